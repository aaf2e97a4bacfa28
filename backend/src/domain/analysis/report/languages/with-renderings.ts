import type { Teller } from './teller.ts';
import type { Point, Quote, Report } from '../report.ts';

type Renderings = ReadonlyMap<string, string>;

/** A teller that says what no catalogue has in the words that a language model put it. */
export const tellerWith = (teller: Teller, renderings: Renderings): Teller =>
  teller.language === 'en' || renderings.size === 0
    ? teller
    : {
        ...teller,
        say: (english, context) => teller.say(english, context) ?? renderings.get(english) ?? null,
      };

/** The report with a rendering beside each quote that has one. */
export function withRenderedQuotes(report: Report, renderings: Renderings): Report {
  if (renderings.size === 0) return report;
  const quoteOf = (quote: Quote): Quote => {
    const rendering = renderings.get(quote.text);
    return rendering === undefined ? quote : { ...quote, rendering };
  };
  const rendered = <P extends Point>(point: P): P => ({ ...point, quotes: point.quotes.map(quoteOf) });
  const { brief } = report;
  return {
    ...report,
    brief: { ...brief, wayOut: brief.wayOut === null ? null : rendered(brief.wayOut) },
    risks: report.risks.map(rendered),
    duties: report.duties.map(rendered),
  };
}
