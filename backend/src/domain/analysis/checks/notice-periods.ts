import type { LegalText } from '../document/legal-text.ts';
import { partsOf } from '../reading/facts/leaving/parts.ts';
import { findDurations, type Duration } from '../recognition/durations.ts';
import { ROLE_WORDS } from '../recognition/roles.ts';
import type { Defect } from './defect.ts';
import { sifted } from '../sieve/sifted.ts';

/** A rule on how long before somebody has to say that they end it. */
interface NoticeRule extends Place {
  /** `renewal` stops it from going on at the end of a term, `end` ends it. */
  readonly act: 'renewal' | 'end';
  /** The first side that the clause names, lower case; null where none is. */
  readonly who: string | null;
  readonly duration: Duration;
  /** It lets one side go whenever it likes, which may stand beside what holds for both. */
  readonly isAtWill: boolean;
}

/** Where a rule stands. */
interface Place {
  readonly start: number;
  readonly end: number;
  /** Of what stands under a heading that is not about ending: `Each of us can stop this`. Null where it is of the whole paper. */
  readonly part: string | null;
  readonly paragraph: number;
}

/** A longer contract has rules for many cases that only a lawyer can tell apart. */
const LONGEST = 60_000;
/** Rules that are compared with each other; a paper with more is a collection. */
const MOST_RULES = 40;

/** Two different notice periods for the same act of the same side. Only rules without a condition are compared. */
export function checkNoticePeriods(text: LegalText): Defect[] {
  if (text.text.length > LONGEST) return [];
  const rules = noticeRules(text);
  for (const [index, rule] of rules.entries()) {
    const other = rules.slice(index + 1).find((candidate) => contradicts(rule, candidate));
    if (other === undefined) continue;
    return [
      {
        kind: 'notice-conflict',
        severity: 'high',
        title: `Two different notice periods: ${said(rule.duration)} and ${said(other.duration)}`,
        why: 'The two sentences contradict each other, and you may be held to the one that suits the other side.',
        ask: 'which of the two counts, and to have the other struck out.',
        start: other.start,
        end: other.end,
        also: { start: rule.start, end: rule.end },
      },
    ];
  }
  return [];
}

const said = ({ count, unit }: Duration) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const DAYS: Readonly<Record<Duration['unit'], number>> = { day: 1, week: 7, month: 30.4, year: 365 };
const daysOf = ({ count, unit }: Duration) => count * DAYS[unit];
/** One month and thirty days are the same to most people. */
const SAME = 0.1;

function contradicts(one: NoticeRule, other: NoticeRule): boolean {
  const [a, b] = [daysOf(one.duration), daysOf(other.duration)];
  if (Math.abs(a - b) / Math.max(a, b) <= SAME || one.act !== other.act) return false;
  // what ends the hosting, and what ends it all
  if (one.part !== other.part && one.paragraph !== other.paragraph) return false;
  // a right of one side to go at any time is a right beside that of both, however unequal
  if ((one.isAtWill && other.who === 'both') || (other.isAtWill && one.who === 'both')) return false;
  // nobody is named in `notice shall be given`, and `either party` is whoever else is named
  return one.who === other.who || [one.who, other.who].some((who) => who === null || who === 'both');
}

const END = sifted(
  /\b(?:terminat\w*|end(?:s|ed|ing)?|cancel\w*|(?<!\b(?:annual|sick|paid|unpaid|maternity|paternity|parental|study|compassionate|casual|earned|home|of|on|take|takes|taking|your|his|her|their|the|any) )leave|leaving|(?<=\b(?:who|he|she|one|nanny|tenant|employee|lodger) )leaves|resign\w*|quit\w*|withdraw\w*|give(?:n|s)? up|off-?hire\w*|vacat\w*|mov(?:e|es|ing) out|stop|resignation|notice to (?:leave|quit)|(?:goes|carries|continues|runs) on? ?until|notice period (?:is|are|shall be|will be|of))\b/i,
);
const RENEWAL = sifted(
  /\b(?:renew\w*|non-renewal|extend(?:s|ed)?|extension|(?<!\bnotice (?:in writing )?)expir\w*|lease end|(?:end|close|expiration|last day) of (?:the|a|an|any|each|every|its|this)?\s?(?:such |current |initial |said |that )?(?:term|year|period|lease|tenancy|contract|agreement|season)|before (?:the end|it ends|the term ends))\b/i,
);
/** The rule holds only in a certain case, or for certain people or things, so it may differ from another. */
const CASE = sifted(
  /\b(?:except|intention to (?:renew|stay|extend)|option to|only for|ask \w+(?: \w+)? to leave|probation\w*|during (?:this|that|these|such)|in (?:this|that) (?:time|period)|trial|within the first|first \w+ (?:days|weeks|months)|breach\w*|default\w*|unpaid|arrears|non-?payment|misconduct|insolven\w*|sale|sold|own use|price|rent|rates?|fees?|charges?|increase\w*|chang\w*|alter\w*|illness|death|dies|enter\w*|entry|inspect\w*|repair\w*|visit\w*|early|plan|package|monthly|yearly|stayed|cure|remed\w*|fee of|payment of|paying|refund\w*|suspen\w*|damage|audit\w*|accountant|examin\w*|insur\w*|(?<!without (?:any )?)cause|reasons of|\w+ reasons|party is|business customers?|holidays?|vacations?|annual leave|sick leave|days? off|time off|absen\w+|shifts?|rosters?|rota|appointments?|lessons?)\b/i,
);
/** `You may then leave on two weeks' notice`: in the case that the sentence before names. */
const THEN = sifted(
  /\b(?:may|can|could|must|shall) then\b|^\W{0,8}(?:then|in that case|after that|afterwards),?\s/i,
);
/** A case may stand far in front. */
const CONDITION = /\b(?:if|should|in case|in the event|where|provided)\b/i;
const NEAR_BEFORE = 90;
const NEAR_AFTER = 60;
/** Conditions that say no more than that somebody goes. */
const MERE_WISH =
  /\b(?:if|should|when|who) (?:you|we|i|he|she|it|they|a?n?(?:the)? ?\w{3,14})? ?(?:wish\w*|want\w*|intend\w*|decid\w*|would like|choos\w*) (?:not )?to \w+|\bfor (?:a|any) (?:legitimate |good )?reason\b|\bafter (?:the )?probation\w*(?: period)?/gi;
const BEFORE = String.raw`(?:before|prior to|ahead of|in advance of)`;

function noticeRules(text: LegalText): NoticeRule[] {
  const out: NoticeRule[] = [];
  const partOf = partsOf(text);
  for (const sentence of text.sentences) {
    if (out.length >= MOST_RULES) break;
    if (
      sentence.text.length > 900 ||
      !/notice|tell|let (?:me|us)|inform|notify|in writing|say so|write to|to know|e-?mail|message|terminat|cancel/i.test(
        sentence.text,
      )
    )
      continue;
    const { paragraph } = sentence;
    const row = ruleOfRow(sentence.text);
    if (row !== null) {
      out.push({ ...row, start: sentence.start, end: sentence.end, part: null, paragraph });
      continue;
    }
    for (const piece of sentence.text.split(/(?<=;)/)) {
      const rule = ruleIn(piece);
      // the whole sentence is quoted: half of it might mislead
      if (rule !== null) {
        const { start, end } = sentence;
        out.push({ ...rule, start, end, part: partOf(sentence), paragraph });
      }
    }
  }
  return out;
}

/** `Notice period | 2 months`, `Notice by the tenant: one month`: a label and a length of time. */
const ROW = sifted(/^(?:[\d.()a-z]{1,6}\s)?(\p{L}[^|:;.]{3,60}?)\s?[|:]\s?(.{3,90})$/u);
const ROW_LABEL = sifted(
  /\bnotice\b|^(?:termination|cancellation|resignation|ending|leaving|resigning)\b.*\b(?:by|without|for convenience)\b/i,
);
/** What a label of a row says besides, which makes it another notice. */
const OTHER_LABEL = sifted(
  /\b(?:right|fee|charge|cost|cooling|withdraw\w*|claims?|complaints?|disputes?|address\w*|service of|legal)\b/i,
);
const ROW_VALUE = /^(?:at least |minimum(?: of)? |not less than |min\.? )?$/i;

function ruleOfRow(line: string): Omit<NoticeRule, keyof Place> | null {
  const [, label = '', value = ''] = ROW.exec(line) ?? [];
  if (!ROW_LABEL.test(label) || OTHER_LABEL.test(label) || CASE.test(label)) return null;
  const [duration, ...others] = findDurations(value);
  if (duration === undefined || others.length > 0 || !ROW_VALUE.test(value.slice(0, duration.start)))
    return null;
  const behind = value.slice(duration.end);
  if (CONDITION.test(behind) || CASE.test(behind)) return null;
  const who = ANY_SIDE.exec(label)?.[1]?.toLowerCase() ?? sideOfRow(behind);
  const isRenewal = RENEWAL.test(label) || RENEWAL.test(behind);
  return {
    act: isRenewal ? 'renewal' : 'end',
    who: who !== null && BOTH.test(who) ? 'both' : who,
    duration,
    isAtWill: who !== null && AT_WILL.test(label),
  };
}

const sideOfRow = (behind: string): string | null => ANY_SIDE.exec(behind)?.[1]?.toLowerCase() ?? null;

/** `a month's notice` */
const ONE =
  /\ban? (?=(?:calendar |full |clear )?(?:day|week|month|year)(?:['’]s|s['’])? (?:(?:prior|written|clear|advance) )?(?:notice|warning)\b)|(?<!\b(?:once|twice|times|hours?|days?|nights?|\d+) )\ban? (?=(?:day|week|month|year) (?:ahead|beforehand|in advance|before)\b)/gi;

function ruleIn(clause: string): Omit<NoticeRule, keyof Place> | null {
  const bare = clause.replace(MERE_WISH, ' ').replace(ONE, 'one ');
  if (THEN.test(bare)) return null;
  const isRenewal = RENEWAL.test(bare);
  if (!isRenewal && !END.test(clause)) return null;
  const periods = findDurations(bare).filter((duration) => isNotice(bare, duration));
  const [duration] = periods;
  if (duration === undefined || periods.length > 1) return null;
  const front = bare.slice(0, duration.start);
  const after = bare.slice(duration.end, duration.end + NEAR_AFTER);
  const behind = after.replace(/[,.].*$/, '');
  if (
    CONDITION.test(front) ||
    CASE.test(front.slice(-NEAR_BEFORE)) ||
    CASE.test(behind) ||
    CONDITION.test(after)
  )
    return null;
  if (ENDS_IT_SELF.test(bare)) return null;
  const who = sideIn(bare);
  const isAtWill = who !== null && who !== 'both' && AT_WILL.test(bare);
  return { act: isRenewal ? 'renewal' : 'end', who, duration, isAtWill };
}

const AT_WILL = sifted(
  /\bat any time\b|\bfor any reason\b|\bwithout (?:giving )?(?:a |any )?(?:reasons?|cause)\b|\bfor convenience\b/i,
);

const AFTER_IS_NOTICE = new RegExp(
  String.raw`^['’]?s?\s?['’]?\s?(?:(?:prior|written|clear|advance|previous|calendar|business|working|full|formal|registered|further|or more|in writing)[\s,]{1,2}){0,4}(?:notice|warning)\b`,
  'i',
);
const BEFORE_IS_NOTICE = sifted(
  /\b(?:notice|notif\w+|inform\w*|tell\w*|let \w+ know|say so|written warning|(?:write|message|e-?mail) to (?:us|me|him|her|them|the)\b|(?:message|e-?mail) (?:us|me|him|her|them))\b[^.;]{0,60}$|\bunless (?:it is |earlier )?(?:cancel\w*|terminated|ended)\b[^.;]{0,40}$/i,
);
const AHEAD = new RegExp(String.raw`^\s?(?:${BEFORE}|ahead\b|beforehand\b|in advance\b)`, 'i');
const NEEDS_IT = sifted(/\b(?:need|want) (?:it|this|to know|to hear)\b[^.;]{0,20}$/i);

/** Whether a length of time says how long before notice has to be given. */
function isNotice(clause: string, { start, end }: Duration): boolean {
  const before = clause.slice(Math.max(0, start - 80), start);
  const after = clause.slice(end, end + 70);
  if (AFTER_IS_NOTICE.test(after)) return !/\bwithout\s{1,2}$/i.test(before);
  if (AHEAD.test(after)) return BEFORE_IS_NOTICE.test(before) || NEEDS_IT.test(before);
  if (/^\s(?:after|from)\s(?:the\s)?(?:written\s|receipt of (?:the |a )?)?notice\b/i.test(after)) return true;
  return OF_IS_NOTICE.test(before) || /\bnotice period\b[^.;,]{0,30}\b(?:is|are|be|of) $/i.test(before);
}

const OF_IS_NOTICE = sifted(
  /\bnotice\b(?: in writing| to the other(?: party| side)?| in (?:clause |section |paragraph )?\d[\d.]{0,5})? ?\(?(?:being (?:one )?of|of|being|not less than|of not less than|of at least|at least) (?:not less than |at least |no less than )?$/i,
);

const SIDE = String.raw`either|both|each|neither|one side|one party|any party|you|we|i|${ROLE_WORDS.filter((word) => /^[a-z -]{3,}$/.test(word)).join('|')}`;
const GIVES = String.raw`(?:leav|end|terminat|cancel|resign|quit|withdraw|giv|serv|tell|let|inform|notif|stop|off-?hir|vacat|mov)`;
/** The one who goes or says so: `when you leave … I need it`. */
const ACTOR = new RegExp(String.raw`\b(${SIDE})\s(?:[a-z]{2,12}\s){0,4}?${GIVES}`, 'i');
const ANY_SIDE = new RegExp(String.raw`\b(${SIDE})\b`, 'i');
/** A role that no list knows: `Resident shall give`. */
const UNKNOWN = sifted(
  /\b(\p{Lu}\p{Ll}{2,20})\s(?:shall|may|must|can|will|gives?|serves?|ends?|who|wish\w*)\b/u,
);
const THINGS = sifted(
  /^(?:the|such|any|all|every|notice|cancellation|termination|it|this|that|agreement|contract|lease|tenancy|licen[cs]e|membership|subscription|off-hire|withdrawal|which|there)$/,
);
const BOTH = sifted(/^(?:either|both|each|neither|one side|one party|any party)$/);

/** Whoever needs to be told is the other side. */
const NEEDS = sifted(/\b(?:we|i) (?:need|require|ask for|expect|must have|want)\b/i);

/** `We need four weeks’ notice to end it`: it may be who ends it, or who is told. */
const ENDS_IT_SELF = sifted(
  /\b(?:we|i) (?:need|require|must have|have (?=(?:\d|an?|one|two|three|four|six)\b[^.;]{0,12}\b(?:days?|weeks?|months?)))\b[^.;]{0,50}\bto (?:end|stop|leave|cancel|terminate)\b/i,
);

function sideIn(clause: string): string | null {
  if (NEEDS.test(clause)) return null;
  const unknown = UNKNOWN.exec(clause)?.[1]?.toLowerCase() ?? '';
  const word =
    ACTOR.exec(clause)?.[1]?.toLowerCase() ??
    (unknown === '' || THINGS.test(unknown) ? ANY_SIDE.exec(clause)?.[1]?.toLowerCase() : unknown) ??
    null;
  return word !== null && BOTH.test(word) ? 'both' : word;
}
