import { fold, isFirm, withoutEnding, withoutHonorific } from './names.ts';

/** Whether two printed names mean the same bearer: `Mr Lau` and `Lau Chi-hang`, `Kaverifin` and `Kaverifin Capital Ltd`. */
export function isSameName(a: string, b: string): boolean {
  const [x, y] = [core(a), core(b)];
  if (x === y) return true;
  const [short, long] = x.length <= y.length ? [x, y] : [y, x];
  if (short.length < 2) return false;
  const longWords = long.split(' ');
  const shortWords = short.split(' ');
  if (isFirm(a) !== isFirm(b) && shortWords.length < 2) return longWords[0] === short && short.length > 3;
  if (shortWords.length === 1)
    return longWords[0] === short || (longWords.length > 1 && longWords.at(-1) === short);
  if (isInitial(shortWords, longWords) || isInitial(longWords, shortWords)) return true;
  return shortWords.every((word) => longWords.includes(word));
}

const core = (name: string) => fold(withoutEnding(withoutHonorific(name)));

/** `t mbhele` is `thandeka mbhele`. */
const isInitial = (short: readonly string[], long: readonly string[]) =>
  short.length >= 2 &&
  short[0]!.length === 1 &&
  long[0]!.startsWith(short[0]!) &&
  short.at(-1) === long.at(-1);
