import type { LegalText } from '../../../document/legal-text.ts';
import { LEGAL_FORM } from '../../languages/en/party-words.ts';
import { hasLegalForm } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';
import { shortNames } from '../names/short-names.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** Such sentences stand at the top; a table of contents may stand above them. */
const HEAD = 14_000;
/** How much of one introduction is read: papers of eight parties take that much. */
const WINDOW = 3_000;
/** Most words `between` that are tried. */
const TRIES = 12;
const MOST_PARTIES = 8;

const OPENS = sifted(
  /\b(?:(?:between|among|amongst)(?: and (?:between|among|amongst))?|the undersigned(?: parties)?)(?:[\s:,;-]|<[^>]{1,8}>){1,6}/gi,
);
/** Where the introduction is over and what it is about begins. */
const CLOSES =
  /\b(?:WITNESSETH|W I T N E S S|RECITALS?|Recitals?|BACKGROUND|Background|PREAMBLE|Preamble|WHEREAS|Whereas|NOW,? THEREFORE|Now,? therefore|IN CONSIDERATION|In consideration|for good and valuable|agree as follows|hereby agree|The parties agree|collectively|(?:each|individually)[ ,](?:(?:a|as a|individually|the) ){0,3}["“']|TERMS AND CONDITIONS|ARTICLE|Article [1I]|SECTION|Section 1)\b|\b1\.1?\s+[A-Z]/;
/** Between two parties. */
const LEADS = sifted(
  /^(?:[\s,;:.|]|\band\b|\bAND\b|\bwith\b|&|\(?[\divx]{1,3}[).]\s|\([A-Za-z]\)\s|Party [A-D12] ?:|the (?=\p{Lu})|The (?=\p{Lu}))+/u,
);
/** One of these stands between two parties; behind a full stop or on a new line something else begins. */
const JOINS = /[,;&]|\band\b|\(?[\divx]{1,3}[).]|Party/i;
const GROUP = sifted(
  /\(([^()]{1,260})\)|,?\s?(?:hereinafter|hereafter|herein)\b[^"“”']{0,50}["“”']{1,2}(?:the )?([^"“”']{1,50})["“”']{1,2}|,\s["“](?:the )?(\p{Lu}[^"“”]{1,40})["”](?=\s?[;,.]|\s(?:and|AND)\b)/gu,
);

/** Where a name ends: what kind of body it is, where it sits, what it does. */
const NAME_ENDS = new RegExp(
  String.raw`,(?!\s?(?:${LEGAL_FORM}|LP|N\.A|P\.C|Co)(?![\p{L}\d]))|\s?[([;:\n"“|]|\s(?:a|an|with|having|located|whose|organi[sz]ed|incorporated (?=in|under)|duly|acting|between|BETWEEN|among|AMONG|And|AND|being|established|registered|existing|doing business|d/b/a|as|on behalf|at \d{1,6}|of \d{1,6}|which|who|is|dated|effective|for|by|and (?:its|their|each|all))\s|\s[-–—]\s`,
  'iu',
);
const LOWER_LINK = sifted(/^(?:of|and|de|des|du|the|for|y|&|et|van|von|der|den|in|d\/b\/a)$/);

/**
 * The parties of a formal paper as its opening sentence says them: `by and between X, Inc., a Delaware corporation (“X”), and Y LLC
 * (“Distributor”)`. Empty unless two are introduced that way, at least one of them a firm; then they are all parties there are.
 */
export function formalIntroductions({ text }: LegalText): Naming[] {
  const head = text.slice(0, HEAD);
  let tries = 0;
  let best: Naming[] = [];
  for (const match of OPENS.matchAll(head)) {
    if (tries++ >= TRIES) break;
    const from = match.index + match[0].length;
    const namings = partiesIn(windowAt(head, from), from);
    if (namings.length < 2 || !namings.some(({ names }) => hasLegalForm(names[0]!))) continue;
    if (areCalled(namings)) return namings;
    // a cover page names them; the sentence that gives them short names may follow
    if (best.length === 0) best = namings;
  }
  return best;
}

/** Whether an introduction gives every party a short name or a role, and no party is only `you` or `we`. */
export const areCalled = (namings: readonly Naming[]): boolean =>
  namings.length > 0 &&
  namings.every(({ roles, aliases, pronoun }) => roles.length + aliases.length > 0 && pronoun === null);

function windowAt(head: string, from: number): string {
  const words = head.slice(from, from + WINDOW);
  const end = words.slice(12).search(CLOSES);
  return end < 0 ? words : words.slice(0, end + 12);
}

function partiesIn(words: string, offset: number): Naming[] {
  const out: Naming[] = [];
  let at = 0;
  let isEnded = false;
  while (out.length < MOST_PARTIES && at < words.length) {
    const lead = LEADS.exec(words.slice(at, at + 60))?.[0] ?? '';
    if (out.length > 0 && isEnded && !JOINS.test(lead)) break;
    at += lead.length;
    const whole = words.slice(at, at + 1_200);
    const address = out.length > 0 && ADDRESS.test(whole) ? (nextParty(whole, 0) ?? 0) : 0;
    at += address;
    const joined = address === 0 ? '' : (LEADS.exec(words.slice(at, at + 60))?.[0] ?? '');
    at += joined.length;
    const chunk = words.slice(at, at + 1_200);
    const name = fullName(chunk);
    // `and Landlord(s): Ida Brown`: a row, which is read as one
    if (name === null || (isRole(name) && /^(?:\(s\))? ?:/.test(chunk.slice(name.length)))) break;
    const group = groupAfter(chunk, name.length);
    const called = group === null ? NOTHING : group.called;
    // without a short name the next party follows an `and`
    const end = group?.end ?? nextParty(chunk, name.length);
    const span = { start: offset + at, end: offset + at + (end ?? name.length) };
    const names = [name, ...coSigner(chunk.slice(name.length), called)];
    out.push({ names, ...called, span, weight: FORMAL });
    if (end === null) break;
    at += end;
    isEnded = group !== null;
  }
  return out;
}

/** `Dana Lowe and Miles Brandt (“Clients”)`: the second person behind one short name in the plural. */
function coSigner(after: string, { roles, aliases }: Pick<Naming, 'roles' | 'aliases'>): string[] {
  const match = /^ (?:and|&) ((?:\p{Lu}[\p{L}'’.-]{1,24} ){1,3}\p{Lu}[\p{L}'’-]{1,24}) ?\(/u.exec(
    after.replaceAll('\n', ' '),
  );
  const isPlural = [...roles, ...aliases].some((word) => /s$|^(?:couple|family|pair)$/i.test(word));
  return match !== null && isPlural && !hasLegalForm(match[1]!) ? [match[1]!] : [];
}

/** `X LLC (“Owner”), 12 Mill Road, Ayton, and …`: where the first one sits, and no second party. */
const ADDRESS = /^\d{1,5}[a-z]?,? \p{Lu}/u;

/** Namings of this weight are all the parties there are. */
export const FORMAL = 5;
const NOTHING = { roles: [], aliases: [], pronoun: null } as const;

function groupAfter(chunk: string, from: number) {
  for (const group of GROUP.matchAll(chunk)) {
    if (group.index < from - 1) continue;
    // another party stands in between
    if (
      /\b(?:and|AND) (?:[A-Z][^\s,]{1,24},? ){1,6}(?:Inc|LLC|Ltd|Corp|Limited)\b/.test(
        chunk.slice(from, group.index),
      )
    )
      return null;
    // `Fernhill Inc. (the Mill) and …`: behind a bracket of its own the next bracket is the next party's
    if (/\)[\s,;]{1,3}(?:and|AND|&)\s{1,3}(?:the |The )?\p{Lu}/u.test(chunk.slice(from, group.index)))
      return null;
    const called = shortNames(group[1] ?? `“${(group[2] ?? group[3])!}”`);
    if (called.roles.length > 0 || called.aliases.length > 0 || called.pronoun !== null)
      return { called, end: group.index + group[0].length };
  }
  return null;
}

function nextParty(chunk: string, from: number): number | null {
  const next = /[\s,](?:and|AND)[\s,:]{1,4}(?=(?:the )?\p{Lu})/u.exec(chunk.slice(from, from + 400));
  return next === null ? null : from + next.index + next[0].length;
}

/** The name that some words begin with, whole up to where it is said what it is; null where they begin with none. */
function fullName(chunk: string): string | null {
  const line = chunk.slice(0, 140).replaceAll('\n', ' ');
  const end = line.slice(1).search(NAME_ENDS);
  if (end < 0) return null;
  const name = line
    .slice(0, end + 1)
    .trim()
    .replace(/[,.]$/, (mark) => (mark === '.' ? mark : ''))
    .replace(/\s{2,}/g, ' ');
  const parts = name.split(' ');
  const isWritten = parts.every((word) => /^[\p{Lu}\d(&“"]/u.test(word) || LOWER_LINK.test(word));
  if (!isWritten || parts.length > 12 || name.length < 2 || NO_NAME.test(name)) return null;
  return /^\p{Lu}|^\d/u.test(name) ? name : null;
}

/** Words that a sentence about parties may begin with. */
const NO_NAME = sifted(
  /^(?:the |each |all |either |both )?(?:parties|party|agreement|vat|if|summons|for the|except|its|recit|r e c i t|this|these|certain|effective|confidential|exhibit|section|article|date|undersigned|company and|licensor and|it|you|we|I)\b/i,
);
