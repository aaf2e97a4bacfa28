import type { Duty, Report, Risk } from '../../../../../backend/src/adapters/http/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Citations } from './citations.tsx';
import { cardWithWords } from '../points/shown-words.ts';
import { PointBox } from './point-box.tsx';
import { PointLink } from './point-link.tsx';
import { dutyGroups } from '../points/duty-groups.ts';
import { WrongNote } from './wrong-note.tsx';

/** Section 2: who must do what, the reader's side first, side by side where there is room. */
export function DutiesSection({ report }: { readonly report: Report }) {
  const groups = dutyGroups(report);
  if (groups.length === 0) {
    return <p className="text-paper-dim">We found no duties that we could tie to the text.</p>;
  }
  return (
    <div className="grid gap-x-8 gap-y-7 @2xl:grid-cols-2">
      {groups.map(({ key, title, duties }) => (
        <section key={key} aria-label={title} className="min-w-0">
          <h4 className="mb-2 font-semibold">{title}</h4>
          <ul className="divide-y divide-rule border-y border-rule">
            {duties.map((duty) => (
              <DutyLine key={duty.id} duty={duty} card={cardOf(duty, report)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Characters of a quote that stand for a duty without words of its own, where it is read out. */
const MOST_OF_A_TITLE = 80;

/** The card that says the same words: the duty leads there and does not say them again. */
function cardOf({ text, quotes: [quote] }: Duty, { risks }: Report): Risk | null {
  const isVerbatim = quote !== undefined && (text === '' || quote.text.includes(text.replace(/\.$/, '')));
  return isVerbatim ? cardWithWords(quote, risks) : null;
}

function DutyLine({ duty, card }: { readonly duty: Duty; readonly card: Risk | null }) {
  const { id, action, text, when, quotes } = duty;
  // The sentence, not the action alone: the sentence says whether the thing is to be done or left.
  const words = text === '' ? action : text;
  const title = words === '' ? (quotes[0]?.text ?? '').slice(0, MOST_OF_A_TITLE) : words;
  const isDue = when !== null && !words.includes(when);
  return (
    <PointBox pointId={id} as="li" className="py-1.5 sm:py-2.5">
      <p>
        {card === null ? (
          words === '' ? (
            <q dir="auto" className="max-sm:line-clamp-2">
              {quotes[0]?.text}
            </q>
          ) : (
            words
          )
        ) : (
          <PointLink pointId={card.id}>{card.title}</PointLink>
        )}
        {isDue && <Badge className="ml-2 align-middle font-medium whitespace-normal">{when}</Badge>}
      </p>
      <Citations pointId={id} quotes={quotes} title={title} />
      <WrongNote pointId={id} title={title} />
    </PointBox>
  );
}
