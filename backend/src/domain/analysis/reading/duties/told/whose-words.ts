import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import { createMentionFinder } from '../../frames/mentions.ts';
import { findSpeakers } from '../../frames/speakers.ts';
import { tokensOf } from '../../frames/tokens.ts';
import type { PaperSide, PaperSides } from '../../sides/side.ts';
import type { Proposal } from '../trust/proposal.ts';

/** `My fee is $4,200`, `For short bookings our charge is €35`: whoever says so is paid. */
const OWN_PRICE =
  /\b(my|our) (?:(?:total|normal|usual|standard|daily|hourly|weekly|monthly|fixed|full|minimum|new) )?(?:fees?|price|charges?|rate|quote|commission)\b[^.;|]{0,60}? (?:is|are|will be|comes to|stays?)\b[^.;]{0,20}\d/i;
/** `send us the form`, `tell me`: whoever says so is not the one who does it. */
const ASKS_FOR_SELF =
  /(?:^|[,;:–—] |\band |\bthen |\bplease )(?:send|tell|give|pay|bring|ring|call|let|show|write|return|hand|email|text|warn)(?: (?:it|them|this|that))?(?: back)?(?: to)? (?:us|me)\b/i;
/** What two do side by side. */
const TOGETHER =
  /\b(?:both|each|together|all of us|agree|share|split|halve|meet|swap|in turns?|take turns|neither|between us|with (?:each other|one another))\b/i;
/** `Days off not taken are paid out with your last wages`: whoever is spoken to gets them. */
const PAID_TO_YOU =
  /\b(?:is|are|will be|shall be) paid (?:out |back |over )?(?:to you|(?:together |along )?(?:with|in|into|on top of) your (?:\p{L}+ )?(?:salary|wages?|pay|payslip|account))\b/iu;
/** `Fees are charged as usual for days on which we must close`: what the one who is paid must do stands beside it. */
const CHARGED =
  /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:(?:the|all|these|full|normal|usual|weekly|monthly) ){0,2}(?:fees?|rents?|charges?|price|tuition|premiums?|subscriptions?) (?:is|are|will be|remains?|stays?) (?:still |also )?(?:charged|payable|due|owed)\b/iu;
/** `We count on you not to tell the press`: whoever says so is not the one who does it. */
const COUNTS_ON = /\b(?:I|we) (?:count|rely|depend) on you (?:not )?(?:to\b|for\b)/i;
/** `Ada will let me skip a month and we add it`: what `we` do follows from what one side gives. */
const LETS_SAYER = /^(.{2,60}?) (?:will |['’]ll )?lets? (?:me|us|you)\b[^.;]*\band we\b/iu;
/** Somebody whom one turns to, before a sentence that goes on with `she`: `Ask Jo, the warden.` */
const TURNED_TO =
  /^\W{0,3}(?:[Pp]lease )?(?:[Ss]peak|[Tt]alk|[Ww]rite|[Tt]urn|[Gg]o|[Cc]omplain|[Aa]sk|[Ss]ee|[Cc]all|[Rr]ing|[Cc]ontact|[Tt]ell|[Ee]-?mail)\b[^.;]{0,60}\b(?:\p{Lu}\p{L}+|(?:the|our) (?:manager|head|owner|warden|director|office|clerk|coach))\b/u;
const SHE = /^\W{0,3}(?:he|she|they)\b/i;
const MY_OR_OUR = { my: ['i'], our: ['we', 'i'] } as const;

/**
 * Puts right whom a duty is told of by who says it: `my fee is` is the other's to pay, `send us the form` is the other's to do, and the
 * `we` that stands over against `you` or a side by name is not both. Where the other side is not known the duty is left out.
 */
export function createWhoseWords(
  text: LegalText,
  sides: PaperSides,
  payer: string | null = null,
): (proposal: Proposal) => readonly Proposal[] {
  const { all } = sides;
  const speakers = findSpeakers(text, sides);
  const findMentions = createMentionFinder(sides);
  const told = (proposal: Proposal, side: PaperSide | undefined): readonly Proposal[] =>
    side === undefined ? [] : [{ ...proposal, sideId: side.id, action: '' }];
  const facing = (id: string | undefined): PaperSide | undefined =>
    all.length === 2 && id !== undefined ? all.find((side) => side.id !== id) : undefined;
  const whoSays = ({ paragraph }: Sentence, own: readonly string[]): PaperSide | undefined => {
    const speaker = speakers.get(paragraph) ?? null;
    return all.find(({ id, pronoun }) => (speaker === null ? own.includes(pronoun ?? '') : id === speaker));
  };
  return (proposal) => {
    const { sideId, sentence, how, frame } = proposal;
    const words = sentence.text;
    if (sideId === null) return [proposal];
    const price = OWN_PRICE.exec(words)?.[1]?.toLowerCase() as 'my' | 'our' | undefined;
    if (price !== undefined && frame?.actor.kind !== 'side') {
      const payee = whoSays(sentence, MY_OR_OUR[price]);
      if (payee !== undefined) return payee.id === sideId ? told(proposal, facing(payee.id)) : [proposal];
    }
    const isYou = all.find(({ id }) => id === sideId)?.pronoun === 'you';
    if (isYou && PAID_TO_YOU.test(words)) return told(proposal, facing(sideId));
    // the sentence speaks of somebody else
    if (isYou && SHE.test(words) && TURNED_TO.test(text.sentences[sentence.index - 1]?.text ?? '')) return [];
    if (payer !== null && sideId !== payer && sideId !== 'both' && CHARGED.test(words))
      return told(
        proposal,
        all.find(({ id }) => id === payer),
      );
    if (!isYou && COUNTS_ON.test(words))
      return told(proposal, all.find(({ pronoun }) => pronoun === 'you') ?? facing(sideId));
    const lets = sideId === 'both' ? LETS_SAYER.exec(words)?.[1] : undefined;
    if (lets !== undefined) {
      const named = findMentions(tokensOf(lets)).flatMap(({ actor }) =>
        actor.kind === 'side' ? [actor.id] : [],
      );
      return new Set(named).size === 1
        ? told(
            proposal,
            all.find(({ id }) => id === named[0]),
          )
        : [];
    }
    if (how !== 'named' && how !== 'bound' && sideId !== 'both' && ASKS_FOR_SELF.test(words)) {
      const asker = whoSays(sentence, ['i', 'we']);
      const hasOwnDeed = /\b(?:I|we)(?:['’]ll)? (?!(?:need|have|want|can|may)\b)\p{L}+/iu.test(words);
      if (asker?.id === sideId && !hasOwnDeed) return told(proposal, facing(sideId));
    }
    if (sideId === 'both' && how === 'named' && frame !== null && isWe(frame.text) && !TOGETHER.test(words)) {
      const over = all.filter(({ id, pronoun }) => {
        const isYou = pronoun === 'you' && /\byou(?:rs?|['’]ll)?\b/i.test(words);
        return (
          isYou || findMentions(tokensOf(words)).some(({ actor }) => actor.kind === 'side' && actor.id === id)
        );
      });
      if (over.length === 1) return told(proposal, facing(over[0]!.id));
    }
    return [proposal];
  };
}

const isWe = (clause: string): boolean => /^\W{0,3}(?:[^,;]{0,40}\b)?we(?:['’](?:ll|d))?\b/i.test(clause);
