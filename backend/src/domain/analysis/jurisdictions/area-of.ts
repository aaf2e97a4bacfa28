import type { Area } from './rules/rule.ts';

interface AreaOfKind {
  readonly area: Area | null;
  /** Words of the kind of paper, as `languages/en/kinds/paper-kinds.ts` names it. */
  readonly kind: RegExp;
}

/** The first that fits wins. Null where protective law has exceptions that our rules do not know (lodgers, student halls, holiday lets). */
const AREAS: readonly AreaOfKind[] = [
  { area: null, kind: /\b(?:student room|lodger|holiday rental|house-sitting|business premises|parking)\b/i },
  { area: null, kind: /\b(?:seller terms|letting agent|works|investor|creator|freelance|platform work)\b/i },
  { area: 'home', kind: /\b(?:residential (?:lease|rental)|tenancy)\b/i },
  { area: 'job', kind: /\bemployment\b/i },
  { area: 'credit', kind: /\b(?:credit|loan|promissory note)\b/i },
  { area: 'privacy', kind: /\bprivacy\b/i },
  {
    area: 'consumer',
    kind: /\b(?:membership|phone|internet|energy|travel|storage|care home|pet boarding|removal|cleaning|school|tuition|online terms|bank account|car subscription|car hire|wedding|sale agreement|terms and conditions|solar)\b/i,
  },
];

/** Things for rent that are no home. */
const NO_HOME =
  /\b(?:shop|office|retail|warehouse|commercial|trade or business|farm|land(?:holder)?|hectares?|acres?|unit for trade|restaurant|storage|vehicles?|car hire|hirer|venue|hall|events?|students?|lodgers?|holiday)\b/i;
const HOME = /\b(?:flat|apartment|bedrooms?|residential|dwelling|home|house)\b/i;
/** What only a paper about a place to live in speaks of. Rent is paid for plots, moorings, stables and machines as well. */
const LIVED_IN =
  /\b(?:flat|apartment|(?:bed|bath)?rooms?|studio|residen(?:tial|ce)|dwelling|homes?|houses?|household|cottage|bungalow|villa|maisonette|bedsit|BHK|kitchen|live[sd]? (?:in|there|at)|living|tenancy)\b/i;
/** A home is let by these words too, and some things that are no home are let with the words of one. */
const NEVER_HOME = /\b(?:car hire|vehicles?|hirer|venue|students?|lodgers?|holiday)\b/i;
const OPENING = 1_500;

/** What a paper of this kind is about, as far as protective law cares; null where nothing on our lists protects its reader. */
export function areaOf(kind: string, text: string): Area | null {
  const area = AREAS.find((entry) => entry.kind.test(kind))?.area ?? null;
  if (area !== 'home') return area;
  const opening = text.slice(0, OPENING);
  const isNoHome =
    NEVER_HOME.test(opening) || (NO_HOME.test(opening) && !HOME.test(opening)) || !LIVED_IN.test(text);
  return isNoHome ? null : 'home';
}
