/** Whether proposed words still hold a place to fill in, such as `[amount]`. */
export const hasBlanks = (words: string): boolean => /\[\p{L}[\p{L} ]{0,40}\]/u.test(words);
