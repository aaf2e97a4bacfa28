import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence and whether it is an order to a machine. */
export interface Row {
  readonly text: string;
  readonly isOrder: boolean;
  readonly language: string;
  /** The trick of an order and of its honest twin, or `ordinary`. */
  readonly strategy: string;
  /** Where it comes from: `own`, a list of tests, or papers. */
  readonly source: string;
}

/** Sentences made of one pattern, more where it offers more choices; ordinary ones are what most papers hold. */
const MOST_OF_ONE = 8;
const MOST_OF_LONG_ONE = 14;
const MOST_ORDINARY = 30;

/** The patterns in a folder, each with some of what it stands for; the same ones every time. */
export function rowsOfPatterns(folder: string): Row[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => {
      let strategy = '';
      return readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line): Row[] => {
          if (line.startsWith('## ')) strategy = line.slice(3);
          const named = /^([a-z-]+) ([a-z]{2}) ([+-]) (.+)$/.exec(line);
          const plain = /^([+-]) (.+)$/.exec(line);
          if (named === null && plain === null) return [];
          const [sign, pattern] = named === null ? [plain![1]!, plain![2]!] : [named[3]!, named[4]!];
          const row = {
            isOrder: sign === '+',
            language: named?.[2] ?? name.slice(0, 2),
            strategy: named?.[1] ?? strategy,
            source: 'own',
          };
          const most = row.strategy === 'ordinary' ? MOST_ORDINARY : MOST_OF_ONE;
          return expand(pattern, most).map((text) => ({
            ...row,
            text,
          }));
        });
    });
}

/**
 * Some of the sentences that a pattern stands for: `(a|b)` is one or the other. Every choice is taken once, up to `MOST_OF_LONG_ONE`,
 * and choices of two places are paired in another order each round.
 */
function expand(pattern: string, least: number): string[] {
  const parts = pattern
    .split(/\(((?:[^()|\\]|\\.)*\|(?:[^()\\]|\\.)*)\)/)
    .map((part, index) => (index % 2 === 0 ? [part] : part.split(/(?<!\\)\|/)));
  const longest = Math.max(...parts.map(({ length }) => length));
  const most = Math.max(least, Math.min(MOST_OF_LONG_ONE, longest));
  const found = new Set<string>();
  for (let count = 0; count < 4 * most && found.size < most; count++)
    found.add(
      parts
        .map((choices, index) => {
          const { length } = choices;
          return choices[(count * strideOf(index, length) + Math.floor(count / length)) % length]!;
        })
        .join('')
        .replace(/\\(.)/g, '$1')
        .replace(/ {2,}/g, ' ')
        .replace(/ (?=[,.](?: |$))/g, '')
        .trim(),
    );
  return [...found];
}

/** A step that comes to every one of so many choices, another one at each place. */
function strideOf(place: number, length: number): number {
  let stride = 1 + (place >> 1);
  while (divisorOf(stride, length) > 1) stride++;
  return stride;
}

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));

/** The lists of the tests: `language sign sentence`. */
export function rowsOfLists(folder: string): Row[] {
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => /^[a-z]{2} [+-] /.test(line))
      .map((line) => ({
        text: line.slice(5),
        isOrder: line[3] === '+',
        language: line.slice(0, 2),
        strategy: 'list',
        source: name.replace('.txt', ''),
      })),
  );
}

/** Every sentence of the papers in a folder, as honest ones. */
export function rowsOfPapers(folder: string): Row[] {
  const sentences = globSync(`${folder}/**/*.{txt,src,jsonl}`).toSorted().flatMap(sentencesOf);
  return [...new Set(sentences)].map((text) => ({
    text,
    isOrder: false,
    language: '',
    strategy: 'ordinary',
    source: 'papers',
  }));
}

/** Every sentence of the plain texts in a folder, as honest ones, with the name of its file as the trick. Footers count once. */
export function rowsOfTexts(folder: string): Row[] {
  return globSync(`${folder}/**/*.txt`)
    .toSorted()
    .flatMap((file) =>
      [
        ...new Set(sentencesOf(file).map((text) => text.replace(/\s+/g, ' ').slice(0, LONGEST_OF_OTHERS))),
      ].map((text): Row => ({ text, isOrder: false, language: '', strategy: file, source: 'others' })),
    );
}
const LONGEST_OF_OTHERS = 600;

/** The sentences of a file, without the marks of labelled papers. */
export function sentencesOf(path: string): string[] {
  const raw = readFileSync(path, 'utf8');
  const text = path.endsWith('.jsonl')
    ? raw
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (JSON.parse(line) as { text: string }).text)
        .join('\n')
    : raw;
  return text
    .replace(/\{\{D,[^{}]{0,80}?::[^{}]{0,600}?~~/g, '')
    .replace(/\{\{[^{}]{0,400}?::|\}\}/g, '')
    .split(/\n+|(?<=[.;!?])\s+/)
    .filter((sentence) => sentence.length > 8 && !HEADER.test(sentence));
}

/** Lines about a labelled paper, not of it. */
const HEADER = /^(?:style|alias|sides?|title|dates?|sums?|kind|reader)\s?:/;
