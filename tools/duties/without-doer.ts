import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkedPaper } from '../burdens/papers.ts';

/** How often each line of the list is said in a paper, in other words each time. */
const DRAWS = 2;
const SEED = 7;
const FIRM = { weaker: 'Ana Ruiz', stronger: 'Dornfeld' };

interface Kind {
  readonly id: string;
  readonly title: string;
  /** The one who pays, and the one who is paid. */
  readonly payer: Hand;
  readonly taker: Hand;
  readonly lines: readonly (readonly [of: string, pattern: string])[];
}

interface Hand {
  readonly isStronger: boolean;
  readonly role: string;
}

/** How a paper calls its two sides: by their roles, or who writes says `we` or `I` and the other is `you`. */
const WAYS = ['roles', 'we', 'i'] as const;

/**
 * Marked papers made of `without-doer.txt`: what people write of who does what without saying who does it. Each kind of deal is
 * written in every way to call its sides, every line in a few of its wordings.
 */
export function papersWithoutDoer(training: string): MarkedPaper[] {
  const file = join(training, 'statements', 'without-doer.txt');
  if (!existsSync(file)) return [];
  return kindsOf(readFileSync(file, 'utf8')).flatMap((kind, at) =>
    WAYS.map((way, nth) => paperOf(kind, way, createDraw(SEED + at * WAYS.length + nth))),
  );
}

function kindsOf(list: string): Kind[] {
  return list
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n').filter(Boolean);
      const [id = '', title = '', payer = '', taker = ''] = head.split(', ');
      return {
        id,
        title,
        payer: handOf(payer),
        taker: handOf(taker),
        lines: lines.map((line): [string, string] => [line[0]!, line.slice(2)]),
      };
    });
}

const OWN: Readonly<Record<string, string>> = { you: 'your', us: 'our', me: 'my' };

const handOf = (words: string): Hand => {
  const [hand, role = ''] = words.split(' ');
  return { isStronger: hand === 'stronger', role };
};

function paperOf(
  { id, title, payer, taker, lines }: Kind,
  way: (typeof WAYS)[number],
  draw: Draw,
): MarkedPaper {
  const [weaker, stronger] = payer.isStronger ? [taker, payer] : [payer, taker];
  const call = ({ isStronger, role }: Hand): string =>
    way === 'roles' ? `the ${role}` : !isStronger ? 'you' : way === 'i' ? 'me' : 'us';
  const own = (hand: Hand): string => OWN[call(hand)] ?? `the ${hand.role}’s`;
  const opening = {
    roles: `between ${FIRM.stronger} Ltd (the “${stronger.role}”) and ${FIRM.weaker} (the “${weaker.role}”)`,
    we: `We, ${FIRM.stronger} Ltd (the ${stronger.role}), and you, ${FIRM.weaker} (the ${weaker.role}), agree on this.`,
    i: `I, Ben ${FIRM.stronger} (the ${stronger.role}), and you, ${FIRM.weaker} (the ${weaker.role}), agree on this.`,
  }[way];
  let text = `${title}\n\n${opening}\n`;
  const marks: MarkedPaper['marks'][number][] = [];
  const said = Array.from({ length: DRAWS }, () =>
    lines.map(([of, pattern]) => [of, pattern, draw()] as const),
  );
  for (const [of, pattern, seed] of said.flatMap((round) => round.toSorted((a, b) => a[2] - b[2]))) {
    const words = sayOf(pattern, createDraw(Math.floor(seed * 1e9)))
      .replaceAll("{P's}", own(payer))
      .replaceAll('{P}', call(payer))
      .replaceAll('{T}', call(taker));
    const start = text.length + 1;
    text += `\n${words[0]!.toUpperCase()}${words.slice(1)}\n`;
    const role = of === 'p' ? payer.role : of === 't' ? taker.role : 'both';
    if (of !== '-') marks.push({ tag: ['O', role, ''], start, end: text.length - 1 });
  }
  const aliases = [weaker, stronger].map(({ role, isStronger }) => [
    role.toLowerCase(),
    ...(isStronger ? ['dornfeld', 'dornfeld ltd', 'ben dornfeld'] : ['ana ruiz', 'ana']),
  ]);
  return {
    id: `${id}-${way}`,
    isLegal: true,
    language: 'en',
    country: 'United Kingdom',
    roles: [weaker.role, stronger.role],
    says: [FIRM.weaker, FIRM.stronger],
    aliases,
    text,
    marks,
    head: new Map(),
  };
}

/** One wording of a pattern: `(a|b)` is one or the other. */
const sayOf = (pattern: string, draw: Draw): string =>
  pattern
    .replaceAll(/\(([^()]*\|[^()]*)\)/g, (_, choice: string) => {
      const all = choice.split('|');
      return all[Math.floor(draw() * all.length)]!;
    })
    .replaceAll(/ {2,}/g, ' ')
    .trim();

type Draw = () => number;

/** Numbers below one that are the same at every run. */
function createDraw(seed: number): Draw {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
