/** FNV-1a: a number of 32 bits for a text. Each model folds it into the space of its own features. */
export const hashOf = (text: string): number => hashOn(0x811c9dc5 | 0, text);

/** The number of a text that goes on with these letters, from the number of what stands before them. */
export function hashOn(before: number, text: string): number {
  let value = before;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
