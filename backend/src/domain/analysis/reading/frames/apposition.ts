import type { Token } from './tokens.ts';

/** Words within which who `I` is gets told. */
const LONGEST = 30;
/** What somebody does who says by name who they are. */
const DECLARES =
  /^(?:hereby|agree|promise|undertake|guarantee|confirm|declare|owe|accept|acknowledge|appoint|authori[sz]e|give|leave|lend|borrow|let|rent|sell|buy|transfer|consent|allow|certify|will|shall|must|have|am)$/;

/** `I, Ada Bell of 2 Mill Lane, agree` without the name between the commas, so that the verb stands behind its subject. */
export function withoutApposition(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, index) => text === 'I' && tokens[index + 1]?.low === ',');
  if (at < 0 || !/^\p{Lu}/u.test(tokens[at + 2]?.text ?? '')) return tokens;
  for (let end = at + 3; end < Math.min(tokens.length - 1, at + LONGEST); end++) {
    if (tokens[end]!.low === '.' || tokens[end]!.low === ';') return tokens;
    if (tokens[end]!.low === ',' && DECLARES.test(tokens[end + 1]!.low))
      return [...tokens.slice(0, at + 1), ...tokens.slice(end + 1)];
  }
  return tokens;
}
