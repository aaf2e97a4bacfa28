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

/** What a report says in Brazilian Portuguese: everyday words, the reader as `você`. */
export default {
  language: 'pt',
  messages: { ...burdens, ...titles, ...clauses, ...gaps, ...law, ...report, ...frame, ...page, ...names },
  words: {
    units: {
      hour: ['hora', 'horas'],
      day: ['dia', 'dias'],
      week: ['semana', 'semanas'],
      month: ['mês', 'meses'],
      year: ['ano', 'anos'],
    },
    daysOfKind: {
      business: ['dia útil', 'dias úteis'],
      working: ['dia de trabalho', 'dias de trabalho'],
      calendar: ['dia corrido', 'dias corridos'],
      clear: ['dia inteiro', 'dias inteiros'],
      school: ['dia letivo', 'dias letivos'],
      banking: ['dia útil bancário', 'dias úteis bancários'],
    },
    half: '½',
    upTo: 'até',
    and: 'e',
    to: 'a',
    every: {
      hour: 'por hora',
      day: 'por dia',
      week: 'por semana',
      month: 'ao mês',
      quarter: 'por trimestre',
      year: 'ao ano',
    },
    quotes: ['“', '”'],
  },
} satisfies Catalogue;
