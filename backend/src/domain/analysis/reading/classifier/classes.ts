import { RISK_FAMILIES } from '../burdens/families.ts';

/** What the classifier is taught, in the order of its scores and of the packed weights: the families, then three more. */
export const CLASSES = [...RISK_FAMILIES, 'burden', 'hurts-stronger', 'duty'] as const;

/** Where the further classes stand. */
export const BURDEN = RISK_FAMILIES.length;
export const HURTS_STRONGER = BURDEN + 1;
export const DUTY = BURDEN + 2;
