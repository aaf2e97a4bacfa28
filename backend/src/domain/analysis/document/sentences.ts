import { sifted } from '../sieve/sifted.ts';

/** A stretch of a text, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Sentences longer than this are cut, so that no pattern ever runs over an endless line. */
const MAX_SENTENCE = 1_800;

const ABBREVIATION = sifted(
  /(?:^|[\s("“])(?:[A-Z]|Inc|Ltd|Co|Corp|L\.?L\.?C|No|Nos|Mr|Mrs|Ms|Mx|Dr|Kum|Smt|Shri|Messrs|Capt|Revd?|Prof|Hon|Engr|St|Ave|Rd|Ste|Fl|Sec|Art|Arts|cf|e\.g|i\.e|vs?|approx|inc|exc|incl|excl|Incl|Excl|Jr|Sr|U\.S|U\.K|N\.V|S\.A|B\.V|d\/b\/a|a\.m|p\.m|etc|Nr|Abs|bzw|ca|Rs|Bros|Dept|Exh|Ref|Tel|PTE|Pte|PTY|Pty|PVT|Pvt|LTD|INC|CO|CORP|Sdn)$/,
);

/** `am 31. Dezember`, `am 3. Werktag`: a number with a full stop that German writes for `third`. */
const ORDINAL = /(?:^|[\s(])\d{1,2}$/;
const COUNTED = sifted(
  /^(?:(?:Jan(?:uar|\.)|Jänner|Feb(?:ruar|\.)|März|Apr(?:il|\.)|Mai|Jun[ij]|Jul[ij]|Aug(?:ust|\.)|Sept?(?:ember|\.)|Okt(?:ober|\.)|Nov(?:ember|\.)|Dez(?:ember|\.)|Werktage?|Kalendertage?|Arbeitstage?|Bankarbeitstage?|Tage?s?|Monate?s?\b|Lebensjahr|Vertragsjahr|Quartal|Stock|Obergeschoss|OG|Etage|Mahnung|Person))(?!\p{L})/u,
);
/** What opens a sentence in the small letters of a message: `two months. if i need the room …`. */
const SMALL_OPENING = sifted(
  /^(?:i(?:['’](?:ll|m|d|ve))?|you(?:['’]?(?:ll|re|ve))?|if|we(?:['’]ll)?|they|she|its?|pls|please|dont) /,
);
/** What may end such a sentence: a word of some length, or a day, but no number of a clause. */
const WORD_BEFORE = /\p{Ll}{4}$|\d(?:st|nd|rd|th)$/u;
/** Short forms of other languages that stand in front of a name. */
const ADDRESS = sifted(
  /(?:^|[\s("“«])(?:Mme|Mlle|MM|Sra|Sres|Srta|Sig|Sigg|Dra|Avv|Dott|Ing|Hr|Fr|Prof|Str|Av|Avda|vgl|gem|inkl|zzgl|einschl|Ziff|Tel|C\.P|z\.\s?B|d\.\s?h|u\.\s?a)$/,
);
/** Short forms in front of a number. */
const NUMBERED = sifted(
  /(?:^|[\s("“«])(?:art|arts|Arts|artt|núm|num|no|nos|n|nn|al|cl|cláus|apdo|par|pág|pag|let|lit|Rn|Ziff|Nr|Abs|EUR|fr|Fr|Kshs?|Shs?|Tk|Rp|[Kk]r|Re)$/,
);

/**
 * Splits one paragraph into sentences. A sentence ends at `.`, `;`, `?`, `!` (or the marks of Chinese, Japanese and Hindi)
 * before something that can open another one; a colon ends it before a list item. Linear in the length of the text.
 */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const push = (end: number) => {
    const span = trim(text, start, end);
    start = end;
    if (span !== null) spans.push(...cap(text, span));
  };
  for (const match of text.matchAll(/[.;:?!]["”’')]{0,3}(?= )|[。；！？।]/g)) {
    const end = match.index + match[0].length;
    if (endsSentence(text, start, match.index, end)) push(end);
  }
  push(text.length);
  return spans;
}

function endsSentence(text: string, start: number, at: number, end: number): boolean {
  const mark = text[at]!;
  if ('。；！？।'.includes(mark)) return true;
  const next = text.slice(end, end + 14).trimStart();
  if (next === '') return true;
  const before = text.slice(Math.max(start, at - 12), at);
  if (mark === ':') return /^(?:\([a-zivx\d]{1,4}\)|\d{1,2}[.)]|[A-Z]\. )/.test(next);
  if (mark === ';') return /^[\p{Lu}(\d"“]/u.test(next) || /^(?:and|or|provided) ?\(?/.test(next);
  if (SMALL_OPENING.test(next)) return WORD_BEFORE.test(before) && !ABBREVIATION.test(before);
  if (!/^[\p{Lu}(\d"“„«'‘[*•<\p{Lo}]/u.test(next)) return false;
  if (mark !== '.') return true;
  if (ORDINAL.test(before) && COUNTED.test(next)) return false;
  if (ADDRESS.test(before) || (NUMBERED.test(before) && /^\d/.test(next))) return false;
  if (ABBREVIATION.test(before))
    return (
      /^(?:This|The|If|In|Any|All|Each|No|Such|Neither|Either)\b/.test(next) &&
      !/(?:No|Nos|Mr|Mrs|Ms|Mx|Dr|Kum|Smt|Shri|Messrs|Capt|Revd?|Prof|Hon|Engr|St|[A-Z])$/.test(before)
    );
  // a bare clause number such as "2." or "10.3." opens a sentence, it does not end one
  const lead = text.slice(start, Math.min(at, start + 24)).trim();
  return at - start > 20 || !/^(?:\d{1,3}(?:\.\d{1,3}){0,4}|\(?[a-zA-Z]{1,3}|§ ?\d{1,3})$/.test(lead);
}

function trim(text: string, start: number, end: number): Span | null {
  let from = start;
  let to = end;
  while (from < to && text[from] === ' ') from++;
  while (to > from && text[to - 1] === ' ') to--;
  return to - from < 2 ? null : { start: from, end: to };
}

function cap(text: string, span: Span): Span[] {
  const out: Span[] = [];
  let { start } = span;
  while (span.end - start > MAX_SENTENCE) {
    const space = text.lastIndexOf(' ', start + MAX_SENTENCE);
    const cut = space > start + MAX_SENTENCE / 2 ? space : start + MAX_SENTENCE;
    out.push({ start, end: cut });
    start = text[cut] === ' ' ? cut + 1 : cut;
  }
  return [...out, { start, end: span.end }];
}
