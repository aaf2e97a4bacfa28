import type { LegalText } from '../../../document/legal-text.ts';
import { GREETINGS } from '../../languages/en/party-words.ts';
import { isPersonName, nameAtStart, withoutHonorific } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';

/** Lines in which an address stands. */
const TOP = 12;
/** From so many uses on, a paper speaks to somebody. */
const SPOKEN_TO = 5;

const GREETED = new RegExp(String.raw`^${GREETINGS}\b`, 'im');

/**
 * `Mr. Hafiz bin Rahmat` on a line of its own at the head of a paper that greets nobody and speaks to `you`: whom it is for. Empty where
 * two such lines stand there.
 */
export function findNameAlone({ text, paragraphs }: LegalText): Naming[] {
  const lines = paragraphs
    .slice(0, TOP)
    .filter(
      ({ text: words }) => words.length < 60 && words !== withoutHonorific(words) && isPersonName(words),
    );
  const [line] = lines;
  if (line === undefined || lines.length > 1 || GREETED.test(text.slice(0, 4_000))) return [];
  const uses = text.slice(0, 40_000).match(/\byou\b/gi)?.length ?? 0;
  const name = nameAtStart(line.text)?.name;
  if (name === undefined || uses < SPOKEN_TO) return [];
  const span = { start: line.start, end: line.end };
  return [{ names: [name], roles: [], aliases: [], pronoun: 'you', span, weight: 3 }];
}
