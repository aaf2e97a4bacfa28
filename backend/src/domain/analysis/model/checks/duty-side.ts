import type { PaperSides } from '../../reading/sides/side.ts';
import type { ModelFinding } from '../answers/read-findings.ts';

/** Whom every question lets a model name. */
const A_SIDE =
  /^(?:the )?(?:reader|you|both|both (?:parties|sides)|each(?: party)?|either party|all(?: parties)?|parties)$/i;

/** Whether a model tells it as a duty of the reader. */
export const isOwnDuty = ({ kind, who }: ModelFinding): boolean =>
  kind === 'obligation' && /^(?:the )?(?:reader|you)$/i.test(who);

/** "Petrol is refunded": whoever refunds it is not named, and the reader is more likely to be the one who gets it. */
const GIVEN_BACK =
  /\b(?:is|are|will be|shall be|gets?) (?:refunded|reimbursed|paid back|repaid|returned|given back|sent back)\b|\b(?:comes?|goes?|go) back\b|\b(?:is|are) yours again\b/i;
const GIVES_BACK = /^\W{0,2}(?:refund|reimburse|pay back|repay|give back|return|send back|hand back)\b/i;

/** "If you are ill ring before eight": whoever is spoken to has to do it. */
const ASKED_OF_YOU =
  /\b(?:if|when|once|before) you\b[^.;]{0,50}?[ ,](?:please )?(?:ring|call|tell|write|bring|send|show|report|return|let us|let me)\b|\byou (?:must|shall|have to|need to)\b/i;
const BY_US = /\b(?:we|I|us|me)\b(?! (?:know|in writing))/;

/** "We keep the exits clear": told by one who speaks for themselves, and not of the reader. */
const WE_DO = /^\W{0,4}we(?:['’](?:ll|d))? (?!both\b|all\b|each\b)\p{L}/iu;
const I_DO = /^\W{0,4}I(?:['’](?:ll|d))? \p{L}/u;

/** Whether `we` and `I` of a paper are its reader, or may be. */
const isReaderWe = ({ reader, areWeBoth, isYouSaid }: PaperSides): boolean =>
  areWeBoth === true ||
  reader?.pronoun === 'we' ||
  reader?.pronoun === 'i' ||
  (reader?.pronoun !== 'you' && isYouSaid !== true);

/** Whom a finding may name: nobody where the quoted words speak against it. */
export function whoLeft(finding: ModelFinding, isNamed: (name: string) => boolean): string {
  const { kind, who, quote, says, title } = finding;
  const isOwn = isOwnDuty(finding);
  const isTurned = kind === 'obligation' && GIVEN_BACK.test(quote) && GIVES_BACK.test(says || title);
  if (isTurned && isOwn) return '';
  if (kind === 'obligation' && !isOwn && ASKED_OF_YOU.test(quote) && !BY_US.test(quote)) return '';
  return A_SIDE.test(who) || isNamed(who) ? who : '';
}

/** "Neighbours: you get their yes", "Your permit hangs where people see it": said to the reader, and of nobody else. */
const YOU_DO =
  /^\W{0,4}(?:[\p{L} ]{2,24}: )?(?:you (?!may\b|can\b|could\b|might\b|need|are\b|have\b|get (?:it|all|your|a|an|the|back|paid|half)\b|receive|choose|keep|pay nothing|owe nothing)\p{L}{2}|your \p{L}+(?: \p{L}+)? (?:hangs?|stays?|must|shall|has to|have to|is to|are to|goes|go)\b)/iu;

/** Whether what a model calls a duty of somebody else is told to the reader, and of nobody else. */
export const isDutyOfReader = (finding: ModelFinding, quote: string, sides: PaperSides | null): boolean =>
  finding.kind === 'obligation' &&
  !A_SIDE.test(finding.who) &&
  sides !== null &&
  sides.reader?.pronoun === 'you' &&
  YOU_DO.test(quote) &&
  !BY_US.test(quote);

/** Whether what a model calls a duty of the reader is told by the other side of itself. */
export const isDutyOfOther = (finding: ModelFinding, quote: string, sides: PaperSides | null): boolean =>
  isOwnDuty(finding) &&
  sides !== null &&
  !isReaderWe(sides) &&
  // in a chat, `I` is whoever writes the line
  (WE_DO.test(quote) || (sides.reader?.pronoun === 'you' && I_DO.test(quote)));
