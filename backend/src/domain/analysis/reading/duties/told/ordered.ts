import { mainPayment } from './main-payment.ts';
import type { PaperSides } from '../../sides/side.ts';
import { MOST_OTHER, MOST_OWN } from '../../lists/left-out.ts';
import type { Proposal } from '../trust/proposal.ts';

/** Most duties of which the paper does not plainly say whose they are. */
const MOST_UNCLEAR = 8;

/**
 * The duties in the order in which a report tells them: the reader's own, those of both, those of the others; beyond the most that a list
 * may hold the lightest are left out.
 */
export function ordered(found: readonly Proposal[], { reader, all }: PaperSides): Proposal[] {
  // one sentence that binds two sides by themselves is not told a third time for both
  const told = new Map<number, number>();
  for (const { sideId, sentence } of found)
    if (sideId !== null && sideId !== 'both') told.set(sentence.index, (told.get(sentence.index) ?? 0) + 1);
  const isTold = (duty: Proposal) => duty.sideId === 'both' && (told.get(duty.sentence.index) ?? 0) > 1;
  const of = (sideId: string | null, most: number) => {
    const mine = found
      .filter((duty) => duty.sideId === sideId && !isTold(duty))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .toSorted((a, b) => a.sentence.index - b.sentence.index);
    const first = mainPayment(mine, ({ quotes }) => quotes.at(-1)!.text);
    return first === undefined ? mine : [first, ...mine.filter((duty) => duty !== first)];
  };
  const own = reader === null ? [] : of(reader.id, MOST_OWN);
  const others = all
    .filter((side) => side.id !== reader?.id)
    .flatMap((side) => of(side.id, reader === null ? MOST_OWN : MOST_OTHER));
  return [...own, ...of('both', MOST_OTHER), ...others, ...of(null, MOST_UNCLEAR)];
}
