import type { LegalText } from '../document/legal-text.ts';
import type { Defect } from './defect.ts';
import { checkMachineText } from './orders-to-machines.ts';
import { checkReferences } from './references.ts';
import { checkBlanks, checkDates, checkNumbers } from './drafting-errors.ts';
import { checkTerms } from './terms.ts';

/** Every check that needs no judgement. */
export function checkDefects(text: LegalText): Defect[] {
  return [checkMachineText, checkNumbers, checkDates, checkReferences, checkBlanks, checkTerms].flatMap(
    (check) => check(text),
  );
}
