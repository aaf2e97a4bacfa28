import type { LegalText } from '../../../document/legal-text.ts';

/** `trader`, of a paper about a pitch, and `VA`, of one about a freelancer. */
export function meantIn({ text }: LegalText, identity: string): string {
  const found = MEANT_IN.find(({ word, says }) => word.test(identity.trim()) && says.test(text));
  return found?.means ?? identity;
}
const MEANT_IN = [
  { word: /^(?:the )?trader$/i, says: /\b(?:your|the|a) (?:pitch|stall)\b/i, means: 'market trader' },
  { word: /^(?:VA|(?:virtual|remote) assistant)$/i, says: /\bfreelancers?\b/i, means: 'freelancer' },
] as const;

/** `Makers told us`: a word by which the one who speaks calls many others is not the speaker's own. */
export const isOthersWord = ({ text }: LegalText, role: string): boolean =>
  /^\p{Ll}{4,20}$/u.test(role) &&
  new RegExp(String.raw`\b${role}s (?:told|tell|asked|ask|send|sent|pay|paid|say|said) us\b`, 'iu').test(
    text,
  );
