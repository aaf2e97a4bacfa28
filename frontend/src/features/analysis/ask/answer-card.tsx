import type {
  CitedParagraph,
  PaperAnswer,
  Quote,
} from '../../../../../backend/src/adapters/http/contract.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { quotePlace } from '../points/place-words.ts';

export interface AnswerCardProps {
  readonly question: string;
  /** A sentence where the question failed; null while it is awaited. */
  readonly answer: PaperAnswer | string | null;
  readonly paragraphs: readonly CitedParagraph[];
}

/** One question with its answer: the sentence, the words it rests on, and what else touches it. */
export function AnswerCard({ question, answer, paragraphs }: AnswerCardProps) {
  return (
    <li className="border-l-2 border-edge pl-4">
      <h3 className="font-semibold">{question}</h3>
      {answer === null && <Spinner label="Looking it up..." className="py-2" />}
      {typeof answer === 'string' && (
        <p role="alert" className="mt-2 text-alarm">
          {answer}
        </p>
      )}
      {answer !== null && typeof answer !== 'string' && (
        <div className="mt-2 grid gap-3">
          <p className="font-reading text-lg leading-snug">{answer.sentence}</p>
          <Words
            title="In the document"
            quotes={answer.quotes}
            paragraphs={paragraphs}
            said={answer.sentence}
          />
          <Words title="What else touches it" quotes={answer.also} paragraphs={paragraphs} />
          <Words title="Nearest words in the paper" quotes={answer.nearest} paragraphs={paragraphs} />
          {answer.notes.map((note) => (
            <p key={note} className="text-sm text-paper-dim">
              {note}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}

interface WordsProps {
  readonly title: string;
  readonly quotes: readonly Quote[];
  readonly paragraphs: readonly CitedParagraph[];
  /** What stands above: the words in it are not shown a second time. */
  readonly said?: string;
}

function Words({ title, quotes, paragraphs, said = '' }: WordsProps) {
  if (quotes.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm text-paper-dim">{title}</h4>
      <ul className="mt-1 grid gap-2">
        {quotes.map((quote) => (
          <li key={`${quote.paragraph} ${quote.text}`}>
            <blockquote className="border-l-2 border-marker pl-3 text-[0.9375rem] wrap-anywhere">
              {said.includes(quote.text) ? (
                <span className="text-paper-dim">{quotePlace(quote)}</span>
              ) : (
                <>
                  “{quote.text}” <span className="text-paper-dim">({quotePlace(quote)})</span>
                </>
              )}
            </blockquote>
            <WholeParagraph quote={quote} paragraphs={paragraphs} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The paragraph around a quote, where there is more of it. */
function WholeParagraph({ quote, paragraphs }: Pick<WordsProps, 'paragraphs'> & { readonly quote: Quote }) {
  const text = paragraphs.find(({ id }) => id === quote.paragraph)?.text ?? '';
  if (text.length <= quote.text.length + 10) return null;
  return (
    <details className="pl-3 text-sm">
      <summary className="cursor-pointer py-1 text-paper-dim">The whole paragraph</summary>
      <p className="wrap-anywhere">{text}</p>
    </details>
  );
}
