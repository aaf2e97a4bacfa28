import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import { GETS_MONEY, PAYS_MONEY } from '../../languages/en/roles/all.ts';
import { paymentsTold } from '../pronouns/payments.ts';
import { isFirm } from '../names/names.ts';
import { isBusinessWord, placesOf, type RolePlace } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';

const COUNTED = 30_000;
const pays = new Set(PAYS_MONEY);
const gets = new Set(GETS_MONEY);

/** Who pays whom in a paper, and whether its words or only the kinds of its sides say so. */
export interface Payment {
  readonly payer: PaperSide;
  readonly payee: PaperSide;
  readonly isSpoken: boolean;
}

/** Whether a word is listed as one for whoever pays, or is paid, whatever else it means. */
export const isListed = (typed: string): boolean =>
  pays.has(typed.toLowerCase()) || gets.has(typed.toLowerCase());

/** The side that a typed word means by who pays: `householder` is who pays the supplier, `funder` whoever pays the grant. */
export function byMoney(
  text: LegalText,
  all: readonly PaperSide[],
  typed: string,
): { readonly side: PaperSide; readonly isSpoken: boolean } | null {
  const does = paysByWord(text, typed);
  if (does === null) return null;
  const payment = paymentOf(text, all);
  if (payment === null) return null;
  const side = does ? payment.payer : payment.payee;
  // between two firms a word for a business tells nothing
  if (isBusinessWord(typed) && all.every(({ name }) => name !== null && isFirm(name))) return null;
  // a firm that pays for what it has not kept is no householder
  if (isOnePerson(typed) && isFirm(side.name ?? '')) {
    const other = side === payment.payer ? payment.payee : payment.payer;
    return isFirm(other.name ?? '') ? null : { side: other, isSpoken: payment.isSpoken };
  }
  return { side, isSpoken: payment.isSpoken };
}

/** Whether no firm is called by a word. */
export const isOnePerson = (typed: string): boolean => ONE_PERSON.test(typed.trim());
const ONE_PERSON =
  /^(?:the |an? )?(?:householder|homeowner|home owner|house owner|lodger|shopper|undergrad(?:uate)?|bride|groom|couple|newlyweds|bridal couple|mum|mom|dad|mother|father|parents?|pupil|patient|passenger|card ?holder|pensioner|nanny|au pair|gym member)$/i;

/** Whether whoever is called by a word usually pays; null where the word stands for either. */
function paysByWord(text: LegalText, typed: string): boolean | null {
  const bare = typed.toLowerCase().replace(/^(?:the|an?|my|our) /, '');
  if (bare.endsWith(' owner') && !pays.has(bare)) return null;
  if (pays.has(bare)) return true;
  const head = text.text.slice(0, COUNTED);
  if (gets.has(bare)) return IS_STAFF.test(bare) && !PAID_WORK.test(head) ? null : false;
  const places = placesOf(bare).filter(
    ({ pair }) =>
      pair.paid !== null && !pair.isEven && (!AGENTS.test(pair.id) || /\bagen(?:t|cy)\b/i.test(head)),
  );
  // the paper speaks of what the word is about
  const isAbout = places.some(
    ({ pair }) => pair.cues !== undefined && new RegExp(pair.cues.source, 'i').test(head),
  );
  if (places.length === 0 || !isAbout) return null;
  const fit = (place: RolePlace) =>
    1 + (place.pair.cues === undefined ? 0 : Math.min(4, head.match(place.pair.cues)?.length ?? 0));
  let [paying, paid] = [0, 0];
  for (const place of places)
    if (place.pair.paid === place.side) paid += fit(place);
    else paying += fit(place);
  const share = Math.max(paying, paid) / (paying + paid);
  return share < CLEAR ? null : paying > paid;
}

const IS_STAFF = /\b(?:starter|staff|hire|waiter|waitress)$/;
const PAID_WORK = /\b(?:wages?|salary|shifts?|an hour|hours a week|rota|pay(?:roll|slip))\b/i;
/** So large a part of a word's weight must lie on one hand. */
const CLEAR = 0.8;
const AGENTS = /^(?:estate-agency|mandate|distribution)$/;

/** Who pays whom: by how the paper speaks of money, else by the one pair of roles that face each other. */
export function paymentOf({ text }: LegalText, all: readonly PaperSide[]): Payment | null {
  const [first, second] = all;
  if (first === undefined || second === undefined || all.length !== 2) return null;
  const body = text.slice(0, COUNTED);
  const you = all.find(({ pronoun }) => pronoun === 'you');
  const speaker = all.find(({ pronoun }) => pronoun === 'we' || pronoun === 'i');
  if (you !== undefined || speaker !== undefined) {
    const addressed = you ?? all.find((side) => side !== speaker)!;
    const writer = all.find((side) => side !== addressed)!;
    const { asked, given } = paymentsTold(body);
    const offered = count(body.slice(0, TOP), OFFER) > 0 ? 2 : 0;
    const told = [
      asked + offered + count(body, ASKED) - count(body, BACK),
      given + count(body, GIVEN),
    ] as const;
    if (you !== undefined && told[0] >= 2 && told[0] > 2 * told[1])
      return { payer: addressed, payee: writer, isSpoken: true };
    if (you !== undefined && told[1] >= 2 && told[1] > 2 * told[0])
      return { payer: writer, payee: addressed, isSpoken: true };
  }
  const [one, other] = [deedsOf(first, body), deedsOf(second, body)];
  if (one + other >= 2 && one > 2 * other) return { payer: first, payee: second, isSpoken: true };
  if (one + other >= 2 && other > 2 * one) return { payer: second, payee: first, isSpoken: true };
  return byRoles(first, second);
}

const count = (body: string, pattern: RegExp): number => body.match(pattern)?.length ?? 0;
/** A title that names a price which somebody is asked. */
const TOP = 300;
const OFFER = /\b(?:quotation|quote|estimate|invoice)\b/gi;
const ASKED =
  /\bwe (?:may |can |will )?(?:raise|change|increase) (?:the|your|our) (?:price|fee|payment|rate)|\bI (?:charge|ask)\b|(?:^|[.:;,!] )(?:please )?pay (?:R ?|Rs\.? ?|[$€£₹]|[A-Z]{3} )\d|\bmy (?:rate|fee|price)\b/gim;
/** What was given and is asked back was given. */
const BACK = /\byou (?:must |will |shall )?(?:pay|give|owe)[^.\n]{0,30} back\b/gi;
const GIVEN =
  /\b(?:we|I) (?:will )?pay (?:each part|statutory|£|€|\$|her\b|him\b)|\bpays you(?:r\b(?! own))?\b|\b(?:salary|wages?): |\byour (?:(?:first|last|next|monthly|weekly|four|two) ){0,2}(?:salary|wages?|grant|pension|hours|job)\b|\b(?:appoint|employ|hire) you\b|\byou (?:must )?(?:pay|give) (?:it |everything |the (?:money|grant) )?back\b/gi;

/** How often a side is said to pay, by name or role: `the customer pays 30%`. */
function deedsOf(side: PaperSide, body: string): number {
  const words = side.mentions.filter((word) => word.length > 2).map(escaped);
  if (words.length === 0) return 0;
  const name = String.raw`(?<![\p{L}])(?:${words.join('|')})s?`;
  const paysOut = count(
    body,
    new RegExp(
      String.raw`${name} (?:shall |must |will |also |agrees to )?(?:pays?|owes?|buys?|repays?|rents?|hires?)\b`,
      'giu',
    ),
  );
  const asked = count(
    body,
    new RegExp(String.raw`\b(?:charge|bill|invoice)s? (?:the )?${name}(?!\p{L})`, 'giu'),
  );
  // `received from Leila Novotny the sum of`, `Raj: i pay £200 now`
  const given = count(body, new RegExp(String.raw`\breceived (?:today )?from ${name}(?!\p{L})`, 'giu'));
  const said = count(
    body,
    new RegExp(
      String.raw`^[^\n:]{0,30}${name}(?: \p{L}+)?: [^\n]{0,40}\bi(?:['’]ll)? (?:pay|owe|transfer|send) (?:you )?[£$€\d]`,
      'gimu',
    ),
  );
  return paysOut + asked + 2 * given + 2 * said;
}

function byRoles(first: PaperSide, second: PaperSide): Payment | null {
  const hands = placesOfSide(first).flatMap((a) =>
    placesOfSide(second).flatMap((b) =>
      a.pair.id === b.pair.id && a.side !== b.side && a.pair.paid !== null ? [a.pair.paid !== a.side] : [],
    ),
  );
  if (hands.length === 0) return byRoleOfOne(first, second) ?? byRoleOfOne(second, first);
  if (!hands.every((hand) => hand === hands[0])) return null;
  return hands[0]!
    ? { payer: first, payee: second, isSpoken: false }
    : { payer: second, payee: first, isSpoken: false };
}

/** An occupant pays whoever the paper calls by a word of its own. */
function byRoleOfOne(known: PaperSide, other: PaperSide): Payment | null {
  const hands = placesOfSide(known).flatMap(({ pair, side }) =>
    pair.paid === null || pair.isEven ? [] : [pair.paid === side],
  );
  if (hands.length === 0 || other.role === null || placesOfSide(other).length > 0) return null;
  if (!hands.every((hand) => hand === hands[0])) return null;
  return hands[0]!
    ? { payer: other, payee: known, isSpoken: false }
    : { payer: known, payee: other, isSpoken: false };
}

const placesOfSide = ({ role }: PaperSide): readonly RolePlace[] => (role === null ? [] : placesOf(role));
