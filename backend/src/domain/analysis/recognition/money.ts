/** An amount of money as the text writes it. */
export interface Amount {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const AMOUNT =
  /(?:(?:US|A|C|S|NZ|HK|R)?[$€£₹¥]|\bR(?=\s?\d)|\b(?:USD|EUR|GBP|INR|CHF|AED|SGD|AUD|CAD|NZD|ZAR|JPY|CNY|RMB|SEK|NOK|DKK|MXN|BRL|Rs\.?|R\$|kr\.?)|R\$)\s{0,2}(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d])(?:[.,]\d{1,2}(?!\d))?|\d[\d.,'’]{0,16}\d?)(?:\s(?:million|billion|thousand|lakhs?|crores?))?|\d[\d.,'’ ]{0,14}\s?(?:€|£|₹|元|円|kr\b|EUR\b|USD\b|GBP\b|INR\b|CHF\b|AED\b|SEK\b|NOK\b|DKK\b|euros?\b|dollars\b|pounds\b|rupees\b|reais\b|درهم|रुपये|रुपए|ريال)/g;

/** Amounts in order of place. */
export function findAmounts(text: string): Amount[] {
  return Array.from(text.matchAll(AMOUNT), (match) => {
    const words = match[0].replace(/[.,'’\s]+$/, '');
    return { text: words, start: match.index, end: match.index + words.length };
  });
}
