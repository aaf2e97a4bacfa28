import { paragraphAt, type LegalText } from '../../../document/legal-text.ts';
import type { Proposal } from './proposal.ts';

const ABOUT =
  /\b(?:complain\w*|questions?|contacts?|not happy|unhappy|not satisfied|disagreements?|disputes?|who to (?:call|ask))\b/i;
const TURNS_TO =
  /^\W{0,4}(?:\d[\d.]*[.)]? )?(?:\p{Lu}\p{L}+(?: \p{L}+){0,3}[.:?] )?(?:(?:please|first|just) )?(?:write|ring|call|phone|text|e-?mail|contact|speak|talk|tell|ask|use|turn|go)\b(?: (?:first|to|with|us|me))*(?! (?:us |me )?(?:about|of|before|within|if|when|immediately|at once)\b)/iu;
/** Heading words that stand as a sentence of their own. */
const LONGEST_HEAD = 60;

/** Whether a sentence only says to whom one may turn: `Complaints. Write to our customer team.` */
export function isWayToComplain(text: LegalText, { sentence, frame, how }: Proposal): boolean {
  const isOrder = how === 'order' || (how === 'named' && frame?.mode === 'must');
  if (
    !isOrder ||
    !TURNS_TO.test(sentence.text) ||
    /\b(?:must|shall|within|days?)\b/i.test(sentence.text.split(/[,;]/)[0]!)
  )
    return false;
  const before = text.sentences[sentence.index - 1];
  const heads = [
    paragraphAt(text, sentence.start)?.headingPath.at(-1) ?? '',
    /^[^.:?]{3,40}[.:?] /.exec(sentence.text)?.[0] ?? '',
    before !== undefined && before.text.length <= LONGEST_HEAD ? before.text : '',
  ];
  return heads.some((head) => ABOUT.test(head));
}
