/** Words for what a paper is mainly paid for. */
export const MAIN_MONEY =
  /\b(?:rent|fees?|dues|price|instal?lments?|subscription|premiums?|tuition|balance|principal|loan|hire|bills?|invoices?|salary|wages?|remuneration|stipend|commission|hourly rate|daily rate|pay is|paid weekly|paid monthly|your pay|monthly payments?|charges?|for each (?:hour|shift|day))\b/i;

/** Words for what is paid beside that. A sentence that begins with one of them speaks of something minor. */
export const MINOR_MONEY =
  /\b(?:notice|discount|reduction|reduced|off (?:the|your)|electric\w*|gas|water|internet|broadband|phone|utilit\w*|heating|council|tax(?:es)?|stamp|broker\w*|registration|late|overdue|arrears|reminders?|interest|penalt\w*|fines?|excess|damage\w*|deposit|bond|retainer|supplement|surcharge|lost|loss|arbitrat\w*|attorney|court|replacement|clean\w*|insur\w*|costs?|expenses?|legal|lawyers?|overstay|delay\w*|broken|tolls?|parking|travel\w*|mileage|refund\w*|repaid|compensation|bonus|training|course|postage|delivery|cancel\w*|early|terminat\w*|administration|reconnection|returned|dishonou?r\w*|collection|agency|health|filing|examination|exam|inspection|clamped|towed|release|overtime|extra|tickets?|transport|reimburs\w*|time ?sheets?|tips|fit-out)\b/i;

/** That money is to change hands, and not merely spoken of. */
export const MAIN_PAYS =
  /\b(?:pay|pays|repay|repays|owes?|debit|debits|transfers?|credits?|give you|(?:we|I|will|shall) (?:ask|charge))\b|['’]ll (?:ask|charge)\b|\b(?:due|payable|invoiced|billed)\b|\b(?:is|are|be) (?:paid|debited|collected|transferred|repaid)\b|(?:\b(?:is|are|it['’]s|comes to|costs|be|of)|:)\s(?:[$€£₹]|EUR|USD|GBP|CHF|CAD|AUD|Rs|R\s?\d|\d)/i;
