import type { PackFigures } from '../pack.ts';
import { numbers, unitsOf, words } from '../words.ts';

/** Numbers, times and money in Portuguese. */
export const FIGURES: PackFigures = {
  numbers: numbers(
    'um 1, uma 1, dois 2, duas 2, três 3, quatro 4, cinco 5, seis 6, sete 7, oito 8, nove 9, dez 10, onze 11, doze 12, treze 13, catorze 14, quatorze 14, quinze 15, dezesseis 16, dezoito 18, vinte 20, vinte e quatro 24, trinta 30, trinta e seis 36, quarenta 40, quarenta e cinco 45, quarenta e oito 48, cinquenta 50, sessenta 60, setenta e dois 72, setenta e duas 72, noventa 90, cem 100',
  ),
  units: unitsOf({
    hour: 'hora, horas',
    day: 'dia, dias',
    week: 'semana, semanas',
    month: 'mês, meses, mensalidade, mensalidades',
    year: 'ano, anos',
  }),
  between: words('primeiros, últimos, seguintes, próximos, novos, sucessivos'),
  adjectives: {},
  money: { reais: 'BRL', real: 'BRL', euros: 'EUR', euro: 'EUR' },
  per: [
    'por (cada)? (pessoa|aula|hora|peça|quilômetro|quilómetro|chave|visita|noite|unidade|aluno|meia hora)|a cada (meia)? (hora|aula|visita)',
  ],
  periods: {
    hour: ['(por|à|a cada|cada) hora|hora/aula'],
    day: ['(por|ao|cada) (dia|diária)|diári*|por dia'],
    week: ['(por|à|cada) semana|semanal*'],
    month: ['(por|ao|cada) (cada)? mês|mensal*|mensais|/mês'],
    year: ['(por|ao|cada) ano|anual*|anuais'],
    'each-time': [
      'por (boleto|notificação|carta|chave|pessoa|ocorrência|visita|unidade|aula|infração|descumprimento|evento)|por cada|cada (uma|um)|a cada (infração|atraso|ocorrência)',
    ],
  },
};
