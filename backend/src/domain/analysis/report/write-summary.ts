import { NOT_SIGNED } from '../recognition/document-type.ts';
import { findExits, type Exit } from '../facts/termination-rights.ts';
import { isAbsent } from '../reading/gaps/find-gaps.ts';
import { writtenDay } from '../recognition/durations.ts';
import type { RankedRisk } from './write-risks.ts';
import type { Material } from './material.ts';
import type { Draft } from './report-draft.ts';
import type { Point } from './report.ts';
import { inSentence, nameOf } from './side-names.ts';

/** The summary: what it is, what you give, what you get, how to leave, what to fix first. Short words, short sentences. */
export function writeSummary(material: Material, risks: readonly RankedRisk[]): string[] {
  const { type, sides, paperSides, law, duties, reader } = material;
  const out: string[] = [/^an? /.test(type.label) ? `This is ${type.label}.` : `These are ${type.label}.`];
  const isNamed = sides.all.slice(0, 2).every((side) => side.name !== null);
  const named = sides.all
    .slice(0, 2)
    .map((side) => short(isNamed ? side.name! : nameOf(side.label))) // names are given, or none is used
    .filter((name) => name !== 'you');
  if (named.length === 2) out.push(`It is between ${named[0]} and ${named[1]}.`);
  if (sides.reader !== null && sides.reader.label !== 'you')
    out.push(`You are ${nameOf(sides.reader.label)}.`);
  if (sides.reader === null && sides.all.length > 0) out.push('It is not clear which side you are on.');
  const give = mainAction(duties.filter(({ sideId }) => sideId === paperSides.reader?.id));
  if (give !== null) out.push(`You must ${give}.`);
  const get = mainAction(duties.filter(({ sideId }) => isOthers(sideId, paperSides)));
  if (get !== null) out.push(`In return, the other side must ${get}.`);
  const isSigned = !NOT_SIGNED.includes(type.family);
  if (isSigned) out.push(...leaving(material));
  out.push(...lastDays(material));
  if (law !== null) out.push(`The law of ${inSentence(law.replace('; ', ' and '))} counts.`);
  const [first, second] = risks.map(({ risk }) => risk);
  if (first === undefined)
    out.push(
      isSigned
        ? 'The rules found no big risk. Still, read it all before you sign.'
        : 'The rules found no big risk. Still, read it all.',
    );
  else {
    out.push(`${isSigned ? 'Fix this first' : 'Look at this first'}: ${lower(first.title)}.`);
    if (second !== undefined) out.push(`Then look at this: ${lower(second.title)}.`);
    if (isSigned) {
      const isGrave = risks.filter(({ risk }) => risk.severity === 'high').length >= 2;
      out.push(isGrave ? 'Do not sign before these points are clear.' : 'Ask about it before you sign.');
    } else out.push('If you are not sure what it means for you, ask for help soon.');
  }
  if (risks.some(({ risk }) => risk.law !== null))
    out.push(`Rules in ${inSentence(reader.country)} may help you.`);
  return out;
}

/** When the first term ends, and by when to say no to the next one. */
function lastDays({ timeline: { end, lastDay }, today }: Material): string[] {
  if (end === null) return [];
  const now = today.toISOString().slice(0, 10);
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

const short = (words: string, most = 7) => {
  const list = words
    .replace(/\s?\([^()]*\)/g, '')
    .replace(/[“”"()[\]]|[.;:](?=\s|$)/g, '')
    .split(' ')
    .filter(Boolean);
  return list.length > most ? '' : list.join(' ');
};

const isOthers = (sideId: string | null, { reader }: Material['paperSides']) =>
  reader !== null && sideId !== null && sideId !== 'both' && sideId !== reader.id;

const LONGEST_ACTION = 14;

/** What a side gives in the main, in the paper's own words: the first payment, else its first duty; null where none is short enough. */
function mainAction(duties: Material['duties']): string | null {
  const short = duties
    .map(({ action }) => action)
    .filter(
      (action) =>
        action !== '' &&
        !action.startsWith('Must not') &&
        action.split(' ').length <= LONGEST_ACTION &&
        !/\b(?:late|overdue|penalt|interest|default|damages|notif|notice|if|prepayment|termination)/i.test(
          action,
        ),
    );
  const action = short.find((words) => /^(?:pay|repay|deliver|provide|lend)\b/i.test(words)) ?? short[0];
  return action === undefined ? null : action.charAt(0).toLowerCase() + action.slice(1);
}

const CONDITIONS = { payment: 'a payment', waiting: 'a waiting time' } as const;

function leaving({ text, clauses, sides }: Material): string[] {
  const exits = findExits(text, clauses, sides);
  // absence is claimed only where no trace of an exit stands anywhere
  if (exits.length === 0)
    return isAbsent('way-out', text) ? ['We did not find a sentence on how you can leave early.'] : [];
  const own = ownExits(exits);
  return own === null ? ['Only the other side seems free to leave early.'] : [own.text];
}

/** The rights that are the reader's, and how they are used; null where there is none. */
function ownExits(exits: readonly Exit[]): { readonly text: string; readonly exits: readonly Exit[] } | null {
  const shared = exits.filter(({ whose }) => whose === 'both');
  const own = exits.filter(({ whose }) => whose === 'reader');
  if (shared.length > 0) return { text: `Both sides may leave early${howToLeave(shared)}.`, exits: shared };
  return own.length > 0 ? { text: `You may leave early${howToLeave(own)}.`, exits: own } : null;
}

/** How the reader can get out, with the sentences that say so. */
export function writeWayOut({ text, clauses, sides }: Material): Draft<Point> | null {
  const own = ownExits(findExits(text, clauses, sides));
  if (own === null) return null;
  const sentences = [...new Set(own.exits.map(({ sentence }) => sentence))].slice(0, 2);
  const quotes = sentences.map((sentence) => ({ text: sentence.text, paragraph: sentence.paragraph }));
  return { text: own.text, quotes, by: 'rules' };
}

/** How a right to leave is used: by notice alone, or only on conditions. */
function howToLeave(exits: readonly Exit[]): string {
  const found = exits.flatMap(({ conditions }) => conditions);
  if (found.length === 0) return ' by giving notice';
  const named = (['payment', 'waiting'] as const).filter((one) => found.includes(one));
  const list = named.map((one) => CONDITIONS[one]).join(' and ');
  return `, but on conditions${list === '' ? '' : `: ${list}`}`;
}
