import type { Fact, Quote, Report, Risk } from '../../../../../backend/src/adapters/http/contract.ts';
import { Citations } from './citations.tsx';
import { datedFacts } from '../points/dates.ts';
import { cardWithWords, isSameWords, wordsInBrief } from '../points/shown-words.ts';
import { sentence } from '../points/sentence.ts';
import { PointBox } from './point-box.tsx';
import { PointLink } from './point-link.tsx';
import { TimeLine } from './time-line.tsx';
import { WrongNote } from './wrong-note.tsx';

/** Section 1: what the paper is, who is in it, the dates as a line, and the sums. */
export function FactsSection({ report, now }: { readonly report: Report; readonly now: Date }) {
  const dated = datedFacts(report);
  // One date makes no line; it stands among the other facts then.
  const isLine = dated.length >= 2;
  const rest = isLine ? report.facts.filter((fact) => !dated.some(({ id }) => id === fact.id)) : report.facts;
  const inBrief = wordsInBrief(report);
  if (report.facts.length === 0) return <Nothing />;
  return (
    <>
      {isLine && <TimeLine facts={dated} now={now} />}
      <dl className="divide-y divide-rule border-y border-rule">
        {rest.map((fact) => (
          <FactLine key={fact.id} fact={fact} elsewhere={elsewhere(fact, report, inBrief)} />
        ))}
      </dl>
    </>
  );
}

interface FactLineProps {
  readonly fact: Fact;
  /** What shows its words already, or null. */
  readonly elsewhere: Pick<Risk, 'id' | 'title'> | null;
}

function FactLine({ fact, elsewhere }: FactLineProps) {
  const { id, label, text, quotes, workedOut } = fact;
  return (
    <PointBox pointId={id} className="grid grid-cols-[minmax(5rem,0.4fr)_1fr] gap-x-4 py-1.5 sm:py-2">
      <dt className="text-sm text-paper-dim">{label}</dt>
      <dd>
        {text === '' ? <Words fact={fact} elsewhere={elsewhere} /> : text}{' '}
        <Citations pointId={id} quotes={quotes} title={label} />
        <WrongNote pointId={id} title={label} />
        {workedOut !== undefined && <p className="text-sm text-paper-dim">{sentence(workedOut)}</p>}
      </dd>
    </PointBox>
  );
}

/** A point without a sentence of its own speaks in the words of the document, unless they are shown already. */
function Words({ fact, elsewhere }: FactLineProps) {
  if (elsewhere === null) return <q dir="auto">{fact.quotes[0]?.text}</q>;
  return (
    <>
      See <PointLink pointId={elsewhere.id}>{elsewhere.title}</PointLink>
    </>
  );
}

/** What shows the words of a fact already: the brief or a card. */
function elsewhere(
  { text, quotes: [quote] }: Fact,
  { brief, risks }: Report,
  inBrief: Quote | null,
): Pick<Risk, 'id' | 'title'> | null {
  if (text !== '' || quote === undefined) return null;
  if (inBrief !== null && brief.wayOut !== null && isSameWords(quote, inBrief)) {
    return { id: brief.wayOut.id, title: 'Your way out' };
  }
  return cardWithWords(quote, risks);
}

const Nothing = () => (
  <p className="text-paper-dim">We found no names, dates or sums that we could tie to the text.</p>
);
