import { useId } from 'react';
import type { Proposal } from '../../../../../backend/src/marking/proposals.ts';
import { Badge } from '../../../ui/badge.tsx';
import { SEVERITY_LABELS, SEVERITY_TONES } from '../shared/severity-words.ts';
import { quotePlace } from '../points/place-words.ts';
import { hasBlanks } from './blanks.ts';
import type { Choice } from './use-choices.ts';

const AREA =
  'field-sizing-content mt-1 block min-h-20 w-full rounded-[3px] border border-edge bg-ink px-3 py-2 text-base leading-snug placeholder:text-paper-faint hover:border-paper-dim';

export interface PointChoiceProps {
  readonly point: Proposal;
  readonly choice: Choice;
  /** Whether the document itself will be marked. */
  readonly isMarked: boolean;
  readonly onChange: (next: Partial<Choice>) => void;
}

/** One point: whether it is asked for, in which words, and what the other side will read. */
export function PointChoice({ point, choice, isMarked, onChange }: PointChoiceProps) {
  const id = useId();
  const { title, severity, quote, why, ask, isSentence } = point;
  return (
    <li className="rounded-[4px] border border-rule bg-ink-raised px-4 py-3">
      <label className="flex min-h-9 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={choice.isChosen}
          onChange={({ currentTarget }) => onChange({ isChosen: currentTarget.checked })}
          className="mt-0.5 size-5 shrink-0 accent-marker"
        />
        <span className="min-w-0 font-semibold">
          <Badge
            tone={severity === null ? 'neutral' : SEVERITY_TONES[severity]}
            className="mr-2 align-[0.1em]"
          >
            {severity === null ? 'Missing' : SEVERITY_LABELS[severity]}
          </Badge>
          {title}
        </span>
      </label>
      {choice.isChosen && (
        <div className="mt-2 flex flex-col gap-3 sm:pl-8">
          {quote !== null && quote.text !== '' && (
            <div>
              <p className="text-[0.8125rem] text-paper-dim">
                The words{quote.clause === null && quote.page === null ? '' : `, ${quotePlace(quote)}`}
              </p>
              <blockquote
                dir="auto"
                className="mt-1 rounded-[2px] bg-sheet px-3 py-2 font-reading text-print"
              >
                {quote.text}
              </blockquote>
            </div>
          )}
          <div>
            <label htmlFor={id} className="text-[0.8125rem] text-paper-dim">
              {point.kind === 'gap' ? 'Clause to add' : 'Words to propose'}
            </label>
            <textarea
              id={id}
              rows={3}
              value={choice.words}
              placeholder="Leave this empty to ask without proposing words."
              onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
              className={AREA}
            />
          </div>
          {hasBlanks(choice.words) && (
            <p className="border-l-2 border-caution pl-3 text-sm">Fill in what stands in brackets.</p>
          )}
          {isMarked && isSentence && choice.words.trim() !== '' && (
            <label className="flex min-h-9 items-center gap-3">
              <input
                type="checkbox"
                checked={choice.place === 'replace'}
                onChange={({ currentTarget }) =>
                  onChange({ place: currentTarget.checked ? 'replace' : 'beside' })
                }
                className="size-5 shrink-0 accent-marker"
              />
              <span>Put them in the place of the quoted words</span>
            </label>
          )}
          <p className="text-sm text-paper-dim">
            The other side reads: {why} Please {ask}.
          </p>
        </div>
      )}
    </li>
  );
}
