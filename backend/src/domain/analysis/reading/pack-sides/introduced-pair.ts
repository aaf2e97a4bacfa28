import type { LegalText } from '../../document/legal-text.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';
import { isPartyRow } from './facing-row.ts';
import { firmEnd, fullNameAt } from './name-at.ts';
import { AS, givenNames, nameBefore } from './names.ts';

/** Parties are introduced at the beginning. */
const HEAD = 4_000;
const ROWS = 25;
/** How often a paper uses a word that it introduces, the introduction included; once less where lists of roles have it. */
const USED = 3;
const COUNTED = 40_000;

/** A party with the words that the paper goes on to call it by; the first is the one that is introduced. */
export interface IntroducedParty extends GivenName {
  readonly aliases: readonly string[];
  readonly isFirm: boolean;
}

/**
 * The two parties that a paper introduces under words of its own, `l'Écurie du Lac (ci-après : l'écurie)`, in the order of the paper;
 * null where there are none, one or more than two.
 */
export function introducedPair(
  text: LegalText,
  pack: LanguagePack,
): readonly [IntroducedParty, IntroducedParty] | null {
  const folded = fold(text.text.slice(0, COUNTED));
  const roles = new Set(pack.roles.flatMap(({ forms }) => forms.map(fold)));
  const found: IntroducedParty[] = [];
  const rows = inRows(text, pack);
  for (const { alias, name, span } of rows.length > 1 ? rows : inWords(text, pack)) {
    const aliases = [alias, ...alias.split(/[-/]/u)].filter(
      (word, index, all) =>
        all.indexOf(word) === index && timesOf(word, folded) >= (roles.has(fold(word)) ? USED - 1 : USED),
    );
    if (aliases.length === 0 || pack.mentions.both.some((both) => fold(both) === fold(alias))) continue;
    if (found.some((one) => one.name === name || fold(one.aliases[0]!) === fold(alias))) continue; // never empty
    found.push({ name, span, aliases, isFirm: firmEnd(name, pack) });
  }
  const [first, second] = found;
  return first !== undefined && second !== undefined && found.length === 2 ? [first, second] : null;
}

const timesOf = (word: string, folded: string): number =>
  word.length < 4 ? 0 : folded.split(new RegExp(`(?<!\\p{L})${fold(word)}(?!\\p{L})`, 'u')).length - 1;

type Introduced = GivenName & { readonly alias: string };

/** `Salon: Haarmonie GmbH` and `Stuhlmieterin: Eva Rank`, each on a line of its own. */
function inRows(text: LegalText, pack: LanguagePack): Introduced[] {
  const nameAt = fullNameAt(pack);
  return text.paragraphs.slice(0, ROWS).flatMap(({ text: line, start, end }) => {
    const row = line.length > 300 ? null : ROW.exec(line);
    if (row === null || !isPartyRow(row[1]!)) return []; // the group takes part in every match
    const name = nameAt(line.slice(row[0].length));
    return name === null ? [] : [{ alias: row[1]!, name, span: { start, end } }];
  });
}

const ROW = /^(?:\d{1,2}[.)] )?(\p{Lu}[\p{L}/-]{3,40})\s?[:|]\s{1,6}(?:(?:a|o|el|la|il) )?/u;

/** `adiante designada Mediadora,`, `(ci-après : l'écurie)`, `(im Folgenden „Gärtnerei“)`. */
function inWords(text: LegalText, pack: LanguagePack): Introduced[] {
  const head = text.text.slice(0, HEAD);
  const nameAt = fullNameAt(pack);
  const title = text.paragraphs[0]?.text ?? '';
  const called = pack.names.called
    .map(fold)
    .filter((word) => !AS.test(word))
    .join('|');
  const bare = new RegExp(
    String.raw`(?<!\p{L})(?:${called})(?!\p{L})[^.;()"“”„«»\n]{0,30}?[ :](?:\p{L}{3,20}(?: \p{L}{3,20})? (?:ou|o|oder) )?(?:der |die |das |le |la |l['’]|el |o |a |il |lo )?(\p{L}{4,24}(?:-\p{L}{3,24})?)(?=\s?(?:[),.;\n]|$)|,? (?:e|y|et|und|ed) (?:\p{L}|\n|$))`,
    'gu',
  );
  let last = 0;
  const plain = Array.from(fold(head).matchAll(bare)).flatMap((match): Introduced[] => {
    const end = match.index + match[0].length;
    const from = Math.max(last, head.lastIndexOf('\n', match.index) + 1, match.index - 400);
    last = end;
    const ahead = head.slice(from, match.index).replace(/[(,\s]+$/u, '');
    const name = nameAt(ahead.replace(OPENS, '')) ?? nameBefore(ahead, pack);
    if (name === null || name === title || !ahead.includes(name)) return [];
    const start = from + ahead.lastIndexOf(name);
    const printed = head.slice(end - match[1]!.length, end); // the group takes part in every match
    return [{ alias: printed, name, span: { start, end } }];
  });
  return [...givenNames(text, pack), ...plain, ...inBrackets(text, pack)].toSorted(
    (a, b) => a.span.start - b.span.start,
  );
}

/** `De otra parte, don Gerardo Solís, floricultor (el Floricultor).`: an article and a word in brackets behind a name. */
function inBrackets(text: LegalText, pack: LanguagePack): Introduced[] {
  const nameAt = fullNameAt(pack);
  return text.paragraphs.slice(0, ROWS).flatMap(({ text: line, start }) => {
    const found = line.length > 300 ? null : BRACKETS.exec(line);
    if (found === null) return [];
    const name = nameAt(line.slice(0, found.index).replace(OPENS, ''));
    const end = start + found.index + found[0].length;
    return name === null ? [] : [{ alias: found[1]!, name, span: { start, end } }]; // the group takes part in every match
  });
}

const BRACKETS = /\((?:der|die|das|le|la|el|o|a|il|lo|l['’])\s?(\p{L}{4,24})\)/u;

/** What stands in front of the name of a party: `Zwischen der`, `et l'`, `De otra parte,`. */
const OPENS =
  /^[\s,;:.)»”"]*(?:(?:zwischen|und|sowie|entre|et|y|e|tra|fra|ed)\s+)?(?:(?:de|por|d'|da|dall')\s?(?:una?|uma|otra|outra|l'altra|altra)(?:\s(?:parte|lado))?,?\s+)?(?:(?:der|die|das|dem|le|la|el|il|lo|o|a)\s+|l['’])?/iu;
