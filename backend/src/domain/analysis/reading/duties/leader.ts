import type { LegalText, Sentence } from '../../document/legal-text.ts';
import type { Actor, Frame } from '../frames/frame.ts';
import type { PaperSides } from '../sides/side.ts';
import { bearerOfLead } from './headed.ts';
import { idOf, NOBODY } from './owner.ts';

interface Known {
  readonly text: LegalText;
  readonly sides: PaperSides;
  /** The last side named in a sentence, by its start. */
  readonly actors: ReadonlyMap<number, Actor>;
}

/** The side that the lead-in above a clause names, and whether the clause only completes that lead-in: an infinitive, whoever is named within. */
export function leaderOf(
  frame: Frame,
  sentence: Sentence,
  { text, sides, actors }: Known,
): { readonly leader: string | null; readonly isOfLead: boolean } {
  const { lead } = frame;
  const words = lead === null ? '' : text.text.slice(lead.start, lead.end);
  const leader =
    lead === null || ONLY_ANNOUNCES.test(words)
      ? null
      : (idOf(actors.get(lead.start) ?? NOBODY) ?? bearerOfLead(words, sides));
  // `To lodge 300, out of which the Owner shall take …` is the tenant's, as the head says
  return { leader, isOfLead: leader !== null && INFINITIVE.test(sentence.text) };
}

/** `(b) not to sublet …`: an item that completes what stands above. */
const INFINITIVE = /^\W{0,4}(?:\(?[a-z\d]{1,4}[.)]\s)?(?:and |or )?(?:not |never )?to [a-z]/i;

/** `Some things we agreed on the phone:` is nobody's duty, nor are the points below it by that. */
const ONLY_ANNOUNCES =
  /\b(?:I|we|you)(?: both| all| two| have|['’]ve){0,2} (?:agreed|said|discussed|talked|spoke|settled|decided|wrote|worked out|sorted)\b[^.;]{0,60}:\s*$/i;
