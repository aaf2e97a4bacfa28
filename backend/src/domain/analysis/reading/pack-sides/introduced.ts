import type { GivenName } from './given-name.ts';

/** `Betreuungsvertrag mit Familie Okonjo`, `famiglia Hoxha`: the word for the side is part of its name. */
export function fromFamilies(head: string, folded: string, roles: string): GivenName[] {
  const family = /(?<!\p{L})(?:familie|famille|familia|famiglia)(?= )/gu;
  if (!new RegExp(String.raw`(?<!\p{L})(?:${roles})(?!\p{L})`, 'u').test('familie famille familia famiglia'))
    return [];
  return Array.from(folded.matchAll(family)).flatMap((match): GivenName[] => {
    const own = /^ \p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{2,24})?/u.exec(
      head.slice(match.index + match[0].length, match.index + 80),
    )?.[0];
    if (own === undefined) return [];
    const end = match.index + match[0].length + own.length;
    return [{ name: head.slice(match.index, end), span: { start: match.index, end } }];
  });
}

/** `Au Bleuet SRL, Namur, l'employeur, et Aurélie Delvaux, l'employée, …`: a role between commas behind a name. */
export function fromAppositions(
  head: string,
  folded: string,
  nameAt: (words: string) => string | null,
  roles: string,
): GivenName[] {
  const apposition = new RegExp(
    String.raw`,\s(?:der |die |le |la |l'|el |il |lo |o |a |de )?(?:${roles})(?: \p{Ll}{3,14})?(?=[,.;\n]|\s(?:und|et|y|e|ed)\s|$)`,
    'gu',
  );
  return Array.from(folded.matchAll(apposition)).flatMap((match): GivenName[] => {
    const from = Math.max(0, match.index - 120);
    const ahead = head.slice(from, match.index);
    const found = Array.from(
      ahead.matchAll(
        /\p{Lu}[\p{L}\d&'’.-]{1,24}(?: (?:(?:de|da|do|di|del|des|y|e|et|&|von) )?\p{Lu}[\p{L}\d&'’.-]{0,24}){1,5}/gu,
      ),
    ).at(-1);
    // only a place may stand between: `Au Bleuet SRL, Namur, l'employeur`
    if (
      found === undefined ||
      !/^(?:,\s\p{Lu}[\p{L} -]{1,30})?$/u.test(ahead.slice(found.index + found[0].length))
    )
      return [];
    const [words] = found;
    const name = nameAt(words);
    if (name === null) return [];
    const start = from + found.index + words.indexOf(name);
    return [{ name, span: { start, end: match.index + match[0].length } }];
  });
}

/** Words behind which a role is only spoken of: `ogni cliente`, `un client`. */
const MANY = /(?<!\p{L})(?:ogni|jeder|jede|chaque|cada|un|una|uno|une|um|uma|ein|eine|kein|keine) $/u;

/** `la committente Paola Gentileschi, …`: a role right in front of a full name, in running words. */
export function fromRoleBefore(
  head: string,
  folded: string,
  nameAt: (words: string) => string | null,
  roles: string,
): GivenName[] {
  const role = new RegExp(String.raw`(?<!\p{L})(?:${roles}) (?=\p{L})`, 'gu');
  return Array.from(folded.matchAll(role)).flatMap((match): GivenName[] => {
    const at = match.index + match[0].length;
    const behind = head.slice(at, at + 90);
    if (!STANDS_ALONE.test(behind) || MANY.test(folded.slice(Math.max(0, match.index - 8), match.index)))
      return [];
    const name = nameAt(behind);
    if (name === null || !behind.startsWith(name)) return [];
    return [{ name, span: { start: match.index, end: at + name.length } }];
  });
}

/** Two names or more, all with a capital and small letters, then a sign or a word in small letters. */
const STANDS_ALONE =
  /^\p{Lu}\p{Ll}[\p{L}'’-]{1,24}(?: (?:(?:de|da|do|dos|di|del|della|von|van|e|y|et|und) )?\p{Lu}\p{Ll}[\p{L}'’.-]{0,24}){1,4}(?:[,;:()\n]|\.\s|\s[\p{Ll}(–-]|$)/u;
