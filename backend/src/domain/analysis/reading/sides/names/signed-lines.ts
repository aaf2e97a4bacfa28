import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import { nameAtStart } from './names.ts';
import type { Naming } from './naming.ts';

/** `Upper Vale, 5 December 2026` above those who sign, where the paper says `at Upper Vale` or never names it before. */
export function isWhere(
  { names, roles }: Naming,
  paragraph: Paragraph,
  { text, paragraphs }: LegalText,
): boolean {
  const [name] = names;
  if (name === undefined || roles.length > 0 || !paragraph.text.startsWith(name)) return false;
  if (
    !/^, (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{L}+,? \d{4}\.?$/u.test(
      paragraph.text.slice(name.length),
    )
  )
    return false;
  const next = paragraphs[paragraphs.indexOf(paragraph) + 1];
  if (next === undefined || nameAtStart(next.text) === null) return false;
  const first = name.split(' ')[0]!;
  const above = text.slice(0, paragraph.start);
  const count = above.split(first).length - 1;
  return count === 0 || new RegExp(`\\b(?:at|in|near|from|to|of) ${first}(?!\\p{L})`, 'u').test(above);
}

/** `SES` of `SURYA ENERGY SYSTEMS`. */
export const isInitialsOf = (name: string, firm: string): boolean =>
  /^\p{Lu}{2,5}$/u.test(name) &&
  firm
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .startsWith(name);
