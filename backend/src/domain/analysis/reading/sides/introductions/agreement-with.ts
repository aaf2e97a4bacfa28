import { hasLegalForm, nameAtStart } from '../names/names.ts';

const WITH =
  /\b(?:your|an?|this|the) (?:[a-z]+ ){0,2}(?:agreement|contract) (?:will be |is )?(?:with|between you and) (?=\p{Lu})/gu;
const MOST = 20;

/** The company with which the reader is told to contract, `your employment agreement with Hazel Yard Ltd`; null where none is named so. */
export function agreementWith(text: string): string | null {
  let seen = 0;
  for (const { 0: words, index } of text.matchAll(WITH)) {
    if (++seen > MOST) break;
    const at = index + words.length;
    const firm = nameAtStart(text.slice(at, at + 120));
    if (firm !== null && hasLegalForm(firm.name)) return firm.name.replace(/\.$/, '');
  }
  return null;
}
