import type { PackFigures } from '../pack.ts';
import { numbers, unitsOf, words } from '../words.ts';

/** Numbers, times and money in German. */
export const FIGURES: PackFigures = {
  numbers: numbers(
    'ein 1, eine 1, einen 1, einem 1, einer 1, eines 1, zwei 2, drei 3, vier 4, fünf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, elf 11, zwölf 12, dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, achtzehn 18, zwanzig 20, einundzwanzig 21, vierundzwanzig 24, dreißig 30, sechsunddreißig 36, vierzig 40, fünfundvierzig 45, achtundvierzig 48, fünfzig 50, sechzig 60, zweiundsiebzig 72, achtzig 80, neunzig 90, hundert 100',
  ),
  units: unitsOf({
    hour: 'stunde, stunden',
    day: 'tag, tage, tagen, tages, kalendertage, kalendertagen, werktag, werktage, werktagen, arbeitstage, arbeitstagen, bankarbeitstage, bankarbeitstagen',
    week: 'woche, wochen',
    month: 'monat, monate, monaten, monats, kalendermonat, kalendermonate, kalendermonaten',
    year: 'jahr, jahre, jahren, jahres',
  }),
  between: words(
    'volle, vollen, weitere, weiteren, aufeinanderfolgende, aufeinanderfolgenden, ganze, ganzen, volles, weiteres',
  ),
  adjectives: { stündig: 'hour', tägig: 'day', wöchig: 'week', monatig: 'month', jährig: 'year' },
  money: { euro: 'EUR', franken: 'CHF', cent: 'EUR' },
  per: [
    '(je|pro) (angefangene*|weitere*)? (#word)|für jede* (nicht|weitere*|angefangene*|verlorene*)? (#word)? (stunde|viertelstunde|tag|mahnung|schlüssel|karte|person|fahrt|stunde)',
  ],
  periods: {
    hour: ['(pro|je) (angefangene)? stunde', 'die stunde', 'stundensatz', 'stundenlohn', 'in der stunde'],
    day: [
      '(pro|je|für jeden) (angefangenen|kalender|weiteren)? tag',
      'am tag',
      'täglich',
      'tagessatz',
      'je (werktag|kalendertag)',
      'pro (werktag|kalendertag|nacht)',
      'je nacht',
    ],
    week: ['(pro|je) (angefangene)? woche', 'wöchentlich', 'die woche', 'in der woche'],
    month: [
      '(pro|je) (angefangenem|angefangenen|kalender)? monat',
      'monatlich*',
      'im monat',
      'mtl',
      'monatsmiete',
      'den monat',
    ],
    year: ['(pro|je|im) (kalender|vertrags)?jahr', 'jährlich*', 'p. a', 'jahresbeitrag'],
    'each-time': [
      'je (fall|mahnung|rücklastschrift|schreiben|verstoß|vorgang|buchung|einheit|person|stück|schlüssel|besuch)',
      'pro (fall|mahnung|rücklastschrift|schreiben|verstoß|vorgang|buchung|einheit|person|stück|schlüssel|besuch)',
      'für jede* (fall|mahnung|verstoß|schlüssel|einzelnen)',
      'im einzelfall',
      'jeweils',
    ],
  },
};
