import type { Severity } from '../../finding.ts';

/** What the reading knows about a family of burden before it reads a clause of it. */
export interface FamilyTraits {
  /** As a list or a filter names it. */
  readonly label: string;
  /** The side it hurts as a rule. */
  readonly hurts: 'weaker' | 'either';
  /** How grave it is where the clause itself does not tell. */
  readonly severity: Severity;
  /** Words that leave no limit, or leave it to one side, make it high. */
  readonly growsGrave: boolean;
}

const family = (
  label: string,
  severity: Severity,
  growsGrave = true,
  hurts: FamilyTraits['hurts'] = 'weaker',
): FamilyTraits => ({ label, hurts, severity, growsGrave });

/** The families of burden that a careful adviser raises. Names are shared with the labelled papers the reading is measured on. */
export const FAMILIES = {
  'unilateral-change': family('They may change the deal', 'medium'),
  'sole-discretion': family('They decide alone', 'medium'),
  'unequal-exit': family('Unequal ways out', 'medium', true, 'either'),
  'no-exit': family('No way out', 'medium'),
  'auto-renewal': family('Goes on by itself', 'medium', false),
  'sudden-end': family('May end at once', 'high'),
  'exit-cost': family('Leaving costs money', 'medium'),
  forfeiture: family('Money or benefits lost', 'medium', true, 'either'),
  penalty: family('Charges and fines', 'medium', false, 'either'),
  'broad-indemnity': family('You make good their losses', 'high'),
  'uncapped-liability': family('No limit to what you owe', 'medium', false, 'either'),
  'other-side-not-liable': family('They do not answer', 'medium', false),
  'answers-for-others': family('You answer for others', 'medium', true, 'either'),
  'cost-shifting': family('Costs put on you', 'medium', false, 'either'),
  waiver: family('Rights given up', 'medium'),
  forum: family('Courts and law', 'medium', false),
  restraint: family('Limits on work and trade', 'medium'),
  gag: family('Limits on speech', 'medium', false),
  'ip-grab': family('Rights in your work', 'medium'),
  'data-or-image': family('Data, image, monitoring', 'medium', false),
  'entry-or-seizure': family('Entry and seizure', 'high'),
  'deemed-consent': family('Silence counts as yes', 'medium', false),
  'short-deadline': family('Short deadlines', 'medium', false),
  'withheld-pay': family('Pay held back', 'medium', false, 'either'),
  'open-price': family('Open price', 'medium', false, 'either'),
  'no-promise': family('Nothing promised', 'low', false),
  'thin-remedy': family('Weak remedies', 'medium', false),
  transfer: family('May be passed on', 'low', false),
  'work-demands': family('Work that can be imposed', 'medium', false),
  'minimum-commitment': family('Minimums', 'medium', false, 'either'),
  'spoken-promises-lost': family('Spoken promises do not count', 'low', false),
  'wide-power': family('Wide powers', 'medium', true),
  security: family('Security', 'medium', false),
  'proof-burden': family('Their word is proof', 'medium', false),
  'benefit-lost': family('Protection missing', 'medium', false, 'either'),
} as const satisfies Readonly<Record<string, FamilyTraits>>;

export type RiskFamily = keyof typeof FAMILIES;
/** Whether a risk is one of a burden, and no flaw of the text. */
export const isRiskFamily = (family: string): family is RiskFamily => family in FAMILIES;

// the order of the table is that of the trained weights
export const RISK_FAMILIES = Object.keys(FAMILIES) as readonly RiskFamily[];

/** Families in which the other side is free or decides; in all others the reader is bound or loses something. */
const FREES_OTHER: ReadonlySet<RiskFamily> = new Set([
  'unilateral-change',
  'sole-discretion',
  'sudden-end',
  'other-side-not-liable',
  'entry-or-seizure',
  'no-promise',
  'transfer',
  'open-price',
  'proof-burden',
  'data-or-image',
]);

/** Families that name the one who pays as often as the one who is paid. */
const NAMES_EITHER: ReadonlySet<RiskFamily> = new Set(['withheld-pay']);

/** Which side alone a clause of a family names, as a rule, where it weighs on the reader; null where it may be either. */
export const usuallyNames = (family: RiskFamily): 'reader' | 'other' | null =>
  NAMES_EITHER.has(family) ? null : FREES_OTHER.has(family) ? 'other' : 'reader';
