import { EVEN_SO, HOW_TO_LEAVE, LEAVING_FREE, LEAVING_PRICE, WHEN_LEFT } from '../../languages/en/leaving.ts';
import { endsTheDeal } from './ends-the-deal.ts';

/** Fewer words are a heading: `Right to cancel`. */
const FEWEST_WORDS = 4;

/**
 * Whether a sentence says how somebody ends the deal: the right, the notice, the time or the price of it. `You have it back the day you
 * leave` only tells when something else happens.
 */
export function tellsHow(words: string): boolean {
  if (words.trim().split(/\s+/).length < FEWEST_WORDS) return false;
  const bare = words.replace(WHEN_LEFT, ' ').replace(EVEN_SO, ' ');
  return endsTheDeal(bare) && HOW_TO_LEAVE.test(bare);
}

/** What a sentence says after the part that is free: `… for nothing; after that the deposit is kept`. */
const CONTRAST = /[;:]|\b(?:after that|afterwards|later|otherwise|but|else|unless|then)\b/i;

/**
 * The part of a sentence that ends with the word for a price of leaving; null where it names none. Of a sentence that says that leaving
 * is free only what stands behind a contrast can name one.
 */
export function pricePart(words: string): string | null {
  const free = words.search(new RegExp(LEAVING_FREE.source, 'i'));
  const bare = words.replace(LEAVING_FREE, ' ');
  const from = free < 0 ? 0 : bare.slice(free).search(CONTRAST);
  if (from < 0) return null;
  const start = free < 0 ? 0 : free + from;
  const price = LEAVING_PRICE.exec(bare.slice(start));
  return price === null ? null : bare.slice(0, start + price.index + price[0].length);
}
