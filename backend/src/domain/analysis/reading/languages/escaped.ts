/** Words as they stand, for use inside an expression: signs that mean something there are taken for themselves. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
