import {
  BACK_PRONOUNS,
  BETWEEN,
  BOTH_WORDS,
  COORDINATORS,
  NO_VERB,
  PREPOSITIONS,
  SUBORDINATORS,
  VERBS_IN_LY,
} from '../languages/en/frame-words.ts';
import { CONTRACTED, MODALS } from '../languages/en/modals.ts';
import type { Mode } from './frame.ts';
import type { Mention } from './mentions.ts';
import { isDayOfMay, type Token } from './tokens.ts';

/** A verb group that makes a clause, with the subject in front of it. */
export interface Anchor {
  /** Index of the token at which the verb group begins, and of the token after it. */
  readonly at: number;
  readonly after: number;
  readonly mode: Mode;
  /** Index of the token at which the subject begins; equals `at` where there is none. */
  readonly subject: number;
  /** How the clause hangs together with what stands before it. */
  readonly link: 'main' | 'condition' | 'exception' | 'relative';
  /** The subject is that of the clause before: `and shall`. */
  readonly isShared: boolean;
  /** A verb in the present without a modal: `you pay`. */
  readonly isPlain: boolean;
  /** Nothing stands between its subject and the noun before it: `any sum you owe`. */
  readonly abuts: boolean;
}

const MODAL_TREE = new Map<string, { readonly words: readonly string[]; readonly mode: Mode }[]>();
for (const [phrase, mode] of MODALS) {
  const words = phrase.split(' ');
  MODAL_TREE.set(words[0]!, [...(MODAL_TREE.get(words[0]!) ?? []), { words, mode }]);
}
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'never']);
const NEGATED: Readonly<Record<Mode, Mode>> = {
  must: 'must-not',
  may: 'may-not',
  will: 'will-not',
  is: 'is-not',
  'must-not': 'must-not',
  'may-not': 'may-not',
  'will-not': 'will-not',
  'is-not': 'is-not',
};

/** The verb groups of a sentence, in order. */
export function findAnchors(tokens: readonly Token[], mentions: readonly Mention[]): Anchor[] {
  const anchors: Anchor[] = [];
  let floor = 0; // nothing left of it can be a subject any more
  let next = 0; // of the mentions
  for (let at = 0; at < tokens.length; at++) {
    while (next < mentions.length && mentions[next]!.to <= at) next++;
    const group = modalAt(tokens, at) ?? plainVerbAt(tokens, at, mentions[next - 1], floor);
    if (group === null) continue;
    const anchor = anchorOf(tokens, at, group, { floor, named: mentions[next - 1] });
    if (anchor === null) continue;
    anchors.push(anchor);
    floor = group.after;
    at = group.after - 1;
  }
  return anchors;
}

interface Group {
  readonly after: number;
  readonly mode: Mode;
  readonly isPlain?: true;
  /** Index of the token at which the subject of a verb without a modal begins. */
  readonly subject?: number;
}

function modalAt(tokens: readonly Token[], at: number): Group | null {
  const low = tokens[at]!.low;
  if (low === 'may' && isDayOfMay(tokens, at)) return null;
  const contracted = CONTRACTED[low];
  if (contracted !== undefined) return negated(tokens, { after: at + 1, mode: contracted });
  const known = MODAL_TREE.get(low)?.find(({ words }) =>
    words.every((word, index) => tokens[at + index]?.low === word),
  );
  if (known === undefined) return null;
  return negated(tokens, { after: at + known.words.length, mode: known.mode });
}

/** `may at any time not`: an adverb between the verb group and its negation. */
function negated(tokens: readonly Token[], group: Group): Group {
  let at = group.after;
  while (at < group.after + 3 && BETWEEN.has(tokens[at]?.low ?? '') && !NEGATIONS.has(tokens[at]!.low)) at++;
  return NEGATIONS.has(tokens[at]?.low ?? '') ? { after: at + 1, mode: NEGATED[group.mode] } : group;
}

/** `you pay`, `the Tenant keeps`: a verb in the present right after a bare mention that opens a clause. */
function plainVerbAt(
  tokens: readonly Token[],
  at: number,
  before: Mention | undefined,
  floor: number,
): Group | null {
  if (before === undefined || before.isOwner || before.from < floor) return null;
  // `please give us sixty days`: an object
  // `we give you safety shoes`: right behind a verb it is whom it is done to
  const isObject = before.from === floor + 1 && floor > 0 && /^[a-z]+$/.test(tokens[floor]!.low);
  if (isObject && tokens[before.from]!.low === 'you' && !NO_VERB.has(tokens[floor]!.low)) return null;
  // `You pay Ola 12 pounds`
  if (isObject && TAKES_PERSON.test(tokens[floor]!.low)) return null;
  // `send the Supplier figures of sales`
  if (
    before.from > 1 &&
    tokens[before.from - 1]!.low === 'the' &&
    TAKES_PERSON.test(tokens[before.from - 2]!.low)
  )
    return null;
  // `then write giving you two months`: whom it is given to
  if (tokens[before.from]!.low === 'you' && GIVING.test(tokens[before.from - 1]?.low ?? '')) return null;
  if (NUMBER_WORD.test(tokens[at]!.low) || NO_DEED_WORD.test(tokens[at]!.low)) return null;
  if (before.to - before.from === 1 && OBJECTS.has(tokens[before.from]!.low)) return null;
  let verb = before.to;
  while (verb < before.to + 3 && BETWEEN.has(tokens[verb]?.low ?? '')) verb++;
  if (at !== verb) return null;
  const token = tokens[at]!;
  if (!/^[a-z]{2,}$/.test(token.low) || NO_VERB.has(token.low) || modalAt(tokens, at) !== null) return null;
  // `ask the tenants first.`
  if (
    /^(?:first|last|again|then|too|instead|soon)$/.test(token.low) &&
    /^[.,;:!?)]?$/.test(tokens[at + 1]?.low ?? '')
  )
    return null;
  // `lends you scores`: a pronoun takes no such verb, so it is whom it is done to
  if (/^(?:you|we|i)$/.test(tokens[before.to - 1]!.low) && /[^s]s$/.test(token.low)) return null;
  if (/^[A-Z]/.test(token.text) || (/(?:ing|ly|tion|ment)$/.test(token.low) && !VERBS_IN_LY.has(token.low)))
    return null;
  const isPlural =
    before.actor.kind === 'both' ||
    /^(?:we|you|i)$/.test(tokens[before.to - 1]!.low) ||
    /[^s]s$/.test(tokens[before.to - 1]!.low);
  if (!isPlural && !/(?:s|ed)$/.test(token.low)) return null;
  if (before.from > 0 && PREPOSITIONS.has(beforeDeterminer(tokens, before.from))) return null;
  // `take out Club boats`: the name only says whose they are
  if (before.from > 0 && /^(?:out|up|off|any|some|all|other|own|no)$/.test(tokens[before.from - 1]!.low))
    return null;
  const isNever = tokens.slice(before.to, at).some(({ low }) => low === 'never');
  return { after: at, mode: isNever ? 'will-not' : 'will', isPlain: true, subject: before.from };
}

/** Verbs behind which somebody is named to whom it is done. */
const TAKES_PERSON =
  /^(?:pay|give|tell|ask|bring|send|hand|lend|show|owe|help|call|ring|text|phone|inform|notify|fetch|meet|drive|charge|offer)$/;
const GIVING =
  /^(?:giving|paying|sending|offering|telling|asking|handing|letting|showing|charging|lending|owing|costing|allowing|helping|leaving|reminding|warning|teaching)$/;
/** Words behind somebody who is named that are no verb: `find you another`, `thank you sir`. */
const NO_DEED_WORD =
  /^(?:another|others?|something|anything|nothing|more|less|too|sir|madam|ma'am|both|all|each)$/;
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety|half)$/;

function beforeDeterminer(tokens: readonly Token[], at: number): string {
  const low = tokens[at - 1]?.low ?? '';
  return /^(?:the|a|an|any|each|every|such|said)$/.test(low) ? (tokens[at - 2]?.low ?? '') : low;
}

/** Pronouns that are never a subject. */
const OBJECTS: ReadonlySet<string> = new Set([
  'us',
  'me',
  'myself',
  'ourselves',
  'yourself',
  'yours',
  'ours',
  'mine',
]);

const BREAK: ReadonlySet<string> = new Set([',', ';', ':', '|', '–', '—', '(', ')', '.', '!', '?']);
const PAIRED: ReadonlySet<string> = new Set(BOTH_WORDS.flatMap((words) => words.split(' ')));

/** Words that open a phrase as often as a clause: `after the first month either party may`. */
const OPENS_PHRASE: ReadonlySet<string> = new Set(['after', 'before', 'as', 'than', 'since']);

/** Where the subject of a verb group begins, and what opens its clause. Null where the words are no clause (`as is`). */
function anchorOf(
  tokens: readonly Token[],
  at: number,
  group: Group,
  { floor, named }: { readonly floor: number; readonly named: Mention | undefined },
): Anchor | null {
  let from = at;
  // adverbs and short insertions between the subject and its verb
  while (from > floor && BETWEEN.has(tokens[from - 1]!.low)) from--;
  from = overInsertion(tokens, from, floor);
  const end = from;
  while (from > floor) {
    const { low } = tokens[from - 1]!;
    if (BREAK.has(low)) break;
    if (SUBORDINATORS[low] !== undefined && !OPENS_PHRASE.has(low)) break;
    if ((low === 'as' || low === 'than') && end - from <= 6) break;
    if (group.isPlain === true && OPENS_PHRASE.has(low) && end - from <= 4) break;
    if (COORDINATORS.has(low) && !joinsSubjects(tokens, from - 1, end, floor)) break;
    from--;
  }
  const behind = behindCondition(tokens, from, end, named);
  if (behind !== null)
    return {
      at,
      after: group.after,
      mode: group.mode,
      subject: behind,
      link: 'main',
      isShared: false,
      isPlain: false,
      abuts: false,
    };
  const pronoun = group.subject !== undefined && /^(?:you|we|i)$/.test(tokens[group.subject]!.low);
  const abuts = pronoun && group.subject > from && /^[a-z]{3,}$/.test(tokens[group.subject - 1]!.low);
  const opener = tokens[from - 1]?.low ?? '';
  const link = linkOf(tokens, from, opener, floor);
  const isShared =
    from === end && (COORDINATORS.has(opener) || opener === ',' || opener === ';' || opener === ')');
  const isPlain = group.isPlain ?? false;
  return { at, after: group.after, mode: group.mode, subject: from, link, isShared, isPlain, abuts };
}

/** The last word of a short clause: `until ownership passes`, `if the car breaks down`, `once it has been paid`. */
const ENDS_CLAUSE = /(?:s|ed|en|id|old|ent|ost|own|down|up|out|off|back|over|away|through)$/;
const NO_CLAUSE_END = /^(?:this|his|its|as|is|was|has|does|unless|perhaps|always|whereas|besides|plus|less)$/;

/**
 * `Until ownership passes the Purchaser shall`: where a side named right before the verb group begins the main clause, though no comma
 * parts it from the condition; null where it does not.
 */
function behindCondition(
  tokens: readonly Token[],
  from: number,
  end: number,
  named: Mention | undefined,
): number | null {
  if (named === undefined || named.isOwner || named.to !== end || named.from <= from + 1) return null;
  if (SUBORDINATORS[tokens[from - 1]?.low ?? ''] !== 'condition') return null;
  const isArticle = /^(?:the|a|an|any|each|every|such|said)$/.test(tokens[named.from - 1]!.low);
  const start = isArticle ? named.from - 1 : named.from;
  const last = tokens[start - 1]?.low ?? '';
  return start > from + 1 && ENDS_CLAUSE.test(last) && !NO_CLAUSE_END.test(last) ? start : null;
}

/** `The Landlord, acting reasonably, may`: the insertion is left out. */
function overInsertion(tokens: readonly Token[], from: number, floor: number): number {
  const closing = tokens[from - 1]?.low;
  if (closing !== ',' && closing !== ')') return from;
  const opening = closing === ',' ? ',' : '(';
  for (let back = from - 2; back > floor && from - back < 16; back--) {
    const { low } = tokens[back]!;
    if (low === opening) return COORDINATORS.has(tokens[back + 1]?.low ?? '') ? from : back;
    if (low === ';' || low === ':' || low === '.') return from;
  }
  return from;
}

/** `the Tenant and the Guarantor shall`, `you and we may`: the word joins two subjects, not two clauses. */
function joinsSubjects(tokens: readonly Token[], at: number, end: number, floor: number): boolean {
  const low = tokens[at]!.low;
  if (low !== 'and' && low !== 'or' && low !== 'nor') return false;
  if (at - 1 < floor || end - at > 9 || end === at + 1) return false;
  const before = tokens[at - 1]!;
  const after = tokens[at + 1]!;
  const isName = (token: Token) =>
    /^[A-Z]/.test(token.text) || /^(?:you|we|i|he|she|they|it)$/.test(token.low) || PAIRED.has(token.low);
  const afterName = /^(?:the|any|a|an|his|her|their|its|our|your|my|all|every|each)$/.test(after.low)
    ? tokens[at + 2]
    : after;
  if (/^(?:you|we|i|he|she|they)$/.test(before.low) && /^(?:you|we|i|he|she|they)$/.test(after.low))
    return true;
  // right behind a verb group a name is its object, and what follows is a new clause
  return (
    at - floor <= 6 &&
    floor === 0 &&
    isName(before) &&
    afterName !== undefined &&
    (isName(afterName) || after !== afterName)
  );
}

function linkOf(tokens: readonly Token[], from: number, opener: string, floor: number): Anchor['link'] {
  const known = SUBORDINATORS[opener];
  if (known === 'exception' || (known === 'relative' && isException(tokens, from - 2))) return 'exception';
  if (known === 'relative' && /^(?:event|case|condition|extent)$/.test(tokens[from - 2]?.low ?? ''))
    return 'condition';
  if (known !== undefined) return known;
  if (opener === 'or' && tokens[from - 2]?.low === 'whether') return 'condition';
  const first = tokens[from]?.low ?? '';
  if (first === 'should' && (from === floor || COORDINATORS.has(opener))) return 'condition';
  // `who`, `which` may be swallowed as subject where a preposition stands before: `to which the Tenant is entitled`
  return BACK_PRONOUNS.has(first) && first === 'who' ? 'relative' : 'main';
}

const isException = (tokens: readonly Token[], at: number): boolean =>
  /^(?:provided|save|except)$/.test(tokens[at]?.low ?? '') || tokens[at]?.low === 'always';
