import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { hoverPoint, useFocusStore } from './focus-store.ts';
import { elementIdOf } from './report-index.ts';

export interface PointBoxProps {
  readonly pointId: string;
  readonly as?: 'li' | 'div' | 'span';
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A point of the report: where links and the document lead to, and lit up together with its words. */
export function PointBox({ pointId, as: Tag = 'div', className, children }: PointBoxProps) {
  const isActive = useFocusStore(({ active }) => active === pointId);
  const isHovered = useFocusStore(({ hovered }) => hovered === pointId);
  return (
    <Tag
      id={elementIdOf(pointId)}
      tabIndex={-1}
      data-active={isActive}
      onPointerEnter={() => hoverPoint(pointId)}
      onPointerLeave={() => hoverPoint(null)}
      className={cx(
        'scroll-mt-32 outline-none transition-[background-color,box-shadow] duration-150',
        isActive && 'point-active',
        isHovered && !isActive && 'point-hovered',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
