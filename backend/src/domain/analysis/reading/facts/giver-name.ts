import type { LegalText } from '../../document/legal-text.ts';
import type { PaperSides } from '../sides/side.ts';
import { nameOfSide } from './party-facts.ts';

/** How whoever gives a notice is called; null where that is not known. */
export function nameOf(text: LegalText, who: string | null, { all, reader }: PaperSides): string | null {
  if (who === null) return null;
  if (who === 'both') return 'Either side';
  if (reader?.id === who) return 'You';
  const side = all.find(({ id }) => id === who);
  return side === undefined ? null : (side.role ?? nameOfSide(text, side));
}
