import type { Gap, Report, Risk } from '../domain/analysis/report/report.ts';
import type { MarkPoint } from './mark-point.ts';

/** `usual`: what is serious and what has wording; `high`: only what is serious; `all`: every confirmed risk and every gap with wording. */
export type PointChoice = 'usual' | 'high' | 'all';

/**
 * The points of a report that go into the document. What was noticed but not confirmed never does, nor what to accept in the
 * end: that is for the reader alone.
 */
export function pointsOfReport(report: Report, choice: PointChoice): MarkPoint[] {
  const risks = report.risks.filter(
    (risk) =>
      risk.certainty === 'found' &&
      (choice === 'all' || isSerious(risk) || (choice === 'usual' && risk.wording !== null)),
  );
  const gaps = choice === 'high' ? [] : report.gaps.filter(({ wording }) => wording !== null);
  return [...risks.map(riskPoint), ...gaps.map(gapPoint)];
}

const isSerious = ({ severity }: Risk): boolean => severity === 'high';

function riskPoint({ id, quotes, title, reason, ask, wording, replaces }: Risk): MarkPoint {
  const quote = quotes.find(({ text }) => text !== '');
  const words = withoutHeading(quote?.text ?? '');
  const mayReplace =
    replaces === true && wording !== null && isSentence(words) && (!saysYou(wording) || saysYou(words));
  return {
    id,
    quote: quote === undefined ? null : { paragraph: quote.paragraph, text: mayReplace ? words : quote.text },
    comment: [
      title,
      reason,
      ask,
      wording === null || mayReplace ? '' : `Proposed wording: ${wording}`,
    ].filter((line) => line !== ''),
    replacement: mayReplace ? wording : null,
    addition: null,
  };
}

/** A stretch of more words says more than one thing, and a wording must not take the rest away unseen. */
const MOST_REPLACED_WORDS = 60;

/** A number and a heading in capitals that run into their sentence stay when the sentence goes. */
const withoutHeading = (text: string): string =>
  text
    .replace(/^\(?\d{1,3}(?:\.\d{1,3}){0,3}[.)]?\s{1,3}(?=\p{Lu})/u, '')
    .replace(/^(?:\p{Lu}[\p{Lu}&,/-]{1,30}[.:]?\s{1,3}){1,8}(?=\p{Lu}\p{Ll})/u, '');

/** Wording that speaks to the reader fits only a paper that does. */
const saysYou = (text: string): boolean => /\byour?\b/iu.test(text);

/** Whether a quote is one sentence from its first word to its last. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length > MOST_REPLACED_WORDS || text.includes(' … ')) return false;
  return /^["“‘(]?\p{Lu}/u.test(text) && /[.!]["”’)]?$/u.test(text) && !/[.!?]\s+\p{Lu}/u.test(text);
}

const gapPoint = ({ id, title, text, wording }: Gap): MarkPoint => ({
  id,
  quote: null,
  comment: [title, text].filter((line) => line !== ''),
  replacement: null,
  addition: wording,
});
