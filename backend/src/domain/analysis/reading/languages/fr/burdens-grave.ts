import type { PackBurden } from '../pack.ts';

/** What weighs most in everyday papers: being bound, paying for nothing, paying on, losing things. */
export const GRAVE: readonly PackBurden[] = [
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@b .... renonce* .... (résilier|résiliation|donner congé)|@w .... renonce* .... (résilier|résiliation|donner congé|rompre)',
      ],
    ],
    examples: ['Les parties renoncent à résilier le contrat pendant trois ans.'],
    counterExamples: ['Le bailleur renonce à résilier pendant trois ans.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        "(résiliation|résilier|congé|départ) .... (uniquement|seulement|exclusivement) .... (au|à la fin|le|en) .... (juin|juillet|août|décembre|l'année|année|trimestre)",
        "(résiliation|résilier|congé) .... (possible|résilier|donné) .. qu'(au|à la fin)",
      ],
    ],
    unless: ['@s .... (peut|pourra)'],
    examples: ["La résiliation par les parents est possible uniquement à la fin de l'année scolaire."],
    counterExamples: ["L'école peut résilier uniquement à la fin de l'année scolaire."],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(mensualités|échéances|loyers|cotisations|sommes) (restant|restantes|à courir|non échues) .... (dues|dus|exigible*|demeurent|payables)',
        "(jusqu'au terme|jusqu'à (l'échéance|la fin)) .... (reste* due*|demeure* due*|doit .. payer)",
      ],
    ],
    unless: ['rejet*|impayé*|défaut de paiement|non-paiement|mise en demeure|retard'],
    examples: ['Dans tous les autres cas, les mensualités restant à courir demeurent dues en totalité.'],
    counterExamples: ['Les mensualités payées sont remboursées.'],
  },
  {
    family: 'cost-shifting',
    variant: 'pays-anyway',
    hurts: 'weaker',
    severity: 'high',
    notIn: ['work'],
    all: [
      [
        '(due*|payable*|facturé*|réglé*) .... (même|y compris) (en cas|pendant|durant|si) .... (fermeture|maladie|vacances|absence|congés)',
        '(même|y compris) (en cas|pendant|durant|si) .... (fermeture|maladie|vacances|absence|congés) .... (due*|payable*|facturé*|réglé*)',
        'aucun remboursement .... (absence|maladie|vacances)',
        '(quand|pendant|si) .... (vacances|week-end|absent*|absence*) .... (loyer|tarif|prix) ne change pas',
      ],
    ],
    unless: ['salaire|rémunération'],
    examples: ['La cotisation est due même en cas de maladie ou de fermeture.'],
    counterExamples: ['Le salaire est dû même en cas de maladie.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w .... (repeint*|repeindre|remet* en peinture) .... (départ|sortie|fin)',
        '(départ|sortie) .... (repeint*|repeindre) .... (frais|charge) @wo',
      ],
    ],
    examples: ['Le locataire repeint tous les murs à son départ.'],
    counterExamples: ["Le bailleur repeint les murs avant l'entrée."],
  },
  {
    family: 'unilateral-change',
    variant: 'rises',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(loyer|prix|cotisation|tarif|abonnement) .. (passe|passera|est porté|sera porté|augmente|augmentera) .... (à|de) .. (#money|#percent)',
      ],
    ],
    examples: ['Le loyer passe à 820 € à partir du 1er mars 2028.'],
    counterExamples: ['Le loyer est de 820 €.'],
  },
  {
    family: 'entry-or-seizure',
    variant: 'taken-and-sold',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s (peut|pourra|peuvent) .... (vendre|détruire|jeter|disposer) .... (biens|affaires|meubles|objets|véhicule|vélo)',
        '(impayé*|paies pas|payez pas|retard) .... @s (peut|peux|pourra) .... (vendre|garder|reprendre)',
      ],
    ],
    examples: ['Après deux mois, le prestataire peut vendre ou détruire les biens sans autre formalité.'],
    counterExamples: ['Le client peut vendre ses biens.'],
  },
  {
    family: 'sudden-end',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s (peut|peux|pourra) .... demander .. (de)? (libérer|partir|quitter|rendre) .... (#time|jours|semaines)',
        '@s .... (libérer|quitter) .... (en|sous) (quinze jours|huit jours|une semaine|deux semaines|#number jours)',
      ],
    ],
    examples: ['Le propriétaire peut te demander de libérer la chambre en quinze jours.'],
    counterExamples: ['Le locataire peut libérer la chambre en quinze jours.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (déficit*|manquant*|erreurs?|écarts?) de caisse',
        '(déficit*|manquant*|erreurs?|écarts?) de caisse .... (@w|@wo|salaire|retenu*|charge)',
      ],
    ],
    unless: ['@s .. (supporte|prend)'],
    examples: ['Le salarié répond des écarts de caisse de son service.'],
    counterExamples: ["L'employeur supporte les écarts de caisse."],
  },
  {
    family: 'withheld-pay',
    variant: 'unpaid-hours',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [
      [
        'heures .... (comprises|incluses|rémunérées) .. (dans|par) .. (rémunération|salaire|forfait)',
        'heures supplémentaires .... (ne (sont|seront) pas (payées|rémunérées)|incluses|comprises)',
      ],
    ],
    examples: ['Les quatre heures effectuées au-delà de 35 heures sont comprises dans la rémunération.'],
    counterExamples: ['Les heures supplémentaires sont majorées de 25 %.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "@s (garde|gardera|conserve) .... (acompte|arrhes|avance|dépôt|somme)|(acompte|arrhes|avance) .... (acquis*|perdu*|non remboursable*|conservé*|n'est pas rendu*)",
      ],
    ],
    unless: ['dans (son|leur|notre|un) dépôt'],
    examples: ["En cas d'annulation, l'acompte reste acquis au prestataire."],
    counterExamples: ["En cas d'annulation par le prestataire, l'acompte est rendu."],
  },
  {
    family: 'restraint',
    variant: 'use',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['letting', 'lease'],
    all: [
      [
        '(pas|aucun*) .. (visite*|invité*|animaux|animal|fête*)|personne ne dort|(interdit*|défendu) .... (animaux|sous-lou*|héberg*|fumer|visite*)',
      ],
    ],
    examples: ['Pas de visites après 22 h et personne ne dort à la maison.'],
    counterExamples: ['Les visites sont libres.'],
  },
];
