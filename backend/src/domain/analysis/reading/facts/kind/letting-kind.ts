import type { LegalText } from '../../../document/legal-text.ts';
import type { DraftQuote } from '../../../report/report-draft.ts';
import { sifted } from '../../../sieve/sifted.ts';
import type { DocumentKind } from './document-kind.ts';

/** Characters of a paper whose words are counted, and how many of them count as some. */
const BODY = 12_000;
const FEW = 3;
const HOME_LEASE = 'Residential lease (tenancy)';
const TRADE_LEASE = 'Lease of business premises';
const RESIDENTIAL = /\bresidential\b|\bdwelling\b/i;
const OF_TRADE = /\b(?:shop|commercial|business|office|retail|industrial|farm|premises)\b/i;

/**
 * A lease told as one of a home, of rooms for a trade or of a thing, by what more is said of. `Agreement of lease` alone says none of these.
 */
export function letting(told: DocumentKind, text: LegalText): DocumentKind {
  const isCalled = (words: RegExp) => told.quotes.some((title) => words.test(title.text));
  const isOpen = told.label === TRADE_LEASE && told.quotes.length > 0 && !isCalled(OF_TRADE);
  if (isOpen && (isCalled(RESIDENTIAL) || (!isLetToTrade(text) && isLetToLiveIn(text, told.quotes))))
    return { ...told, label: HOME_LEASE };
  if (told.label !== HOME_LEASE) return told;
  if (!isCalled(RESIDENTIAL) && isLetToTrade(text)) return { ...told, label: TRADE_LEASE };
  return isLetToLiveIn(text, told.quotes) ? told : { ...told, label: 'Rental agreement' };
}

const LIVED_IN =
  /\b(?:flat|apartment|house|home|dwelling|bed-?rooms?|bathroom|kitchen|lives?|living|reside\w{0,6}|tenan(?:ts?|cy)|premises|landlord|studio|cottage|bungalow|maisonette|condo(?:minium)?)\b/gi;
const TENANCY = /\b(?:tenan(?:t|cy)|residential|dwelling|flat|apartment)\b/i;
const USED_THING =
  /\b(?:vehicles?|cars?|vans?|drivers?|kilomet\w{1,4}|mileage|storage|lockers?|solar|panels?|systems?|equipment|machines?|trailers?|caravans?|boats?|instruments?|garages?|plots?)\b/gi;

const TRADE = sifted(
  /\b(?:shop|salon|hairdress\w+|caf[eé]|restaurant|retail|warehouse|rent review|service charge|full repairing|business rates|VAT|trad(?:e|ing)|1954|break clause|upwards only)\b/gi,
);
const HOMELY =
  /\b(?:flat|apartment|house|home|dwelling|bed-?rooms?|bathroom|kitchen|living|residential|cottage|bungalow|condo(?:minium)?|pets?)\b/gi;

/** Whether more words speak of a trade in the rooms than of living there. */
function isLetToTrade(text: LegalText): boolean {
  const words = text.text.slice(0, BODY);
  const trade = new Set(Array.from(TRADE.matchAll(words), ([word]) => word.toLowerCase())).size;
  return trade >= FEW && trade > (words.match(HOMELY)?.length ?? 0);
}

/** A lease is told as one of a home only where more is said of a home than of a thing; a title that says it counts for much. */
function isLetToLiveIn(text: LegalText, titles: readonly DraftQuote[]): boolean {
  const words = text.text.slice(0, BODY);
  const isTitled = titles.some((title) => TENANCY.test(title.text));
  const lived = (words.match(LIVED_IN)?.length ?? 0) + (isTitled ? FEW : 0);
  return lived >= FEW && lived > (words.match(USED_THING)?.length ?? 0);
}
