import type { LegalText, Paragraph } from '../../document/legal-text.ts';
import { ACCEPTANCE, CLOSINGS } from '../languages/en/party-words.ts';
import { fold, isFirm, splitPersons } from './names/names.ts';
import type { Naming } from './names/naming.ts';
import { isRole } from './names/role-words.ts';
import { signedFor } from './introductions/signed-for.ts';

const CLOSING = new RegExp(
  String.raw`^${CLOSINGS}[ ,.!]{0,3}(\p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,3})?[.!]?$`,
  'iu',
);
const YES = new RegExp(String.raw`^${ACCEPTANCE}\b`, 'i');

interface Writers {
  readonly names: string[];
  readonly span: Naming['span'] | null;
}

/** `Hattie and Jem Preston` sign together. */
const isBeside = (
  first: { readonly name: string; readonly paragraph: { readonly text: string } },
  second: string,
): boolean =>
  [' and ', ' & ', ' + '].some((joint) => first.paragraph.text.includes(`${first.name}${joint}${second}`));

/** `Ida Brown, Studio Care`: where somebody works in a firm. */
const DEPARTMENT =
  / (?:care|services?|team|department|dept|desk|office|support|control|relations|sales|admissions|accounts|bookings|operations)$/i;

/** Whoever closes a paper that greets nobody, `Ngā mihi, Prue Alder`, speaks in it; null where no closing words stand. */
export function closesWith(text: LegalText): Naming | null {
  const tail = text.paragraphs.slice(-6);
  if (!tail.some(({ text: words }) => words.length < 60 && CLOSING.test(words))) return null;
  const { names, span } = writersOf(text, 0, []);
  if (names.length === 0 || span === null) return null;
  const body = text.text.slice(0, 40_000);
  const [we, i] = [/\b[Ww]e\b/g, /\bI\b/g].map((word) => body.match(word)?.length ?? 0);
  // who signs as the manager of a firm writes for it
  const firm = we! > i! ? signedFor(text, span) : null;
  return {
    names: firm === null ? names : [firm],
    roles: [],
    aliases: [],
    pronoun: we! > i! ? 'we' : 'i',
    span,
    weight: 3,
  };
}

/** The names under the closing words, as far as they are not the addressee's. */
export function writersOf(text: LegalText, from: number, addressee: readonly string[]): Writers {
  const rest = text.paragraphs;
  for (let index = rest.length - 1; index > from; index--) {
    const words = rest[index]!.text;
    if (words.length > 110 || YES.test(words)) continue;
    const closing = CLOSING.exec(words);
    if (closing === null) continue;
    const own =
      closing[1] === undefined || !/^\p{Lu}/u.test(closing[1])
        ? []
        : [{ name: closing[1], paragraph: rest[index]! }];
    const below = rest.slice(index + 1, index + 4).flatMap((paragraph) => {
      if (
        paragraph.text.length > 110 ||
        YES.test(paragraph.text) ||
        /[a-z]{3} [a-z]{2,} [a-z]/.test(paragraph.text)
      )
        return [];
      const found = splitPersons(paragraph.text);
      const firm = /, (\p{Lu}[^,]{2,60})$/u.exec(paragraph.text)?.[1];
      const more = firm === undefined || !isFirm(firm) || DEPARTMENT.test(firm) ? [] : [firm];
      return [...found.filter((name) => name.length <= 60 && !DEPARTMENT.test(name)), ...more].map(
        (name) => ({ name, paragraph }),
      );
    });
    const names = [...own, ...below].filter(
      ({ name }) =>
        !fold(name)
          .split(' ')
          .some((word) => addressee.includes(word)),
    );
    const kept = names.filter(
      ({ name }, place) =>
        place === 0 ||
        isFirm(name) ||
        isBeside(names[0]!, name) ||
        (place === 1 && fold(name).includes(fold(names[0]!.name).slice(0, 3))),
    );
    if (kept.length > 0)
      return {
        names: [...new Set(kept.map(({ name }) => name))].toSorted((a, b) => b.length - a.length),
        span: { start: kept[0]!.paragraph.start, end: kept[0]!.paragraph.end },
      };
  }
  return unclosed(text, from, addressee);
}

/** Last lines that are nothing but names, where no closing words stand above them: `Hugo and Clemmie Lowe`, or `Clem`, `Clementine Lowe`. */
function unclosed(text: LegalText, from: number, addressee: readonly string[]): Writers {
  const tail = text.paragraphs.slice(Math.max(from + 1, text.paragraphs.length - 5));
  for (const [index, { text: words, start, end }] of tail.entries()) {
    const names = namesOnly(tail[index]!, addressee);
    if (names.length === 0) continue;
    const below = tail[index + 1] === undefined ? [] : namesOnly(tail[index + 1]!, addressee);
    const fuller = below.filter((name) => fold(name).startsWith(fold(words).slice(0, 3)));
    return { names: [...names, ...fuller].toSorted((a, b) => b.length - a.length), span: { start, end } };
  }
  return { names: [], span: null };
}

/** The names of a line that holds nothing else and none of the addressee's; none of a heading. */
function namesOnly({ kind, text: words }: Paragraph, addressee: readonly string[]): string[] {
  if (words.length > 60 || kind === 'heading' || !/\p{Ll}/u.test(words)) return [];
  if (YES.test(words) || CLOSING.test(words)) return [];
  const names = splitPersons(words);
  const isWhole = names.length > 0 && fold(words).replaceAll(' & ', ' and ') === fold(names.join(' and '));
  const isOwn = names.every(
    (name) =>
      !isRole(name) &&
      !isFirm(name) &&
      !fold(name)
        .split(' ')
        .some((word) => addressee.includes(word)),
  );
  return isWhole && isOwn ? names : [];
}

/** `Ida Vane`, `Vane Caterers, Jaipur`: the business in the line below whoever signs a mail. */
export function firmBelow(text: LegalText, writer: readonly string[]): string[] {
  const { names } = writersOf(text, 0, []);
  const isOwn = names.some((name) => writer.some((one) => fold(one).startsWith(fold(name).split(' ')[0]!)));
  return isOwn ? names.filter((name) => isFirm(name) && !writer.includes(name)).slice(0, 1) : [];
}
