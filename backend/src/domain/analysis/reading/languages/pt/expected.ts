import type { PackExpectation } from '../pack.ts';

/** What Portuguese papers usually settle. The traces are wide: better silent than wrong. */
export const EXPECTED: readonly PackExpectation[] = [
  {
    id: 'deposit-back',
    deals: ['letting', 'lease', 'hire'],
    needs: ['caução|depósito'],
    traces: [
      'restitu*|devolução|devolvid*|reembols*|devolverá .. (caução|depósito|valor)|(devol*|restitu*|reembols*|liber*) .... (caução|depósito|valor|quantia)|(caução|depósito|valor|quantia|será) .... (devol*|restitu*|reembols*|retid*|perd*|abatid*)|devolução',
    ],
  },
  {
    id: 'condition-at-start',
    deals: ['letting'],
    needs: ['imóvel|apartamento|casa|quarto'],
    traces: ['vistoria|laudo|inventário|estado|fotograf*|fotos|condições em que|perfeit*'],
  },
  {
    id: 'repairs',
    deals: ['letting'],
    needs: ['imóvel|apartamento|casa'],
    traces: ['repar*|consert*|manutenção|conserva*|benfeitoria*|obras|danos|defeito*|desgaste|reforma*'],
  },
  {
    id: 'way-out',
    deals: ['letting', 'membership', 'services', 'online', 'insurance', 'education'],
    traces: [
      'rescis*|rescind*|resil*|denúncia|denunci*|cancel*|desist*|aviso prévio|encerr*|término|desocup*|arrependimento|sair|devolver o imóvel|trancar|prazo|distrat*',
    ],
  },
  {
    id: 'hours',
    deals: ['work'],
    traces: ['jornada|hora|horas|horário*|turno*|escala*|semana*|tempo (integral|parcial)'],
  },
  {
    id: 'leave',
    deals: ['work'],
    traces: ['férias|descanso*|folga*|licença*|repouso'],
  },
  {
    id: 'rate',
    deals: ['loan'],
    traces: ['juro*|taxa|%|por cento|gratuito|sem juros'],
  },
  {
    id: 'early-repayment',
    deals: ['loan'],
    traces: [
      'antecipad*|antecip*|antes (do|da)|a qualquer (tempo|momento)|quitar|quitação|liquida*|amortiz*',
    ],
  },
];
