import type { PackExpectation } from '../pack.ts';

/** What Italian papers usually settle. The traces are wide: better silent than wrong. */
export const EXPECTED: readonly PackExpectation[] = [
  {
    id: 'deposit-back',
    deals: ['letting', 'lease', 'hire'],
    needs: ['cauzion*|deposito'],
    traces: [
      'restitu*|rimbors*|svincol*|(restitu*|rimbors*|svincol*|resa|reso) .... (cauzion*|deposito|somm*|import*)|(cauzion*|deposito|somm*|import*) .... (restitu*|rimbors*|svincol*|resa|reso|tratten*|incamer*|perd*)|restituzione',
    ],
  },
  {
    id: 'condition-at-start',
    deals: ['letting'],
    needs: ['immobile|appartamento|alloggio|locali|unità'],
    traces: ['verbale|inventario|stato|fotograf*|foto|consegna|visitat*|buono stato|idone*'],
  },
  {
    id: 'repairs',
    deals: ['letting'],
    needs: ['immobile|appartamento|alloggio|locali'],
    traces: ['ripar*|manuten*|guast*|danni|ordinari*|straordinari*|spese|conserva*|ripristin*'],
  },
  {
    id: 'way-out',
    deals: ['letting', 'membership', 'services', 'online', 'insurance', 'education'],
    traces: [
      'reced*|recess*|disdett*|disdir*|risolu*|risolv*|preavviso|cessa*|annull*|cancell*|ripensamento|termin*|scadenza|durata|lasciare',
    ],
  },
  {
    id: 'hours',
    deals: ['work'],
    traces: ['orario*|ore|ora|turn*|part-time|full-time|tempo (pieno|parziale)|settiman*'],
  },
  {
    id: 'leave',
    deals: ['work'],
    traces: ['ferie|permess*|ripos*|congedo|rol'],
  },
  {
    id: 'rate',
    deals: ['loan'],
    traces: ['interess*|tasso|%|per cento|gratuit*|infruttifer*'],
  },
  {
    id: 'early-repayment',
    deals: ['loan'],
    traces: ['anticipat*|estinzione|prima (della|del)|in qualsiasi momento|estinguer*|in anticipo'],
  },
];
