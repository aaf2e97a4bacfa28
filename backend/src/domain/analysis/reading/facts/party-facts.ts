import type { LegalText } from '../../document/legal-text.ts';
import type { Draft, DraftQuote } from '../../report/report-draft.ts';
import type { Fact, ReportReader, ReportSide } from '../../report/report.ts';
import { actsFor } from '../sides/names/representatives.ts';
import { messagesOf } from '../chats/messages.ts';
import { isSameName } from '../sides/gather.ts';
import { hasLegalForm, isFirm, isPersonName, withoutEnding } from '../sides/names/names.ts';
import type { PaperSide, PaperSides } from '../sides/side.ts';
import { quoteAround } from './places.ts';

/** Every party with its role; the reader's own says so. */
export function partyFacts(text: LegalText, { all, reader }: PaperSides): Draft<Fact>[] {
  const sides = all.filter(({ name, role, pronoun }) => name !== null || role !== null || pronoun !== null);
  if (sides.length === 0)
    return [
      { kind: 'party', label: 'Parties', text: 'We found no names of parties.', quotes: [], by: 'rules' },
    ];
  // in mails to and fro whoever writes is `I` in turn
  const changesHands = messagesOf(text).length > 1;
  return sides.map((side): Draft<Fact> => {
    const others = side.alsoNamed
      .filter((name) => (!isSameName(name, side.name ?? '') || isFirm(name)) && !JOB.test(name))
      .filter((name) => !isOfFirm(text, side.name, name))
      .slice(0, 6);
    const shared = together(text, side.name, others[0]);
    if (shared) {
      others.splice(0, others.length, ...others.filter((name) => !shared.includes(name)));
    }
    const also = others.length === 0 ? '' : `, with ${others.join(', ')}`;
    const role = side.role === null || side.role === side.name ? '' : ` (${side.role})`;
    const called = changesHands && side.name !== null ? null : side.pronoun === 'i' ? 'I' : side.pronoun;
    const isNamed = !isSpokenOnly(side);
    const named = `${shared ?? sideName(side)}${side.name === null ? '' : role}${also}`;
    return {
      kind: 'party',
      label: reader?.id === side.id ? 'Party (you)' : 'Party',
      text: isNamed
        ? stopped(called === null ? named : `${named}, called “${called}” in the text`)
        : `The side that the text calls “${called}”.`,
      ...(isNamed && called !== null ? { textWithoutPronoun: stopped(named) } : {}),
      quotes: quotesOf(text, side),
      by: 'rules',
      sideId: side.id,
    };
  });
}

/** `PARGETER LETTINGS LTD`, with itself without the legal form, or with whoever signs for it. */
function isOfFirm(whole: LegalText, name: string | null, other: string): boolean {
  const { text } = whole;
  if (name === null) return false;
  // `For the Museum: H. Pell, Registrar`
  if (actsFor(whole, name, other)) return true;
  const place = isPersonName(other) ? text.lastIndexOf(other) : -1;
  if (
    place > 0 &&
    IN_ITS_PLACE.test(text.slice(Math.max(0, place - 90), place)) &&
    text.slice(Math.max(0, place - 90), place).includes(`${name}:`)
  )
    return true;
  if (!hasLegalForm(name)) return false;
  // `Alder & Co` of `ALDER & CO ROOFING LTD.`
  if (isFirm(other) && name.toLowerCase().startsWith(`${other.toLowerCase()} `)) return true;
  if (withoutEnding(name).toLowerCase() === other.toLowerCase()) return true;
  const at = isPersonName(other) ? text.lastIndexOf(other) : -1;
  return at > 0 && SIGNED_FOR.test(text.slice(Math.max(0, at - 90), at));
}
const IN_ITS_PLACE = /\b(?:for|on behalf of)(?: the)? [^\n:]{2,60}: $/i;
const SIGNED_FOR = /\b(?:signed for|for and on behalf of|on behalf of)\b[^\n]{0,70}$/i;

/** With one full stop: `Acme Inc.` has its own. */
const stopped = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

/** What somebody is, not who: `People and Practice Manager`. */
const JOB =
  /\b(?:manager|director|secretary|officer|partner|clerk|chair|chairman|chairwoman|president|treasurer|principal|administrator|coordinator|supervisor|head of \w+)$/i;

const isSpokenOnly = ({ name, role, pronoun }: PaperSide) =>
  name === null && role === null && pronoun !== null;

/** `Marius and Helena van Wyk`, `Dana Lowe and Miles Brandt`: two persons whom the paper names as one side; null where it does not. */
function together(text: LegalText, name: string | null, other: string | undefined): string | null {
  if (name === null || other === undefined || isFirm(name) || isFirm(other)) return null;
  return (
    [
      [name, other],
      [other, name],
    ]
      .flatMap((pair) => [pair.join(' and '), pair.join(' & ')])
      .find((pair) => pair.split(' ').length > 2 && text.text.includes(pair)) ?? null
  );
}

/** A side by its name, or by those of both who share it; null where the paper names nobody. */
export const nameOfSide = (text: LegalText, { name, alsoNamed }: PaperSide): string | null =>
  together(text, name, alsoNamed[0]) ?? name;

/** The sides for the report. */
export function reportSides(text: LegalText, { all }: PaperSides): Draft<ReportSide>[] {
  return all.map((side) => ({
    id: side.id,
    name: nameOfSide(text, side) ?? sideName(side),
    role: side.role === sideName(side) ? null : side.role,
    quotes: quotesOf(text, side),
  }));
}

/** Which side the report is written for, or whose risks it tells while the reader's side is not known. */
export function reportReader(
  { reader, certainty }: PaperSides,
  typed: string,
  assumed: PaperSide | null = null,
): ReportReader {
  return {
    sideId: reader?.id ?? null,
    typed,
    certainty,
    ...(assumed === null ? {} : { writtenFor: assumed.id }),
  };
}

/** Full name, else the role, else who the text speaks as or to. */
function sideName({ name, role, pronoun }: PaperSide): string {
  return name ?? role ?? (pronoun === 'you' ? 'You' : pronoun === 'we' ? 'We' : 'I');
}

function quotesOf(text: LegalText, { introducedAt, name, role }: PaperSide): DraftQuote[] {
  if (introducedAt !== null)
    return [quoteAround(text, introducedAt.start, Math.min(introducedAt.end, introducedAt.start + 160))];
  const word = name ?? role;
  const at = word === null ? -1 : text.text.indexOf(word);
  return at < 0 ? [] : [quoteAround(text, at, at + word!.length)];
}
