import { detectLanguage } from '../../language/detect-language.ts';
import type { ModelFinding } from '../answers/read-findings.ts';

/** Words enough to tell a language by. */
const TELLING = 40;
/** Small words that English has in common with others: "No jury, no class action" is not Portuguese. */
const SHARED = /\b(?:no|per|at|a|in|is|of|on|or|for|me|so|as)\b/gi;

/** The report is in English, and what cannot be checked as English is not checked: a finding in another language is none. */
export function isForeign({ says, title, advice }: ModelFinding): boolean {
  // a model that says nothing more than its title is not heard twice
  const words = [...new Set([title, says, advice])].join(' ');
  if (words.length < TELLING) return false;
  return [words, words.replace(SHARED, ' ')].every((one) => (detectLanguage(one) ?? 'en') !== 'en');
}
