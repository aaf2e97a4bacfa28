import { fold } from '../names/names.ts';
import { plainRole } from '../names/role-words.ts';
import type { PaperSide } from '../side.ts';

/** The one side that passes; null where none or several do. */
export function only(all: readonly PaperSide[], test: (side: PaperSide) => boolean): PaperSide | null {
  const found = all.filter(test);
  return found.length === 1 ? found[0]! : null;
}

/** Whether the paper calls a side by just these words. */
export function isCalled(side: PaperSide, typed: string): boolean {
  const word = fold(typed);
  const bare = fold(plainRole(typed));
  const known = [side.name ?? '', side.role ?? '', ...side.alsoNamed, ...side.mentions].map(fold);
  return known.includes(word) || (bare !== '' && known.includes(bare));
}
