/** Words with which a sentence is not of a kind that its other words speak of, by id of the kind. */
const DENIALS: Readonly<Record<string, RegExp>> = {
  'price-change':
    /\b(?:other than|except|excluding|apart from|save|but not|not)\s(?:for\s)?(?:the|its|your)?\s?(?:\w{1,20}\s)?(?:prices?|fees?|rent|charges?|rates?|premium)\b|\brates? of pay\b|\bpay rates?\b|\b(?:wages?|salar(?:y|ies))\b/i,
  'late-fees':
    /\b(?:take|takes|deduct|deducts|knock|reduce)\b[^.]{0,30}(?:%|per ?cent)\s?(?:of|off|from)?\s?[^.]{0,12}\b(?:fee|price|pay)\b|\bno (?:late|cancell?ation) (?:fee|charge)/i,
  repairs:
    /\b(?:minor|small|day-to-day|routine)\b[^.]{0,40}\b(?:repairs?|maintenance)\b|\b(?:repairs?|maintenance)\b[^.]{0,30}\b(?:up to|not exceeding|below|under)\s[^.]{0,6}\d/i,
  arbitration:
    /\b(?:not|never|nor|neither)\b[^.]{0,30}\b(?:take part|participat\w*|submit\w*|bound|join\w*|obliged|willing)\b[^.]{0,60}\b(?:arbitrat\w*|dispute resolution)/i,
  'renewal-term':
    /\b(?:mutual|joint)\s(?:written\s)?(?:consent|agreement)\b|\bmay be (?:renewed|extended)\b/i,
};

/** Whether a sentence denies a kind of clause, or is what is usual of it. Linear in the length of the sentence. */
export const deniesKind = (kindId: string, sentence: string): boolean =>
  DENIALS[kindId]?.test(sentence) ?? false;
