import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';
import { quotePlace } from '../points/place-words.ts';
import type { ReportIndex } from '../points/report-index.ts';

/**
 * A message to the other side with every request, in plain text: what to change, at which clause, in which words.
 * Nothing in it says what we think of the document.
 */
export function requestsEmail(report: Report, index: ReportIndex, fileName: string): string {
  const requests = report.suggestions.map(({ pointId, ask, wording }, position) => {
    const [quote] = index.get(pointId)?.quotes ?? [];
    const place =
      quote === undefined || (quote.clause === null && quote.page === null) ? '' : ` (${quotePlace(quote)})`;
    const words = wording === null ? '' : `\n   Proposed wording: “${wording}”`;
    return `${position + 1}. ${ask}${place}${words}`;
  });
  const paper = report.paper.title ?? fileName;
  return [
    `Subject: Changes to ${paper}`,
    '',
    'Hello,',
    '',
    `thank you for sending ${paper}. Before I sign, I would like to raise these points:`,
    '',
    requests.join('\n\n'),
    '',
    'Could you let me know what you think of each of them?',
    '',
    'Kind regards',
  ].join('\n');
}
