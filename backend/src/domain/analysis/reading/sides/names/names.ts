import { BODY_WORD, FIRM_WORDS, HONORIFICS, LEGAL_FORM, NOT_A_NAME } from '../../languages/en/party-words.ts';

/** Longest stretch in which one name is looked for. */
const WINDOW = 160;
const HONORIFIC = new RegExp(
  String.raw`^(?:(?:mr|mrs|ms|dr)\.? (?:and|&) (?:mr|mrs|ms|dr)\.?\s(?=\p{Lu})|(?:(?:${HONORIFICS.map((word) => word.replace(/[./]/g, (mark) => `\\${mark}`)).join('|')})\.?(?=\s)\s{1,2}){1,3})`,
  'iu',
);
/** A title inside a name, behind a rank or a post: `Head of Sales Mr. Otto Bren`. */
export const HONORIFIC_INSIDE =
  /(?<=\p{L}\s)(?:Mr|Mrs|Ms|Miss|Dr|Prof|Shri|Smt|Sri|Adv|Engr)\.?\s(?=\p{Lu})/u;
const FIRM_ENDING = String.raw`(?:${LEGAL_FORM}|${BODY_WORD})`;
const ENDING = new RegExp(String.raw`(?:^|[\s,])${FIRM_ENDING}\.?$`, 'iu');
const WHOLE_FIRM = new RegExp(
  String.raw`^((?:(?:\p{Lu}|\d)[^\s,;:|()]{0,30}|&|of|and|de|the)(?: (?:[\p{Lu}\d&][^\s,;:|()]{0,30}|of|and|de|the)){0,7}?(?: \(\p{L}[\p{L} .]{1,20}\))?,? {1,2}${LEGAL_FORM}(?![\p{L}\d-])\.?)`,
  'iu',
);
const LEGAL_END = new RegExp(String.raw`[\s,]${LEGAL_FORM}\.?$`, 'iu');
const LEGAL_SOON = new RegExp(String.raw`[\s,]${LEGAL_FORM}(?![\p{L}\d-])`, 'iu');
const LEGAL_NEXT = new RegExp(String.raw`^,? {1,2}${LEGAL_FORM}(?![\p{L}\d-])\.?`, 'iu');
const ENDING_NEXT = new RegExp(String.raw`^,? {1,2}${FIRM_ENDING}(?![\p{L}\d-])\.?`, 'iu');
const ONLY_ENDING = new RegExp(String.raw`^(?:${FIRM_ENDING}[\s.]{0,2}){1,2}$`, 'iu');
const firmWords = new Set(FIRM_WORDS);
const notAName = new Set(NOT_A_NAME);
const PARTICLE =
  /^(?:van|von|de|da|do|dos|das|del|della|der|den|di|du|la|las|le|ter|ten|zu|zum|zur|al|el|bin|bint|binte|binti|ibn|y|e|s\/o|d\/o|w\/o|and|&|et|und)$/iu;
/** `Bank of Scotland`, but not `Augustine Hurley of Cork`. */
const TAKES_OF =
  /(?:^|\s)(?:bank|university|ministry|department|society|institute|republic|state|city|board|church|college|school|association|office|house|council|county|friends|academy|centre|center|hospital|chamber|federation|faculty)$/iu;

/** Lower case, without accents, marks and doubled spaces: how names are compared. */
export function fold(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}

/** A name without `Mr`, `Dr`, `Smt.` in front. */
export function withoutHonorific(name: string): string {
  return name.replace(HONORIFIC, '').trim();
}

/** Whether a name is a firm's, a club's or a public body's. */
export function isFirm(name: string): boolean {
  if (ENDING.test(name) || OF_KIN.test(name)) return true;
  if (POST.test(name)) return false;
  const parts = fold(name).split(' ');
  return parts.length > 1 && parts.some((word) => firmWords.has(word));
}

/** `Nora Quill Leasing Manager`: somebody with a post in a firm is no firm. */
const POST =
  / (?:manager|director|officer|coordinator|co-ordinator|assistant|executive|administrator|supervisor|consultant|adviser|advisor|secretary|lead)$/i;
/** `Van Wyk & Sons`. */
const OF_KIN =
  /\p{L} (?:&|and) (?:sons?|daughters?|bros|brothers|sisters|partners|co|sohn|söhne|fils|figli|hijos|zoon|zonen)\b\.?/iu;

/** Whether a name ends in a legal form: `Ltd`, `GmbH`. */
export function hasLegalForm(name: string): boolean {
  return LEGAL_END.test(name);
}

/** A firm's name without its legal form: `Umhlanga Key Rentals (Pty) Ltd` is `Umhlanga Key Rentals`. */
export function withoutEnding(name: string): string {
  let out = name;
  for (let turn = 0; turn < 2; turn++) out = out.replace(ENDING, '').replace(/[\s,(]+$/, '');
  return out === '' ? name : out;
}

/**
 * The name with which some words begin, and how many characters it takes: capitalised words and particles up to a comma, a
 * bracket, a number or a word in lower case. Null where the words begin with no name.
 */
export function nameAtStart(words: string): { readonly name: string; readonly length: number } | null {
  const head = words.slice(0, WINDOW);
  const firm = wholeFirm(head);
  if (firm !== null) return { name: firm, length: firm.length };
  const title = HONORIFIC.exec(head)?.[0] ?? '';
  let at = title.length;
  let end = 0;
  let count = 0;
  for (const match of head.slice(title.length).matchAll(/[^\s,;:|()“”"]+|[\s,;:|()“”"]+/gu)) {
    const word = match[0];
    const here = title.length + match.index;
    if (here < at) continue; // inside an ending such as `, Inc.`
    if (here > at) break;
    if (/^[\s,;:|()“”"]/u.test(word)) {
      const ending = ENDING_NEXT.exec(head.slice(here));
      if (ending !== null && count > 0) {
        end = here + ending[0].length;
        at = end;
        if (LEGAL_NEXT.test(head.slice(here)) && !LEGAL_NEXT.test(head.slice(end))) break;
        continue;
      }
      if (word !== ' ' && !/^ \(?$/.test(word)) break;
      at = here + word.length;
      continue;
    }
    const bare = word.replace(/[.'’]+$|^['‘’]+/gu, '');
    if (/^I(?:['’]\p{L}+)?$/u.test(word) || /[\d$€£@]/.test(count === 0 ? word : '')) break;
    // `KES 2,500` is money
    if (
      /^\p{Lu}{3}$/u.test(word) &&
      /^ \d[\d,. ]*(?:\D|$)/.test(head.slice(here + word.length)) &&
      count === 0
    )
      break;
    if (/^\p{Lu}{1,3}\.?\d/u.test(word) && /^ ?\d/.test(head.slice(here + word.length))) break; // `R3 200`
    const isCapital =
      (/^\p{Lu}/u.test(bare) && !/^(?:and|et|und)$/i.test(bare)) ||
      /^(?:[A-Z]\.)+$/.test(word) ||
      (count > 0 && /^\d{1,3}$/.test(bare));
    const isLink = PARTICLE.test(bare) || (/^of(?: the)?$/i.test(bare) && TAKES_OF.test(head.slice(0, end)));
    if (!isCapital && !(count > 0 && isLink)) break;
    // `BRIGHTSIDE POOL SERVICES Family Season Plan`: the name ends where the capitals end
    if (count > 1 && /\p{Ll}{2}/u.test(bare) && !isLink && IN_CAPITALS.test(head.slice(0, end))) break;
    if (count === 0 && /^(?:and|et|und|the)$/i.test(bare)) break;
    // `Ida Brown Age: 10`, `Ida Brown Dec. 3`: the next blank of a form and a date are no part of a name
    if (count > 0 && NEXT_BLANK.test(head.slice(here))) break;
    if (
      notAName.has(bare.toLowerCase()) &&
      !(title !== '' && DAY_OR_MONTH.test(bare)) &&
      !isGivenMonth(bare, head.slice(here + word.length)) &&
      !(count === 1 && SURNAMES_TOO.test(bare) && ENDS_NAME.test(head.slice(here + word.length))) &&
      (count === 0 || !firmWords.has(bare.toLowerCase())) &&
      !PARTICLE.test(bare)
    )
      break;
    if (isCapital) {
      count++;
      end = here + word.length;
    }
    at = here + word.length;
    if (/[\p{L}]{3}\.$/u.test(word) && !ENDING.test(word)) break;
    if (count >= 8) break;
  }
  const whole = head
    .slice(0, end)
    .trim()
    // `Mr. Tom Vane and Mrs. Ida Vane`: the title of the next one
    .replace(OF_NEXT, '');
  const name = ENDING.test(whole) ? whole : whole.replace(/[.,]$/, '');
  if (count === 0 || withoutHonorific(name).length < 2 || ONLY_ENDING.test(name)) return null;
  const [pair, ...more] = pairsOf(name);
  if (more.length > 0) return { name: pair!, length: pair!.length };
  return withoutOpenBracket(name, Math.min(end, whole.length));
}
const NEXT_BLANK =
  /^(?:(?:age|born|date of birth|dob|d\.o\.b\.|tel|phone|mobile|cell|e-?mail|address|grade|class|school|room|size):|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d)/i;
const OF_NEXT = /(?<=\p{L}{2} \p{L}[^,]{1,40}) (?:and|&|et|und) (?:mr|mrs|ms|miss|dr)\.?$/iu;

/** Words that open no name and are surnames all the same, where a comma, bracket or the like ends the name: `Joanne Price (Bright Sparks)`. */
const SURNAMES_TOO =
  /^(?:Price|Page|Law|May|March|Lane|Street|House|Key|Keys|Sale|Best|Rent|Bond|Field|Day|Church|Hall|Park)$/;
const ENDS_NAME = /^(?: ?[,(;)]| of \d| and \p{Lu}|\s*$|\n)/u;

/** `Mr Sunday Bello`, `Ms April Hale`. */
const DAY_OR_MONTH =
  /^(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|april|may|june|july|august)$/i;

/** `April Jones`, `Ida May Birch`: a month that is a first name too, in front of a word of a name and no day, year or thing. */
function isGivenMonth(word: string, behind: string): boolean {
  if (!/^(?:april|may|june|august)$/i.test(word)) return false;
  const next = /^ (\p{Lu}[\p{L}'’-]+)(?! ?\d)/u.exec(behind)?.[1]?.toLowerCase();
  return next !== undefined && !notAName.has(next) && !firmWords.has(next) && !NEVER_SURNAME.test(next);
}
const NEVER_SURNAME =
  /^(?:bank|holiday|fair|ball|term|half|school|intake|edition|issue|only|until|till|through|may|shall|will|must)$/;

/** `Tom (Tom Whitfield, 14 Alma Road)` names Tom Whitfield; of `Ada (the painter` only Ada is a name. */
function withoutOpenBracket(
  name: string,
  length: number,
): { readonly name: string; readonly length: number } {
  const open = name.lastIndexOf('(');
  if (open < 1 || name.includes(')', open)) return { name, length };
  const outer = name.slice(0, open).trim();
  const inner = name.slice(open + 1).trim();
  return inner.startsWith(`${outer} `) ? { name: inner, length } : { name: outer, length: outer.length };
}

/** `Britain.` ends a sentence, `Bros.` and `St.` do not. */
const ENDS_SENTENCE = /^(?!(?:Bros|Corp|Assoc|Messrs|Intl|Dept|Univ|Prop)\.)\p{Lu}\p{Ll}{3,}\.$/u;

/** A name in capitals or capitalised words that runs straight to a legal form, whatever its words mean: `Box Store Limited`. */
function wholeFirm(head: string): string | null {
  const firm = LEGAL_SOON.test(head) ? WHOLE_FIRM.exec(head)?.[1] : undefined;
  if (firm === undefined) return null;
  // `LETTER OF APPOINTMENT AS DEALER`: the small word of a title, no legal form
  if (/ (?:AS|SA)$/.test(firm) && /^ \p{Lu}{3}/u.test(head.slice(firm.length)) && !/\p{Ll}/u.test(firm))
    return null;
  const parts = firm.split(' ');
  const isWritten = parts
    .slice(0, -1)
    .every(
      (word) =>
        (/^[\p{Lu}\d&(]/u.test(word) && !ENDS_SENTENCE.test(word)) || /^(?:of|and|de|the)$/.test(word),
    );
  const first = parts[0]!.toLowerCase();
  const opens = notAName.has(first) && parts[0] !== parts[0]!.toUpperCase() && !firmWords.has(first);
  return isWritten &&
    !opens &&
    parts.length > 1 &&
    !/^(?:and|of|de|the|in|by|to|for|with|from|between|on|at|favou?r|behalf)$/i.test(first)
    ? firm
    : null;
}

/** Whether a string as a whole is written like a personal name: two to five capitalised words, no figures. */
export function isPersonName(line: string): boolean {
  const found = nameAtStart(line);
  if (found === null || found.length < line.trimEnd().length - 1 || isFirm(found.name)) return false;
  const parts = withoutHonorific(found.name).split(' ');
  // `Mr and Mrs Brown`
  const least = PAIR_OF_TITLES.test(line) ? 1 : 2;
  return parts.length >= least && parts.length <= 5 && !/\d/.test(line);
}

/** Six words or more are no one's name: `Ana Reis Ben Okafor Cy Dunn` stood apart on the paper, two by two. */
function pairsOf(name: string): string[] {
  const parts = name.split(' ');
  const isRun =
    parts.length >= 6 && parts.length % 2 === 0 && parts.every((part) => /^\p{Lu}\p{Ll}/u.test(part));
  return isRun ? pairedWords(name) : [name];
}

/** `Ana Reis Ben Okafor` as `Ana Reis` and `Ben Okafor`. */
function pairedWords(name: string): string[] {
  const parts = name.split(' ');
  return parts.flatMap((part, index) => (index % 2 === 0 ? [`${part} ${parts[index + 1]}`] : []));
}

const NEXT_NAME = /^(?:,? (?:and|&|with|et|und) |(?:, | ?\/ ?)(?=\p{Lu}[\p{L}'’-]{1,24} \p{Lu}))/u;
const NEXT_IN_RUN = /^ (?=\p{Lu}\p{Ll})/u;
const RUN_OF_NAMES = /^(?:\p{Lu}\p{Ll}[\p{L}'’-]* ){5,11}\p{Lu}\p{Ll}[\p{L}'’-]*$/u;
const MOST_IN_RUN = 6;
/** Two or more words wholly in capitals, the last of them a word for a firm or not. */
const IN_CAPITALS = /^(?:\p{Lu}{3,} |& ){1,5}\p{Lu}{3,}$/u;
const PAIR_OF_TITLES = /^(?:mr|mrs|ms|dr)\.? (?:and|&) (?:mr|mrs|ms|dr)\.? /i;

/** Where somebody lives, behind the name and a comma: `Shri Dev Rao, Lakeview Colony`. */
const PLACE =
  / (?:extension|colony|nagar|road|street|lane|avenue|close|crescent|drive|terrace|square|estate|township|village|heights|layout|enclave|vihar|marg|sector|quay|row)$/i;

/** `Marisol Quenby and Dario Quenby` are two persons; a firm's name stays whole. */
export function splitPersons(words: string): string[] {
  const out: string[] = [];
  let rest = words;
  const isRun = RUN_OF_NAMES.test(words);
  for (let turn = 0; turn < (isRun ? MOST_IN_RUN : 5); turn++) {
    const found = nameAtStart(rest);
    if (found === null || (out.length > 0 && PLACE.test(found.name))) break;
    const pieces =
      isFirm(found.name) || PAIR_OF_TITLES.test(found.name)
        ? [found.name]
        : found.name.split(/ (?:and|&|et|und) (?=\p{Lu})/u);
    // the last of those who sign side by side: `Bo Nyland Cy Dunn`
    const inRun = isRun && found.name.split(' ').length === 4 && !isFirm(found.name);
    out.push(...(inRun ? pairedWords(found.name) : pieces).filter((piece) => piece.trim() !== ''));
    const next = (isRun ? NEXT_IN_RUN : NEXT_NAME).exec(rest.slice(found.length));
    if (next === null || isFirm(found.name)) break;
    rest = rest.slice(found.length + next[0].length);
  }
  return out;
}

/** The parts of a name by which the paper may call its bearer: whole, without legal form, first name, last name. */
export function shortForms(name: string): string[] {
  const bare = withoutHonorific(name);
  const parts = bare.split(' ').filter(Boolean);
  if (isFirm(name)) {
    const core = withoutEnding(bare);
    const first = parts[0]!;
    const isTelling =
      first.length > 3 && !firmWords.has(first.toLowerCase()) && !notAName.has(first.toLowerCase());
    return [name, bare, core, ...(isTelling ? [first] : [])];
  }
  const [first] = parts;
  const last = parts.at(-1)!;
  // `the` of `The Trustees of …` calls nobody
  const isCalled = first!.length > 1 && !first!.endsWith('.') && !ARTICLE.test(first!);
  return [name, bare, ...(isCalled ? [first!] : []), ...(parts.length > 1 ? [last] : [])];
}
const ARTICLE = /^(?:the|an?|of|and|le|la|les|der|die|das|el|los|las)$/i;
