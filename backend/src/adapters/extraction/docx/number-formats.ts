const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const CHINESE = '〇一二三四五六七八九';
const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A list number in one of the formats of WordprocessingML (ISO 29500-1, 17.18.59); unknown ones as figures. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperRoman':
      return roman(value).toUpperCase();
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`;
    case 'cardinalText':
      return capitalized(words(value));
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'japaneseCounting':
    case 'ideographDigital':
      return chinese(value);
    case 'none':
      return '';
    default:
      return String(value);
  }
}

/** Word repeats the letter after z: aa, bb, cc. */
function letters(value: number): string {
  if (value < 1) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(8, Math.ceil(value / 26)));
}

function roman(value: number): string {
  if (value < 1 || value > 3_999) return String(value);
  let rest = value;
  let text = '';
  for (const [worth, letter] of ROMAN) {
    while (rest >= worth) {
      text += letter;
      rest -= worth;
    }
  }
  return text;
}

function chinese(value: number): string {
  if (value < 1 || value > 99) return String(value);
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  const head = tens === 0 ? '' : tens === 1 ? '十' : `${CHINESE[tens]}十`;
  return head + (ones === 0 ? '' : (CHINESE[ones] ?? ''));
}

function words(value: number): string {
  if (value < 1 || value > 99) return String(value);
  if (value < 20) return ONES[value - 1] ?? String(value);
  const ones = value % 10;
  return `${TENS[Math.floor(value / 10) - 2]}${ones === 0 ? '' : `-${ONES[ones - 1]}`}`;
}

function ordinalEnding(value: number): string {
  const tens = value % 100;
  if (tens >= 11 && tens <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th';
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
