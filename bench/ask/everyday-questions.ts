import { readFileSync } from 'node:fs';
import { MONTH_NAMES } from '../../backend/src/domain/analysis/recognition/durations.ts';
import { join } from 'node:path';
import type { Country } from '../../config/product.ts';

/** A question made from the labels of a paper, and what answers it. */
export interface AskedQuestion {
  readonly kind: 'sum' | 'date' | 'notice' | 'duty' | 'risk';
  readonly question: string;
  /** Whether a quote is one that answers it. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
  /** Forms of the figure that must stand in the quote and in the sentence; empty where there is none. */
  readonly figures: readonly RegExp[];
  /** The family of burden that it asks about. */
  readonly family?: string;
}

export interface LabelledPaper {
  readonly docId: string;
  readonly set: string;
  readonly country: Country;
  readonly text: string;
  readonly questions: readonly AskedQuestion[];
}

interface Gold {
  readonly docId: string;
  readonly isLegal: boolean;
  readonly country: Country;
  readonly language: string;
  readonly roles: readonly { readonly role: string }[];
  readonly amounts: readonly { readonly value: number; readonly what: string }[];
  readonly dates: readonly { readonly value: string; readonly what: string }[];
  readonly notice: readonly { readonly value: string; readonly who: string; readonly what: string }[];
  readonly obligations: readonly {
    readonly party: string;
    readonly what: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly risks: readonly {
    readonly category: string;
    readonly forRole: string;
    readonly start: number;
    readonly end: number;
  }[];
}

/** How a person asks about each family of burden. */
const RISK_QUESTIONS: Readonly<Record<string, string>> = {
  'unilateral-change': 'Can they change the deal on their own?',
  'sole-discretion': 'What can they decide alone?',
  'unequal-exit': 'Can they end it more easily than me?',
  'no-exit': 'Am I locked in, or can I leave early?',
  'auto-renewal': 'Does it renew automatically?',
  'sudden-end': 'Can they throw me out from one day to the next?',
  'exit-cost': 'What does it cost me to leave early?',
  forfeiture: 'Can I lose my money?',
  penalty: 'Is there a penalty or a late fee?',
  'broad-indemnity': 'Do I have to make good their losses and claims by others?',
  'uncapped-liability': 'Am I liable without limit?',
  'other-side-not-liable': 'Are they liable if something goes wrong?',
  'answers-for-others': "Do I have to answer for other people's debts or mistakes?",
  'cost-shifting': 'Which of their costs do I have to pay for?',
  waiver: 'Do I give up any rights or claims?',
  forum: 'Which court or law decides a dispute?',
  restraint: 'Can I work for or deal with others, or compete with them?',
  gag: 'May I talk about this, or say something bad about them?',
  'ip-grab': 'Who owns what I create?',
  'data-or-image': 'What do they do with my personal data or photos?',
  'entry-or-seizure': 'Can they come in or take my things?',
  'deemed-consent': 'What happens if I say nothing or do not object?',
  'short-deadline': 'Is there a short deadline for me?',
  'withheld-pay': 'Can they hold back or deduct my money?',
  'open-price': 'Is the price fixed or can there be extra charges?',
  'no-promise': 'Do they promise anything firm?',
  'thin-remedy': 'What do I get if it is faulty, a refund?',
  transfer: 'Can they pass the contract on to another company?',
  'work-demands': 'Can they make me work extra hours or in another place?',
  'minimum-commitment': 'Is there a minimum I have to buy or spend?',
  'spoken-promises-lost': 'Does what they told me before count?',
  'wide-power': 'Can they act on my behalf?',
  security: 'Can I lose my house or car as security?',
  'proof-burden': 'Whose figures count, and who has to prove it?',
  'benefit-lost': 'Which benefits or rights do I lose?',
};

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** Reads the labelled papers of some sets and makes questions in the words of a person. */
export function labelledPapers(folder: string, sets: readonly string[]): LabelledPaper[] {
  return sets.flatMap((set) =>
    readFileSync(join(folder, set, 'gold.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Gold)
      .filter(({ isLegal, language }) => isLegal && language === 'en')
      .map((gold) => ({
        docId: gold.docId,
        set,
        country: gold.country,
        text: readFileSync(join(folder, set, 'docs', `${gold.docId}.txt`), 'utf8'),
        questions: questionsOf(gold),
      })),
  );
}

function questionsOf(gold: Gold): AskedQuestion[] {
  const families = [...new Set(gold.risks.map(({ category }) => category))];
  return [
    ...(gold.amounts ?? []).map(({ value, what }): AskedQuestion => ({
      kind: 'sum',
      question: `How much is the ${what}?`,
      places: [],
      figures: sumForms(value),
    })),
    ...(gold.dates ?? []).map(({ value, what }): AskedQuestion => ({
      kind: 'date',
      question: dateQuestion(what),
      places: [],
      figures: dateForms(value),
    })),
    ...(gold.notice ?? [])
      .filter(({ value }) => /^\d/.test(value))
      .map(({ value, who, what }): AskedQuestion => ({
        kind: 'notice',
        question: `How much notice or time is there for ${what}${who === 'both' ? '' : ` by the ${who}`}?`,
        places: [],
        figures: lengthForms(value),
      })),
    ...(gold.obligations ?? []).map(({ what, start, end }): AskedQuestion => ({
      kind: 'duty',
      question: `Who has to ${what}?`,
      places: [{ start, end }],
      figures: [],
    })),
    ...families.flatMap((family): AskedQuestion[] => {
      const question = RISK_QUESTIONS[family];
      if (question === undefined) return [];
      const places = gold.risks.filter(({ category }) => category === family);
      return [{ kind: 'risk', question, places, figures: [], family }];
    }),
  ];
}

function dateQuestion(what: string): string {
  if (/^(?:start|commencement|start date|commencement date)$/.test(what)) return 'When does it start?';
  if (/^(?:end|expiry|end date)$/.test(what)) return 'When does it end?';
  if (/^(?:agreement|signed|signature|date of (?:the )?agreement|agreed|made)$/.test(what))
    return 'When was this agreement made or signed?';
  if (/^(?:letter|date of notice|notice|order)$/.test(what))
    return `What is the date of the ${what.replace('date of ', '')}?`;
  return `When is the ${what}?`;
}

function sumForms(value: number): RegExp[] {
  const whole = Math.floor(value);
  const digits = String(whole);
  const cents = Math.round((value - whole) * 100);
  // any grouping: 150000 is 1,50,000 or 150 000
  const grouped = digits.split('').join("[ \\u00a0\\u202f.,'’]?");
  const tail = cents === 0 ? '(?:[.,]0{1,2})?' : `[.,]${String(cents).padStart(2, '0').replace(/0$/, '0?')}`;
  const forms = [new RegExp(`(?<![\\d.,])${grouped}${tail}(?![\\d])`)];
  if (whole % 1_000_000 === 0) forms.push(new RegExp(`\\b${whole / 1_000_000}(?: ?million|m\\b)`, 'i'));
  if (whole % 1_000 === 0 && whole < 1_000_000)
    forms.push(new RegExp(`\\b${whole / 1_000}(?:k\\b| thousand)`, 'i'));
  if (whole % 100_000 === 0) forms.push(new RegExp(`\\b${whole / 100_000} ?lakh`, 'i'));
  if (whole <= 20 && cents === 0) forms.push(new RegExp(`\\b${SMALL[whole]!}\\b`, 'i'));
  if (cents > 0 && whole === 0) forms.push(new RegExp(`\\b${cents} ?(?:p\\b|pence|cents?|c\\b)`, 'i'));
  return forms;
}

function dateForms(iso: string): RegExp[] {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const name = `${MONTH_NAMES[month - 1]!.slice(0, 3)}\\w{0,6}\\.?`;
  return [
    new RegExp(`\\b0?${day}(?:st|nd|rd|th)?(?: day)?(?: of)? ${name}`, 'i'),
    new RegExp(`\\b${name} 0?${day}(?:st|nd|rd|th)?\\b`, 'i'),
    new RegExp(`\\b0?${day}[./-]0?${month}[./-](?:${year}|${year % 100})\\b`),
    new RegExp(`\\b0?${month}[./-]0?${day}[./-](?:${year}|${year % 100})\\b`),
    new RegExp(`\\b${year}-0?${month}-0?${day}\\b`),
  ];
}

function lengthForms(value: string): RegExp[] {
  const match = /^(\d+)(?: (?:working|business|calendar|clear))? (hour|day|week|month|year)/.exec(value);
  if (match === null) return [new RegExp(value, 'i')];
  const count = Number(match[1]);
  const unit = match[2]!;
  const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
  const spelt =
    count <= 20
      ? SMALL[count]!
      : count < 100
        ? `${tens[Math.floor(count / 10)]!}${count % 10 === 0 ? '' : `[- ]${SMALL[count % 10]!}`}`
        : String(count);
  const one = count === 1 ? '|an?|next|one' : '';
  return [
    new RegExp(`\\b(?:${count}|${spelt}${one})\\b(?:[^.;]{0,30}?)\\b${unit}`, 'i'),
    ...(unit === 'week' && count === 2 ? [/\bfortnight/i] : []),
    ...(unit === 'day' && count === 14 ? [/\bfortnight|two weeks/i] : []),
    ...(unit === 'day' && count === 7 ? [/\b(?:a|one) week/i] : []),
  ];
}
