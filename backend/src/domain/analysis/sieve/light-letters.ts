/**
 * Classes such as `\p{L}` know the letters of every script of the world, and cost the engine more to make ready than the rest of an
 * expression. Most texts hold none of those letters: for them an expression with a short list of the letters of Latin-1 finds the same.
 */

/** The members of a class among the characters of a common text, as they are written within brackets. */
const MEMBERS: Readonly<Record<string, string>> = {
  L: 'A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\xff',
  Lu: 'A-Z\\xc0-\\xd6\\xd8-\\xde',
  Ll: 'a-z\\xb5\\xdf-\\xf6\\xf8-\\xff',
  Lo: '\\xaa\\xba',
  N: '0-9\\xb2\\xb3\\xb9\\xbc-\\xbe',
  Nd: '0-9',
};
/** The same where small letters and capitals count alike. */
const BOTH_CASES: Readonly<Record<string, string>> = {
  ...MEMBERS,
  Lu: 'A-Za-z\\xb5\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\xff',
  Ll: 'A-Za-z\\xb5\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\xff',
};

/** Whether a character is of a common text: of Latin-1, or a dash, a quotation mark, a dot or the sign of a currency. */
export const isCommon = (code: number): boolean =>
  code < 0x100 || (code >= 0x2010 && code <= 0x2027) || (code >= 0x20a0 && code <= 0x20bf);

/**
 * An expression that finds in common texts what the given one finds, with short lists for its classes of letters and figures; null where
 * it has none of these, and where it is written in a way that is not understood here.
 */
export function withLightLetters({ source, flags }: RegExp): RegExp | null {
  if (!flags.includes('u') || /\\P|\(\?[a-z]*-?[a-z]+:/.test(source)) return null;
  const members = flags.includes('i') ? BOTH_CASES : MEMBERS;
  let isLight = false;
  let isInClass = false;
  let written = '';
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]!;
    if (sign === '\\' && source[at + 1] === 'p') {
      const end = source.indexOf('}', at);
      const found = members[source.slice(at + 3, end)];
      if (found === undefined) return null;
      written += isInClass ? found : `[${found}]`;
      isLight = true;
      at = end;
    } else if (sign === '\\') {
      written += sign + source[++at]!;
    } else {
      if (sign === '[') isInClass = true;
      else if (sign === ']') isInClass = false;
      written += sign;
    }
  }
  return isLight ? new RegExp(written, flags) : null;
}
