import type { LanguagePack, PackRole } from '../languages/pack.ts';
import { compilePack } from './compiled-pack.ts';
import { fold } from './fold.ts';

/** Names are given at the beginning. */
const HEAD = 3_000;
const SAMPLE = 40_000;
/** A name must stand this often. */
const USED = 3;
/** Letters in front of a verb in which the one who acts stands. */
const AHEAD = 40;

/** Two people who are called by their own names, told apart by who lends, lets or sells. */
export interface NamedSides {
  readonly deals: readonly string[];
  readonly weaker: PackRole;
  readonly stronger: PackRole;
  /** What the paper calls them: `Bianca`, `Torsten`. */
  readonly weakerNames: readonly string[];
  readonly strongerNames: readonly string[];
  /** False where it is said of the one who takes. */
  readonly isGiver?: boolean;
}

/** The sides of a paper among people who are called by name (`im Folgenden Bianca`); null where a paper does not do so. */
export function namedSides(pack: LanguagePack, text: string): NamedSides | null {
  const names = namesIn(pack, text);
  if (names.length !== 2) return null;
  const folded = fold(text.slice(0, SAMPLE));
  const { expression } = compilePack(pack);
  for (const { deal, says } of pack.gives) {
    for (const { index } of folded.matchAll(expression(says))) {
      const ahead = folded
        .slice(Math.max(0, index - AHEAD), index)
        .split(/[.;:\n]/u)
        .at(-1)!;
      const places = names.map((name) => ahead.lastIndexOf(fold(name)));
      const giver = places[0]! > places[1]! ? 0 : 1;
      if (places[giver]! < 0) continue;
      const role = (side: PackRole['side']) =>
        pack.roles.find((one) => one.side === side && one.deals.includes(deal));
      const [weaker, stronger] = [role('weaker'), role('stronger')];
      if (weaker === undefined || stronger === undefined) continue;
      return {
        deals: [deal],
        weaker,
        stronger,
        strongerNames: [names[giver]!],
        weakerNames: [names[1 - giver]!],
      };
    }
  }
  return null;
}

/** The first word with a capital behind each `called`. */
function namesIn(pack: LanguagePack, text: string): string[] {
  const head = text.slice(0, HEAD);
  const called = new RegExp(
    String.raw`(?<![\p{L}])(?:${pack.names.called.map(fold).join('|')})(?![\p{L}])`,
    'gu',
  );
  const names = Array.from(fold(head).matchAll(called)).flatMap(({ 0: words, index }) => {
    const behind = /^[^.;)\n]{0,40}/u.exec(head.slice(index + words.length))?.[0] ?? '';
    return /(?<![\p{L}])\p{Lu}\p{L}{2,20}/u.exec(behind)?.[0] ?? [];
  });
  return [...new Set(names)].filter((name) => text.slice(0, SAMPLE).split(name).length > USED);
}
