import { FLAW_FAMILIES } from '../../backend/src/domain/analysis/report/flaw-families.ts';

/** Points about the text itself, not about who bears what. */
export const NO_BURDEN: ReadonlySet<string> = new Set([...FLAW_FAMILIES, 'other']);
