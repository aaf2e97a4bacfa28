/** Words that open a clause which another one hangs on. */
export const SUBORDINATORS: Readonly<Record<string, 'condition' | 'exception' | 'relative'>> = {
  if: 'condition',
  where: 'condition',
  when: 'condition',
  whenever: 'condition',
  wherever: 'condition',
  whilst: 'condition',
  while: 'condition',
  should: 'condition',
  until: 'condition',
  till: 'condition',
  once: 'condition',
  after: 'condition',
  before: 'condition',
  because: 'condition',
  since: 'condition',
  as: 'condition',
  than: 'condition',
  whether: 'condition',
  whatever: 'condition',
  whoever: 'condition',
  whichever: 'condition',
  whomever: 'condition',
  how: 'condition',
  what: 'condition',
  why: 'condition',
  though: 'condition',
  although: 'condition',
  unless: 'exception',
  except: 'exception',
  save: 'exception',
  provided: 'exception',
  that: 'relative',
  which: 'relative',
  who: 'relative',
  whom: 'relative',
  whose: 'relative',
};

/** Words that join two clauses. */
export const COORDINATORS: ReadonlySet<string> = new Set([
  'and',
  'or',
  'but',
  'nor',
  'so',
  'yet',
  'then',
  'whereas',
  'otherwise',
]);

/** Words that may stand between a subject and its verb, and between a verb group and its verb. */
export const BETWEEN: ReadonlySet<string> = new Set(
  'also always hereby further then only just therefore thereupon still accordingly expressly irrevocably unconditionally jointly severally jointly-and-severally promptly immediately forthwith alone both each all never not themselves himself herself itself ourselves yourself too however likewise nevertheless moreover at any time in turn solely thereafter now again once normally usually either'.split(
    ' ',
  ),
);

/** Words after which a name is not the subject. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'to of by on for from with at against upon between in under through via per towards toward into about after before without within over during than behalf off onto near including like concerning regarding'.split(
    ' ',
  ),
);

export const DETERMINERS: ReadonlySet<string> = new Set(
  'the a an any such each every said this that our your my his her their its no all some both either neither one'.split(
    ' ',
  ),
);

/** Words for both sides at once. */
export const BOTH_WORDS: readonly string[] = [
  'each party',
  'either party',
  'neither party',
  'both parties',
  'the parties',
  'all parties',
  'each of the parties',
  'either of the parties',
  'both of us',
  'both of you',
  'each of us',
  'either of us',
  'neither of us',
  'the two of us',
  'each side',
  'either side',
  'neither side',
  'both sides',
  'you and we',
  'we both',
  'you and i',
  'parties',
  'either one of us',
  'everyone',
  'everybody',
  'all of us',
];

/** People and bodies who are usually no side of a paper. */
export const OUTSIDERS: ReadonlySet<string> = new Set(
  'court courts judge tribunal arbitrator arbitrators guest guests visitor visitors bank banks insurer insurers insurance police authority authorities council neighbour neighbours neighbor neighbors society government parliament regulator expert accountant auditor surveyor valuer notary mediator ombudsman expert third-party customers customer riders rider users'.split(
    ' ',
  ),
);

/** Third-person pronouns: they stand for whoever was spoken of last. */
export const BACK_PRONOUNS: ReadonlySet<string> = new Set(['he', 'she', 'they', 'it', 'who']);

/** The words after a bare subject that are no verb: `the Tenant of`, `you and`. */
export const NO_VERB: ReadonlySet<string> = new Set([
  ...PREPOSITIONS,
  ...DETERMINERS,
  ...COORDINATORS,
  ...Object.keys(SUBORDINATORS),
  ...'out up off back down away over along apart hereinafter hereby herein party parties name names address email tel telephone signature date harmless indemnified free safe liable responsible'.split(
    ' ',
  ),
]);

/** Verbs with which lay people and house rules give orders; they open a sentence without a subject. */
export const IMPERATIVES: ReadonlySet<string> = new Set(
  'pay keep bring return send give take leave use sign tell ask call ring text write check clean wash lock close open wear do be make let please never always remember report inform notify contact provide allow avoid refrain put turn switch feed water handle store park book cancel read complete submit hand collect arrive wait stay follow respect treat hold carry remove replace repair mend fill charge drive ride upload download log stop obtain maintain ensure observe comply deliver refund transfer water'.split(
    ' ',
  ),
);

/** Past participles that do not end in -ed. */
export const PARTICIPLES: Readonly<Record<string, string>> = {
  paid: 'pay',
  made: 'make',
  given: 'give',
  taken: 'take',
  kept: 'keep',
  held: 'hold',
  sold: 'sell',
  sent: 'send',
  lost: 'lose',
  borne: 'bear',
  done: 'do',
  put: 'put',
  set: 'set',
  let: 'let',
  cut: 'cut',
  shut: 'shut',
  withheld: 'withhold',
  withdrawn: 'withdraw',
  written: 'write',
  shown: 'show',
  told: 'tell',
  bound: 'bind',
  found: 'find',
  built: 'build',
  brought: 'bring',
  bought: 'buy',
  left: 'leave',
  met: 'meet',
  read: 'read',
  sought: 'seek',
  spent: 'spend',
  drawn: 'draw',
  driven: 'drive',
  known: 'know',
  begun: 'begin',
  chosen: 'choose',
  broken: 'break',
  forgotten: 'forget',
  hidden: 'hide',
  spoken: 'speak',
  stolen: 'steal',
  worn: 'wear',
  thrown: 'throw',
  deemed: 'deem',
  understood: 'understand',
  foregone: 'forgo',
  forgone: 'forgo',
  forgiven: 'forgive',
  overdue: 'be',
  due: 'be due',
  swept: 'sweep',
  hung: 'hang',
  lent: 'lend',
  ridden: 'ride',
  eaten: 'eat',
  fed: 'feed',
  rebuilt: 'rebuild',
  torn: 'tear',
  laid: 'lay',
  lit: 'light',
  sublet: 'sublet',
  hurt: 'hurt',
  stuck: 'stick',
  flown: 'fly',
  dug: 'dig',
  mown: 'mow',
};

/** Verbs whose forms cannot be worked out from their endings. */
export const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  does: 'do',
  goes: 'go',
  pays: 'pay',
  bears: 'bear',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  agrees: 'agree',
  sees: 'see',
  undergoes: 'undergo',
  forgoes: 'forgo',
  buys: 'buy',
  dies: 'die',
  lies: 'lie',
  ties: 'tie',
};

/** Verbs that end like an adverb or a participle and are none. */
export const VERBS_IN_LY: ReadonlySet<string> = new Set([
  'supply',
  'apply',
  'reply',
  'rely',
  'comply',
  'bring',
  'cling',
]);
