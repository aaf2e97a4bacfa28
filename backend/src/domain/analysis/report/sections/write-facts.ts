import type { Family } from '../../recognition/document-type.ts';
import { addDuration, writtenDay } from '../../recognition/durations.ts';
import { documentKind } from '../../reading/facts/kind/document-kind.ts';
import { matterOf } from '../../reading/facts/kind/paper-matter.ts';
import { findFacts } from '../../reading/facts/find-facts.ts';
import { stretch } from '../../reading/facts/stretch.ts';
import { quoteAt, type Material } from '../material.ts';
import type { Draft } from '../report-draft.ts';
import type { Fact } from '../report.ts';

type FactDraft = Draft<Fact>;

/** Papers that go on for a time. */
const RUNNING: readonly Family[] = [
  'lease',
  'employment',
  'services',
  'subscription',
  'consumer',
  'license',
  'distribution',
  'franchise',
];

/** A length that no rule could read is still one, and `no end date` would be false. */
const SAYS_HOW_LONG =
  /\b(?:terms?|period|space) of\s[^.;\n]{0,40}\b(?:years?|months?|weeks?)\b|\bfixed (?:price )?(?:for|until|to)\b[^.;\n]{0,20}\d|\bend of (?:the |your )?(?:fixed|minimum|first|initial|contract)\b[^.;\n]{0,24}\d|\bend of (?:the|your|these) (?:first |minimum |initial )?[a-z\d]{1,10}[ -](?:months|years)\b|\b\d{1,2}[- ]months? (?:term|saver|plan|membership|contract|fixed)\b|\b(?:back|return(?:ed)?)(?: by| on)?: ?[^.;\n]{0,14}\d/i;
/** Terms that are told beside the one that can be reckoned with. */
const MORE_TERMS = 2;
/** Papers that choose no law. */
const WITHOUT_LAW = ['statute', 'deed', 'court', 'policy'];

/** Key Information: what it is, who signs, sums, dates, term with what follows from it, notices and law. */
export function writeFacts(material: Material): FactDraft[] {
  const { text, paperSides, reader, type, today } = material;
  const found = findFacts(text, paperSides, documentKind(text), reader.country, today).filter(
    ({ kind, quotes }) => kind !== 'law' || quotes.length > 0 || !WITHOUT_LAW.includes(type.family),
  );
  const isTerm = ({ kind }: FactDraft) => kind === 'term';
  const hasEnd = found.some(({ kind, isEnd }) => kind === 'date' && isEnd === true);
  const reckoned = termFacts(material, found)
    .map((fact) => withLastDay(fact, found))
    .filter(({ quotes }) => quotes.length > 0 || !hasEnd);
  const places = new Set(reckoned.flatMap(({ quotes }) => quotes.map(({ paragraph }) => paragraph)));
  const others = found.filter(
    (fact) => isTerm(fact) && !fact.quotes.some(({ paragraph }) => places.has(paragraph)),
  );
  const terms = [...reckoned, ...others.slice(0, MORE_TERMS)];
  const isKnown = terms.some(({ quotes }) => quotes.length > 0);
  const at = found.findIndex(
    ({ kind }) => kind === 'amount' || kind === 'date' || kind === 'notice' || kind === 'law',
  );
  const rest = found.filter((fact) => !isTerm(fact));
  const head = rest.filter(({ kind }) => kind === 'document' || kind === 'party');
  return at < 0 && !isKnown
    ? [...rest, ...terms]
    : [...head, ...terms.filter(({ quotes }) => !isKnown || quotes.length > 0), ...rest.slice(head.length)];
}

/** A term whose start the clause does not name: the fact of the same paragraph says it where a row or another sentence does. */
function withLastDay(fact: FactDraft, found: readonly FactDraft[]): FactDraft {
  if (fact.label !== 'Term' || fact.date !== undefined || fact.quotes.length === 0) return fact;
  const [{ paragraph } = { paragraph: 0 }] = fact.quotes;
  const same = found.find(
    ({ kind, quotes, workedOut }) =>
      kind === 'term' && workedOut !== undefined && quotes.some((quote) => quote.paragraph === paragraph),
  );
  if (same !== undefined) return same;
  const hasStart = found.some(({ isStart }) => isStart === true);
  const { workedOut, ...bare } = fact;
  return hasStart || workedOut === undefined ? bare : fact;
}

function termFacts(material: Material, found: readonly FactDraft[]): FactDraft[] {
  const { text, clauses, timeline, type } = material;
  const { term, end } = timeline;
  const out: FactDraft[] = [];
  if (term !== null) {
    const fact: FactDraft = {
      kind: 'term',
      by: 'rules',
      ...(end === null ? {} : { date: end }),
      label: 'Term',
      text: '',
      quotes: [quoteAt(text, term.start, term.end)],
    };
    const starts = found.flatMap(({ isStart, date }) =>
      isStart === true && date !== undefined ? [date] : [],
    );
    // counted from the day of signing although the paper starts on another one
    const isOff =
      timeline.isEndReckoned &&
      starts.length > 0 &&
      timeline.start !== null &&
      !starts.includes(timeline.start);
    if (isOff)
      return termFacts(
        {
          ...material,
          timeline: {
            ...timeline,
            end: null,
            start: null,
            isEndReckoned: false,
            isStartUnknown: false,
            lastDay: null,
          },
        },
        found,
      );
    const reckoned =
      end !== null && timeline.isEndReckoned
        ? `the first term ends around ${writtenDay(end)}, counted from ${writtenDay(timeline.start!)}.`
        : timeline.isStartUnknown
          ? 'the length is counted from the start date, which this text does not give, so no last day can be named.'
          : fromTo(material, found);
    out.push(reckoned === null ? fact : { ...fact, workedOut: reckoned });
  } else if (
    RUNNING.includes(type.family) &&
    !found.some(({ isEnd, isDeadline }) => isEnd === true || isDeadline === true) &&
    !SAYS_HOW_LONG.test(text.text)
  )
    out.push({ kind: 'term', by: 'rules', label: 'Term', text: 'No end date was found.', quotes: [] });
  const renewal = clauses
    .filter((clause) => clause.kind.id === 'renewal-term' && goesOn(clause.words))
    .toSorted((a, b) => b.hit.score - a.hit.score)[0];
  const place = renewal?.hit ?? timeline.notice?.clause;
  const workedOut = renewalDay(material);
  if (place !== undefined && (place.start !== term?.start || workedOut !== null)) {
    const fact: FactDraft = {
      kind: 'term',
      by: 'rules',
      ...(timeline.lastDay === null ? {} : { date: timeline.lastDay, isDeadline: true }),
      // the day counts for what has to be done by it
      label: timeline.lastDay === null ? 'Renewal' : 'Last day to stop the renewal',
      text: '',
      quotes: [quoteAt(text, place.start, place.end)],
    };
    out.push(workedOut === null ? fact : { ...fact, workedOut });
  }
  return out;
}

/** Whether words speak of a next term: what a guarantee reaches or how long a trial may last is something else. */
const goesOn = (words: string): boolean =>
  /\brenew/i.test(words) || (/\bexten[ds]/i.test(words) && !EXTENDS_ELSE.test(words));
const EXTENDS_ELSE =
  /\b(?:probation\w*|trial|exten(?:ds?|sion) (?:to|of (?:time|cover\w*|the deadline))|liab\w*|recover\w*|deadline|delivery|completion|cover(?:age)?|access)\b/i;

/** A written last day against the first one, in the sentence or in a row, else against the one day on which the paper is dated. */
function fromTo({ timeline, text, type }: Material, found: readonly FactDraft[]): string | null {
  const { start, end } = timeline;
  // the letter that ends a job is no first day of it
  if (matterOf(documentKind(text).label, type.family) === 'end-of-work') return null;
  if (end === null) return null;
  const starts = found.flatMap(({ isStart, date }) => (isStart === true && date !== undefined ? [date] : []));
  // the day of a letter is no first day where the letter names another
  const isOfLetter =
    start !== null && !starts.includes(start) && (starts.length > 0 || timeline.isLengthWritten);
  if (start !== null && start < end && !isOfLetter)
    return `from ${writtenDay(start)} to ${writtenDay(end)}, that is ${stretch(start, end)}.`;
  // a start that stands in a row of its own: `Lease Start: 1 March 2027`
  const rows = found.filter(({ isStart, date }) => isStart === true && date !== undefined);
  if (rows.length > 0) {
    const first = rows[0]!.date!; // both were looked for above
    return rows.length === 1 && first < end
      ? `from ${writtenDay(first)} to ${writtenDay(end)}, that is ${stretch(first, end)}.`
      : null;
  }
  const signed = found.filter(({ isSigning, date }) => isSigning === true && date !== undefined);
  const day = signed.length === 1 ? signed[0]!.date! : null;
  return start === null && day !== null && day < end
    ? `from ${writtenDay(day)}, the day it is dated, to ${writtenDay(end)}, that is ${stretch(day, end)}.`
    : null;
}

/** The last day to stop a renewal, and what it means that this day has passed. */
function renewalDay({ timeline: { end, lastDay }, today }: Material): string | null {
  if (end === null || lastDay === null) return null;
  const now = today.toISOString().slice(0, 10);
  const next = writtenDay(addDuration(end, { count: 1, unit: 'day' }));
  const said = `to stop the first renewal, notice must arrive by ${writtenDay(lastDay)}`;
  if (lastDay >= now) return `${said}.`;
  return end >= now
    ? `${said}. That day has passed, so it will renew on ${next} unless the other side agrees to let it end.`
    : `${said}. The first term is over, so ask whether it was renewed.`;
}
