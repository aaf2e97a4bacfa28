import { kind, type PaperKind } from './paper-kind.ts';

/** Wills, powers of attorney, and what courts, lawyers and authorities send. Most specific first. */
export const PUBLIC_KINDS: readonly PaperKind[] = [
  kind('Will', /\blast will\b|\btestament\b/i),
  kind('Power of attorney', /\bpower of attorney\b/i),
  kind('Court judgment', /\bjudge?ment (?:of|in|by|against)\b|^judge?ment$|\bcourt order\b/i),
  kind(
    'Court claim',
    /\b(?:notice of claim|claim notice|summons|statement of claim|county court|district court|writ)\b/i,
    /\b(?:claimant|defendant|plaintiff)\b/gi,
  ),
  kind('Heads of terms', /\bheads? of (?:terms|agreement)\b/i),
  kind('Notice of termination', /^notice (?:of termination|to terminate)\b(?! (?:for|by|and)\b)/i),
  kind(
    'Demand letter (legal notice)',
    /\b(?:demand|legal notice|final notice|cease and desist|notice to quit|letter before)\b/i,
    /\bour client\b/gi,
    /\brenew\w*|\bwilling to\b|\bpleased to\b/gi,
  ),
  kind(
    'Notice of a penalty (legal notice)',
    /\bnotice to owner\b|\bpenalty (?:charge )?notice\b|\bparking (?:charge|ticket|fine|violation)\b|\bfixed penalty\b|\benforcement notice\b|\bnotice of (?:intended prosecution|default|eviction)\b/i,
    /\bpenalty charge\b/gi,
  ),
];
