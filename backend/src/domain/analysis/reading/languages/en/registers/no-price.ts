/**
 * Prices that nobody has to pay: what is taken off (`The deposit is €50 less in June`), what others ask (`Their price is £900`), and what
 * only whoever wants more pays (`Extra keys will cost €12 each`). `A late payment costs £15` is none of them.
 */
export const NO_PRICE_TO_PAY =
  /\b(?:less|cheaper|off|extra|additional|optional|spare|second)\b|\b(?:their|his|her) (?:price|quote|offer|bill)\b/i;
