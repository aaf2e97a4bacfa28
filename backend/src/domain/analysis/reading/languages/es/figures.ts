import type { PackFigures } from '../pack.ts';
import { numbers, unitsOf, words } from '../words.ts';

/** Numbers, times and money in Spanish. */
export const FIGURES: PackFigures = {
  numbers: numbers(
    'un 1, una 1, uno 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11, doce 12, trece 13, catorce 14, quince 15, dieciséis 16, dieciocho 18, veinte 20, veinticuatro 24, treinta 30, treinta y seis 36, cuarenta 40, cuarenta y cinco 45, cuarenta y ocho 48, cincuenta 50, sesenta 60, setenta y dos 72, noventa 90, cien 100',
  ),
  units: unitsOf({
    hour: 'hora, horas',
    day: 'día, días',
    week: 'semana, semanas',
    month: 'mes, meses, mensualidad, mensualidades',
    year: 'año, años, anualidad, anualidades',
  }),
  between: words('primeros, primeras, últimos, siguientes, próximos, nuevos, sucesivos'),
  adjectives: {},
  money: { euros: 'EUR', euro: 'EUR', dólares: 'USD', pesos: 'MXN', reales: 'BRL' },
  per: [
    'por (cada)? (media|cuarto) (de)? hora|por (persona|clase|sesión|kilómetro|recibo|llave|visita|noche|unidad|pieza|hijo|alumno)|cada (recibo|media hora|persona|clase|visita|llave) (devuelt*)?',
  ],
  periods: {
    hour: ['(por|la|a la|cada) hora'],
    day: ['(por|al|cada) (día|noche)|diario*|diaria*|por cada día'],
    week: ['(por|a la|cada) semana|semanal*'],
    month: ['(por|al|cada) (cada)? mes|mensual*|mensuales|/mes'],
    year: ['(por|al|cada) año|anual*|anuales'],
    'each-time': [
      'por (recibo|impago|devolución|carta|llave|persona|incidencia|visita|pieza|unidad|gestión|clase|sesión|incumplimiento|requerimiento)|por cada|cada (una|uno|recibo|vez)',
    ],
  },
};
