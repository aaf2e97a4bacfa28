import type { ReactNode } from 'react';
import { momentWords } from '../../../lib/words/day-words.ts';
import { ENGLISH_WORDS, wordsOf, type ReportWords } from '../points/report-words.ts';
import type { Answer } from '../shared/answer.ts';
import { whereTheTextWent } from '../shared/provenance-words.ts';

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-3 first:border-t-0 first:pt-0 sm:pt-4">
      <h2 className="font-semibold">{title}</h2>
      <div className="mt-1 flex flex-col gap-1 text-sm sm:mt-2 sm:gap-2 text-paper-dim">{children}</div>
    </section>
  );
}

/** How much of the document was read, and by which means. */
export function Reading({ answer: { document, notices, report } }: { readonly answer: Answer }) {
  const words = wordsOf(report ?? {});
  const { tell } = words;
  // The head of the report says it already where all was read.
  if (document === null || (document.readPercent >= 100 && !isPartLost(notices))) return null;
  return (
    <Block title={tell('How the document was read')}>
      <p>
        {pagesRead(document, words)}.{' '}
        {isPartLost(notices)
          ? tell('At most {count}% was read.', { count: document.readPercent })
          : tell('{count}% was read.', { count: document.readPercent })}
      </p>
    </Block>
  );
}

/** Nobody can count the pages that a damaged file has lost. */
const isPartLost = (notices: Answer['notices']) =>
  notices.some(({ code, pages }) => code === 'partly-recovered' && pages.length === 0);

/** How many pages there were, and how many of them were pictures of text. */
export function pagesRead(
  { pages, ocrPages }: NonNullable<Answer['document']>,
  { tell }: ReportWords = ENGLISH_WORDS,
): string {
  const count = pages === 1 ? tell('1 page') : tell('{count} pages', { count: pages });
  if (ocrPages === 0) return count;
  if (pages === 1) return `${count}, ${tell('by text recognition')}`;
  return ocrPages < pages
    ? `${count}, ${tell('{count} of them by text recognition', { count: ocrPages })}`
    : `${count}, ${tell('all by text recognition')}`;
}

/** Where the text went, when, and which file it was. */
export function Provenance({ answer: { provenance, report } }: { readonly answer: Answer }) {
  if (provenance === null) return null;
  const words = wordsOf(report ?? {});
  const { tell, language } = words;
  return (
    <Block title={tell('Where the text went')}>
      <p>{whereTheTextWent(provenance, words)}</p>
      <details>
        <summary className="w-fit cursor-pointer py-0.5 underline decoration-edge underline-offset-4 hover:text-paper">
          {tell('When, and which file')}
        </summary>
        <p>
          {tell('Started {start}, finished {end}.', {
            start: momentWords(provenance.started, language),
            end: momentWords(provenance.finished, language),
          })}
        </p>
        <p>
          {tell('SHA-256 of the file')}:{' '}
          <code className="text-xs break-all">{provenance.documentSha256}</code>
        </p>
      </details>
    </Block>
  );
}
