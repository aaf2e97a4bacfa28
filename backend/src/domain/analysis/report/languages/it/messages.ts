import type { Catalogue } from '../catalogue.ts';
import burdens from './burdens.json' with { type: 'json' };
import clauses from './clauses.json' with { type: 'json' };
import frame from './frame.json' with { type: 'json' };
import gaps from './gaps.json' with { type: 'json' };
import law from './law.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import page from './page.json' with { type: 'json' };
import report from './report.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };

/** What a report says in Italian: everyday words, the reader as `lei`. */
export default {
  language: 'it',
  messages: { ...burdens, ...titles, ...clauses, ...gaps, ...law, ...report, ...frame, ...page, ...names },
  words: {
    units: {
      hour: ['ora', 'ore'],
      day: ['giorno', 'giorni'],
      week: ['settimana', 'settimane'],
      month: ['mese', 'mesi'],
      year: ['anno', 'anni'],
    },
    daysOfKind: {
      business: ['giorno lavorativo', 'giorni lavorativi'],
      working: ['giorno lavorativo', 'giorni lavorativi'],
      calendar: ['giorno di calendario', 'giorni di calendario'],
      clear: ['giorno intero', 'giorni interi'],
      school: ['giorno di scuola', 'giorni di scuola'],
      banking: ['giorno di apertura delle banche', 'giorni di apertura delle banche'],
    },
    half: '½',
    upTo: 'fino a',
    and: 'e',
    to: '–',
    every: {
      hour: 'all’ora',
      day: 'al giorno',
      week: 'alla settimana',
      month: 'al mese',
      quarter: 'a trimestre',
      year: 'all’anno',
    },
    quotes: ['«', '»'],
  },
} satisfies Catalogue;
