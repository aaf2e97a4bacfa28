import type { PackFigures } from '../pack.ts';
import { numbers, unitsOf, words } from '../words.ts';

/** Numbers, times and money in Italian. */
export const FIGURES: PackFigures = {
  numbers: numbers(
    'un 1, uno 1, una 1, due 2, tre 3, quattro 4, cinque 5, sei 6, sette 7, otto 8, nove 9, dieci 10, undici 11, dodici 12, tredici 13, quattordici 14, quindici 15, sedici 16, diciotto 18, venti 20, ventiquattro 24, trenta 30, trentasei 36, quaranta 40, quarantacinque 45, quarantotto 48, cinquanta 50, sessanta 60, settantadue 72, novanta 90, cento 100',
  ),
  units: unitsOf({
    hour: 'ora, ore',
    day: 'giorno, giorni',
    week: 'settimana, settimane',
    month: 'mese, mesi, mensilità',
    year: 'anno, anni, annualità',
  }),
  between: words('primi, ultimi, successivi, ulteriori, nuovi, interi'),
  adjectives: {},
  money: { euro: 'EUR', 'franchi svizzeri': 'CHF', franchi: 'CHF' },
  per: [
    "(a|per) (persona|lezione|chilometro|chiave|visita|notte|unità|ospite)|al pezzo|ogni (quarto d'ora|mezz'ora|#number gb|#number km|lezione|persona)|per ogni (ora|lezione|persona|violazione)",
  ],
  periods: {
    hour: ["(all'|per|ogni|l') ora|all'ora|orari*"],
    day: ['(al|per|ogni) (giorno|notte)|giornalier*|per ogni giorno'],
    week: ['(a|alla|per|ogni) settimana|settimanal*'],
    month: ['(al|per|ogni) (ogni)? mese|mensil*|/mese'],
    year: ["(all'|per|ogni) anno|all'anno|annu*"],
    'each-time': [
      'per (sollecito|lettera|chiave|persona|evento|visita|insoluto|lezione|unità|infrazione|violazione|rata)|per ogni|ciascun*|a (sollecito|pratica)',
    ],
  },
};
