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

/** What a report says in Spanish: everyday words for Spain and Latin America alike, the reader as `usted`. */
export default {
  language: 'es',
  messages: { ...burdens, ...titles, ...clauses, ...gaps, ...law, ...report, ...frame, ...page, ...names },
  words: {
    units: {
      hour: ['hora', 'horas'],
      day: ['día', 'días'],
      week: ['semana', 'semanas'],
      month: ['mes', 'meses'],
      year: ['año', 'años'],
    },
    daysOfKind: {
      business: ['día hábil', 'días hábiles'],
      working: ['día laborable', 'días laborables'],
      calendar: ['día de calendario', 'días de calendario'],
      clear: ['día completo', 'días completos'],
      school: ['día lectivo', 'días lectivos'],
      banking: ['día hábil bancario', 'días hábiles bancarios'],
    },
    half: '½',
    upTo: 'hasta',
    and: 'y',
    andBefore: [/^[«“"]?h?[ií](?![aeou])/iu, 'e'],
    to: 'a',
    every: {
      hour: 'por hora',
      day: 'al día',
      week: 'a la semana',
      month: 'al mes',
      quarter: 'al trimestre',
      year: 'al año',
    },
    quotes: ['“', '”'],
  },
} satisfies Catalogue;
