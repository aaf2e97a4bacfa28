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

/** What a report says in French: everyday words, the reader as `vous`. */
export default {
  language: 'fr',
  messages: { ...burdens, ...titles, ...clauses, ...gaps, ...law, ...report, ...frame, ...page, ...names },
  words: {
    units: {
      hour: ['heure', 'heures'],
      day: ['jour', 'jours'],
      week: ['semaine', 'semaines'],
      month: ['mois', 'mois'],
      year: ['an', 'ans'],
    },
    daysOfKind: {
      business: ['jour ouvré', 'jours ouvrés'],
      working: ['jour ouvré', 'jours ouvrés'],
      calendar: ['jour calendaire', 'jours calendaires'],
      clear: ['jour franc', 'jours francs'],
      school: ['jour de classe', 'jours de classe'],
      banking: ['jour bancaire', 'jours bancaires'],
    },
    half: '½',
    upTo: 'jusqu’à',
    and: 'et',
    to: 'à',
    every: {
      hour: 'par heure',
      day: 'par jour',
      week: 'par semaine',
      month: 'par mois',
      quarter: 'par trimestre',
      year: 'par an',
    },
    quotes: ['«\u00A0', '\u00A0»'],
    colon: '\u00A0:',
  },
} satisfies Catalogue;
