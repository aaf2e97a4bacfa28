/** `Ida Brown      Bo Nyland (mother)`: those who sign beside each other, where each stretch begins with a name in full. */
export function sideBySide(text: string): string[] {
  const parts = text.trim().split(/ {3,}/);
  const areNames = parts.every((part) => FULL_NAME.test(part));
  return parts.length > 1 && areNames ? parts : [text];
}
const FULL_NAME = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){1,3}(?: ?\([^()]{2,30}\))?$/u;

/** Where the last name of those who sign beside each other begins, in the words in front of its bracket; 0 where nobody does. */
export const lastOfThoseBeside = (before: string): number =>
  before.length - (BESIDE_OTHERS.exec(before)?.groups?.['last']?.length ?? before.length);
const BESIDE_OTHERS =
  /^\p{Lu}[\p{L}'’. -]{3,60}? {3,}(?:[^()]{3,60} {3,})?(?<last>\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){1,3} ?)$/u;
/** Who signs for a child. */
export const OF_KIN = /^(?:mother|father|mum|mom|dad|parent|guardian|parent or guardian|legal guardian)$/i;
