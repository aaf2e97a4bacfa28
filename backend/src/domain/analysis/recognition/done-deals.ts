/**
 * Papers that bind although their sentences do not say so: a sheet of rows that names sides, sums and what happens when something
 * goes wrong, and a receipt by which a thing changed hands. Every pattern is bounded.
 */
const ROW = /^\s{0,3}\|?\s{0,3}[\p{L}][^|:\n]{1,40}[|:]\s{0,3}\S/gmu;
const SIDE_ROW =
  /^\s{0,3}\|?\s{0,3}(?:tenant|landlord|lender|borrower|owner|renter|hirer|customer|client|buyer|seller|provider|supplier|guest|host|member|company|employer|employee|lessor|lessee|licensor|licensee|contractor|hired by|let to|sold (?:by|to)|rented (?:by|to|from))\b[^|:\n]{0,24}[|:]\s{0,3}\p{Lu}/gimu;
const BINDING_ROW =
  /^\s{0,3}\|?\s{0,3}(?:deposit|bond|cancel\w*|late\b|notice|damage|liabilit\w*|law|signed|signature|return(?:ed)? late|early end\w*|termination|penalt\w*|renewal|insurance)\b[^|:\n]{0,24}[|:]\s{0,3}\S/gimu;
const SUM =
  /[$€£₹]\s?\d|\b\d[\d.,]{0,12}\s?(?:euros?|pounds?|dollars?|rupees|rand|kr|SEK|NOK|DKK|CHF|USD|EUR|GBP)\b/i;
const HANDED =
  /\b(?:I|we|(?:the )?(?:under)?signed|(?:the )?seller|(?:the )?vendor) (?:have |has |hereby |today )?(?:sold|sells?|transfer(?:s|red)?|hand(?:s|ed) over)\b|\b(?:received|receipt) (?:of|from)\b/i;
const FOR_GOOD =
  /\bsold as (?:seen|is|it stands)\b|\bas[- ]is\b|\b(?:no|without) (?:refund|guarantee|warranty)\b|\bpaid (?:in (?:cash|full)|cash|the (?:full )?(?:price|sum))\b|\bin full (?:and final )?settlement\b|\bfree of (?:debt|encumbrance|finance)\b/i;

const count = (text: string, pattern: RegExp): number => {
  let uses = 0;
  for (const _match of text.matchAll(pattern)) if (++uses >= 40) break;
  return uses;
};

/** Whether the text is a sheet of rows by which two sides deal, or a receipt of a sale between two sides. */
export function isDoneDeal(text: string, sides: number): boolean {
  const isSheet =
    count(text, ROW) >= 6 && count(text, SIDE_ROW) >= 2 && count(text, BINDING_ROW) >= 2 && SUM.test(text);
  return isSheet || (sides >= 2 && HANDED.test(text) && FOR_GOOD.test(text) && SUM.test(text));
}
