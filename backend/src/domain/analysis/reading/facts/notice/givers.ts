import { escaped } from '../../languages/escaped.ts';
import { FROM_EITHER, GIVEN_TO, HEARS_FROM } from '../../languages/en/notice-words.ts';
import type { PaperSide, PaperSides } from '../../sides/side.ts';
import type { FoundLength } from '../find-spans-of-time.ts';
import { sifted } from '../../../sieve/sifted.ts';

const BOTH =
  /\b(?:either|both|each|any) (?:of (?:us|you|them)|side|part(?:y|ies|ners?)|one)\b|\bone of us\b|\b(?:you or (?:we|I)|(?:we|I) or you)(?= (?:may|can|could|must|shall|will|want))|\beither (?:may|can|could)\b|\bwe both\b|\b(?:tell|warn|inform|notify|give|let) (?:ourselves|one another|the other(?: one| side| party)?)\b|\b(?:each other|one another)\b|\b(?:who(?:ever)?|the one who|the side that|anyone who)\b[^.;]{0,60}\b(?:tells?|warns?|gives?|informs?|notif(?:y|ies)|lets?) the others?\b|\beither (?:the )?[\p{L}'’-]{1,20}(?: [\p{L}'’-]{1,20})? or (?:the )?[\p{L}'’-]{1,20}(?: [\p{L}'’-]{1,20})?(?= (?:may|can|could|wants?|is|shall|must)\b)/iu;

/** `…, and so can we`, `from you or from us`, `each way`: the other side gives the same. */
const ALSO_OTHER =
  /^[^.;]*?(?:,? and so (?:can|may|must|do|does|will|shall) (?:we|you|i|they|the \p{L}+)\b|\bfrom (?:you|us|me|either) or (?:from )?(?:us|you|me)\b|\bfrom either (?:side|end|party|of us)\b|,? (?:each|either) way\b|\bboth ways\b|,? on (?:either|both) sides?\b)/iu;
const ALSO_OTHER_BEFORE = sifted(
  /\b(?:you or (?:we|I)|(?:we|I) or you|you and (?:we|I)) (?:(?:can|may|must|could|will|shall|each) )?(?:each )?(?:gives?|stops?|ends?|leaves?|cancels?|quits?|says? (?:it|so))\b[^.;]{0,40}$/iu,
);

/** Wishes of the one who receives the notice: `we ask four weeks`. */
const RECEIVES = sifted(
  /\b(?:need|needs|wants?|asks?(?! (?:you|me|us|him|her|them|the \w+) to (?:go|leave|move out))|requires?|expects?|would like|['’]d like|must have|is given|are given|receives?|gets?)\b(?! to (?:give|tell|end|leave|go|terminate|cancel))/i,
);
const NEEDS = sifted(/^ (?:needs?|wants?|asks? for|expects?|requires?)(?: at least| about)? $/i);
/** `may be changed on`: whoever does it is not named, but for `by the Landlord`. */
const PASSIVE = sifted(
  /\b(?:be|been|is|are|was|were|gets?) (?:also |only |otherwise )?(?!required|obliged|entitled|allowed|permitted|expected|bound|supposed|asked|free|able)(?:[a-z]{2,14}(?:ed|en)|told|sent|shown)\b/i,
);
const GIVEN_AFTER = sifted(
  /^['’]?s?['’]? (?:[a-z-]{3,10} ){0,3}(?:notice|warning),? (?:has|have|had|is|are|was|must|shall|may|can|will|being)(?: been| be)?(?: \w{2,10})? (?:given|served|received|sent|made)\b/i,
);
/** `If you wish to go, tell me`: whoever is spoken to gives it. */
const SPOKEN_TO = sifted(
  /(?:^|[,:;–-] ?|\b(?:please|just|then|simply|always) )(?:please |just |simply )?(?:give|tell|let|write to|send|inform|notify) (?:me|us|the |our |my )[^,;]{0,60}$/i,
);
/** Opens a part of the sentence that only says when the rest holds. */
const SUBORDINATE = sifted(
  /\b(?:if|when|where|unless|which|that|whose|because|while|after|before|once|should|provided)\b[^,;]{0,14}$/i,
);

/** `must give us access on …`: who is let in. */
const ACCESS_FOR = sifted(
  /\b(?:gives?|allows?|grants?|permits?|provides?|lets?) (?:the |our )?(\p{L}+)(?: \p{L}+){0,4} (?:access|entry|in)\b[^,;]{0,60}\b(?:on|with|upon|after|at|by)(?: (?:at least|not less than|receiving|giving|reasonable))? $/iu,
);

/** `From me it’s two weeks`. */
const FROM_WHOM = sifted(
  /^\W{0,3}(?:and )?from (me|us|you|(?:the )?\p{L}+),? (?:it['’]s|it is|it will be|that['’]s|only|just)\b/iu,
);

/** `a month for us and two weeks for you`: whose notice each is. */
const FOR_WHOM = sifted(
  /^['’]?s?['’]?(?: notice| warning)? for (me|us|you|(?:the )?\p{L}+),? (?:and|but) (?:\p{L}{3,10}|\d{1,3}) (?:day|week|month)s?['’]?(?: notice| warning)? for /iu,
);

interface Named {
  readonly id: string;
  readonly at: number;
  readonly end: number;
}

/**
 * Who gives a notice: the side that is the subject of the step, `both`, or null where a reader could not be certain. In: one
 * sentence, the length of time in it, the sides of the paper, and who writes the line of a chat.
 */
export function giverOf(
  sentence: string,
  { start, end }: FoundLength,
  sides: PaperSides,
  speaker: string | null = null,
): string | null {
  const all = spokenBy(sides.all, speaker);
  const from = sentence.lastIndexOf(';', start) + 1;
  const before = sentence.slice(from, start);
  const after = sentence.slice(end, end + 90);
  const fromWhom = (FROM_WHOM.exec(before) ?? HEARS_FROM.exec(before))?.[1]?.toLowerCase();
  const giver = fromWhom === undefined ? undefined : all.find((side) => objects(side).includes(fromWhom));
  if (giver !== undefined) return giver.id;
  const forWhom = FOR_WHOM.exec(after)?.[1]?.toLowerCase();
  const own = forWhom === undefined ? undefined : all.find((side) => objects(side).includes(forWhom));
  if (own !== undefined) return own.id;
  if (FROM_EITHER.test(after)) return 'both';
  const told = all.filter((side) => isAgent(after, side, AGENT_AFTER));
  if (told.length === 1) return told[0]!.id;
  if (ALSO_OTHER.test(sentence.slice(end, end + 160)) || ALSO_OTHER_BEFORE.test(before)) return 'both';
  if (GIVEN_AFTER.test(after)) return null;
  // `you must give us access on two days' notice`: who comes in gives it
  const comes = ACCESS_FOR.exec(before)?.[1]?.toLowerCase();
  const comer = comes === undefined ? undefined : all.find((side) => objects(side).includes(comes));
  if (comer !== undefined) return comer.id;
  const given = GIVEN_TO.exec(before)?.[1]?.toLowerCase().trim();
  const receiver = given === undefined ? undefined : all.find((side) => objects(side).includes(given));
  if (receiver !== undefined) return all.length === 2 ? all.find((side) => side !== receiver)!.id : null;
  const both = Array.from(before.matchAll(new RegExp(BOTH.source, 'giu'))).at(-1);
  const named = subjectsIn(before, all);
  const last = letIn(named, before) ?? resumed(named, before) ?? subjectOf(named, before);
  if (both !== undefined && (last === undefined || both.index + both[0].length >= last.at)) return 'both';
  const agents = all.filter((side) => isAgent(before, side, AGENT));
  if (SPOKEN_TO.test(before)) return all.find(({ pronoun }) => pronoun === 'you')?.id ?? null;
  if (last === undefined) return agents.length === 1 ? agents[0]!.id : BOTH.test(after) ? 'both' : null;
  if (isObjectOfItem(before, last.at)) return null;
  const between = before.slice(last.end);
  // `if Mr Ross raises it we split it, he has to give two months`: `he` is nobody who says `we`
  if (SOMEBODY_ELSE.test(between) && /^(?:i|we|you)$/i.test(before.slice(last.at, last.end))) return null;
  if (PASSIVE.test(between)) return agents.length === 1 ? agents[0]!.id : null;
  // `I need four weeks' notice`: who needs it gets it, and the other gives it
  if (all.length === 2 && NEEDS.test(between)) return all.find(({ id }) => id !== last.id)!.id;
  if (RECEIVES.test(between)) return null;
  const isInside = SUBORDINATE.test(before.slice(0, last.at)) && !between.includes(',');
  const isOther = named.some(({ id }) => id !== last.id);
  return isInside && isOther ? null : last.id;
}

const SOMEBODY_ELSE = sifted(
  /\b(?:he|she) (?:(?:also|then|only) )?(?:has to|gives?|must|will|shall|needs? to|should)\b/i,
);

/** In a line of a chat `I` is whoever writes it, and `you` the other of two. */
const spokenBy = (all: readonly PaperSide[], speaker: string | null): readonly PaperSide[] =>
  speaker === null
    ? all
    : all.map((side) => ({
        ...side,
        pronoun: side.id === speaker ? ('i' as const) : all.length === 2 ? ('you' as const) : null,
      }));

/** The last side that opens a part of its own: in `the Owner may move the Guest on notice` the guest is moved and does nothing. */
function subjectOf(named: readonly Named[], words: string): Named | undefined {
  return named.findLast((one, index) => {
    const before = named.slice(0, index).findLast(({ end }) => end < one.at);
    // `if the Hirer is late the Owner may`: lay people and lawyers leave the comma out
    const acts = MAY.test(words.slice(one.end));
    return (
      before === undefined || before.id === one.id || acts || NEW_PART.test(words.slice(before.end, one.at))
    );
  });
}
const MAY = /^,? (?:also |then )?(?:may|shall|must|will|can|is entitled to|has the right to)\b/i;

/** `move the Guest to another room on a week’s notice`, a point of a list: whoever is named behind its verb gives no notice. */
const isObjectOfItem = (words: string, at: number): boolean =>
  ITEM_VERB.test(words) &&
  /\p{L}{3,} (?:the |an? )?$/u.test(words.slice(0, at)) &&
  !NEW_PART.test(words.slice(0, at));
const ITEM_VERB =
  /^(?:\(?[a-z\d.]{1,5}[.)]? )?(?!(?:the|an?|you|we|i|this|either|any|each|no|on|at|in|if|when|by|with|after|before|upon)\b)[a-z]{3,} /;

/** `… and shall show the flat`, `…, by giving notice`: the words go on with the side that the main clause is about. */
function resumed(named: readonly Named[], words: string): Named | undefined {
  const last = named.at(-1);
  if (last === undefined || !RESUMES.test(words.slice(last.end)) || !isInRelative(last, words))
    return undefined;
  return named.findLast((one) => !isInRelative(one, words));
}
const RESUMES = sifted(
  /,? (?:and|but) (?:shall|may|must|will|can) [^,;]|, (?:by|on|upon|after) (?:giving|writing|telling|sending|serving)\b/i,
);
/** In front of a side: it is the subject of a clause that only describes or conditions something. */
const isInRelative = ({ at }: Named, words: string): boolean =>
  /\b(?:that|which|who|whom|whose|where|if|when|unless|because|while|once|until|whether) (?:the |an? )?$/i.test(
    words.slice(Math.max(0, at - 14), at),
  );

/** `The Tenant shall permit the Owner to inspect on two days' notice`: the one who is let do it gives the notice. */
function letIn(named: readonly Named[], words: string): Named | undefined {
  const last = named.at(-1);
  const before =
    last === undefined ? undefined : named.findLast(({ end, id }) => end < last.at && id !== last.id);
  return before !== undefined && LETS.test(words.slice(before.end, last!.at)) ? last : undefined;
}
const LETS = sifted(/\b(?:permits?|allows?|lets?|admits?|enables?|authori[sz]es?)(?: the)? $/i);

const NEW_PART = sifted(
  /[,:]|\b(?:and|but|or|if|when|where|unless|until|that|which|who|because|while|whereas|after|before|than)\b/i,
);

const AGENT = String.raw`\bby (?:the )?`;
const AGENT_AFTER = String.raw`^['’]?s?['’]?(?: (?:prior|written|previous))?(?: notice| warning)?(?: in writing)? (?:from|by|of) (?:the )?`;

/** `by the Landlord`, `three weeks from us`. */
const isAgent = (words: string, side: PaperSide, lead: string): boolean =>
  [...subjects(side), ...objects(side).filter((word) => word.length > 1)].some((word) =>
    new RegExp(`${lead}${escaped(word)}(?![\\p{L}])`, 'iu').test(words),
  );

/** The forms in which a side receives something. */
const objects = ({ pronoun, mentions }: PaperSide): readonly string[] => [
  ...(pronoun === null ? [] : pronoun === 'i' ? ['me', 'us'] : pronoun === 'we' ? ['us'] : ['you']),
  ...mentions,
];

/** Subject forms only: `you` and `we`, not `your` and `us`, which more often receive a notice than give it. */
const subjects = ({ pronoun, mentions }: PaperSide): readonly string[] => [
  ...(pronoun === null ? [] : pronoun === 'i' ? ['i', 'we'] : [pronoun]),
  ...mentions.filter((word) => word.length > 2),
];

/** What makes a name the receiver or an owner: `gives the Tenant`, `to the Landlord`. */
const RECEIVER = sifted(
  /\b(?:to|tells?|telling|gives?|giving|for|of|from|by|with|lets?|asks?|on|against|between|notif(?:y|ies|ying)|inform(?:s|ing)?) (?:the )?$/,
);

/** `let the Owner inspect`: what follows is what that side does. */
const LET = /\blets? (?:the )?$/;
const COMES_IN = sifted(
  /^ (?:inspect|enter|come|go|see|view|visit|look|have access|access|collect|check|examine)\b/,
);

/** The sides that stand where somebody acts, in the order of the words. */
function subjectsIn(words: string, all: readonly PaperSide[]): Named[] {
  const lower = words.toLowerCase();
  const out: Named[] = [];
  for (const side of all)
    for (const word of subjects(side)) {
      for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
        const end = at + word.length;
        const isWord = !/[\p{L}’'-]/u.test(lower[at - 1] ?? ' ') && !/\p{L}/u.test(lower[end] ?? ' ');
        // in front of a colon stands who says it
        const isOwner = /^(?:['’]s?(?![\p{L}])|['’]s\b|:)/u.test(lower.slice(end));
        const isReceiver =
          RECEIVER.test(lower.slice(Math.max(0, at - 16), at)) &&
          !(LET.test(lower.slice(Math.max(0, at - 10), at)) && COMES_IN.test(lower.slice(end)));
        if (isWord && !isOwner && !isReceiver) out.push({ id: side.id, at, end });
      }
    }
  return out.toSorted((a, b) => a.at - b.at || b.end - a.end);
}
