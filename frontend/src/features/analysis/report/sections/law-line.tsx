import type { LawNote } from '../../../../../../backend/src/adapters/http/contract.ts';
import { useReportWords } from '../../points/report-words.ts';
import { safeUrl } from '../../shared/safe-url.ts';
import { dayWords } from '../../../../lib/words/day-words.ts';

/** A rule of the chosen country, with where it can be read. */
export function LawLine({ law: { text, source, checked } }: { readonly law: LawNote }) {
  const { tell, language } = useReportWords();
  const href = safeUrl(source);
  return (
    <>
      {text}{' '}
      <span className="text-sm text-paper-dim">
        {href === undefined ? (
          source
        ) : (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="underline decoration-marker underline-offset-4 hover:text-marker"
          >
            {tell('Source')}
          </a>
        )}
        {checked !== null && `, ${tell('read on {date}', { date: dayWords(checked, language) })}`}
      </span>
    </>
  );
}
