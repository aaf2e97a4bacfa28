import { cleanWords } from '../answers/answer-words.ts';
import { withoutThought } from '../answers/thought.ts';
import { isLooseRecord, readLooseJson, type LooseValue } from '../answers/tolerant-json.ts';

const LONGEST = 1_200;
const DEEPEST = 4;

/** The lines of an answer by their number, unchecked; null where it holds none. The last of two with one number counts. */
export function readRenderings(answer: string): ReadonlyMap<number, string> | null {
  const lines = new Map<number, string>();
  const look = (value: LooseValue, depth: number): void => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) for (const item of value) look(item, depth + 1);
    else if (isLooseRecord(value)) {
      const id = Number(value.fields.get('id') ?? NaN);
      const text = value.fields.get('text');
      if (Number.isInteger(id) && typeof text === 'string') lines.set(id, cleanWords(text, LONGEST));
      else for (const inner of value.fields.values()) look(inner, depth + 1);
    }
  };
  for (const value of readLooseJson(withoutThought(answer))) look(value, 0);
  return lines.size === 0 ? null : lines;
}
