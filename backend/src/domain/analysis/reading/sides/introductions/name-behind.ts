import { nameAtStart } from '../names/names.ts';
import { isRole } from '../names/role-words.ts';

/** Whether a bracket stands in the label of a row, `Borrower (group): …`, and only says what kind of borrower. */
export const isRowOfRole = (label: string, inner: string | undefined, behind: string): boolean =>
  isRole(label.trim()) && /^[\p{Ll} ]+$/u.test(inner ?? '') && /^ ?:/.test(behind);

/** `First Party (the “Centre”): Sidra Dental LLC`: a label in front, the name behind the bracket. */
export function nameBehind(
  words: string,
  from: number,
): { readonly names: readonly string[]; readonly at: number } | null {
  const colon = /^ ?: ?(?=\p{Lu})/u.exec(words.slice(from, from + 4));
  if (colon === null) return null;
  // the next label of the line ends the value: `… Person responsible: Ida Brown`
  const value = words
    .slice(from + colon[0].length, from + 200)
    .replace(/ \p{Lu}\p{Ll}+(?: \p{Ll}+){0,2} ?:.*$/su, '');
  const name = nameAtStart(value)?.name;
  return name === undefined || isRole(name) ? null : { names: [name], at: 0 };
}

/** `Person to contact: Ida Brown (daughter)`: somebody to ring, and no party. */
export const CONTACT_ROW =
  /^(?:(?:person|whom|who) to (?:contact|call|ring|notify)|(?:emergency |family |alternative )?contact(?: person| name)?|next of kin|in an emergency)\b[^:]{0,30}:/i;
