import type { PackBurden } from '../pack.ts';

/** Burdens of small trades and clubs: hire, events, animals, agents, care, and what is bought on instalments. */
export const TRADES: readonly PackBurden[] = [
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        'heures supplémentaires .... (ni (payée*|rémunérée*)|ne (sont|seront|donnent) (pas|ni|à aucun*)|(comprises|incluses) dans)',
      ],
    ],
    examples: ['Les heures supplémentaires ne sont ni payées ni compensées.'],
    counterExamples: ['Les heures supplémentaires sont payées le mois suivant.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        "(pendant|durant) .... #time .... (après|suivant) .... @w .... (ne peut|ne pourra|s'interdit|s'engage à ne (pas)?) .... (travailler|exercer|ouvrir|s'installer|démarcher)|@w .... (ne peut|ne pourra|s'interdit) .... (travailler|exercer|ouvrir|s'installer|démarcher) .... (pendant|durant) .... #time",
      ],
    ],
    examples: ['La coiffeuse salariée ne peut travailler dans un autre salon de la ville pendant un an.'],
    counterExamples: ['La salariée travaille pendant un an dans le salon.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(annulation|annule|désistement|dédit|renonce|décommande*|absence) .... (#percent .... (du|est|sont|reste*|seront|dû|dus)|totalité|intégralité|acompte (est|reste|sera) (gardé|conservé|perdu|acquis)|prix entier)',
      ],
    ],
    unless: ['sans frais|gratuit*|@s .... annul*|(est|sont|sera) (remboursé*|rendu*)'],
    examples: ["En cas d'annulation à moins de dix jours, 80 % du prix est dû."],
    counterExamples: ["En cas d'annulation, l'acompte est remboursé."],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(n'a pas lieu|ne peut (pas)? (avoir lieu|être (monté*|livré*|réalisé*))|impossible) .... (prix|montant|somme*|totalité|solde) .... (reste*|est|demeure*) .... (dû|dus|due|dues|exigible*)|(prix|totalité) reste* (entièrement|intégralement)? (dû|due)",
      ],
    ],
    examples: ["Si le jardin est inondé, le montage n'a pas lieu et le prix reste dû."],
    counterExamples: ["Si le montage n'a pas lieu, le prix est rendu."],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['services', 'freelance', 'sale'],
    all: [
      [
        '(commission|honoraires) .... (due*|dus|touche|perçoit|acquis*) .... (même si|même en cas|que .... ou non|après la fin)|@s (touche|perçoit) .... commission .... (même|vente)|(touche|perçoit) .... commission .... même',
      ],
    ],
    examples: ["L'agence perçoit une commission même si elle n'a pas trouvé l'acquéreur."],
    counterExamples: ['La commission est due à la signature.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .... (fixe|évalue|détermine|estime|chiffre) .... (seul|seule|lui-même|elle-même|unilatéralement) .... (montant|dommage*|dégât*|prix|valeur|coût)|montant .... (dommage*|dégât*|réparation*) .... (fixé|évalué|déterminé) .... (par @so|unilatéralement)',
      ],
    ],
    examples: ['Le loueur évalue seul le montant des dégâts.'],
    counterExamples: ['Le loueur justifie le montant des dégâts.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(aucun*|pas de|sans|ne donne* (lieu|droit) à aucun*) (remboursement|restitution)|(acompte|arrhes) (est|reste|sera|seront|restent) (gardé*|conservé*|perdu*|acquis*)|#percent du prix (est|reste) (dû|due)|(remboursement*) .... (exclu*|n'est (pas)? (prévu|possible|dû|accordé))|(intempéries|mauvais temps|pluie) .... (aucun*|sans|pas de) .... (remboursement|avoir)",
      ],
    ],
    unless: ['@s .... (ne)? .... aucun* droit'],
    examples: ["En cas de pluie, aucun remboursement n'est prévu."],
    counterExamples: ['Le remboursement est fait sous huit jours.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(gps|géolocalis*|balise|traceur|boîtier) .... (en permanence|à tout moment|suivre|suit|localiser|consulter|position)|(couper|bloquer|immobiliser|désactiver|arrêter) .... à distance|à distance .... (couper|bloquer|immobiliser|désactiver|arrêter)',
      ],
    ],
    unless: ["accord .. @w|avec (l'accord|votre accord)"],
    examples: [
      'Le vendeur peut consulter la position à tout moment grâce au boîtier GPS et couper le moteur à distance.',
    ],
    counterExamples: ['Le véhicule a un GPS.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(vol|perte|destruction|sinistre|disparition) .... @w .... (continue|continuera|reste*) .... (payer|paiement|redevable|loyers|mensualités|échéances)|(loyers|mensualités|échéances|prix) .... (reste*|demeure*) (dû*|due*|dus) .... (vol|perte|destruction|sinistre)',
      ],
    ],
    examples: ["En cas de vol, l'acheteur continue à payer les mensualités."],
    counterExamples: ['En cas de vol, le contrat prend fin.'],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(peut|pourra|peuvent) .... (limiter|refuser|restreindre|interdire|exclure) .... sans .. (donner|justifi*|motiv*|expli*|raison|indiquer)',
      ],
    ],
    unless: ['@w (ne)? (peut|pourra|peuvent)'],
    examples: ['La direction de la résidence peut limiter les visites sans devoir se justifier.'],
    counterExamples: ['Le résident peut refuser une visite.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "@w .... (s'engage à|est tenue? de|doit|devra) (prendre|suivre|acheter|commander|consommer|réserver|recourir) .... (au moins|un minimum|minimum)",
      ],
    ],
    examples: ["La cliente s'engage à prendre au moins deux leçons par mois."],
    counterExamples: ['La cliente passe au moins une fois par jour.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(moniteurs|professeurs|entraîneurs|vétérinaires|prestataires|traiteurs|fournisseurs|artisans) .... (extérieur*|de l'extérieur|externes|de son choix) .... (ne sont pas|n'est pas|interdit*|exclus|refusé*)|(exclusivement|uniquement|obligatoirement) .... (auprès de|chez|par) .... @so .... (moniteur*|traiteur*|fournisseur*|prestataire*)",
      ],
    ],
    examples: ["Les traiteurs de l'extérieur ne sont pas admis."],
    counterExamples: ["Les traiteurs de l'extérieur sont bienvenus."],
  },
  {
    family: 'thin-remedy',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(après cela|après|ensuite|passé ce (délai|moment)|plus tard) .... (plus)? (aucun*|plus de) (réclamation*|plainte*|contestation*) .... (admise*|recevable*|acceptée*|possible*|prise)|(réclamation*|plainte*) .... (tardive*|ultérieure*) .... (ne (sera|seront|sont)|rejetée*)|plus aucun* (réclamation|plainte|contestation)',
      ],
    ],
    examples: ["Après le départ de l'équipe, plus aucune réclamation n'est admise."],
    counterExamples: ['Chaque réclamation reçoit une réponse.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(manquant*|perdu*|abîmé*|endommagé*|cassé*|détérioré*|non rendu*) .... (facturé*|remboursé*|payé*|compté*|dû*) .... (valeur à neuf|prix (du)? neuf|valeur de remplacement|prix d'achat|prix catalogue)",
      ],
    ],
    examples: ['La vaisselle cassée est facturée à sa valeur à neuf.'],
    counterExamples: ['La vaisselle cassée est remplacée par nos soins.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        "(parent|proche|fille|fils|famille|conjoint*|référent*) .... (répond*|s'engage*|garantit|se porte*) .... (personnellement|sur ses biens|solidairement|de toutes les (sommes|dettes)) ",
      ],
    ],
    examples: ['Le proche répond personnellement du paiement de la pension.'],
    counterExamples: ["Le proche est prévenu en cas d'urgence."],
  },
];
