import type { Fact, Report, Risk } from '../../../../../backend/src/adapters/http/contract.ts';
import { Citations } from './citations.tsx';
import { datedFacts } from '../points/dates.ts';
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
  if (report.facts.length === 0) return <Nothing />;
  return (
    <>
      {isLine && <TimeLine facts={dated} now={now} />}
      <dl className="divide-y divide-rule border-y border-rule">
        {rest.map((fact) => (
          <FactLine key={fact.id} fact={fact} card={cardWithWords(fact, report.risks)} />
        ))}
      </dl>
    </>
  );
}

function FactLine({ fact, card }: { readonly fact: Fact; readonly card: Risk | null }) {
  const { id, label, text, quotes, workedOut } = fact;
  return (
    <PointBox pointId={id} className="grid grid-cols-[minmax(5rem,0.4fr)_1fr] gap-x-4 py-2">
      <dt className="text-sm text-paper-dim">{label}</dt>
      <dd>
        {text === '' ? <Words fact={fact} card={card} /> : text}{' '}
        <Citations pointId={id} quotes={quotes} title={label} />
        <WrongNote pointId={id} title={label} />
        {workedOut !== undefined && <p className="text-sm text-paper-dim">{sentence(workedOut)}</p>}
      </dd>
    </PointBox>
  );
}

/** A point without a sentence of its own speaks in the words of the document, unless a card shows them already. */
function Words({ fact, card }: { readonly fact: Fact; readonly card: Risk | null }) {
  if (card === null) return <q dir="auto">{fact.quotes[0]?.text}</q>;
  return (
    <>
      See <PointLink pointId={card.id}>{card.title}</PointLink>
    </>
  );
}

const cardWithWords = ({ quotes: [quote] }: Fact, risks: readonly Risk[]): Risk | null =>
  risks.find(({ quotes }) => quotes.some(({ text }) => text !== '' && text === quote?.text)) ?? null;

const Nothing = () => (
  <p className="text-paper-dim">We found no names, dates or sums that we could tie to the text.</p>
);
