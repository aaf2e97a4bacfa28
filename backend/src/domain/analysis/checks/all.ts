import type { LegalText } from '../document/legal-text.ts';
import { checkBlanks } from './blanks.ts';
import { checkDates } from './dates.ts';
import type { Defect } from './defect.ts';
import { checkNoticePeriods } from './notice-periods.ts';
import { checkNumbers } from './numbers.ts';
import { checkMachineText } from './orders-to-machines.ts';
import { checkReferences } from './references.ts';
import { checkStrayNames } from './stray-names.ts';
import { checkTerms } from './terms.ts';

/** Every check that needs no judgement. */
export function checkDefects(text: LegalText): Defect[] {
  return [
    checkMachineText,
    checkNumbers,
    checkDates,
    checkReferences,
    checkBlanks,
    checkTerms,
    checkNoticePeriods,
    checkStrayNames,
  ].flatMap((check) => check(text));
}
