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

/** What a report says in German: everyday words, the reader as `Sie`. */
export default {
  language: 'de',
  messages: { ...burdens, ...titles, ...clauses, ...gaps, ...law, ...report, ...frame, ...page, ...names },
  words: {
    units: {
      hour: ['Stunde', 'Stunden'],
      day: ['Tag', 'Tage'],
      week: ['Woche', 'Wochen'],
      month: ['Monat', 'Monate'],
      year: ['Jahr', 'Jahre'],
    },
    bentUnits: {
      hour: ['Stunde', 'Stunden'],
      day: ['Tag', 'Tagen'],
      week: ['Woche', 'Wochen'],
      month: ['Monat', 'Monaten'],
      year: ['Jahr', 'Jahren'],
    },
    daysOfKind: {
      business: ['Werktag', 'Werktage'],
      working: ['Arbeitstag', 'Arbeitstage'],
      calendar: ['Kalendertag', 'Kalendertage'],
      clear: ['voller Tag', 'volle Tage'],
      school: ['Schultag', 'Schultage'],
      banking: ['Bankarbeitstag', 'Bankarbeitstage'],
    },
    bentDaysOfKind: {
      business: ['Werktag', 'Werktagen'],
      working: ['Arbeitstag', 'Arbeitstagen'],
      calendar: ['Kalendertag', 'Kalendertagen'],
      clear: ['vollen Tag', 'vollen Tagen'],
      school: ['Schultag', 'Schultagen'],
      banking: ['Bankarbeitstag', 'Bankarbeitstagen'],
    },
    half: '½',
    upTo: 'bis zu',
    and: 'und',
    to: 'bis',
    every: {
      hour: 'pro Stunde',
      day: 'pro Tag',
      week: 'pro Woche',
      month: 'pro Monat',
      quarter: 'pro Quartal',
      year: 'pro Jahr',
    },
    quotes: ['„', '“'],
  },
} satisfies Catalogue;
