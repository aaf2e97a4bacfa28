/** Labels of rows that say what is mainly paid: `Monthly repayment | €202`. */
export const MAIN_ROWS =
  /^(?:(?:the|your|each|total|monthly|weekly|annual|yearly|quarterly|basic|regular|first) ){0,3}(?:rent|hire|repayments?|payments?|instal?ments?|premium|price|purchase price|fees?|membership fee|subscription|charge|cost|licen[cs]e fee|contribution|dues|tuition)(?: (?:a|per|each|for the) [\p{L} ]{3,20}| payable| monthly| weekly| in all| in total)?(?: \([^()]{1,40}\))?$/iu;
/** The same where somebody is paid for work. */
export const WAGE_ROWS =
  /^(?:(?:the|your|basic|gross|net|monthly|annual|hourly|weekly|starting) ){0,3}(?:salary|wages?|pay|rate|remuneration|stipend)(?: (?:a|per|each) [\p{L} ]{3,20})?$/iu;
