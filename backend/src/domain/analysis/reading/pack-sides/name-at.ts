import type { LanguagePack } from '../languages/pack.ts';
import { fold } from '../packs/fold.ts';

/** Whether some words are the name of a person with two words at least, or of a firm. */
export const isName = (name: string, pack: LanguagePack): boolean =>
  name.includes(' ') || firmEnd(name, pack);
/** Whether a name ends with a legal form. */
export const firmEnd = (name: string, { names }: LanguagePack): boolean =>
  names.firms.some((form) => name.endsWith(` ${form}`));

const PARTICLE =
  /^(?:von|van|de|da|do|dos|das|del|della|dello|degli|di|du|des|la|le|les|el|los|las|zu|zur|zum|der|den|y|e|et|&|und|l'\p{L}+|d'\p{L}+)$/u;

/** `Ruben und Katja Steinhoff`: two first names that share a last one. */
const COUPLE =
  /^\p{Lu}\p{Ll}{1,15} (?:und|et|y|e) \p{Lu}\p{Ll}{1,15} (?:(?:von|van|de|da|di|del) )?\p{Lu}\p{Ll}{2,24}(?=\s{0,2}(?:[,.;(\n]|$))/u;

/** The name with which some words begin, without forms of address; null where none does. */
export function nameAt(words: string, pack: LanguagePack): string | null {
  let rest = words
    .slice(0, 220)
    .trimStart()
    .split('\n')[0]!
    .replace(/^[\s"“„«'(*_–,-]+/u, '');
  const titles = pack.names.titles.map(fold);
  for (let turn = 0; turn < 5; turn++) {
    const folded = fold(rest);
    const title = titles.find((one) => folded.startsWith(one.endsWith("'") ? one : `${one} `));
    if (title === undefined) break;
    rest = rest.slice(title.length).trimStart();
  }
  const firm = firmAt(rest, pack);
  if (firm !== null) return firm;
  const ends = new Set(pack.names.ends.map(fold));
  const couple = COUPLE.exec(rest)?.[0];
  if (couple !== undefined && !isField(rest, couple)) return couple;
  const out: string[] = [];
  for (const word of rest.split(' ')) {
    const bare = word.replace(/["”»“„«]+/gu, '');
    const stop = /[,;:()|]/.exec(bare);
    const own = (stop === null ? bare : bare.slice(0, stop.index)).replace(
      /\.$/,
      bare.length <= 3 ? '.' : '',
    );
    if (own === '' || ends.has(fold(own))) break;
    const isCapital = /^\p{Lu}/u.test(own);
    if (!isCapital && !(out.length > 0 && PARTICLE.test(own))) break;
    out.push(own);
    if (stop !== null || out.length >= 12 || (bare.endsWith('.') && bare.length > 3)) break;
  }
  while (out.length > 0 && !/^\p{Lu}/u.test(out.at(-1)!)) out.pop();
  // `Mitglied: Marlene Vogt Beginn: 1. Mai`: the last word opens the next field of a form
  if (out.length > 2 && isField(rest, out.join(' '))) out.pop();
  const whole = out.join(' ').trim();
  // `Allgemeine Geschäftsbedingungen der Fernhall GmbH`: a firm's name begins behind the last article
  const name = firmEnd(whole, pack)
    ? whole.replace(/^.{0,120} (?:der|des|die|das|dem|von|vom) /u, '')
    : whole;
  return name.length < 3 || /^\p{Lu}{1,2}$/u.test(name) ? null : name;
}

/** Whether a colon stands behind some words, or a word in small letters and then a colon. */
const isField = (rest: string, words: string): boolean =>
  rest.startsWith(words) && /^(?:\s\p{Ll}{2,16})?\s?:/u.test(rest.slice(words.length));

const FIRM_WORD =
  /^(?:[\p{Lu}\d&(]|[–-]$|(?:de|da|do|dos|del|di|du|des|la|les|y|e|et|und|aux|à|el|in|im|am)$)/u;

/** `Grundstücksgemeinschaft Haverbeck & Söhne GmbH & Co. KG`: the words up to the first legal form. */
function firmAt(rest: string, { names }: LanguagePack): string | null {
  let best: { readonly at: number; readonly end: number } | undefined;
  for (const form of names.firms.toSorted((a, b) => b.length - a.length)) {
    const at = rest.indexOf(` ${form}`);
    if (at < 1 || at > 90) continue;
    const comma = rest[at - 1] === ',' ? at - 1 : at;
    const before = rest.slice(0, comma);
    const after = rest.charAt(at + 1 + form.length);
    if (/[;:()|]|\.\s|,/.test(before) || /[\p{L}\d]/u.test(after)) continue;
    // a firm's name holds no verbs: every word has a capital or joins two that have
    if (before.split(' ').length > 9 || !before.split(' ').every((word) => FIRM_WORD.test(word))) continue;
    const end = at + 1 + form.length;
    // `Lda.` before `Lda`
    if (at === best?.at) continue;
    if (best === undefined || end < best.end || (form.length > 4 && at + 1 < best.end)) best = { at, end };
  }
  return best === undefined ? null : rest.slice(0, best.end);
}

/** Reads a full name at the beginning of some words: a person's with two words at least, or a firm's. */
export const fullNameAt =
  (pack: LanguagePack) =>
  (printed: string): string | null => {
    const name = nameAt(printed, pack);
    return name !== null && isName(name, pack) ? name : null;
  };
