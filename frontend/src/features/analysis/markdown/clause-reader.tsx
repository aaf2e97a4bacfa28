import { useEffect, useRef, useState } from 'react';
import type { CitedParagraph } from '../../../../../backend/src/adapters/http/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Answer } from '../shared/answer.ts';
import { closeClause, useClauseReaderStore, type ClauseRequest } from './clause-reader-store.ts';
import { locateQuotes } from '../document/locate-quotes.ts';
import { fullPlace } from '../points/place-words.ts';

/** The document's own words behind a point of the report. The text comes with the answer and lives in memory only. */
export function ClauseReader({ answer }: { readonly answer: Answer }) {
  const shown = useClauseReaderStore((state) => state.shown);
  const cited = answer.paragraphs.find(({ id }) => id === shown?.paragraph);
  // A report that goes away takes its reader with it.
  useEffect(() => closeClause, []);
  if (shown === null || cited === undefined) return null;
  return (
    <OpenReader key={`${cited.id} ${shown.citations.join()}`} answer={answer} shown={shown} cited={cited} />
  );
}

interface OpenReaderProps {
  readonly answer: Answer;
  readonly shown: ClauseRequest;
  readonly cited: CitedParagraph;
}

function OpenReader({ answer, shown, cited }: OpenReaderProps) {
  const [page, setPage] = useState(cited.page);
  const pages = [...new Set(answer.paragraphs.map((paragraph) => paragraph.page))].toSorted((a, b) => a - b);
  const place = pages.indexOf(page);
  const citations = answer.citations.filter(({ id }) => shown.citations.includes(id));
  const isClose = citations.some(({ status }) => status === 'close');

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeClause()}
      size="lg"
      title={page === cited.page ? fullPlace(cited) : `Page ${page}`}
      description={
        isClose
          ? 'The report quotes this clause with small differences in wording.'
          : 'The words the report rests on are highlighted.'
      }
    >
      <div className="rounded-[3px] bg-sheet px-5 py-6 font-reading text-lg leading-relaxed text-print sm:px-10 sm:py-9">
        {answer.paragraphs
          .filter((paragraph) => paragraph.page === page)
          .map((paragraph) => (
            <Paragraph
              key={paragraph.id}
              paragraph={paragraph}
              quotes={paragraph.id === cited.id ? citations.map(({ quote }) => quote) : null}
            />
          ))}
      </div>
      {pages.length > 1 && (
        <nav aria-label="Pages" className="mt-5 flex items-center justify-between gap-4">
          <Button
            variant="outline"
            size="sm"
            disabled={place <= 0}
            onClick={() => setPage(pages[place - 1] ?? page)}
          >
            Previous page
          </Button>
          <span className="text-sm text-paper-dim">
            {place + 1} of {pages.length}
          </span>
          <Button
            variant="outline"
            size="sm"
            disabled={place >= pages.length - 1}
            onClick={() => setPage(pages[place + 1] ?? page)}
          >
            Next page
          </Button>
        </nav>
      )}
    </Dialog>
  );
}

interface ParagraphProps {
  readonly paragraph: CitedParagraph;
  /** The words to highlight; null when this is not the cited paragraph. */
  readonly quotes: readonly string[] | null;
}

function Paragraph({ paragraph, quotes }: ParagraphProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const isCited = quotes !== null;
  useEffect(() => {
    if (!isCited) return;
    // A paragraph may be longer than the window: the words themselves must be in it, and of many words the first.
    const words = ref.current?.querySelector('mark') ?? ref.current;
    if (words === null) return;
    const isTall = words.getBoundingClientRect().height > window.innerHeight / 2;
    words.scrollIntoView({ block: isTall ? 'start' : 'center' });
  }, [isCited]);

  return (
    <p ref={ref} data-cited={isCited} className="relative mt-4 whitespace-pre-line first:mt-0">
      {isCited && (
        <span className="block font-sans text-xs leading-7 text-print-dim sm:absolute sm:right-full sm:mr-2">
          §{paragraph.id}
        </span>
      )}
      {paragraph.clause !== null && !opensWith(paragraph.text, paragraph.clause) && (
        <span className="mr-2 text-print-dim">{paragraph.clause}</span>
      )}
      {isCited ? <Highlighted text={paragraph.text} quotes={quotes} /> : paragraph.text}
    </p>
  );
}

/** Whether the text itself begins with its clause number, so that `4` is not shown before `4. Purchases`. */
const opensWith = (text: string, clause: string): boolean =>
  text.startsWith(clause) && !/^[\p{L}\p{N}]/u.test(text.slice(clause.length));

/** Marks the quotes; where none of them is found word for word, the whole paragraph is what the report means. */
function Highlighted({ text, quotes }: { readonly text: string; readonly quotes: readonly string[] }) {
  const stretches = locateQuotes(text, quotes);
  if (!stretches.some(({ isQuoted }) => isQuoted)) return <mark className="marker scroll-mt-5">{text}</mark>;
  return stretches.map((stretch, index) =>
    stretch.isQuoted ? (
      // oxlint-disable-next-line react/no-array-index-key -- the stretches of one paragraph never move
      <mark key={index} className="marker scroll-mt-5">
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}
