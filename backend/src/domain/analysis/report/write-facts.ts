import { countryOfPlace } from '../recognition/places.ts';
import { namesType, NOT_SIGNED } from '../recognition/document-type.ts';
import { addDuration, writtenDay } from '../recognition/durations.ts';
import { findAmounts } from '../recognition/money.ts';
import { quoteAt, sideIdOf, type Material } from './material.ts';
import { capital } from './plain.ts';
import type { Draft, DraftQuote } from './report-draft.ts';
import type { Fact } from './report.ts';
import { inSentence } from './side-names.ts';

type FactDraft = Draft<Fact>;

const MOST_AMOUNTS = 4;
/** With fewer clauses than this the first sentences tell a reader more than the rules do. */
const FEW_CLAUSES = 4;

/** Where a line that names the kind of paper is looked for, and how long it may be. */
const NEAR_TOP = 2_000;
const LONGEST_LINE = 160;

/** Key Information: what it is, who signs, dates, term, law and money; what is not there is said to be missing. */
export function writeFacts(material: Material): FactDraft[] {
  const { type } = material;
  const out: FactDraft[] = [
    {
      kind: 'document',
      by: 'rules',
      label: 'Document',
      text: `${capital(type.label)}.`,
      quotes: kindQuotes(material),
    },
  ];
  out.push(...partyFacts(material));
  out.push(dateFact(material));
  out.push(...termFacts(material));
  out.push(...lawFacts(material));
  out.push(...amountFacts(material));
  if (material.clauses.length < FEW_CLAUSES) out.push(...mainPoints(material));
  return out;
}

/** The words that show what it is: the title, or a line near the top that names the kind where the title does not. */
function kindQuotes({ text, facts: { title }, type }: Material): DraftQuote[] {
  const isNamed = title !== null && namesType(type, text.text.slice(title.start, title.end));
  const line = isNamed
    ? undefined
    : text.paragraphs.find(
        (paragraph) =>
          paragraph.start < NEAR_TOP &&
          paragraph.text.length <= LONGEST_LINE &&
          namesType(type, paragraph.text),
      );
  const place = line ?? title;
  return place === null ? [] : [quoteAt(text, place.start, place.end)];
}

function mainPoints({ text }: Material): FactDraft[] {
  const telling = text.sentences.filter(
    (sentence) => sentence.text.length > 34 && /[a-z]{3} [a-z]/.test(sentence.text),
  );
  return telling.slice(0, 4).map((sentence) => ({
    kind: 'other',
    by: 'rules',
    label: 'It says',
    text: '',
    quotes: [{ text: sentence.text, paragraph: sentence.paragraph }],
  }));
}

function partyFacts({ text, sides }: Material): FactDraft[] {
  const parties = text.parties.map((party): FactDraft => {
    const isReader =
      sides.reader !== null &&
      (sides.reader.name === party.name ||
        party.aliases.some((alias) => sides.reader!.mentions.includes(alias.toLowerCase())));
    const side = isReader ? sides.reader : sides.all.find(({ name }) => name === party.name);
    return {
      kind: 'party',
      by: 'rules',
      ...(side === undefined || side === null ? {} : { sideId: sideIdOf(side, sides) }),
      label: isReader ? 'Party (you)' : 'Party',
      text:
        party.name.split(' ').length > 12
          ? ''
          : party.name +
            (party.aliases.length > 0 && party.aliases[0] !== party.name
              ? `, called ${party.aliases.slice(0, 2).join(' or ')}.`
              : '.'),
      quotes: [quoteAt(text, party.start, Math.min(party.end, party.start + 200))],
    };
  });
  if (parties.length === 0)
    return [
      {
        kind: 'party',
        by: 'rules',
        label: 'Parties',
        text:
          sides.all.length === 0
            ? 'The rules found no names.'
            : `The text speaks of ${sides.all.map((side) => side.label).join(' and ')}, without full names.`,
        quotes: [],
      },
    ];
  return parties;
}

function dateFact({ text, facts }: Material): FactDraft {
  const date = facts.agreementDate ?? facts.effectiveDate;
  if (date === null) return { kind: 'date', by: 'rules', label: 'Date', text: 'Not found.', quotes: [] };
  const isBlank = date.value === null;
  return {
    kind: 'date',
    by: 'rules',
    ...(date.value === null ? {} : { date: date.value }),
    label: 'Date',
    text: isBlank ? 'Not filled in or not a full date.' : '',
    quotes: [sentenceQuote(text, date.start, date.end)],
  };
}

/** The sentence around a place, cut to a readable window. */
function sentenceQuote(text: Material['text'], start: number, end: number) {
  const sentence = text.sentences.find((candidate) => candidate.start <= start && candidate.end >= end);
  if (sentence === undefined) return quoteAt(text, start, end);
  const from = start - sentence.start <= 120 ? sentence.start : start - 80;
  const to = sentence.end - end <= 110 ? sentence.end : end + 60;
  return quoteAt(text, wordStart(text.text, from, sentence.start), wordEnd(text.text, to, sentence.end));
}

function wordStart(text: string, at: number, least: number): number {
  if (at <= least) return least;
  const space = text.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}

function wordEnd(text: string, at: number, most: number): number {
  if (at >= most) return most;
  const space = text.lastIndexOf(' ', at);
  return space < 0 ? at : space;
}

function termFacts(material: Material): FactDraft[] {
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
    const reckoned =
      end !== null && timeline.isEndReckoned
        ? `the first term ends around ${writtenDay(end)}, counted from ${writtenDay(timeline.start!)}.`
        : timeline.isStartUnknown
          ? 'the length is counted from the start date, which this text does not give, so no last day can be named.'
          : null;
    out.push(reckoned === null ? fact : { ...fact, workedOut: reckoned });
  } else if (!NOT_SIGNED.includes(type.family))
    out.push({ kind: 'term', by: 'rules', label: 'Term', text: 'No end date was found.', quotes: [] });
  const renewal = clauses
    .filter((clause) => clause.kind.id === 'renewal-term' && /\b(?:renew|exten[ds])/i.test(clause.words))
    .toSorted((a, b) => b.hit.score - a.hit.score)[0];
  const place = renewal?.hit ?? timeline.notice?.clause;
  const workedOut = renewalDay(material);
  if (place !== undefined && (place.start !== term?.start || workedOut !== null)) {
    const fact: FactDraft = {
      kind: 'term',
      by: 'rules',
      ...(timeline.lastDay === null ? {} : { date: timeline.lastDay }),
      label: 'Renewal',
      text: '',
      quotes: [quoteAt(text, place.start, place.end)],
    };
    out.push(workedOut === null ? fact : { ...fact, workedOut });
  }
  return out;
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

/** A place that is a gap, or a word that another page explains. */
const OPEN_PLACE =
  /_{2,}|\[[^\]]{0,40}\]|\bGoverning Law\b(?=,| without|\.)|\bCover Page\b|\bOrder Form\b|\bset (?:out|forth) (?:in|on)\b/;

function lawFacts({ text, clauses, law, type, reader }: Material): FactDraft[] {
  const clause = clauses
    .filter((candidate) => candidate.kind.id === 'governing-law')
    .toSorted((a, b) => b.hit.score - a.hit.score)[0];
  const country = law === null ? null : countryOfPlace(law);
  const isForeign = country !== null && reader.country !== 'Other' && country !== reader.country;
  if (clause !== undefined)
    return [
      {
        kind: 'law',
        by: 'rules',
        label: 'Governing law',
        text:
          law === null
            ? OPEN_PLACE.test(text.text.slice(clause.hit.start, clause.hit.end))
              ? 'The place is left open here; it must stand on another page or be filled in.'
              : 'The rules know no place by the name that stands here.'
            : `${law.replace('; ', ' and ')}.${isForeign ? ` This is not the law of ${inSentence(reader.country)}.` : ''}`,
        quotes: [quoteAt(text, clause.hit.start, clause.hit.end)],
      },
    ];
  return ['statute', 'deed', 'court', 'policy'].includes(type.family)
    ? []
    : [
        {
          kind: 'law',
          by: 'rules',
          label: 'Governing law',
          text: 'The document does not name one.',
          quotes: [],
        },
      ];
}

function amountFacts({ text }: Material): FactDraft[] {
  const seen = new Set<string>();
  const out: FactDraft[] = [];
  for (const amount of findAmounts(text.text)) {
    if (seen.has(amount.text) || !/\d/.test(amount.text)) continue;
    seen.add(amount.text);
    out.push({
      kind: 'amount',
      by: 'rules',
      label: 'Amount',
      text: `${amount.text.replace(/\s+/g, ' ')}.`,
      quotes: [sentenceQuote(text, amount.start, amount.end)],
    });
    if (out.length >= MOST_AMOUNTS) break;
  }
  return out.length === 0
    ? [{ kind: 'amount', by: 'rules', label: 'Amounts', text: 'No sum of money was found.', quotes: [] }]
    : out;
}
