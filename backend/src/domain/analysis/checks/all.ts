import type { LegalText } from '../text/legal-text.ts';
import type { Defect } from './defect.ts';
import { checkMachineText } from './machine-text.ts';
import { checkReferences } from './references.ts';
import { checkBlanks, checkDates, checkNumbers } from './slips.ts';
import { checkTerms } from './terms.ts';

/** Every check that needs no judgement. */
export function checkDefects(text: LegalText): Defect[] {
  return [checkMachineText, checkNumbers, checkDates, checkReferences, checkBlanks, checkTerms].flatMap(
    (check) => check(text),
  );
}
