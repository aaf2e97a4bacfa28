import { paragraphAt, type LegalText, type Sentence } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Duty } from '../../report/report.ts';
import { MAIN_ROWS, WAGE_ROWS } from '../languages/en/duty-rows.ts';
import type { PaperSides } from '../sides/side.ts';
import { bindsNobody } from './binds-nobody.ts';
import { bearersOf, impliedBearer } from './implied-duties.ts';
import { whoRows } from './registers/who-rows.ts';
import type { How } from './trust/proposal.ts';
import { paymentRank } from './told/main-payment.ts';

/** Sentences of duty whose bearer cannot be named, where nothing else was found. */
export function unassigned({ sentences }: LegalText): Draft<Duty>[] {
  return sentences
    .filter(({ text }) => text.length > 40 && text.length < 900 && DUTY_WORDS.test(text))
    .slice(0, MOST_UNASSIGNED)
    .map(({ text, paragraph }) => ({
      sideId: null,
      text: '',
      action: '',
      when: null,
      amount: null,
      quotes: [{ text, paragraph }],
      by: 'rules',
    }));
}

const DUTY_WORDS = /\b(?:shall|must|agrees? to|is required to|are required to|will)\b/i;
const MOST_UNASSIGNED = 4;

/** What has to be done by whom, in a sentence or row in which nobody acts. */
export interface LeftOver {
  readonly sideId: string;
  readonly sentence: Sentence;
  /** What made a rule propose it; what is left over when absent. */
  readonly how?: How;
}

const LONGEST = 420;
const SHORTEST_PART = 20;
/** Most sentences that are looked at. */
const READ = 4_000;

/**
 * What the frames leave over: parts of a sentence without a doer that are a duty all the same (`Complaints are answered within ten
 * days; you may …`), rows of a table of who does what, and, where no sentence says the main payment, the row of a table that does.
 */
export function leftOver(text: LegalText, sides: PaperSides, withDuty: ReadonlySet<number>): LeftOver[] {
  const bearers = bearersOf(sides, text);
  const out: LeftOver[] = [];
  let hasMain = false;
  for (const sentence of text.sentences.slice(0, READ)) {
    const { index, text: words } = sentence;
    if (withDuty.has(index)) {
      hasMain ||= paymentRank(words) >= MAIN;
      continue;
    }
    if (words.length > LONGEST || words.includes('|') || bindsNobody(sentence) || !ANYTHING_TOLD.test(words))
      continue;
    const parts = words.split(/; /).filter((part) => part.length >= SHORTEST_PART);
    if (parts.length < 2) continue;
    const bearer = parts.map((part) => impliedBearer(part)).find((one) => one !== null);
    const sideId = bearer === undefined ? null : bearers[bearer];
    if (sideId !== null) out.push({ sideId, sentence });
  }
  const row = hasMain ? [] : mainRow(text, bearers.payer);
  return [...whoRows(text, sides), ...out, ...row].filter(({ sentence }) => !withDuty.has(sentence.index));
}

const MAIN = 4;
const ANYTHING_TOLD = /\b(?:is|are|be|comes?|goes|due)\b/;
const SUM =
  /[$€£₹¥₦₱]\s?\d|\b(?:EUR|USD|GBP|INR|CHF|CAD|AUD|NZD|ZAR|SGD|AED|KES|KSh|NGN|PHP|HKD|MYR|RM|Rs\.?|R|kr)\s?\d|\d\s?(?:€|£)/i;
const NEAR = 60;
/** `Annual fee | $0`. */
const NOTHING = /^\W{1,4}[$€£₹¥]?\s?0(?:\.0+)?(?![\d.,]*\d)/;

/** What stands before the cell with the sum, or before the sum itself: `Monthly rent | £900`, `Monthly rent £900`. */
const LABEL = new RegExp(
  String.raw`^[^|:\d]{2,60}(?=\s?[|:])|^[^|:\d$€£₹¥]{2,60}?(?=\s(?:${SUM.source}))`,
  'i',
);

/** The first row, `Monthly repayment | €202`, that gives what is mainly paid. */
function mainRow(text: LegalText, payer: string | null): LeftOver[] {
  if (payer === null) return [];
  const isRow = ({ text: words, start }: Sentence): boolean => {
    const paragraph = paragraphAt(text, start)?.text ?? words;
    const label = LABEL.exec(paragraph)?.[0].trim() ?? '';
    return (
      (MAIN_ROWS.test(label) || WAGE_ROWS.test(label)) &&
      SUM.test(paragraph.slice(label.length, label.length + NEAR)) &&
      !NOTHING.test(paragraph.slice(label.length, label.length + NEAR)) &&
      words.length < LONGEST
    );
  };
  const sentence = text.sentences.find(isRow);
  return sentence === undefined ? [] : [{ sideId: payer, sentence }];
}
