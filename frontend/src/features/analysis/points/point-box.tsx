import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { hoverPoint } from './focus-store.ts';
import { usePointLook } from './point-look.ts';
import { elementIdOf } from './report-index.ts';

export interface PointBoxProps {
  readonly pointId: string;
  readonly as?: 'li' | 'div' | 'span';
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A point of the report: where links and the document lead to, and lit up together with its words. */
export function PointBox({ pointId, as: Tag = 'div', className, children }: PointBoxProps) {
  const look = usePointLook([pointId]);
  return (
    <Tag
      id={elementIdOf(pointId)}
      tabIndex={-1}
      data-active={look === 'active'}
      onPointerEnter={() => hoverPoint(pointId)}
      onPointerLeave={() => hoverPoint(null)}
      className={cx(
        'relative scroll-mt-32 outline-none',
        look === 'active' && 'point-active',
        look === 'hovered' && 'point-hovered',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
