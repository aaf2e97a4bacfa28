import type { PaperSides } from '../../sides/side.ts';

/** `paid by guests`, `payable by the Purchaser` where neither is a side: somebody else does it. */
export function isPaidByAnother(sentence: string, { all }: PaperSides): boolean {
  const whom = BY_ANOTHER.exec(sentence)?.[1]?.toLowerCase();
  return (
    whom !== undefined &&
    !all.some(({ mentions }) => mentions.some((one) => one === whom || `${one}s` === whom))
  );
}
const BY_ANOTHER =
  /\b(?:paid|payable|borne|met|due|settled|collected|covered) by (?:the |an? |each |every |any |their |your |our |its )?(?:own )?(guests?|purchasers?|buyers?|sellers?|bidders?|insurers?|council|state|government|employers?|estate|visitors|parents?|club|landlord|agency|customers?|clients?|members?|firm|partnership|fund|bank|sponsors?|school|charity|association)\b/iu;
