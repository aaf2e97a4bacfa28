import type { Quote } from '../../../../../backend/src/adapters/http/contract.ts';
import { cx } from '../../../ui/cx.ts';
import { useReportWords } from './report-words.ts';

export interface RenderingProps {
  readonly quotes: readonly Quote[];
  readonly className?: string;
}

/** What the AI model made of words of the document, under its name; nothing where it made nothing. */
export function Rendering({ quotes, className }: RenderingProps) {
  const { tell } = useReportWords();
  const said = new Set(quotes.flatMap(({ rendering }) => rendering ?? []));
  return [...said].map((words) => (
    <p key={words} className={cx('text-[0.8125rem] text-paper-dim', className)}>
      {tell('Translated by the AI model')}: {words}
    </p>
  ));
}
