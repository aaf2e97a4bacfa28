const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hour|stunde|heure|hora)/i, 'hour'],
  [/^(?:day|daily|tag|täglich|jour|día|dia)/i, 'day'],
  [/^(?:fortnight|14-tägig|quinzaine|quincena|quinzena)/i, 'fortnight'],
  [/^(?:week|woche|wöchentlich|semaine|semana)/i, 'week'],
  [/^(?:month|monat|mois|mensuel|mes|mensual|mês|mensal)/i, 'month'],
  [/^(?:quarter|quartal|trimestre)/i, 'quarter'],
  [/^(?:year|annu|annum|p\.?a|jahr|jährlich|an(?:née)?$|año|ano$)/i, 'year'],
];
const PER =
  /^\s?(?:%|percent|per cent|prozent|pour cent|por ciento|€|£|\$|EUR|GBP|USD|CHF|INR|AUD|CAD|NZD|ZAR|euros?|pounds?|dollars?|rand|rupees?|reais)?\s?(?:plus vat |incl\. vat )?(?:(?:is |are |was )?(?:charged |added |due |payable |owed |paid |taken |counted )?(?:per|a|an|each|every|for each|for every|\/|pro|je|im|par|por|al|ao) )?\s?(?:(?:calendar|full) )?(\p{L}{2,12})/iu;

/** The time that a sum or share is counted by, from the words behind it: `£950 per month`; null where none is named. */
export function periodAfter(after: string): string | null {
  const word = PER.exec(after)?.[1];
  if (word === undefined) return null;
  return PERIODS.find(([name]) => name.test(word))?.[1] ?? null;
}
