import type { PackExpectation } from '../pack.ts';

/** What Spanish papers usually settle. The traces are wide: better silent than wrong. */
export const EXPECTED: readonly PackExpectation[] = [
  {
    id: 'deposit-back',
    deals: ['letting', 'lease', 'hire'],
    needs: ['fianza|depósito'],
    traces: [
      'devol*|devuel*|restitu*|reintegr*|reembols*|(devol*|devuel*|restitu*|reintegr*|reembols*) .... (fianza|depósito|importe|cantidad|garantía)|(fianza|depósito|importe|garantía|se|la|te) .... (devol*|devuel*|restitu*|reintegr*|reembols*|perder*|retendrá|descontar*)|devolución|liquidación',
    ],
  },
  {
    id: 'condition-at-start',
    deals: ['letting'],
    needs: ['vivienda|inmueble|piso|finca|habitación'],
    traces: ['inventario|estado|fotograf*|fotos|acta|conformidad|tal como|buen uso|perfecto'],
  },
  {
    id: 'repairs',
    deals: ['letting'],
    needs: ['vivienda|inmueble|piso|finca'],
    traces: ['repara*|conserva*|mantenimiento|averí*|desperfect*|obras|arregl*|deterioro*|desgaste'],
  },
  {
    id: 'way-out',
    deals: ['letting', 'membership', 'services', 'online', 'insurance', 'education'],
    traces: [
      'desist*|rescin*|resol*|resuelv*|baja|preaviso|cancel*|denuncia*|finaliz*|termin*|extin*|abandon*|marcharse|no renovar|duración|devolución',
    ],
  },
  {
    id: 'hours',
    deals: ['work'],
    traces: ['jornada|hora|horas|horario*|turno*|tiempo (completo|parcial)|semanal*'],
  },
  {
    id: 'leave',
    deals: ['work'],
    traces: ['vacacion*|descanso*|permiso*|días libres|festivos'],
  },
  {
    id: 'rate',
    deals: ['loan'],
    traces: ['interés|intereses|tipo|tae|%|por ciento|gratuito|sin interés'],
  },
  {
    id: 'early-repayment',
    deals: ['loan'],
    traces: ['anticipad*|antes (de|del)|cancelación|en cualquier momento|adelant*|amortiz*'],
  },
];
