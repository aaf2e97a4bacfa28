import type { PackBurden } from '../pack.ts';

/** Charges, costs, pay, liability. */
export const MONEY: readonly PackBurden[] = [
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'retard*|impayé*|rejet*|relance*|défaut de paiement|non-paiement|mise en demeure|à bonne date|incident de paiement',
      ],
      ['#money|#percent|forfait*|majoration|majoré*|intérêt*|pénalité*|frais'],
      ['{pays}|@w*|plein droit|par (jour|relance|lettre)|intérêt*'],
    ],
    unless: ['@s .. (en retard|verse|doit)|taux légal|retard @so|retard de livraison|réduit*|diminu*'],
    examples: [
      'Toute relance est facturée 35 euros au locataire.',
      'Tout retard de paiement entraîne une pénalité de 10 %.',
    ],
    counterExamples: ['Le loyer est payable le 5 du mois.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'pénalité*|clause pénale|astreinte|amende*|indemnité forfaitaire|(#money) par (jour|manquement|infraction)',
      ],
      ['@w*|{pays}'],
    ],
    unless: ['@s* .... (pénalité*|indemnité|verse|doit)|aucune pénalité|sans pénalité'],
    graver: ['par (jour|manquement|infraction)|chaque|{endless}'],
    examples: ['En cas de manquement, le salarié versera une indemnité forfaitaire de 3 000 euros.'],
    counterExamples: ['Le client paie sans pénalité.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      [
        'pénalité*|clause pénale|astreinte|amende*|indemnité forfaitaire|(#money) par (jour|manquement|infraction)',
      ],
      ['@s ...|@s'],
    ],
    unless: ['@w* .... (pénalité*|indemnité|verse|doit)|aucune pénalité|sans pénalité'],
    graver: ['par (jour|manquement|infraction)|chaque|{endless}'],
    examples: [],
    counterExamples: ['Le client paie sans pénalité.'],
  },
  {
    family: 'penalty',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(perte|oubli|manquement|infraction|dépassement|absence|non-restitution|non-respect|fausse alarme|dégradation|badge|clé|annulation tardive|déplacement inutile|en cas de|toute|chaque)',
      ],
      ['#money|#percent|forfait*'],
      [
        '(est|sera|sont) (facturé*|due|perçu*|prélevé*|retenu*)|donne* lieu|entraîne*|@w .. (paie|verse|doit|devra|paiera|versera)|facturé*|retenu*',
      ],
    ],
    unless: ['@s .... (verse|rembourse|paie)|loyer est|prix .. est'],
    examples: ['Toute perte du badge est facturée 40 euros.'],
    counterExamples: ['Le prix est de 40 euros.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'low',
    all: [
      [
        '(loyer|prix|abonnement|redevance) .... (réduit|diminué|diminue|minoré)|(réduction|remise|avoir) .... (par jour|de retard)|@s .... (versera|verse|doit|devra) .... (par jour|pénalité|indemnité)',
      ],
      ['#money|#percent'],
    ],
    examples: ["Le loyer est réduit de 50 euros par mois jusqu'à la fin des travaux."],
    counterExamples: ['Le loyer est de 700 euros.'],
  },
  {
    family: 'broad-indemnity',
    hurts: 'x',
    severity: 'high',
    all: [
      ['@x* .... (garantit|garantira|indemnis*|tiendra|relève|dégage*|garantir|garantissez|relever|tenir)'],
      [
        'indemne|contre (tout|tous|toute)|de toute (réclamation|responsabilité|action|condamnation)|recours|réclamation*|tiers|quitte|toutes les conséquences|condamnation*',
      ],
    ],
    unless: ['@y .. (garantit|garantira|indemnise)|(assurance|assuré*) ...'],
    examples: ["L'utilisateur garantit la société contre toute réclamation de tiers."],
    counterExamples: ["L'utilisateur choisit son mot de passe."],
  },
  {
    family: 'uncapped-liability',
    hurts: 'x',
    severity: 'medium',
    all: [
      ['@x* .... (responsable*|répond|répondra|supporte*|tenu*|assume|indemnis*|prend à sa charge)'],
      [
        "de tout* (dommage*|perte*|dégradation*|conséquence*|vol|sinistre*)|même (en l'absence|en cas|sans|si)|sans (limit*|faute)|quelle (qu'en soit|que soit)|quel qu'en soit|force majeure|cas fortuit|illimité*|toutes les (dégradations|conséquences|pertes)|tous (les)? (dommages|dégâts)|y compris",
      ],
    ],
    unless: ['@y .... (responsable*|supporte*)|faute (lourde|intentionnelle) .. @yo'],
    graver: ["même (en l'absence|en cas|sans)|force majeure|sans faute|cas fortuit"],
    examples: ['Le locataire répond de toutes les dégradations, même en cas de force majeure.'],
    counterExamples: ['Le bailleur est responsable de la chaudière.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "@s* .... (ne (pourra|saurait|saurait|peut|sera|garantit|répond|assume|s'engage|sommes|serons|pourrons)|n'est|n'assume|n'encourt|n'accorde|décline*|déclinons|exclut) .... (responsable*|responsabilité|tenu*|garant*|engagée|garantie*|obligation*|recherché*)|responsabilité .... (exclue|limité*|plafonné*|ne (pourra|saurait|peut) .... (engagée|excéder|dépasser|recherchée)|écartée|est limitée|n'excède)|sans (garantie|aucune garantie)|aucune (garantie|responsabilité|indemnité|indemnisation)|en l'état|obligation de moyens|à ses risques|aux risques|exonér*|sans recours contre @so|ne .... aucun (recours|dédommagement)|pas responsable*|(indemnité|indemnisation|réparation) .... (plafonn*|limité*)",
      ],
    ],
    unless: [
      "@w .. n'est .. responsable|responsabilité @wo .... (exclue|limitée)|usage normal|@w* .. ne .. responsable",
    ],
    graver: [
      "quelle qu'en soit|y compris|en aucun cas|même en cas|faute|toute responsabilité|dommages corporels",
    ],
    examples: [
      'La responsabilité du prestataire est limitée à 200 euros.',
      'Le club décline toute responsabilité en cas de vol.',
    ],
    counterExamples: ["Le locataire n'est pas responsable de l'usure normale."],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'solidair*|solidarité|caution (personnelle|solidaire)|se porte* (caution|fort)|se porte garant*|responsable .... (ses (invités|visiteurs|enfants|préposés|proches|accompagnants)|personnes|occupants|tiers|famille)|du fait de .. (invités|visiteurs|personnes|occupants|préposés|enfants)|bénéfice de (discussion|division)|répond* .. (des|de ses) .... (invités|personnes|visiteurs|préposés|occupants)',
      ],
    ],
    unless: ['@s .. (répond|responsable) ...|sans solidarité'],
    graver: ['renonc*|indivisib*|illimité*|tous les occupants|sans limitation|bénéfice'],
    examples: [
      'Les colocataires sont tenus solidairement.',
      'Le locataire répond des dégradations causées par ses visiteurs : il répond de ses invités.',
    ],
    counterExamples: ['Chacun paie sa part, sans solidarité.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(à la charge|aux frais|au compte) .. (exclusive)? @wo|@w* .... (supporte*|prend* en charge|rembourse*|assume*|paie*|paiera|acquitte*|s'acquitte|aura la charge|fait son affaire|souscri*|à ses frais)|(sont|est|seront|sera) .. (facturé*|refacturé*|imputé*|répercuté*|mis*) .. @wo|imputable* .. @wo|à (ses|leurs|vos) frais|incombe* .. @wo",
      ],
      [
        "(tous|toutes|l'ensemble|totalité|intégralité) .. (les)? (frais|charges|taxes|réparations|travaux|impôts|coûts)|frais de (recouvrement|justice|dossier|rédaction|relance|gestion|retour|déplacement|poursuite|procédure|expertise|avocat|bail|quittance|remise en état|transport|livraison|nettoyage|état des lieux|port)|réparations|gros|vétusté|taxe foncière|honoraires|impôts|entretien|maintenance|remplacement|assurance|grosses|remise en état|toiture|chaudière|travaux|pièces|main-d'œuvre|ravalement|charges de copropriété|déplacement|débours|peinture*|professionnel",
      ],
    ],
    unless: [
      '@s .. (prend|supporte|paie|assume|rembourse) ...|à la charge @so|réparations locatives|entretien courant|décret|menues',
    ],
    graver: ['tous|toutes|intégralité|totalité|{endless}|y compris|gros*|vétusté'],
    examples: [
      'Toutes les réparations, y compris le remplacement de la chaudière, sont à la charge du locataire.',
      'Les frais de dossier sont à la charge du client.',
    ],
    counterExamples: ['Les réparations sont à la charge du bailleur.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance', 'franchise'],
    all: [
      [
        "(heures supplémentaires|temps de (trajet|déplacement)|astreinte*|dépassements) .... (incluse*|inclus|compris*|non (rémunéré*|payé*)|ne (donne*|sera|seront|sont)|sans (contrepartie|rémunération|majoration)|forfait*)|rémunération .... forfaitaire .. (incl*|compren*|couvr*)|(prime|gratification|bonus|commission*) .... (discrétionnaire|ne constitue* pas|facultati*|libéralité|à la discrétion|perdu*|n'est due)|(retenue*|déduction|compensation) .... (salaire|rémunération|honoraires|somme*)|(paiement|règlement|honoraires|commission*) .... (après (encaissement|paiement|validation)|à compter du paiement par|sous réserve (du paiement|d'encaissement))|(60|90|120|soixante|quatre-vingt-dix) jours .... (facture|fin de mois)",
      ],
    ],
    unless: ['majorées|payées'],
    graver: ['toutes|illimité*|quel que soit'],
    examples: ['Les heures supplémentaires sont incluses dans la rémunération forfaitaire.'],
    counterExamples: ['Les heures supplémentaires sont payées avec une majoration.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(tarif*|prix|barème|frais|coût*) .... (en vigueur|au jour|à la date|du moment|indicati*|estimat*)|(prix .. à titre indicatif|sur devis|au temps passé|au prix coûtant)|(coûts|charges|frais) .... (réel*|supplémentaires|répercut*|non (prévus|compris))|frais annexes|tarif en vigueur|sans plafond',
      ],
    ],
    unless: ['plafon*|maximum|préalable* .. devis|tva'],
    examples: ['Les interventions sont facturées au tarif en vigueur.'],
    counterExamples: ['Le prix est de 200 euros.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "minimum (de|d'achat|de commande|garanti|annuel)|(quantité|volume|chiffre d'affaires|objectif*|quota*) .. (minim*|annuel|fixé)|facturation minimale|au moins .... (commander|acheter|réaliser)|(non-utilisation|absence|même non (utilisé*|consommé*)|non-fréquentation) .... (due*|ne (donne|dispense|suspend))|(due|dus|dues) .... (même (si|en cas)|que .... ou non)",
      ],
    ],
    examples: ['La cotisation est due même en cas de non-utilisation.'],
    counterExamples: ['Vous payez ce que vous utilisez.'],
  },
  {
    family: 'security',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'hypothèque|nantissement|gage|cession de (salaire|créance)|réserve de propriété|privilège|droit de rétention|saisie|délégation de salaire|chèque de caution|titre exécutoire|@s .... (conserve|retient|garde) .... (dépôt|caution|garantie)|prélev* .... sur le dépôt',
      ],
    ],
    unless: ['(ni|pas|aucun|non|libre de tout) (gagé*|gage)|insaisissable|@s .... (constitue|consent)'],
    graver: ['tous|toutes|salaire|titre exécutoire'],
    examples: ["L'emprunteur consent une cession de salaire au profit du prêteur."],
    counterExamples: ['Le prix est payé comptant.'],
  },
];
