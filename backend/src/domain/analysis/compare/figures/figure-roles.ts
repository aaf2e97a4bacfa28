import type { Frame } from '../../reading/frames/frame.ts';
import type { PaperSides } from '../../reading/sides/side.ts';
import type { Measured } from './figure-pairs.ts';
import { payerAndTaker } from './payer.ts';

/** What a figure is to the side that it falls on. */
export type FigureUse = 'pay' | 'get' | 'notice' | 'time' | 'liability' | 'ban' | 'do' | 'may';

/** Whose figure it is. */
export interface FigureRole {
  readonly use: FigureUse;
  readonly sideId: string;
}

/** What weighs more on a side the larger it is; the rest is the better for it. */
export const IS_BURDEN: Readonly<Record<FigureUse, boolean>> = {
  pay: true,
  get: false,
  notice: true,
  time: false,
  liability: true,
  ban: true,
  do: true,
  may: false,
};

const LIABILITY =
  /\bliab\w{1,6}\b[^.;]{0,140}\b(?:limit\w{0,3}|exceed\w{0,3}|more than|at most|up to|capped|maximum|cap)\b|\b(?:limit|cap|maximum)\b[^.;]{0,60}\bliab/i;
const LIABLE = /\bliab/i;
const INTEREST_BEFORE = /\binterest\b[^,;.]{0,60}$/i;
const DEADLINE_BEFORE =
  /\b(?:within|no later than|not later than|in the (?:first|next)|inside|has|have)\s{1,2}(?:the\s)?(?:first\s|next\s)?$/i;
const DUE_BEFORE = /\b(?:due|payable|paid|falls? due|fall due)\s{1,2}(?:in\s)?$/i;
const NOTICE_AROUND =
  /\bnotice\b|\bin advance\b|\bbeforehand\b|\bwarning\b|\bahead\b|\bbefore (?:the end|the expiry|the renewal|entering|leaving|ending|it ends)\b|\bintimation\b/i;
/** A figure that only says when something else happens. */
const CONDITION_BEFORE =
  /\b(?:if|when|where|once(?! (?:a|an|per|every|each)\b)|unless|upon|being|late|overdue|arrears?|fails?|exceeds?|more than|after)\b[^,;:]{0,50}$/i;
/** Whom a notice is given to: whoever is on the other side gives it. */
const GIVEN_NOTICE =
  /\b(?:give|gives|giving|given to)\s(?:the\s)?(\p{L}[\p{L}’'-]{0,20})\s(?:at least\s|not less than\s|a minimum of\s)?$/iu;
/** A time in which something must not happen, for it costs: `if you resign within twelve months you repay the bonus`. */
const WINDOW = /\b(?:if|should|where|when)\b[^;:]{0,80}\bwithin\s(?:the\s)?(?:first\s|next\s)?$/i;
const LOSES =
  /(?<![\p{L}])(\p{L}[\p{L}’'-]{0,24})\s(?:(?:will|shall|must|agrees? to|has to|have to)\s)?(?:repays?|refunds?|pays?|owes?|forfeits?|loses?|lose|reimburses?|returns?)\b/iu;
/** The most that something may rise. */
const CAP_BEFORE =
  /\b(?:exceed|(?:no|not|never) (?:be )?more than|at most|a maximum of|(?:capped|limited) (?:at|to))\s(?:by\s)?$/i;
const RISES = /\b(?:increases?|rises?|raised?|reviews?|uplift)\b/i;
/** Time that has to be paid for: `you pay for the eight weeks`. */
const PAID_FOR = /\bpays?\s(?:for\s)?(?:the\s|those\s|these\s)?$/i;
/** Time that costs nothing. */
const FREE_AFTER = /^\s(?:costs? nothing|(?:is|are) (?:free|not charged)|free of charge)\b/i;
const FOR_BEFORE = /\b(?:for|during)\s{1,2}(?:a (?:period|term) of\s|a further\s|the first\s)?$/i;
const UP_TO_BEFORE = /\bup to\s{1,2}$/i;
/** Time that one side gives to the other. */
const GIVING_TIME =
  /\b(?:giving|gives?|allows?|allowing|leaves?|leaving|grants?|granting)\s(?:you|us|me|him|her|them|the\s\p{L}{3,14}|\p{Lu}\p{L}{1,14})\s{1,2}(?:up to\s|another\s|a further\s)?$/u;
/** A row or heading that names wages. */
const PAY_ROW = /^(?:\d{1,2}\.?\s)?(?:pay|salary|wages?|remuneration|basic pay|gross pay)\b/i;
const GETTING =
  /\b(?:is|are|be|am) (?:entitled|paid|credited|refunded|reimbursed)\b|\b(?:receives?|gets?|earns?|has back|have back)\b/i;
const PAYING =
  /\b(?:pays?|paid|payable|owes?|reimburses?|deposits?|bears?|contributes?|refunds?|repays?|returns?|charged?|due|costs?|advances?|lends?|credits?)\b/i;
/** The same, where somebody has to do it by a time: what costs something is no payment. */
const PAID = /\b(?:pays?|paid|payable|due|owes?|reimburses?|repays?)\b/i;
/** A price in front of a figure, and a side that asks it rather than pays it. */
const PRICE_BEFORE =
  /\b(?:fee|charge|cost|penalty|price|premium|payment|deduction|deposit)s? (?:of|being)\s{1,2}(?:up to\s)?$/i;
const ASKING = /\b(?:charge|levy|impose|deduct|keep|retain|withhold|demand|claim|raise|increase)\w{0,3}\b/i;
/** What is paid where no payer is named: prices by who buys, wages by who employs. */
const PRICES =
  /\b(?:rents?|prices?|fees?|charges?|deposits?|premiums?|subscriptions?|fares?|penalt(?:y|ies)|fines?|instal?ments?|liquidated damages|interest|bond|excess|hire|amounts?|invoices?|costs?|plans?)\b/i;
const WAGES =
  /\b(?:salary|wages?|stipend|bonus|remuneration|sick pay|severance|allowance|holidays?|annual leave|gratuity)\b/i;
const GIVEN_BACK = /\b(?:refunds?|compensation|credit|discount|rebate)\b/i;
const GIVEN_BACK_IN =
  /\b(?:back|released|refunded|returned|repaid|paid back|comes back|reimbursed|credited)\b[^.;]{0,40}$/i;
const WAITS =
  /\b(?:have|has|get|gets|receive|receives)\b[^.;]{0,40}$|\b(?:is|are|be) (?:refunded|returned|repaid|released)\b/i;
/** A time that nobody can leave in. */
const BOUND =
  /\b(?:minimum (?:term|period)|lock-?in|commitment|may not (?:end|leave|terminate|cancel) before|fixed term)\b/i;
const WARRANTED = /\b(?:warrant\w{0,4}|guarantees?|guaranteed|defects?)\b/i;
/** Words of the side that finds fault. */
const COMPLAINED =
  /\b(?:defects?|complaints?|claims?|faults?|shortages?)\b[^.;]{0,40}\b(?:report|notif|rais|made|lodg|submit|tell|told)/i;

/** Whose figure it is and what it is to them, or null where the clause does not plainly say. `paper`: its words, which may say who pays. */
export function roleOfFigure(
  text: string,
  figure: Measured,
  frame: Frame | null,
  sides: PaperSides,
  paper: string | null = null,
): FigureRole | null {
  if (sides.all.length < 2) return null;
  const before = text.slice(Math.max(0, figure.start - 100), figure.start);
  const around = text.slice(Math.max(0, figure.start - 60), figure.end + 90);
  const actor = frame?.actor.kind === 'side' ? frame.actor.id : null;
  const [payer, taker] = payerAndTaker(sides, paper);
  if (figure.kind !== 'time' && LIABILITY.test(text.slice(0, figure.end)))
    return of('liability', sideOfLiability(text, sides) ?? actor);
  const paid = figure.kind === 'money' ? paidSide(before, sides) : null;
  if (paid !== null) return of('get', paid);
  if (figure.kind === 'time' && WINDOW.test(before)) {
    const loses = windowOf(before, text.slice(figure.end), sides);
    if (loses !== 'other') return loses;
  }
  if (figure.kind !== 'time' && CAP_BEFORE.test(before) && RISES.test(text)) return of('pay', payer);
  const isOfNone = frame?.actor.kind === 'both' || frame?.actor.kind === 'outsider';
  if (isOfNone) return null;
  if (figure.kind === 'time') {
    if (DEADLINE_BEFORE.test(before)) {
      if (COMPLAINED.test(text) && actor === null) return of('time', payer);
      // whoever gives back has the time, not the one who waits
      if (GIVEN_BACK_IN.test(before)) {
        const waits = actor !== null && WAITS.test(before);
        return of('time', waits ? (sides.all.find(({ id }) => id !== actor)?.id ?? null) : (actor ?? taker));
      }
      return of('time', actor ?? (PAID.test(text) && PRICES.test(text) ? payer : null));
    }
    if (DUE_BEFORE.test(before)) return of('time', actor ?? (PRICES.test(text) ? payer : null));
    const given = GIVEN_NOTICE.exec(before)?.[1];
    const told =
      given === undefined ? undefined : sides.all.find((side) => isNamed(side, given.toLowerCase()));
    if (told !== undefined && NOTICE_AROUND.test(around)) return of('notice', otherOf(sides, told.id));
    if (UP_TO_BEFORE.test(before) && AHEAD_AFTER.test(text.slice(figure.end))) return of('notice', actor);
    if (PAID_FOR.test(before)) return of('pay', actor);
    if (NOTICE_AROUND.test(around.replace(/\bwithout (?:giving )?(?:any )?(?:prior )?notice\b/gi, '')))
      return of('notice', actor);
    if (FREE_AFTER.test(text.slice(figure.end))) return of('get', payer);
    if (BOUND.test(text)) return of('ban', weakerOf(sides) ?? payer);
    if (WARRANTED.test(text) && !CONDITION_BEFORE.test(before)) return of('do', actor ?? taker);
  }
  const covered = figure.kind === 'money' ? coveredSide(before, sides) : null;
  if (covered !== null) return of('get', covered);
  const owner = figure.kind === 'share' ? ownerOfShare(before, sides) : null;
  if (owner !== null) return of('get', owner);
  if (figure.kind === 'share' && INTEREST_BEFORE.test(before))
    return of('pay', actor !== null && PAYING.test(before) ? actor : payer);
  if (CONDITION_BEFORE.test(before) && !PRICE_BEFORE.test(before)) {
    if (!/\bafter\b[^,;:]{0,50}$/i.test(before) || figure.kind === 'time') return null;
  }
  return roleOfDeed({ text, figure, frame, actor, before, payer, sides });
}

/** `The policy covers the Rider for claims (€5 million)`: the side that is covered; null where none is named. */
function coveredSide(before: string, { all }: PaperSides): string | null {
  const who = /\bcovers\s(?:the\s)?(\p{L}[\p{L}’'-]{1,24})\b[^.;]{0,80}$/u.exec(before)?.[1]?.toLowerCase();
  return who === undefined ? null : (all.find((side) => isNamed(side, who))?.id ?? null);
}

/** `You will be paid $24 an hour`: the side that is paid; null where none is named. */
function paidSide(before: string, { all }: PaperSides): string | null {
  const who =
    /(?<![\p{L}])(\p{L}[\p{L}’'-]{0,24})\s(?:(?:will|shall|must) be|is|are)\s(?:also\s)?(?:paid|credited|reimbursed|given)\s[^.;,]{0,30}$/iu.exec(
      before,
    )?.[1];
  return who === undefined ? null : (all.find((side) => isNamed(side, who.toLowerCase()))?.id ?? null);
}

/** A window for somebody's act that costs the same side something; `other` where it does not, null where nobody can tell. */
function windowOf(before: string, after: string, { all }: PaperSides): FigureRole | 'other' | null {
  const who = /\b(?:if|should|where|when)\s(?:the\s)?(\p{L}[\p{L}’'-]{0,24})\s[^;:]{0,80}$/iu.exec(
    before,
  )?.[1];
  const loser = LOSES.exec(after)?.[1];
  const [side, other] = [who, loser].map((word) =>
    word === undefined ? undefined : all.find((one) => isNamed(one, word.toLowerCase())),
  );
  if (loser === undefined || (other !== undefined && other !== side)) return 'other';
  return side !== undefined && side === other ? of('ban', side.id) : null;
}

const isNamed = ({ mentions, role, pronoun }: PaperSides['all'][number], word: string) => {
  const forms = [word, word.replace(/s$/, '')];
  return (
    forms.includes(role?.toLowerCase() ?? '') ||
    (pronoun !== null && PRONOUNS[pronoun].some((one) => one === word)) ||
    mentions.some((one) => forms.includes(one.toLowerCase().replace(/^the\s/, '')))
  );
};

/** `The Gallery's commission is 50%`: the side that keeps a share of what comes in; null where none is named. */
function ownerOfShare(before: string, { all }: PaperSides): string | null {
  const found = all.filter(({ role, name, mentions, pronoun }) => {
    const names = [role, name, ...mentions]
      .filter((one): one is string => one !== null && one.length > 1)
      .map((one) => one.replace(/^the\s/i, '').replace(/[^\p{L}\d ]/gu, '.'));
    const own = pronoun === null ? [] : [PRONOUNS[pronoun][0]];
    return [...names.map((one) => `${one}['’]s?`), ...own].some((one) =>
      new RegExp(`(?<![\\p{L}])${one}\\s(?:commission|share|cut|royalty)\\s[^.;:]{0,20}$`, 'iu').test(before),
    );
  });
  return found.length === 1 ? found[0]!.id : null;
}

const of = (use: FigureUse, sideId: string | null): FigureRole | null =>
  sideId === null ? null : { use, sideId };

interface Deed {
  readonly text: string;
  readonly figure: Measured;
  readonly frame: Frame | null;
  readonly actor: string | null;
  readonly before: string;
  readonly payer: string | null;
  readonly sides: PaperSides;
}

/** A sum that somebody gives or pays to somebody: `in which case she gives him $400`. */
const GIVEN_TO =
  /\b(?:gives?|pays?|owes?|sends?)\s(?:him|her|them|you|us|me|the\s\p{L}{3,14}|\p{Lu}\p{L}{1,14})\s(?:up to\s|another\s|a further\s)?$/u;

/** A figure of what one side does, gets, may do, or must not do. */
function roleOfDeed({ text, figure, frame, actor, before, payer, sides }: Deed): FigureRole | null {
  const isDue = frame?.mode === 'must' || frame?.mode === 'will';
  if (figure.kind !== 'time' && PAY_ROW.test(text))
    return of('pay', sides.all.find(({ role }) => role === 'Employer')?.id ?? null);
  if (frame?.mode === 'must-not' || frame?.mode === 'may-not' || frame?.mode === 'will-not')
    return of('ban', figure.kind === 'time' ? actor : null);
  if (figure.kind === 'money' && actor !== null && givesAsOther(before)) return of('pay', actor);
  if (actor !== null && GETTING.test(before)) return of('get', actor);
  if (figure.kind === 'time' && GIVING_TIME.test(before)) return of('time', otherOf(sides, actor));
  if (frame?.mode === 'may' && actor !== null) {
    // how long something takes is no measure of what somebody may do
    if (figure.kind === 'time' && !FOR_BEFORE.test(before) && !UP_TO_BEFORE.test(before)) return null;
    // beside what somebody may do, a sum that is given has a payer of its own
    if (figure.kind !== 'time' && GIVEN_TO.test(before)) return null;
    return of(PRICE_BEFORE.test(before) && !ASKING.test(text) ? 'pay' : 'may', actor);
  }
  if (figure.kind === 'time') return isDue ? of(FOR_BEFORE.test(before) ? 'ban' : 'do', actor) : null;
  // whoever charges is paid
  if (actor !== null && CHARGES_BEFORE.test(before)) return of('pay', otherOf(sides, actor));
  if (actor !== null && PAYING.test(text)) return of('pay', actor);
  if (actor !== null) return isDue ? of('do', actor) : null;
  if (WAGES.test(text)) return of('pay', sides.all.find(({ role }) => role === 'Employer')?.id ?? null);
  const isPrice = PRICES.test(text) || PRICED.test(`${before}#${text.slice(figure.end, figure.end + 20)}`);
  return isPrice && !GIVEN_BACK.test(text) ? of('pay', payer) : null;
}

/** A side that asks a sum of the other: `we charge £10`. */
const CHARGES_BEFORE =
  /(?<!\b(?:is|are|be|been|being)\s)\b(?:charges?|bills?|levy|levies|deducts?|fines?)\s(?:you\s|the\s\p{L}{3,14}\s)?(?:a (?:fee|sum) of\s|up to\s|another\s|a further\s)?$/iu;
/** A time that lies before something: so long ahead it has to be said. */
const AHEAD_AFTER = /^\s(?:before(?!\s(?:a|the) court)|beforehand|ahead|prior|in advance)\b/i;

/** A price by its form alone: `it is £8 for each quarter of an hour`. */
const PRICED =
  /\b(?:it|this|that|which) (?:is|costs?|will be|comes to)\s{1,2}#\s?(?:for (?:each|every)|per|an?|each|every)\b/i;

/** Somebody who may do something to another gives that other a sum for it: `in which case she gives him $400`. */
function givesAsOther(before: string): boolean {
  const [, giver, taker] =
    /\b(he|she|they)\s(?:gives?|pays?|owes?)\s(him|her|them)\s(?:up to\s)?$/i.exec(before) ?? [];
  if (giver === undefined || taker === undefined) return false;
  return { he: 'him', she: 'her', they: 'them' }[giver.toLowerCase() as 'he'] !== taker.toLowerCase();
}

/** Letters before and after the word in which the side stands. */
const NEAR = 50;

/** The side whose liability a clause limits: the last one named before the word, else the first one after `liability of`. */
function sideOfLiability(text: string, { all }: PaperSides): string | null {
  const at = LIABLE.exec(text)?.index;
  if (at === undefined) return null;
  const found = all.flatMap(({ id, mentions, pronoun }) =>
    [...mentions, ...(pronoun === null ? [] : PRONOUNS[pronoun])]
      .filter((one) => one.length > 1)
      .flatMap((one) => {
        const pattern = new RegExp(`(?<![\\p{L}])${one.replace(/[^\p{L}\d ]/gu, '.')}(?![\\p{L}])`, 'giu');
        const near = text.slice(Math.max(0, at - NEAR), at + NEAR);
        return Array.from(near.matchAll(pattern), ({ index }) => ({ id, at: index - Math.min(at, NEAR) }));
      }),
  );
  const before = found.filter((one) => one.at < 0).toSorted((a, b) => b.at - a.at);
  const after = found.filter((one) => one.at > 0).toSorted((a, b) => a.at - b.at);
  const isOf = /^liability (?:of|on the part of)\b/i.test(text.slice(at));
  return (isOf ? (after[0] ?? before[0]) : before[0])?.id ?? null;
}

const PRONOUNS = { we: ['our', 'us', 'we'], you: ['your', 'you'], i: ['my', 'me'] } as const;

const otherOf = ({ all }: PaperSides, one: string | null): string | null =>
  one === null || all.length !== 2 ? null : (all.find(({ id }) => id !== one)?.id ?? null);

const weakerOf = ({ all }: PaperSides): string | null => {
  const weaker = all.filter(({ isStronger }) => isStronger === false);
  if (weaker.length === 1) return weaker[0]!.id;
  const others = all.filter(({ isStronger }) => isStronger !== true);
  return all.length === 2 && others.length === 1 ? others[0]!.id : null;
};
