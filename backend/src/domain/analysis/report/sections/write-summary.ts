import { NOT_SIGNED } from '../../recognition/document-type.ts';
import { findExits } from '../../facts/termination-rights.ts';
import { assumedReader } from '../../reading/burdens/assumed-reader.ts';
import { isAlreadySigned } from '../../reading/facts/already-signed.ts';
import { documentKind, kindWords } from '../../reading/facts/kind/document-kind.ts';
import { matterOf } from '../../reading/facts/kind/paper-matter.ts';
import { isOnlyTold, LETTER_KINDS } from '../../reading/letters/letter-kind.ts';
import { hasAnyExit, isPlainExit } from '../../reading/facts/way-out.ts';
import { mainPayment } from '../../reading/duties/told/main-payment.ts';
import { isAbsent, isExpected } from '../../reading/gaps/find-gaps.ts';
import { nameOfSide } from '../../reading/facts/party-facts.ts';
import { isLittleRead } from '../../reading/duties/how-much-read.ts';
import type { PaperSide } from '../../reading/sides/side.ts';
import { writtenDay } from '../../recognition/durations.ts';
import type { RankedRisk } from './write-risks.ts';
import type { Material } from '../material.ts';
import type { Draft, DraftWayOut } from '../report-draft.ts';
import { isMinorSum, mainSums } from '../brief.ts';
import { factsIn, isDwarfed, yearly } from './largest-sum.ts';
import { isBesideMain, isMainSum, isMainQuote } from './main-sum.ts';
import { isAgainstLastDay } from './against-last-day.ts';
import { steppedPrice } from './stepped-price.ts';
import type { Fact } from '../report.ts';
import { quotable } from '../plain.ts';
import { inSentence } from '../side-names.ts';

/** The summary: what it is, what you give, what you get, how to leave, what to fix first. Short words, short sentences. */
export function writeSummary(
  material: Material,
  facts: readonly Draft<Fact>[],
  risks: readonly RankedRisk[],
  wayOut: DraftWayOut | null,
): string[] {
  const { type, law, reader } = material;
  const isSigned = !NOT_SIGNED.includes(type.family) && !isOnlyTold(documentKind(material.text).label);
  const out: string[] = [whatItIs(material, isSigned), ...whoYouAre(material)];
  out.push(...mainMoney(material, facts));
  if (isSigned) {
    out.push(...leaving(material, wayOut));
    // a way out is told with its price where one is raised below
    const isDear = risks.some(({ risk }) => risk.family === 'exit-cost' && risk.certainty === 'found');
    const isToldFree = wayOut !== null && wayOut.isInWords !== true && wayOut.isDear !== true;
    if (isDear && isToldFree) out.push('Leaving may cost something.');
  }
  out.push(...lastDays(material, facts));
  if (law !== null) out.push(`The law of ${inSentence(law.replace('; ', ' and '))} applies.`);
  // a burden whose side is unknown is not told, and what was not understood either, so silence is no comfort there
  const isComfort = material.paperSides.reader !== null && !isLittleRead(material);
  const act = !isSigned ? 'know' : isAlreadySigned(material.text) ? 'reopen' : 'sign';
  out.push(...whatToFix(risks, act, isComfort));
  if (risks.some(({ risk }) => risk.law !== null))
    out.push(`Rules in ${inSentence(reader.country)} may help you.`);
  return out;
}

function whatItIs({ text, paperSides }: Material, isSigned: boolean): string {
  const { label } = documentKind(text);
  const kind = kindWords(label);
  const names = paperSides.all.map((side) => short(nameOfSide(text, side) ?? ''));
  // names are given, or none is used; rules and notices are between nobody
  const isLetter = (LETTER_KINDS as readonly string[]).includes(label);
  const isBetween = isSigned && !isLetter && names.length === 2 && names.every((name) => name !== '');
  return `${kind.isPlural ? 'These are' : 'This is'} ${kind.words}${isBetween ? ` between ${names[0]} and ${names[1]}` : ''}.`;
}

function whoYouAre({ text, paperSides, reader: { identity } }: Material): string[] {
  const { reader } = paperSides;
  if (reader === null) {
    const assumed = assumedReader(paperSides);
    const name = assumed === null ? null : nameOfSide(text, assumed);
    if (paperSides.all.length === 0) return [];
    const unclear = 'It is not clear which side you are on.';
    return name === null ? [unclear] : [unclear, `Where a risk says “you”, it means ${short(name)}.`];
  }
  // one of several on a side is called by their own name
  const own = reader.alsoNamed.find((name) => name.toLowerCase() === identity.trim().toLowerCase());
  if (own !== undefined && reader.role === null) return [`You are ${short(own)}.`];
  const called = calledIn({ ...reader, name: nameOfSide(text, reader) });
  return called === null ? [] : [`You are ${called}.`];
}

/** `the tenant`, else the name; null for a side that the paper only calls `you`. */
function calledIn({ name, role }: PaperSide): string | null {
  if (role !== null && role !== name && !/^(?:you|we|i)$/i.test(role))
    return `the ${role.replace(/^the /i, '').toLowerCase()}`;
  return name === null || /^(?:you|we|i)$/i.test(name) ? null : short(name) || null;
}

/** What a reader can do with a paper: sign it or not, ask to change what is signed, or only know it. */
type Act = 'sign' | 'reopen' | 'know';

/** What is said where the rules confirm no risk; beside risks of a model it is not said. */
export const NO_BIG_RISK = 'The rules found no big risk.';
export const SECOND_LOOK = 'Some sentences are worth a second look.';
const READ_IT_ALL = 'Read it all';
const LOOK_FIRST = {
  sign: 'Fix this first',
  reopen: 'Look at this first',
  know: 'Look at this first',
} as const;

/** Whether a sentence of a summary names the point to look at first. */
export const namesFirst = (line: string): boolean =>
  Object.values(LOOK_FIRST).some((words) => line.startsWith(`${words}: `));

/** Whether a sentence of a summary stands where no point to look at first was found. */
export const namesNone = (line: string): boolean =>
  [NO_BIG_RISK, SECOND_LOOK, READ_IT_ALL].some((words) => line.startsWith(words));

function whatToFix(all: readonly RankedRisk[], act: Act, isComfort: boolean): string[] {
  const risks = all.filter(({ risk }) => risk.certainty === 'found');
  const [first, second] = risks.map(({ risk }) => risk);
  if (first === undefined) {
    const more = all.length > 0 ? ` ${SECOND_LOOK}` : '';
    const found = isComfort ? NO_BIG_RISK : '';
    // `Still` answers a comfort; where nothing was said before it, there is none
    const said = `${found}${more}`.trim();
    const when = act === 'sign' ? ' before you sign' : '';
    return [said === '' ? `${READ_IT_ALL}${when}.` : `${said} Still, read it all${when}.`];
  }
  const out = [`${LOOK_FIRST[act]}: ${lower(first.title)}.`];
  if (second !== undefined) out.push(`Then look at this: ${lower(second.title)}.`);
  if (act === 'know') return [...out, 'If you are not sure what it means for you, ask for help soon.'];
  if (act === 'reopen') return [...out, 'Ask what can still be changed.'];
  const isGrave = risks.filter(({ risk }) => risk.severity === 'high').length >= 2;
  return [...out, isGrave ? 'Do not sign before these points are clear.' : 'Ask about it before you sign.'];
}

/** When the first term ends, and by when to say no to the next one. */
function lastDays(
  { timeline: { end, lastDay, isEndReckoned }, today, text, type }: Material,
  facts: readonly Draft<Fact>[],
): string[] {
  if (end === null || isAgainstLastDay(end, facts)) return [];
  // the day on which a job ends is no end of a first term
  if (matterOf(documentKind(text).label, type.family) === 'end-of-work') return [];
  const now = today.toISOString().slice(0, 10);
  // a day that the paper names, and no next term
  if (!isEndReckoned && lastDay === null)
    return [end < now ? `Its last day was ${writtenDay(end)}.` : `Its last day is ${writtenDay(end)}.`];
  if (end < now) return [`The first term ended about ${writtenDay(end)}.`];
  const first = `The first term ends about ${writtenDay(end)}.`;
  if (lastDay === null) return [first];
  return lastDay >= now
    ? [first, `To stop the next term, say so by ${writtenDay(lastDay)}.`]
    : [first, 'The day to stop the next term has passed, so it will go on unless both sides agree.'];
}

/** Lower case at the start, unless the word is all capitals. */
const lower = (title: string) =>
  /^[A-Z]{2}/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** The same of a label; one that the paper writes with capitals throughout, `Monthly Rent`, is its own and stays. */
const lowerLabel = (label: string) => (/\s\p{Lu}/u.test(label) ? label : lower(label));

const short = (words: string, most = 7) => {
  const list = words
    .replace(/\s?\((?!pty\)|pvt\)|private\))[^()]*\)/gi, '')
    .replace(/\((?!pty\)|pvt\)|private\))|(?<!\((?:pty|pvt|private))\)/gi, '')
    .replace(/[“”"[\]]|[.;:](?=\s|$)/g, '')
    .split(' ')
    .filter(Boolean);
  return list.length > most ? '' : list.join(' ');
};

const isOthers = (sideId: string | null, { reader }: Material['paperSides']) =>
  reader !== null && sideId !== null && sideId !== 'both' && sideId !== reader.id;

/** Most words of a sentence that is quoted whole. */
const LONGEST_QUOTE = 45;

/** A figure that was taken out: `[*]`, `***`, `$____`. A payment without its sum says nothing. */
const BLACKED_OUT = /[[(]\s?[*•●]|\*\s?\*|_{3,}/;

/** The main payment, the reader's or else the one to the reader: what is to be paid, or the sentence that says so; nothing minor. */
function mainMoney({ duties, paperSides }: Material, facts: readonly Draft<Fact>[]): string[] {
  const wordsOf = ({ quotes }: Material['duties'][number]) => quotes.at(-1)?.text ?? '';
  const fits = duties.filter(
    (duty) => wordsOf(duty).split(/\s+/).length <= LONGEST_QUOTE && !BLACKED_OUT.test(wordsOf(duty)),
  );
  const own = mainPayment(
    fits.filter(({ sideId }) => sideId !== null && sideId === paperSides.reader?.id),
    wordsOf,
  );
  const duty =
    own ??
    mainPayment(
      fits.filter(({ sideId }) => sideId !== 'both'),
      wordsOf,
    );
  const named = namedSums(facts);
  if (duty === undefined) return named ?? [];
  const action = /\p{Ll}/u.test(duty.action) ? lower(duty.action) : duty.action.toLowerCase();
  const pays = /^(?:pay|repay)\b/.test(action);
  if (pays && duty === own) return [`You must ${action}.`];
  if (pays && isOthers(duty.sideId, paperSides)) return [`The other side must ${action}.`];
  // a sentence read alone may say something else: `before it goes up`
  if (named === null) return [];
  if (named.length > 0) return named;
  if (!/\d/.test(wordsOf(duty)) || isDwarfed(factsIn(wordsOf(duty), facts), facts)) return [];
  const quote = wordsOf(duty).replace(/^[\s•*–-]+|\s+$/g, '');
  if (!isMainQuote(quote, facts)) return [];
  const shown = isSaidToOthers(quote, paperSides) ? null : quotable(quote.replace(/[,;:]$/, ''));
  return shown === null ? [] : [`On money, it says: “${shown}”${/[.!]$/.test(shown) ? '' : '.'}`];
}

/** `You undertake to pay`, behind `You are the lender`: a quote whose `you` is not the reader would be read as the reader's debt. */
const isSaidToOthers = (quote: string, paperSides: Material['paperSides']): boolean => {
  const reader = paperSides.reader ?? assumedReader(paperSides);
  return reader !== null && reader.pronoun !== 'you' && /\b(?:you|your|yours)\b/i.test(quote);
};

/**
 * The main sums of the first section, each with what it is for and how often it is due: `Money: €80 a week (rent); €160 (deposit).` Null where
 * another sum of the paper makes those small: then none is told.
 */
function namedSums(facts: readonly Draft<Fact>[]): string[] | null {
  const all = mainSums(facts).filter((fact) => isMainSum(fact, facts));
  // the whole before its parts
  const whole = all.find((sum) => !PARTS.has(sum.amount?.purpose ?? ''));
  const isPart = whole !== undefined && isOnlyPart(all[0]!, whole);
  const sums = isPart ? [whole, ...all.filter((sum) => sum !== whole)] : all;
  // a deposit or a fee for joining says nothing where the price is not known
  const first = sums.find((sum) => !isBesideMain(sum));
  if (first === undefined) return [];
  if (isBeside(first, facts)) return [];
  const step = steppedPrice(first, facts);
  if (step !== null) return [step];
  const rest = sums.filter((sum) => sum !== first);
  // beside what comes back again and again, what is paid or lent once says more than a small fee
  // … and two prices under one name say less than one
  const named = rest.filter(
    ({ amount, label }) => amount?.purpose !== 'cost' && (label !== first.label || label === 'Sum'),
  );
  const second = named.find(({ amount }) => amount?.period === null) ?? named[0];
  if (isDwarfed(second === undefined ? [first] : [first, second], facts)) return null;
  // a sum whose purpose the paper does not say stands alone
  if (first.label === 'Sum' && (second === undefined || second.label === 'Sum'))
    return [`Money: ${first.text}`];
  if (first.label === 'Sum')
    return [
      `Money: ${first.text.replace(/\.$/, '')}; ${second!.text.replace(/\.$/, '')} (${lowerLabel(second!.label)}).`,
    ];
  // of two that are called alike, the larger: which of them is which nobody can tell
  const isAlike = second !== undefined && second.label === first.label;
  const shown = isAlike
    ? [yearly(second.amount) > yearly(first.amount) ? second : first]
    : [first, ...(second === undefined || second.label === 'Sum' ? [] : [second])];
  const told = shown.map(({ label, text }) => `${text.replace(/\.$/, '')} (${lowerLabel(label)})`);
  return [`Money: ${told.join('; ')}.`];
}

/** A deposit or a part of a price is not the money of a paper that names a larger sum without saying what for. */
const isBeside = (first: Draft<Fact>, facts: readonly Draft<Fact>[]): boolean =>
  PARTS.has(first.amount?.purpose ?? '') &&
  first.amount?.period === null &&
  facts.some(
    ({ amount, label }) =>
      amount !== undefined &&
      !isMinorSum(amount) &&
      (amount.purpose === null || label === 'Sum' || label === 'Payment') &&
      amount.value > first.amount!.value,
  );
/** Whether a sum is a part of another that is paid once. */
const isOnlyPart = ({ amount: part }: Draft<Fact>, { amount: whole }: Draft<Fact>): boolean =>
  PARTS.has(part?.purpose ?? '') &&
  part!.period === null &&
  whole!.period === null &&
  whole!.value > part!.value;
const PARTS: ReadonlySet<string> = new Set(['deposit', 'first payment', 'balance', 'instalment']);

/** How to leave, as the brief says it. That there is no way is said only where no trace of one stands anywhere. */
function leaving({ text, type, clauses, sides, paperSides }: Material, wayOut: DraftWayOut | null): string[] {
  if (wayOut !== null)
    return [
      wayOut.isInWords === true
        ? `It has a sentence on how to leave${wayOut.text === '' ? '.' : `; ${wayOut.text.charAt(0).toLowerCase()}${wayOut.text.slice(1)}`}`
        : wayOut.text,
    ];
  const exits = findExits(text, clauses, sides);
  const isOthersAlone = exits.every(({ whose, sentence }) => whose === 'other' && isPlainExit(sentence));
  const named = exits.map(({ sentence }) => sentence);
  if (exits.length > 0 && isOthersAlone && paperSides.reader !== null && !hasAnyExit(text, named))
    return ['We found a right to leave without a reason only for the other side.'];
  return isExpected('way-out', type.family, documentKind(text).label) &&
    isAbsent('way-out', text) &&
    !hasAnyExit(text)
    ? ['We did not find a sentence on how you can leave early.']
    : [];
}
