/** One deliberate defect: a line of a file, and what stands there instead. */
export interface Break {
  readonly file: string;
  readonly kind: 'comparison' | 'statement' | 'constant';
  /** The line as it was, white space at both ends taken off. It finds the place again in a later version. */
  readonly line: string;
  readonly broken: string;
}

const FLIPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '&&': '||',
  '||': '&&',
};
const COMPARISON = / (===|!==|<=|>=|<|>|&&|\|\|) /g;
const STATEMENT =
  /^(?:(?:await |void )?[\w.]+\([^{}]*\);|[\w.[\]]+ [-+|?&]*= [^{}]*;|if \(.*\) (?:return|continue|break)\b[^{}]*;)$/;
const CONSTANT = /\b(?:true|false|\d[\d_]*)\b/g;
/** Lines that hold no code that runs: comments, imports and types. */
const SILENT = /^(?:\/\/|\/?\*|import |export \{|export type |type |readonly |\||.*\binterface )/;

/** Every way of breaking one line of this file. */
export function breaksIn(file: string, source: string): Break[] {
  const lines = source.split('\n').map((line) => line.trim());
  const once = lines.filter((line, at) => lines.indexOf(line) === at && lines.lastIndexOf(line) === at);
  return once.filter((line) => line !== '' && !SILENT.test(line)).flatMap((line) => breaksOf(file, line));
}

function breaksOf(file: string, line: string): Break[] {
  const replace = (match: RegExpMatchArray, text: string) =>
    line.slice(0, match.index) + text + line.slice((match.index ?? 0) + match[0].length);
  const inCode = (match: RegExpMatchArray) => !isInText(line, match.index ?? 0);
  return [
    ...[...line.matchAll(COMPARISON)].filter(inCode).map((match) => ({
      file,
      kind: 'comparison' as const,
      line,
      broken: replace(match, ` ${FLIPPED[match[1] ?? '']} `),
    })),
    ...(STATEMENT.test(line) ? [{ file, kind: 'statement' as const, line, broken: ';' }] : []),
    ...[...line.matchAll(CONSTANT)].filter(inCode).map((match) => ({
      file,
      kind: 'constant' as const,
      line,
      broken: replace(match, otherConstant(match[0])),
    })),
  ];
}

function otherConstant(text: string): string {
  if (text === 'true') return 'false';
  if (text === 'false') return 'true';
  return String(Number(text.replaceAll('_', '')) * 2 + 1);
}

/** Whether this place of a line is inside quotes or a pattern, as far as one line can tell. */
function isInText(line: string, index: number): boolean {
  const before = line.slice(0, index);
  return [`'`, '`', '"', '/'].some((mark) => before.split(mark).length % 2 === 0);
}

/** The file with the break in it, or null when its line no longer stands there exactly once. */
export function applyBreak({ line, broken }: Break, source: string): string | null {
  const lines = source.split('\n');
  const places = lines.flatMap((text, index) => (text.trim() === line ? [index] : []));
  const [at] = places;
  if (at === undefined || places.length !== 1) return null;
  const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? '';
  return lines.with(at, indent + broken).join('\n');
}

/** Chooses so many breaks: every group and every kind in turn, everything else by the seed. */
export function chooseBreaks(groups: readonly (readonly Break[])[], count: number, seed: number): Break[] {
  const random = randomFrom(seed);
  const kinds = ['comparison', 'statement', 'constant'] as const;
  const chosen: Break[] = [];
  for (let turn = 0; chosen.length < count && turn < count * 20; turn += 1) {
    const group = groups[turn % groups.length] ?? [];
    const kind = kinds[Math.floor(turn / groups.length) % kinds.length];
    const taken = new Set(chosen.map(({ file }) => file));
    const free = group.filter((one) => one.kind === kind && !taken.has(one.file));
    const one = free[Math.floor(random() * free.length)];
    if (one !== undefined) chosen.push(one);
  }
  return chosen;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
