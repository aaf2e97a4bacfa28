import type { PackBurden } from '../pack.ts';

/** Burdens in the words of people who are no lawyers. */
export const PLAIN: readonly PackBurden[] = [
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s .. (apprécie*|juge*|décide*|détermine*|choisi*) .. (seul|seule|librement)|(seul|seule) (juge|maître) .. (de)?',
      ],
    ],
    unless: ['@w .. (apprécie|décide)'],
    graver: ['sans recours'],
    examples: ["L'employeur apprécie seul la qualité du travail."],
    counterExamples: ['Le client décide seul de la date.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w .... (quitte*|démissionne*|part|partait|rompt) .... (rembourse*|devra|doit|paie|reverse*) .... (formation|coût|prime|frais|somme*)',
      ],
    ],
    unless: ['@s .. rembourse'],
    graver: ['intégralité|totalité'],
    examples: [
      "Si la salariée quitte l'entreprise dans les deux ans, elle rembourse le coût de la formation.",
    ],
    counterExamples: ["Si la salariée part, l'employeur rembourse ses frais."],
  },
  {
    family: 'broad-indemnity',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@w (@so)? .. (garanti*|relève*|tien*|indemnise*) .... (toute* (réclamation*|action*|demande*|condamnation*|recours)|tiers)',
      ],
    ],
    unless: ['assurance'],
    examples: ["L'utilisateur nous garantit contre toute réclamation de tiers."],
    counterExamples: ['Le prestataire garantit le client contre toute réclamation de tiers.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        "@w .... (rembourse*|répond*|supporte*|paie*|paiera|indemnise*) .... (tout* (erreur*|perte*|dommage*|manquant*|dégradation*|casse|vol|dégât*)) .... (quelle* qu'en soit|quelle que soit|même (causé*|si|en l'absence|par)|sans exception)|@w .... (rembourse*|répond*|supporte*) .... (quelle qu'en soit la cause)",
      ],
    ],
    unless: ['@s .... (répond|supporte)|vétusté'],
    examples: ["La salariée rembourse toute erreur de caisse, quelle qu'en soit la cause."],
    counterExamples: ['Le locataire répond des dégradations survenues par sa faute.'],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(travaux|prestations?|heures|services|interventions?) .. (supplémentaires?|complémentaires?|additionnel*) .... (facturé*|payé*|dû|dus|due|dues) .... (temps passé|au réel|en sus|en régie|sur la base|tarif en vigueur|selon)',
      ],
    ],
    unless: ['plafon*|maximum|devis'],
    examples: ['Les travaux supplémentaires seront facturés selon le temps passé.'],
    counterExamples: ["Les travaux supplémentaires font l'objet d'un devis accepté."],
  },
  {
    family: 'thin-remedy',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(n'a|n'ont|n'aura|n'ouvre|ne donne) (droit)? .... (qu'à|qu'au|que) .... (avoir|bon|remplacement|réparation|crédit|report)|(uniquement|seulement|exclusivement) .... (avoir|bon d'achat|remplacement|réparation|report)|sous forme d'avoir",
      ],
    ],
    unless: ['au choix @wo'],
    examples: ["En cas de panne, l'abonné n'a droit qu'à un avoir."],
    counterExamples: ["En cas de panne, l'abonné est remboursé."],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s* .... (peut|pourra|libre* de) .... (céder|transférer|sous-traiter|transmettre|substituer) .... (contrat|bail|créance*|prestation*|tiers)',
      ],
      [
        "sans .... (l')?(accord|consentement|information|autorisation|prévenir)|librement|à tout moment|tout tiers",
      ],
    ],
    unless: ['@w .. (peut|pourra) (céder|transférer)|données'],
    examples: ["Le vendeur peut céder le contrat à un tiers sans l'accord du client."],
    counterExamples: ["Le client peut céder le contrat avec l'accord du vendeur."],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s* .... (muter|affecter|déplacer|transférer) .... (établissement*|site*|agence*|ville*|région*|lieu*|poste*|france|@so)',
      ],
    ],
    unless: ["avec (l'accord|son accord)|@wo .. accepte"],
    graver: ['à tout moment|toute la france|tout autre'],
    examples: ["L'employeur se réserve la faculté de muter la salariée dans tout autre établissement."],
    counterExamples: ["L'employeur peut muter la salariée avec son accord dans un autre établissement."],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(commander|acheter|commande|achète|vendre|réaliser|consommer) .... (au moins|minimum|un minimum de) .... #number|(minimum|quota|chiffre d'affaires minimum|minimum garanti) de #number|minimum (de commande|d'achat|garanti)",
      ],
    ],
    unless: ['(au moins|minimum de) #time'],
    examples: ["Le distributeur s'engage à commander au moins 200 unités par trimestre."],
    counterExamples: ['Le client prévient au moins deux jours avant.'],
  },
  {
    family: 'spoken-promises-lost',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        "(promesse*|engagement*|accord*|assurance*|propos|déclaration*) .. (oral*|verbal*|verbaux) .... (n'engage*|sans valeur|ne lie*|aucune valeur|nul*|ne (peut|peuvent|sont))|aucun* (promesse|engagement|accord) (oral*|verbal*)",
      ],
    ],
    examples: ["Aucune promesse orale n'engage le vendeur."],
    counterExamples: ['La promesse orale engage les parties.'],
  },
  {
    family: 'security',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(en garantie|à titre de garantie|pour garantir) .... (cède*|remet*|nantit|gage|hypothèque*|délègue*) .... (salaire*|rémunération|véhicule|meuble*|titre*|chèque*|biens|billet*)|@w .... cède .... (salaire*|rémunération)',
      ],
    ],
    unless: ['@s .. (cède|remet)'],
    graver: ['salaire|blanc'],
    examples: ["En garantie du prêt, l'emprunteur cède son salaire à la banque."],
    counterExamples: ["La banque remet le tableau d'amortissement."],
  },
  {
    family: 'auto-renewal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(reconduit*|renouvel*|repart*|recommenc*|se poursui*|prolong*) .... (période*|an|ans|mois|durée|année*)',
      ],
      [
        'sauf|à défaut|faute de|si .. ne|sans (dénonciation|résiliation|lettre)|automatiquement|de plein droit|tacite*',
      ],
    ],
    unless: ['ne .. (pas|sera|pourra) .. (reconduit|renouvel*)|loi du 6 juillet|légal*|accord écrit'],
    graver: ['(douze|vingt-quatre|12|24|trente-six|36) mois|un an'],
    examples: ['Il est ensuite renouvelé pour des durées de douze mois, sauf lettre reçue deux mois avant.'],
    counterExamples: ['Il ne sera pas renouvelé, sauf accord écrit.'],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(sa|notre) responsabilité .... (limité*|plafonné*|exclue|écartée|ne (peut|pourra|saurait))|responsabilité @so .... (limité*|plafonné*|exclue)|@s ne .. (répondons|garantissons|sommes) .... (pas|aucun*|responsables)',
      ],
    ],
    unless: ['responsabilité @wo|@w .. sa responsabilité'],
    graver: ['en aucun cas|toute hypothèse|même|y compris'],
    examples: [
      "Sa responsabilité est en toute hypothèse limitée au prix d'un mois.",
      'Nous ne sommes pas responsables des objets perdus.',
    ],
    counterExamples: ['La responsabilité du locataire est limitée à son assurance.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(chacun*|chaque) .... (poursuivi*|tenu*|redevable|responsable) .... (totalité|tout|ensemble|intégralité)',
      ],
    ],
    unless: ['@s .... poursuivi'],
    graver: ['après|même'],
    examples: ['Chacun des locataires peut être poursuivi pour la totalité du loyer.'],
    counterExamples: ['Chacun paie sa part du loyer.'],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(enregistrement*|images|vidéos|sons|historique*|données) .... (servir|utilisé*|communiqué*|transmis*|partagé*|revendu*|cédé*)',
      ],
      ['partenaire*|assureur*|tiers|produits|publicit*|amélior*|mise au point|commercia*'],
    ],
    unless: ['ne .. (sont|seront|peuvent) .. (pas|jamais)|uniquement|anonym*'],
    graver: ['vend*|cédé*|sonore*'],
    examples: ['Les enregistrements peuvent être communiqués à des partenaires.'],
    counterExamples: ['Les enregistrements ne sont jamais transmis à des tiers.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ["(hors|en dehors) @so|(hors|en dehors) (de)? (la plateforme|l'application|@so|du site)"],
      [
        "ne (peut|peuvent|pouvez|pourra|doit) .... (contacter|traiter|engager|payer|contracter)|interdit*|s'interdit",
      ],
    ],
    examples: ['Vous ne pouvez pas engager un professeur en dehors de la plateforme.'],
    counterExamples: ['Les cours ont lieu en dehors de la plateforme.'],
  },
  {
    family: 'penalty',
    hurts: 'stronger',
    severity: 'medium',
    all: [
      ['retard|panne|interruption|à défaut|absence|dépassement'],
      [
        "@w .... (reçoit|recevra|a droit|est remboursé*)|@s .... (verse*|rembourse*|doit|paie*|devra) .... (#money|#percent|mois)|n'est pas due",
      ],
      ['#money|#percent|par jour|quelle que soit|totalité|entier*|un mois'],
    ],
    unless: ['@w .... (in ritardo|im verzug|en retard)|von @wo'],
    examples: ['En cas de retard, le vendeur verse au client 30 euros par jour.'],
    counterExamples: ['En cas de retard, le vendeur prévient le client.'],
  },
];
