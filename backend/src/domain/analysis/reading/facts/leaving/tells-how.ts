import {
  EVEN_SO,
  HOW_TO_LEAVE,
  LEAVING,
  LEAVING_FREE,
  LEAVING_PRICE,
  WHEN_LEFT,
} from '../../languages/en/leaving.ts';
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

const FREE = new RegExp(LEAVING_FREE.source, 'i');
/** What is paid later on is no price of leaving sooner: `before you pay the balance`. */
const NOT_YET = /\b(?:before|until|till)\b[^,;:]*/gi;

/**
 * The part of a sentence that ends with the word for a price of leaving; null where it names none. Of a sentence that says that leaving
 * is free only what stands between the leaving and that word, or behind a contrast, can name one.
 */
export function pricePart(words: string): string | null {
  const free = words.search(FREE);
  const bare = words.replace(LEAVING_FREE, ' ');
  const between = free < 0 ? null : priceBetween(words.slice(0, free));
  if (between !== null) return between;
  const from = free < 0 ? 0 : bare.slice(free).search(CONTRAST);
  if (from < 0) return null;
  const start = free < 0 ? 0 : free + from;
  const price = LEAVING_PRICE.exec(bare.slice(start));
  return price === null ? null : bare.slice(0, start + price.index + price[0].length);
}

/** The price that stands behind the word for leaving: `cancel for a fee of £50 and …`. */
function priceBetween(words: string): string | null {
  const left = LEAVING.exec(words);
  if (left === null) return null;
  const from = left.index + left[0].length;
  const behind = words.slice(from).replace(NOT_YET, (later) => ' '.repeat(later.length));
  const price = LEAVING_PRICE.exec(behind);
  return price === null ? null : words.slice(0, from + price.index + price[0].length);
}
