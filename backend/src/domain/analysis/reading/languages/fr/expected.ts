import type { PackExpectation } from '../pack.ts';

/** What French papers usually settle. The traces are wide: better silent than wrong. */
export const EXPECTED: readonly PackExpectation[] = [
  {
    id: 'deposit-back',
    deals: ['letting', 'lease', 'hire'],
    needs: ['dépôt de garantie|caution'],
    traces: [
      'restitu*|rembours*|(restitu*|rend*|rembours*|revers*) .... (dépôt|caution|garantie|somme|solde)|(dépôt|caution|garantie|le|somme|solde) .... (restitu*|rend*|rembours*|acquis*|conserv*|reversé*)|restitution|remise des clés',
    ],
  },
  {
    id: 'condition-at-start',
    deals: ['letting'],
    needs: ['logement|lieux|appartement|maison|chambre'],
    traces: [
      "état des lieux|inventaire|photo*|constat*|bon état|état d'entrée|en l'état|tel quel|contradictoire*",
    ],
  },
  {
    id: 'repairs',
    deals: ['letting'],
    needs: ['logement|lieux|appartement'],
    traces: [
      'répar*|entretien|entretenir|travaux|vétusté|dégradation*|maintenance|remplace*|décret|remise en état|grosses',
    ],
  },
  {
    id: 'way-out',
    deals: ['letting', 'membership', 'services', 'online', 'insurance', 'education'],
    traces: [
      'résili*|congé|préavis|rétract*|dénonc*|mettre fin|met fin|rompre|rompu|rupture|annul*|prend fin|désabonn*|terme|départ|quitter|durée',
    ],
  },
  {
    id: 'hours',
    deals: ['work'],
    traces: ['heures*|horaire*|durée du travail|temps (plein|partiel|complet)|forfait|planning|hebdomadaire'],
  },
  {
    id: 'leave',
    deals: ['work'],
    traces: ['congé*|vacances|repos|rtt'],
  },
  {
    id: 'rate',
    deals: ['loan'],
    traces: ['intérêt*|taux|gratuit*|sans intérêt|%|pour cent'],
  },
  {
    id: 'early-repayment',
    deals: ['loan'],
    traces: ["anticip*|avant terme|avant l'échéance|à tout moment|par anticipation|plus tôt|solder"],
  },
];
