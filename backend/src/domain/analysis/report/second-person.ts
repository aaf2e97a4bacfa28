const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Verbs whose third person is no common noun. */
const VERBS =
  setOf(`fail pay give terminate cancel vacate become die receive deliver accept owe own occupy hold keep
  make take get go come have do remain continue cease commence begin enter agree consent wish want intend choose elect
  decide decline refuse reject obtain acquire provide supply submit send perform commit violate infringe comply cure
  remedy resign retire reside live sell buy borrow repay reimburse deposit sublet assign disclose learn know
  believe discover suffer cause allow permit fall resell renew extend exercise exceed expose execute sign bring
  surrender relocate move withdraw suspend disagree object participate require incur maintain operate install remove
  bear lose prove show ask notify inform determine consider engage appoint hire employ solicit join serve complete
  furnish prevent dispute abandon acknowledge confirm approve add capture collect generate conduct refer deem see tell write create
  develop manufacture distribute deposit fulfill stop ship pass`);
/** Verbs whose third person is a noun too: `Customer requests`. */
const NOUN_VERBS = setOf(
  `leave request use default breach claim order need change transfer return work purchase access store report visit`,
);
const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were' };

const thirdPerson = (verb: string) =>
  /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:sh|ch|ss|x|[^o]o)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
const PLAIN = new Map<string, string>([
  ...[...VERBS, ...NOUN_VERBS].map((verb) => [thirdPerson(verb), verb] as const),
  ...Object.entries(IRREGULAR),
]);
const IS_NOUN_TOO = new Set([...NOUN_VERBS].map(thirdPerson));

/** Words after a subject that are the same for every person. */
const SAME = setOf(`may might can cannot could will would shall should must did had are were have`);
/** Past forms; before a noun they could describe it: `Customer provided content`. */
const PAST = setOf(
  `paid gave received made agreed signed owed left failed accepted provided ordered requested caused`,
);
const NOUNS =
  setOf(`data content information property properties improvements improvement alterations equipment materials
  account accounts system systems records documents files employees personnel staff users guests goods belongings
  fixtures furniture name logo trademarks marks software network facilities obligations inventions inventory vehicle
  vehicles assets products policies affiliates representatives agents contractors invitees responsibilities`);
const ADJECTIVES = setOf('confidential personal own business proprietary other intellectual');
const ADVERBS = setOf(
  'always also otherwise never ever then still not only so first thereafter subsequently',
);
const NOT_ADVERBS = setOf('family supply reply assembly');
const DETERMINERS = setOf('the a an any all no such each both it them this these those');
const PREPOSITIONS =
  setOf(`to by from with for of against on upon under between in at within without during over through
  towards toward about into among regarding concerning including following prior pursuant per via`);
const LINKS = setOf('and or but if when where unless until while as because before after that not nor');
/** Open a clause whose subject comes next and keeps every verb of it. */
const CLAUSES = setOf(
  'if when where whenever wherever unless until while as because before after since once whether',
);
/** Open a clause, so that a subject follows. */
const OPENERS = new Set([
  ...CLAUSES,
  ...setOf('that which what whom event date day time extent moment case'),
]);
/** Before the label they make it one of many, or somebody else, or a mere role. */
const OTHERS =
  setOf(`a an any each every no another other such said this these those either neither same sole my our your
  its his her their former prior previous prospective new subsequent incoming outgoing existing current fellow joint
  individual original proposed potential future one first second last next some many more most principal is be was been
  being become becomes called named termed`);
/** With two objects: `give Customer information`. */
const GIVING =
  /^(?:give|provide|send|pay|offer|grant|show|lend|furnish|tell|supply|allow|charge|owe|bring|hand|issue|make|get|leave|assign|buy|sell)(?:s|ing)?$/;
/** What `to Customer data` belongs to, if it is not `deliver to Customer`. */
const ABOUT =
  setOf(`access respect damage change changes relating related relates regard harm injury loss limited
  applicable alterations modifications respond`);
const QUANTITIES = setOf('all both');

const isAdverb = (word: string) => ADVERBS.has(word) || (/[a-z]{3}ly$/.test(word) && !NOT_ADVERBS.has(word));
/** Nothing that belongs to the label can start with it. */
const startsNothing = (word: string) =>
  word === '' || PREPOSITIONS.has(word) || LINKS.has(word) || DETERMINERS.has(word);

/** What stands around the label: the two words before it (and its `the`), and all words after it. */
interface Place {
  readonly earlier: string;
  readonly previous: string;
  readonly rest: string;
}
/** What to write for the label, and how the words after it go on; null to leave the label. */
type Wording = { readonly word: string; readonly rest: string } | null;

/**
 * Words of a duty spoken to its bearer: `if Tenant leaves` is `if you leave` and `Customer's data` is `your data` when the
 * label is the reader's. `words` is a piece of an English sentence; a label that is not one capitalized word changes
 * nothing. Where the words around the label do not tell what it is, the label stays, as that is never wrong English.
 */
export function toYou(words: string, label: string): string {
  if (!/^[A-Z][a-z]+$/.test(label)) return words;
  const name = new RegExp(String.raw`(?<![-\w/"“‘'])(?:[Tt]he )?(?<!-)\b${label}\b(?![-/\w"”])`);
  let done = '';
  let left = possessed(words, label);
  for (let match = name.exec(left); match !== null; match = name.exec(left)) {
    const front = done + left.slice(0, match.index);
    const before = /(?:(\S+) )?(\S+) $/.exec(front);
    const rest = left.slice(match.index + match[0].length);
    const place = { earlier: lower(before?.[1]), previous: lower(before?.[2]), rest };
    const wording = isSomebodyElse(before?.[2] ?? '', place) ? null : wordingAt(place);
    const isTold = wording !== null && !STILL_ITS.test(wording.rest);
    done = front + (isTold ? wording.word : match[0]);
    left = isTold ? wording.rest : rest;
  }
  return done + left;
}

/** Who `its` is would be lost once the label is `you`. */
const STILL_ITS =
  /^(?:[^.;:,]*|(?:(?!\b[A-Z])[^.;:])*)\b(?:its|his|hers?|their|itself|himself|herself|that it)\b/;

const lower = (word = '') => word.toLowerCase().replace(/^[("“]+/, '');

/** `at the expense of the Tenant` is `at the Tenant's expense`. */
const possessed = (words: string, label: string) =>
  words
    .replaceAll(
      new RegExp(String.raw`\bon behalf of (?:the )?${label}\b(?=$|[,.;:)])`, 'g'),
      `on ${label}'s behalf`,
    )
    .replaceAll(
      new RegExp(
        String.raw`\bthe ((?:[a-z]+ ){1,3})of (?:the )?${label}\b(?=$|[,.;:)]| (?:to|by|in|at|within|under|for)\b)`,
        'g',
      ),
      (all: string, thing: string) =>
        thing
          .trim()
          .split(' ')
          .some(
            (word) =>
              PREPOSITIONS.has(word) ||
              (LINKS.has(word) && !/^(?:and|or)$/.test(word)) ||
              DETERMINERS.has(word),
          )
          ? all
          : `${label}'s ${thing.trim()}`,
    );

/** `the previous Tenant`, `any Tenant`, `Acme Company`. */
function isSomebodyElse(written: string, { earlier, previous }: Place): boolean {
  if (OTHERS.has(previous)) return true;
  if (/^[A-Z]/.test(written))
    return !OPENERS.has(previous) && !PREPOSITIONS.has(previous) && previous !== 'should';
  const isPartOfName = OTHERS.has(earlier) || earlier === 'the';
  return (
    isPartOfName &&
    !/(?:s|[,;:])$/.test(previous) &&
    !OPENERS.has(previous) &&
    !PREPOSITIONS.has(previous) &&
    !LINKS.has(previous)
  );
}

function wordingAt(place: Place): Wording {
  const { previous, rest } = place;
  const possessive = /^['’]s(?![\w-])/.exec(rest);
  if (possessive !== null) {
    const after = rest.slice(possessive[0].length);
    if (/^ to\b/.test(after)) return null;
    return {
      word: /^(?:$|[,.;:)])/.test(after) ? 'yours' : 'your',
      rest: after.replace(/^((?: [a-z]+){1,2} to [a-z]+) its /, '$1 your '),
    };
  }
  if (!/^(?:$|[,.;:)]| [a-z($£€₹¥\d])/.test(rest) || /^, (?:who|which|whose)\b/.test(rest)) return null;
  const next = /^ ([a-z]+)(?![\w'’-])/.exec(rest)?.[1] ?? '';
  if (isThing(next, rest)) return mayOwn(place) ? { word: 'your', rest } : null;
  const subject = asSubject(place);
  return subject === 'none' ? asObject(previous, rest) : subject;
}

/** Whether the words after the label are something of the label's: `data`, `confidential information`. */
function isThing(next: string, rest: string): boolean {
  const second = /^ [a-z]+ ([a-z]+)/.exec(rest)?.[1] ?? '';
  return NOUNS.has(next) || (ADJECTIVES.has(next) && NOUNS.has(second));
}

function mayOwn({ earlier, previous }: Place): boolean {
  if (GIVING.test(previous) || previous === 'from') return false;
  return previous !== 'to' || ABOUT.has(earlier) || isAdverb(earlier);
}

/** The label as the subject of a verb; 'none' if no verb follows, null if that cannot be told. */
function asSubject(place: Place): Wording | 'none' {
  const { previous, rest } = place;
  const words = skipAdverbs(rest);
  const adverbs = rest.slice(0, rest.length - words.length);
  const match = /^ ([a-z]+)(?![\w'’-])/.exec(words);
  const verb = match?.[1] ?? '';
  const after = words.slice(match?.[0].length ?? 0);
  if (SAME.has(verb) || (PAST.has(verb) && isClosed(after))) {
    const tail = previous === 'of' ? null : goOn(after, false);
    return tail === null ? null : { word: 'you', rest: `${adverbs} ${verb}${tail}` };
  }
  if (/^(?:should|did|does|could|would)$/.test(previous) && (VERBS.has(verb) || NOUN_VERBS.has(verb)))
    return { word: 'you', rest };
  const plain = PLAIN.get(verb);
  if (plain === undefined) return 'none';
  if (IS_NOUN_TOO.has(verb) && adverbs === '') {
    const role = roleOf(after, place);
    if (role !== 'verb') return role === 'noun' && mayOwn(place) ? { word: 'your', rest } : null;
  }
  if (PREPOSITIONS.has(previous)) return previous === 'of' ? null : { word: 'you', rest };
  if (/^(?:and|or|nor|than|except|like|but)$/.test(previous)) return null;
  const tail = goOn(after, CLAUSES.has(previous));
  return tail === null ? null : { word: 'you', rest: `${adverbs} ${plain}${tail}` };
}

const ASIDE =
  /^(?:,? (?:at any (?:time|point)|for (?:any|whatever) reason|in any way|in good faith|in writing|without (?:good )?cause),?)(?= )/;

/** The words from the verb on, without `always` or `, for any reason,` before it. */
function skipAdverbs(rest: string): string {
  const aside = ASIDE.exec(rest);
  if (aside !== null) return skipAdverbs(rest.slice(aside[0].length));
  const word = /^ ([a-z]+)(?= )/.exec(rest);
  return word !== null && isAdverb(word[1]!) ? skipAdverbs(rest.slice(word[0].length)) : rest;
}

/** Whether `requests` after the label is what it does or what it made. */
function roleOf(after: string, { previous }: Place): 'verb' | 'noun' | 'unsure' {
  const next = /^ ([a-z]+)/.exec(after)?.[1] ?? '';
  if (/^(?:are|were|have|do)$/.test(next)) return 'noun';
  if (previous === 'by') return 'unsure';
  if (QUANTITIES.has(previous) || PREPOSITIONS.has(previous)) return 'noun';
  if (OPENERS.has(previous)) return 'verb';
  return DETERMINERS.has(next) ? 'verb' : 'unsure';
}

const OWN_AFTER_VERB =
  /^((?: (?:to (?!the\b)[a-z]+|not|in|of|under|with|any|all|material|breach|default))*) (?:its|his or her|his|her|their) /;
const MORE_VERBS = /((?:,? (?:and|or|but)|,)(?: [a-z]+ly| also| then)? )([a-z]+)(?![\w'’-])/g;

/** The words after the verb of `you`, with further verbs of the same subject made plain; null if one could be another's. */
function goOn(after: string, opensClause: boolean): string | null {
  let isSure = true;
  let lastEnd = 0;
  const told = after.replaceAll(MORE_VERBS, (all: string, link: string, verb: string, at: number) => {
    const plain = PLAIN.get(verb);
    const between = after.slice(lastEnd, at);
    if (plain === undefined) {
      const next = /^ ([a-z]+)/.exec(after.slice(at + all.length))?.[1] ?? '';
      if (/[^s]s$/.test(verb) && (between === '' || next === 'that' || DETERMINERS.has(next))) isSure = false;
      return all;
    }
    if (
      !opensClause ||
      /\b(?:which|that|who|whom|when|where|if|it|they|is|are|was|has|[A-Z]\w*)\b/.test(between) ||
      IS_NOUN_TOO.has(verb)
    )
      isSure = false;
    lastEnd = at + all.length;
    return `${link}${plain}`;
  });
  return isSure ? told.replace(OWN_AFTER_VERB, '$1 your ') : null;
}

/** The label where no verb of its own follows: `to Customer`, `require Tenant to pay`. */
function asObject(previous: string, rest: string): Wording {
  if (/^(?:as|of|than)$/.test(previous)) return null;
  const words = skipAdverbs(rest);
  const pair = /^ (?:and|or) (?:the )?[A-Z]\w+ ([a-z]+)/.exec(words)?.[1] ?? '';
  if (!startsNothing(pair) && !SAME.has(pair) && !PLAIN.has(pair)) return null;
  const isPair = /^ (?:and|or) (?:its|his|her|their|any|the|an?|[A-Z]\w+)\b/.test(words);
  if (!isClosed(words) || (!isPair && !PREPOSITIONS.has(previous) && hasLaterVerb(previous, words)))
    return null;
  return {
    word: 'you',
    rest: rest.replace(/^( and| or| and\/or|,) (?:its|his or her|his|her|their) /, '$1 your '),
  };
}

const isClosed = (words: string) =>
  /^(?:$|[,.;:)]| \(| [$£€₹¥\d])/.test(words) ||
  startsNothing(/^ ([a-z]+)(?![\w'’-])/.exec(words)?.[1] ?? 'unknown');

/** `if Tenant, being late, pays`: the label could be the subject of a verb further on. */
function hasLaterVerb(previous: string, words: string): boolean {
  if (OPENERS.has(previous) || words.startsWith(',')) return true;
  const near = words.split(/[.;]|\b(?:to|that|which|what|who|if|when|where|against|from|unless)\b/)[0]!;
  return near.split(/\W+/).some((word) => PLAIN.has(word) && !IS_NOUN_TOO.has(word));
}
