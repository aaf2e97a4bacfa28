import { detectLanguage } from '../../language/detect-language.ts';
import { addressesMachines } from '../../prompt-injection/machine-text.ts';
import type { Teller } from '../../report/languages/teller.ts';
import { oneLine } from '../../report/plain.ts';
import type { Quote, Report } from '../../report/report.ts';

/** Words that a model is asked to put into the language of a report. */
export interface LineToRender {
  /** As the report holds it; the key of its rendering. */
  readonly words: string;
  /** ISO 639-1. */
  readonly from: string;
}

/** Lines are few: a report of many pages shows some forty risks of four lines each. */
const MOST_LINES = 180;
const LONGEST = 500;

/**
 * What of a finished English report no catalogue says, most important first: the prose of a model, and the words of the document where
 * it is in another language than the report. `summary`: the sentences of the summary.
 */
export function linesToRender(report: Report, summary: readonly string[], teller: Teller): LineToRender[] {
  const { language } = teller;
  const prose = language === 'en' ? [] : proseOf(report, summary, teller);
  const paper = report.paper.language;
  const quotes = paper === null || paper === language ? [] : quotesOf(report);
  const lines = [
    ...prose.map((words) => ({ words, from: 'en' })),
    ...quotes.map(({ text }) => ({ words: text, from: detectLanguage(text) ?? paper! })), // no quotes without a language
  ];
  const seen = new Set<string>();
  return lines
    .filter(({ words, from }) => {
      const isNew = !seen.has(words);
      seen.add(words);
      return isNew && from !== language && words.length <= LONGEST && !addressesMachines(words);
    })
    .slice(0, MOST_LINES);
}

/** A line as the model is shown it. */
export const shownLine = ({ words }: LineToRender): string => oneLine(words);

function proseOf(report: Report, summary: readonly string[], { say, language }: Teller): string[] {
  const words = [
    ...report.risks.flatMap(({ title, reason, ask, usual }) => [title, reason, ask, usual]),
    ...report.duties.filter(({ by }) => by === 'model').flatMap(({ text, action }) => [text, action]),
    ...report.facts.filter(({ by }) => by === 'model').flatMap(({ label, text }) => [label, text]),
    ...summary,
    ...report.comparison.flatMap(({ title, text, usual }) => [title, text, usual]),
    ...report.gaps.flatMap(({ title, text }) => [title, text]),
  ];
  return words.filter(
    (one): one is string =>
      one !== null &&
      /\p{L}/u.test(one) &&
      say(one) === null &&
      say(one, 'label') === null &&
      detectLanguage(one) !== language,
  );
}

/** The words that a person reads first: under the risks, then where a duty is told by its quote. */
const quotesOf = ({ risks, duties, brief: { wayOut } }: Report): Quote[] =>
  [
    ...risks.flatMap(({ quotes }) => quotes),
    ...(wayOut?.quotes ?? []),
    ...duties.flatMap(({ quotes }) => quotes.slice(-1)),
  ].filter(({ text }) => /\p{L}{3}/u.test(text));
