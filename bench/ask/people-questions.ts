import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPapers } from '../../tools/burdens/papers.ts';
import type { Country } from '../../config/product.ts';

/** One question in the words of a person, written by hand on one paper. */
export interface PeopleQuestion {
  readonly question: string;
  /** How the sentences open that answer it; none where the paper does not answer it. */
  readonly gold: readonly string[];
  /** What must stand in the answer's sentence; null where no figure is asked for. */
  readonly figure: string | null;
}

export interface PeoplePaper {
  readonly docId: string;
  /** The writer of the paper. */
  readonly set: string;
  readonly country: Country;
  readonly text: string;
  readonly questions: readonly PeopleQuestion[];
}

export type Half = 'teach' | 'judge';

/**
 * Reads one half of the questions, with their papers. A line is `question || opening of the answer ## another one || figure`, or the
 * question alone where nothing answers it. Throws an `Error` where an opening does not stand in its paper.
 */
export function peoplePapers(half: Half): PeoplePaper[] {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const sets = half === 'teach' ? ['w5', 'w7'] : ['w6', 'w8'];
  const marked = new Map(
    sets.flatMap((set) =>
      readPapers(join(root, 'training/papers', set)).map((paper) => [paper.id, { set, paper }] as const),
    ),
  );
  const questions = new Map<string, PeopleQuestion[]>();
  let list: PeopleQuestion[] = [];
  for (const line of readFileSync(join(root, `bench/ask/people/${half}.txt`), 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith('# ')) {
      const id = line.slice(2).trim();
      list = questions.get(id) ?? [];
      questions.set(id, list);
      continue;
    }
    const [question = '', gold = '', figure] = line.split(' || ').map((part) => part.trim());
    list.push({ question, gold: gold === '' ? [] : gold.split(' ## '), figure: figure ?? null });
  }
  return [...questions].map(([docId, asked]) => {
    const found = marked.get(docId);
    if (found === undefined) throw new Error(`No paper ${docId} in ${sets.join(', ')}.`);
    const { set, paper } = found;
    const words = evenSpaces(paper.text);
    for (const { question, gold } of asked)
      for (const one of gold)
        if (!words.includes(evenSpaces(one)))
          throw new Error(`${docId}: “${one}” (${question}) is not there.`);
    return { docId, set, country: paper.country, text: paper.text, questions: asked };
  });
}

export const evenSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
