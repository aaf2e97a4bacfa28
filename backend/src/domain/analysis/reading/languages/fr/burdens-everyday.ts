import type { PackBurden } from '../pack.ts';

/** Burdens as neighbors, friends and small firms write them: without the words of the law. */
export const EVERYDAY: readonly PackBurden[] = [
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '#money .... (restent|reste) .... (acquis*|@so|perdu*)|(garde|gardons|conserve|conservons) .. (#money|acompte|arrhes|mois payé|avance)|(acompte|arrhes|avance) .... (perdu*|acquis*|non (remboursable*|rendu*))',
      ],
    ],
    unless: ['@s rend'],
    examples: ["Si l'acheteur renonce, les arrhes sont perdues."],
    counterExamples: ["Si l'acheteur renonce, le vendeur rend les arrhes."],
  },
  {
    family: 'penalty',
    variant: 'late-fee',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(chaque|par) (jour|semaine|heure|mois)? (de|en)? retard .... (coûte|coûtent|ajoute) .... #money|chaque (jour|semaine|heure|mois) de retard .... #money|(rejet|retard|impayé) .... (ajoute|coûte|facturé*) .... #money',
      ],
    ],
    unless: ['@s .... (déduit|verse|paie)'],
    examples: ['Chaque jour de retard coûte 15 euros.'],
    counterExamples: ['Le vendeur déduit 15 euros par jour de retard.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@w (remboursez|remplacez|payez|rembourse|remplace) (le|la|au|du)? (neuf|tout|prix neuf|valeur à neuf)|(quoi que ce soit|même en jouant|casse) .... @w (remboursez|payez|paie|rembourse)',
      ],
    ],
    unless: ['faute lourde'],
    examples: ["Si l'élève abîme un instrument, l'élève rembourse le neuf."],
    counterExamples: ["L'école remplace les cordes cassées."],
  },
  {
    family: 'open-price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(adapte|ajuste|revoit|augmente|majore) .... (facture|devis|prix|montant)|(facture|devis|prix|montant) .... (adapté*|ajusté*|revu*) .... (conséquence|temps passé|constaté*)',
      ],
    ],
    unless: ['accord|avenant|signé'],
    examples: ["En cas de surprise, l'artisan ajuste le prix en conséquence."],
    counterExamples: ["L'artisan ajuste le prix avec un avenant signé."],
  },
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(relevons|augmentons|révisons|majorons) .. (tarif*|prix|abonnement*|cotisation*)|continuer à .... vaut (accord|acceptation)',
      ],
    ],
    unless: ["avec (l'accord|@wo accord|votre accord)|indice"],
    examples: ['Nous révisons les prix quand cela devient nécessaire.'],
    counterExamples: ['Nous révisons les prix avec votre accord.'],
  },
  {
    family: 'auto-renewal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(repart|recommence|reprend|continue|se prolonge) .... (an|année|mois|durée|période) .... (si|sauf|à moins|faute) .... (écrit|lettre|courrier|prévenu|résilié|avis|message)',
      ],
    ],
    unless: ['chaque mois sans engagement'],
    examples: ["L'abonnement repart pour un an sauf lettre deux mois avant."],
    counterExamples: ["L'abonnement s'arrête au bout d'un an."],
  },
  {
    family: 'sole-discretion',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(à )?qui (elle|il|nous) (veut|voulons|souhaite|choisit)|sans (avoir à|devoir)? (se|s'|nous|en)? (justifier|expliquer|en expliquer|donner de raison*)",
      ],
    ],
    unless: ['@w .... sans|peut* partir'],
    examples: ['Le club refuse qui il veut, sans se justifier.'],
    counterExamples: ["L'adhérent peut partir quand il veut, sans se justifier."],
  },
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(@s|je|nous)? (ne|n')? (repren*|répond*|rembours*) .... (rien|aucun*)|(s'arrange|s'arrangera|se débrouille*) .... (avec|seul)|vendu* en l'état",
      ],
    ],
    unless: ['intérêt'],
    examples: ['Une fois la vente faite, le vendeur ne répond de rien.'],
    counterExamples: ['Le vendeur répond des vices cachés.'],
  },
  {
    family: 'sudden-end',
    variant: 'acceleration',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(demander|exiger|réclamer|exige|réclame) .... (tout le reste|le reste|le solde|la totalité|tout) .... (d'un coup|aussitôt|immédiatement|tout de suite)|(tout le reste|la totalité) .... (dû|due|exigible) .... (aussitôt|immédiatement|d'un coup)|(impayé*|rejet*|retard|échéance*) .... (totalité|intégralité|toutes les) .... (devient|deviennent|sera|seront|est|sont) .... exigible*",
      ],
    ],
    examples: ["Au deuxième retard, la prêteuse peut exiger le reste d'un coup."],
    counterExamples: ["L'emprunteur peut rendre le reste d'un coup."],
  },
  {
    family: 'work-demands',
    variant: 'overtime',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(aussi tard|aussi longtemps|autant d'heures) que .... (demand*|exig*|besoin|nécessaire)|(reste|travaille) .... (tant que|jusqu'à ce que) .... (fini*|commandes|clients)",
      ],
    ],
    unless: ['volontaire'],
    examples: ['La salariée reste aussi tard que le travail le demande.'],
    counterExamples: ['La salariée part à dix-huit heures.'],
  },
  {
    family: 'no-exit',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        "(sont|est|restent|reste) dues? .... (que .... ou (pas|non)|même (en cas d'absence|absent*|non utilisé*))",
      ],
    ],
    unless: ['excusé'],
    examples: ["Les séances sont dues même en cas d'absence."],
    counterExamples: ['Les séances manquées sont rattrapées.'],
  },
  {
    family: 'minimum-commitment',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "@w (vous)? (engagez|engage|s'engage) .. pour #time|(durée minimale|engagement) (minimal|minimum|ferme)? de #time",
      ],
    ],
    unless: ['@s .. (engage|engageons)'],
    examples: ["L'abonné s'engage pour vingt-quatre mois."],
    counterExamples: ['Sans engagement de durée.'],
  },
  {
    family: 'exit-cost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(départ|arrêt|résiliation|fin) .. (avant|anticipé*) .... (facturé*|coûte|dû|due|payer|redevable) .... (#money|mensualités|reste)',
      ],
    ],
    unless: ['sans frais'],
    examples: ['Un arrêt anticipé est facturé 90 euros.'],
    counterExamples: ['Un arrêt anticipé est possible sans frais.'],
  },
  {
    family: 'short-deadline',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(remarque|réclamation|réserve|contestation)s? .... (#time|48 heures|24 heures) .... (après|réputé*|accepté*|plus)',
      ],
    ],
    examples: ['Toute réclamation doit arriver sous 24 heures, après quoi le travail est réputé accepté.'],
    counterExamples: ['Toute réclamation peut être envoyée pendant un an.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "@w ne travaille .. (chez|pour) (aucun*|un concurrent)|pas (d'invité|d'invités|de visite|de visites) .... (soir|nuit|semaine)",
      ],
    ],
    examples: ['Après le contrat, la salariée ne travaille pour aucun concurrent.'],
    counterExamples: ['Les invités sont les bienvenus le soir.'],
  },
  {
    family: 'answers-for-others',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '(femme|mari|conjoint*|époux|épouse|parents|père|mère|frère|sœur) .... (paie|payent|paient|rembourse) à sa place',
      ],
    ],
    examples: ["S'il ne paie pas, sa mère paie à sa place."],
    counterExamples: ['Sa mère peut venir à sa place.'],
  },
  {
    family: 'forum',
    hurts: 'weaker',
    severity: 'low',
    all: [['seuls? (les|le) (juge*|tribun*) .... (connaissent|compétent*|connaît|saisi*)']],
    unless: ['domicile @wo'],
    examples: ['Seul le tribunal de Lille est compétent.'],
    counterExamples: ['Le tribunal du domicile du client est compétent.'],
  },
  {
    family: 'security',
    hurts: 'weaker',
    severity: 'medium',
    all: [['(sert|servent) de garantie|en (gage|garantie) .... (garde|vendre|vend)']],
    unless: ['dépôt'],
    examples: ["La voiture sert de garantie jusqu'au dernier paiement."],
    counterExamples: ["Le vendeur donne une garantie d'un an."],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'medium',
    all: [['jusque-là .... (@wo|à votre|à sa|à leur) charge|tout ce qui est .... (@wo|à votre|à sa) charge']],
    examples: ['Jusque-là, les achats sont à votre charge.'],
    counterExamples: ['Les achats sont remboursés.'],
  },
];
