import type { LegalText } from '../../../document/legal-text.ts';
import { KINDS_OF_PAPER } from '../../languages/en/roles/kinds.ts';
import type { Gathered } from '../gather.ts';
import { isBusinessWord } from '../names/role-words.ts';
import { isOpen } from './side-marks.ts';

/** Lines in which a paper says what it is. */
const TITLE_LINES = 4;

/** Of one who speaks and one who is spoken to, both without a role, who they are by what the paper calls itself. */
export function giveKind(sides: readonly Gathered[], { paragraphs, text }: LegalText): void {
  if (sides.length !== 2) return;
  const you = sides.find((side) => side.pronouns.has('you'));
  const speaker = sides.find((side) => side !== you && side.pronouns.has('we'));
  if (
    you === undefined ||
    speaker === undefined ||
    !isOpen(you) ||
    speaker.roles.some((role) => !isBusinessWord(role))
  )
    return;
  const end = paragraphs[Math.min(TITLE_LINES, paragraphs.length) - 1]?.end ?? 0;
  const title = text.slice(0, Math.min(end, TITLE));
  const kinds = KINDS_OF_PAPER.filter(({ says }) => says.test(title));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) return;
  you.roles.push(kind.taker);
  if (kind.giver !== null && isOpen(speaker)) speaker.roles.push(kind.giver);
}
const TITLE = 500;
