/** What numbering needs of a paragraph: its printed number, its words and whether it is a heading. */
interface Numbered {
  readonly clause: string | null;
  readonly text: string;
  readonly kind: string;
}

/** One step of a paper's numbering, outermost first. */
const RANKS = ['part', 'article', 'decimal', 'letter', 'roman', 'figure'] as const;
type Rank = (typeof RANKS)[number];
interface Step {
  readonly rank: Rank;
  readonly number: string;
}

/** `A. WHAT YOU PAY`, `D. The Owner will`: a part or a clause named by a letter. */
const PART = /^([A-Z])[.)] {1,3}\S/;
/** A line of its own without a number, such as a schedule's name: what follows counts by itself. */
const isHeading = ({ kind, text }: Numbered) =>
  kind === 'heading' || (text.length < 80 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text));

/**
 * The number by which a reader finds each paragraph: `(a)` under clause 8 is `8(a)`, and `1` under part B is `B1` where another
 * part has a 1 too. Paragraphs without a number have null; a number that stands by itself stays as printed.
 * @param paragraphs in the order of the paper
 * @returns as many numbers as paragraphs
 */
export function citedClauses(paragraphs: readonly Numbered[]): (string | null)[] {
  const parts = partsOf(paragraphs);
  const isTwice = countsAgain(paragraphs);
  let steps: Step[] = [];
  return paragraphs.map((paragraph, index) => {
    const part = parts.get(index);
    if (part !== undefined) {
      steps = [{ rank: 'part', number: part }];
      return paragraph.clause ?? part;
    }
    if (paragraph.clause === null) {
      if (isHeading(paragraph)) steps = [];
      return null;
    }
    const step = stepOf(paragraph.clause, steps);
    if (step === null) return paragraph.clause;
    steps = [...steps.filter(({ rank }) => isAbove(rank, step.rank)), step];
    return joined(steps, paragraph.clause, isTwice);
  });
}

/** Lines that open part A, part B …: at least two, in the order of the alphabet, or they are initials and choices. */
function partsOf(paragraphs: readonly Numbered[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let next = 'A'.charCodeAt(0);
  for (const [index, { clause, text }] of paragraphs.entries()) {
    const letter = PART.exec(/^[A-Z][.)]$/.test(clause ?? '') ? `${clause} ${text}` : text)?.[1];
    if (letter === undefined || letter.charCodeAt(0) !== next) continue;
    found.set(index, letter);
    next += 1;
  }
  return found.size > 1 ? found : new Map();
}

/** Whether two parts count from the same number, so that the number alone leads nowhere. */
function countsAgain(paragraphs: readonly Numbered[]): boolean {
  const numbers = paragraphs.flatMap(({ clause }) => (/^\d/.test(clause ?? '') ? [clause] : []));
  return new Set(numbers).size < numbers.length;
}

function stepOf(clause: string, above: readonly Step[]): Step | null {
  const bare = clause.replace(/^\(([^)]*)\)$|[.)]$/, '$1');
  const isLetter = /^[a-z]$/.test(bare) || /^\([A-Z]\)$/.test(clause);
  if (isLetter && !(bare === 'i' && startsRoman(above.at(-1))))
    return { rank: 'letter', number: `(${bare})` };
  if (/^[ivx]{1,5}$/.test(bare) && clause.startsWith('(')) return { rank: 'roman', number: `(${bare})` };
  if (/^\(\d{1,3}\)$/.test(clause)) return { rank: 'figure', number: clause };
  if (/^\d{1,3}(?:\.\d{1,3}){0,4}$/.test(bare)) return { rank: 'decimal', number: bare };
  if (/^[IVX]{1,5}$/.test(bare) || /\d|[IVXLC]$/.test(bare)) return { rank: 'article', number: bare };
  return null;
}

/** `(i)` begins a list of its own, below a number or a letter, unless the letter before it was an h. */
function startsRoman(last: Step | undefined): boolean {
  return last?.number !== '(h)';
}

const isAbove = (one: Rank, other: Rank): boolean => RANKS.indexOf(one) < RANKS.indexOf(other);

function joined(steps: readonly Step[], printed: string, isTwice: boolean): string {
  const last = steps.at(-1)!;
  if (last.rank === 'article') return printed;
  if (last.rank === 'decimal') {
    const part = steps.find(({ rank }) => rank === 'part');
    return part === undefined || !isTwice ? printed : `${part.number}${last.number}`;
  }
  const from = steps.findLastIndex(({ rank }) => rank === 'decimal' || rank === 'article');
  const named = from === -1 ? steps : steps.slice(from);
  return named.length === 1 ? printed : named.map(({ number }) => number).join('');
}
