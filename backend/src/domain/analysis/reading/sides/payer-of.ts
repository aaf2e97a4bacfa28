import type { LegalText } from '../../document/legal-text.ts';
import type { PaperSide } from './side.ts';
import type { Usage } from './usage.ts';

/** Who pays by the wording: `you pay`, `we pay you`, `your wage`. */
export function payerOf(text: LegalText, mains: readonly PaperSide[], usage: Usage): PaperSide | null {
  if (usage.you === 0) return null;
  const you = mains.find((side) => side.pronoun === 'you');
  const we = mains.find((side) => side.pronoun === 'we' || side.pronoun === 'i');
  if (you === undefined || we === undefined) return null;
  const head = text.text.slice(0, 30_000);
  const count = (pattern: RegExp) => head.match(pattern)?.length ?? 0;
  const youPay = count(
    /\byou(?:['’]ll| will| must| shall| can| also)? (?:pay|send|transfer|owe|bring|give me)\b|\byour (?:share|rent|payment|deposit|card)\b|\b(?:pay|owe|send) (?:me|us)\b/gi,
  );
  const wePay = count(
    /\b(?:we|I)(?:['’]ll| will| shall| also)? (?:pay|transfer)\b|\bpa(?:y|id) you\b|\byour (?:wages?|salary|pay|fee)\b|\byou(?:['’]ll| will)? (?:earn|get paid|are paid)\b|\byou['’]re (?:still )?paid\b/gi,
  );
  if (Math.max(youPay, wePay) < 1 || Math.min(youPay, wePay) * 2 > Math.max(youPay, wePay)) return null;
  return youPay > wePay ? you : we;
}
