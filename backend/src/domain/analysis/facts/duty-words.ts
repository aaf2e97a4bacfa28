/** The document's words for what has to be done, made fit to follow `You must`. */
export interface DutyWords {
  readonly action: string;
  /** The verb itself forbids: `not disclose`. */
  readonly isBan: boolean;
  /** A time or case that stands before the verb: `within ten days after a request`; null when there is none. */
  readonly lead: string | null;
  /** Words for an exception or a condition that is too long to repeat; null when nothing of the kind was left out. */
  readonly limit: string | null;
}

/** Verbs that state a fact, a right or a legal effect rather than something to do. */
const NOT_A_DUTY =
  /^(?:be (?:in\b|made|due|paid|provided|deemed|entitled|construed|governed|effective|binding|considered|interpreted|the (?:sole|exclusive|property|owner)|subject|defined|void|null|automatically|terminated|valid|determined|calculated|permitted|allowed|authori[sz]ed|eligible|notified|informed|able|free|reimbursed|indemnified|excused|relieved|released|credited|treated|appointed|given|granted|on probation|released|held (?:liable|responsible)|liable (?:for|to)|severally|jointly|under no|bound\b|employed|invited|assumed|used|a\b|an\b|no\b|(?:\w+ly )?\w+ed\b)|have\b(?! in place)|mean\b|include\b|apply\b|survive\b|constitute\b|become\b|commence\b|begin\b|continue (?:in|to be|until|for)|remain\b|terminate\b|expire\b|govern\b|control\b|prevail\b|inure\b|bind\b|receive\b|acquire\b|own\b|retain\b|earn\b|accrue\b|benefit\b|enjoy\b|find\b|incur\b|lose\b|need\b|wish\b|require\b|exceed\b|affect\b|limit\b|prevent\b|waive no|elect\b|solely\s*$)/i;
/** A ban on an effect, or a limit of what a side owes, is no duty of that side. */
const NOT_A_BAN =
  /^(?:be\b|have\b|constitute|apply|affect|limit|prevent|restrict|exceed|include|mean|relieve|operate|imply|create|impair|bind|need\b|incur\b|lose\b|extend\b|become\b|result\b|require|owe\b|so\b|waive\b|preclude|prejudice|in any way limit|only\b|to exceed)/i;
/** `be obligated to pay` is `pay`; `be responsible for` asks for care. */
const UNWRAP: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:also )?be (?:obligated|obliged|required|bound|expected|committed) to (?:first |also |promptly )?/i,
    '',
  ],
  [/^be (?:\w+ly )?responsible (?:for|to) (?=\w+ing\b)/i, 'take care of '],
  [
    /^be (?:\w+ly )?(?:responsible|liable) for (?=(?:any|all|the|every|each)?[^.]{0,12}\b(?:breach|act|omission|damage|loss|claim|failure|liabilit|conduct)\w*)/i,
    'answer for ',
  ],
  [
    /^be (?:\w+ly )?responsible for (?=(?:any|all|the|its|their|his|her)?[^.]{0,20}\b(?:costs?|expenses?|fees|taxes|charges)\b)/i,
    'bear ',
  ],
  [/^be (?:\w+ly )?responsible for /i, 'take care of '],
  [/^(?:cause to be|ensure that there (?:is|are)) /i, 'see to '],
];
/** What follows here no longer belongs to the main point. */
const CUT =
  /(?:[;:]|(?<!\b(?:Rs|No|Inc|Ltd|Mr|Ms|Mrs|Dr|Co|Corp|St|U\.S|U\.K|e\.g|i\.e))\.(?:\s|$)|,? (?:including|in accordance with|pursuant to|notwithstanding|as (?:set forth|provided|defined|described|more)|it being|in (?:each|which) case|without limit(?:ing|ation(?!\.?$)))\b|, (?:which|and (?:shall|will|must|may|agrees|\w+ (?:shall|will|must|may))|whether|or (?:shall|will)|where|as)\b| \((?=[^)]{60,}))/i;
/** What follows here limits the main point: it is kept, or at least spoken of. */
const LIMIT = /,? (?:provided(?:,| that| however)|except|subject to|unless)\b|, (?:but|if)\b/i;
/** A limit in the words that shortening leaves out. */
const LOST_LIMIT = /\b(?:provided that|except|subject to|unless|only if|if)\b/i;
/** A time or case before the verb, set off by a comma. */
const LEAD =
  /^,? ?((?:promptly |immediately |no later than |not later than )?(?:after|upon|on|within|following|before|prior to|during|at|in the event of|if|when|where|for|until|without|[\w-]+ (?:\(\d+\) )?(?:days|weeks|months) (?:after|before|of|from))\b[^,;:.]{3,120}), (?!(?:and|or|but)\b)(?=[a-z]+ )/i;
/** Longest action, in words. */
const MOST_WORDS = 30;
/** Places where a long action may end and still read as a whole. */
const RESTING_PLACE =
  /,? (?:and|or|that|which|who|in order to|for the purpose|so (?:as|that)|whether|where|by|with|from|relating|arising|regarding)$/i;

/** Makes the words after a verb of duty fit for a reader; null when they are no duty or cannot be shortened to a whole. */
export function dutyWords(rest: string, modal: string): DutyWords | null {
  let words = rest.replace(/\s+/g, ' ').trim();
  const isNegated = /\bnot\b|cannot/i.test(modal) || /^not\b/i.test(words);
  words = words.replace(/^not\b,?\s*(?:to )?/i, '');
  const lead = LEAD.exec(words)?.[1] ?? null;
  if (lead !== null) words = words.replace(LEAD, '');
  if (isNegated ? NOT_A_BAN.test(words) : false) return null;
  if (!isNegated) for (const [found, put] of UNWRAP) words = words.replace(found, put);
  if (!isNegated && NOT_A_DUTY.test(words)) return null;
  const { action, limit } = mainPoint(words);
  if (action === null || !/^[a-z(“"]/i.test(action)) return null;
  if (
    /agree/i.test(modal) &&
    !isNegated &&
    /^(?:an?|the|any|all|this|these|such|our|your|that) /i.test(action)
  )
    return null;
  const spoken = isShouted(action) ? action.toLowerCase() : action;
  return {
    action: /responsible for/i.test(modal) ? `take care of ${spoken}` : spoken,
    isBan: isNegated,
    lead,
    limit,
  };
}

/** The words up to where the main point ends, with its exception or condition, or with words that speak of it. */
function mainPoint(words: string): { readonly action: string | null; readonly limit: string | null } {
  const cut = CUT.exec(words.slice(10));
  const isWhole = cut === null || /^[;.]/.test(cut[0]);
  const base = cut === null ? words : words.slice(0, cut.index + 10);
  const limited = LIMIT.exec(base.slice(10));
  const whole = tidy(base, isWhole);
  if (limited !== null && !(isWhole && whole !== null && whole.split(' ').length <= MOST_WORDS)) {
    const front = tidy(base.slice(0, limited.index + 10));
    return { action: front === null ? null : shorten(front), limit: spokenLimit(limited[0]) };
  }
  const action = whole === null ? null : shorten(whole);
  // what another verb carries on with is limited there, not here
  const isOthers = cut !== null && /^, (?:which|and|or)\b|^[;.]/i.test(cut[0]);
  const cutOff = cut === null || isOthers ? '' : words.slice(cut.index + 10).split(/[;.]\s/)[0]!;
  const left = `${action === null ? '' : (whole ?? '').slice(action.length)} ${cutOff}`;
  const lost = LOST_LIMIT.exec(left);
  return { action, limit: lost === null ? null : spokenLimit(lost[0]) };
}

const spokenLimit = (word: string) =>
  /\b(?:if|provided|subject)\b/i.test(word)
    ? 'on the conditions stated there'
    : 'with the exceptions stated there';

/** Without loose ends: dangling connectives, brackets that never close, marks of redaction. A whole sentence may end in `moving in`. */
function tidy(words: string, isWhole = false): string | null {
  let out = words
    .replace(/\s*\(\s*["“][^()]{0,60}["”]\s*\)/g, '')
    .replace(/\s*\((?:the|each|collectively)?[^()]{0,40}["“][^()]{0,60}\)/g, '');
  out = out.replace(/\((?:[a-z]|[ivx]{1,4}|\d)\)\s/gi, '').replace(/,? as follows$/i, '');
  if (!out.includes('(')) out = out.replace(/\)/g, '');
  const open = out.lastIndexOf('(');
  if (open >= 0 && !out.slice(open).includes(')')) out = out.slice(0, open);
  if (isWhole) out = out.replace(/[.;:,\s]+$/, '');
  out = out
    .replace(
      isWhole
        ? /$/
        : /(?:[,;:\s\\_*]|(?<!\b[A-Z])\.|\b(?:and|or|to|the|of|a|an|by|that|any|all|in|on|at|as|for|from|with|which|who|its|their|arising|relating|resulting|including|failing|is|are|be))+$/i,
      '',
    )
    .trim();
  return out.split(' ').length < 2 || /\[|\*\*|_{3}/.test(out) ? null : out;
}

function shorten(words: string): string | null {
  const list = words.split(' ');
  if (list.length <= MOST_WORDS) return words;
  for (let count = MOST_WORDS; count >= 8; count--) {
    const front = list.slice(0, count).join(' ');
    const next = ` ${list[count]!}`;
    if (front.endsWith(',') || RESTING_PLACE.test(next)) return tidy(front);
  }
  return null;
}

const isShouted = (words: string) => words === words.toUpperCase() && /[A-Z]{4}/.test(words);

const CONDITION =
  /^(?:[\d.()]{1,8}\s|\([a-z\d]{1,4}\)\s|[A-Z][\w’' &/-]{2,50}\.\s)*((?:If|Upon|When|Where|After|Within|In the event|In case|On (?:the )?(?:termination|expiry|expiration|request|demand|receipt)|Following|Before|Prior to|At the (?:end|expiration|expiry|request)|No later than|During|Unless|Until|Promptly (?:after|following|upon)|Not later than|For (?:a period|so long|as long)|For (?!(?:the )?(?:avoidance|purposes?)\b)(?=[^;,]{0,60}\b(?:days?|weeks?|months?|years?|term|duration)\b)|At least|Throughout|As long as|Whenever|Once|Should)\b[^;]{3,180}?|On (?:the )?(?:termination|expiry|expiration|request|demand)),?\s*$/;
const MOST_CONDITION_WORDS = 24;

const OPENS_CASE =
  /^(?:[\d.()]{1,8}\s|\([a-z\d]{1,4}\)\s|[A-Z][\w’' &/-]{2,50}\.\s)*(?:If|When|Where|Unless|Should|Whenever|Once|In the event|In case|As long as|Until)\b([^,]*)$/;

/** `If the Supplier cannot …`: the verb stands inside the condition, so it is no duty. Takes the words before the bearer. */
export function isInsideCondition(front: string): boolean {
  const words = OPENS_CASE.exec(front.replace(/\s+/g, ' '))?.[1]?.trim();
  return words !== undefined && (words.split(' ').length < 4 || /\b(?:and|or|nor|that)$/i.test(words));
}

/** The condition or time a sentence opens with, when nothing but the bearer of the duty follows; a remark in its place when it is too long to repeat. */
export function openingCondition(front: string): string | null {
  const found = CONDITION.exec(front.replace(/\s+/g, ' ').trim())?.[1];
  if (found === undefined) return null;
  const words = found.replace(/,$/, '').trim();
  return words.split(' ').length > MOST_CONDITION_WORDS || /\[|\*\*|_{3}/.test(words)
    ? 'in the case described there'
    : words.charAt(0).toLowerCase() + words.slice(1);
}

const DEADLINE =
  /\b(?:within|no later than|not later than|on or before|at least|by the|before the|at the end of|each|every)\b[^,;.()]{0,30}(?:\(\d+\)\s)?[^,;.()]{0,20}\b(?:days?|weeks?|months?|years?|hours?|date|quarter)\b(?: (?:of|after|from|following|before|prior to) [^,;.()]{3,60})?/i;

/** A time limit in the words of the same sentence that shortening has left out, or null. */
export function deadlineAfter(rest: string, action: string): string | null {
  if (DEADLINE.test(action)) return null;
  const flat = rest.replace(/\s+/g, ' ');
  const end = flat.search(/[;:]|\.(?:\s|$)|\b(?:shall|must|will|may)\b/);
  const found = DEADLINE.exec(end < 0 ? flat : flat.slice(0, end));
  return found !== null && /^(?:within|no|not|on|by|before)/i.test(found[0]) ? tidy(found[0]) : null;
}
