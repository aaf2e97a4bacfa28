import type { PackBurden } from '../pack.ts';

/** How the deal may change, how it ends, what leaving costs. */
export const DEAL: readonly PackBurden[] = [
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}|{price} .... (peut|peuvent|pourra|pourront|susceptible*) ...'],
      ['modifi*|chang*|révis*|augment*|ajust*|majorer|majoré*|relev*|évol*|réévalu*|fixer|fixé*|hausser'],
      ['{price}'],
    ],
    unless: [
      "indice|irl|accord @wo|d'un commun accord|d'accord|par accord|{endWord}|retard|impayé*|réduit|diminué",
    ],
    graver: ['{anytime}|{endless}'],
    examples: ['Le prestataire peut réviser ses tarifs à tout moment.'],
    counterExamples: ["Le loyer sera révisé chaque année selon la variation de l'indice de référence."],
  },
  {
    family: 'unilateral-change',
    variant: 'price',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(prix|tarif*|loyer|cotisation|abonnement|redevance*) .... (augmente*|majoré*|réévalué*|est porté|sera porté|passe) .... (#percent|chaque année|au moins|minimum)|augment* .... (de plein droit|automatiquement)|ne .. (peut|pourra) .. (diminuer|baisser|être inférieur)|sans .. (jamais)? .. (baisser|diminuer)',
      ],
    ],
    unless: ["d'un commun accord|retard|impayé*"],
    examples: [
      'Le loyer est majoré de plein droit de 4 % chaque année.',
      "L'abonnement augmente automatiquement au 1er janvier.",
    ],
    counterExamples: ['Le loyer est de 700 euros.'],
  },
  {
    family: 'unilateral-change',
    variant: 'terms',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{mayS}|(conditions|règlement*) .... (peuvent|peut|pourra|pourront) ...|en vigueur (au jour|à la date)|dans sa version|tel que modifié',
      ],
      ['{changeWord}|en vigueur (au jour|à la date)|dans sa version'],
      ['conditions|règlement*|termes|contrat|règles|clauses'],
    ],
    unless: [
      "d'un commun accord|avenant|accord écrit des parties|{price} ...|@w .. (peut|peuvent|pourra) .. modifier",
    ],
    graver: ['{anytime}'],
    examples: ['La société se réserve le droit de modifier les présentes conditions à tout moment.'],
    counterExamples: ["Toute modification du contrat fera l'objet d'un avenant."],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{mayS}|(horaires|service*|planning|contenu|prestation*|programme) .... (peut|peuvent|pourra|pourront) .. être',
      ],
      ['{changeWord}|fermer|limiter|regrouper|mut*|affecter'],
      ['{service}'],
    ],
    unless: ["@w .. (peut|peuvent|pourra) ...|avec l'accord @wo|{terms}|{price}|compte|accès .. @wo"],
    graver: ['{anytime}'],
    examples: ['Le club peut modifier les horaires et le planning sans préavis.'],
    counterExamples: ['Le client peut modifier la date du cours.'],
  },
  {
    family: 'unilateral-change',
    variant: 'content-removal',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['{mayS}'],
      ['contenu*|publication*|avis|commentaire*|message*'],
      ['supprim*|retir*|refus*|bloqu*|modér*|effac*'],
    ],
    unless: ['@w (peut|pouvez|peuvent) ...'],
    graver: ['{anytime}'],
    examples: ['Nous pouvons supprimer tout contenu à notre discrétion.'],
    counterExamples: ['Vous pouvez supprimer votre contenu.'],
  },
  {
    family: 'sole-discretion',
    variant: 'alone',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s* .... (seul juge|seule juge|discrétionnaire*|à sa discrétion|apprécie*|décide*|détermine*|estime*|juge*)|(seule|libre|entière) (appréciation|discrétion) .. @so|appréciation .. @so|(laissé*|soumis*) .... @so|selon @s|agrément .. @so|à (sa|leur|notre) (seule|entière|libre) (discrétion|appréciation|convenance)|(seule|libre|exclusive) (appréciation|discrétion)|jugé* (nécessaire|utile|suffisant) par @so|que @s (juge*|estime*)|refus .. (discrétionnaire|sans motif)|estimé* par @so|(facturé*|évalué*|fixé*|arrêté*|déterminé*) (unilatéralement)? par @so',
      ],
    ],
    unless: ['discrétion @wo|@w .. (décide|choisit)|expert'],
    graver: ['sans (recours|motif|appel)|définitiv*|seul juge'],
    examples: [
      'Les dégradations sont évaluées par le bailleur, à sa seule appréciation.',
      'Le prestataire est seul juge de la conformité.',
    ],
    counterExamples: ['Le locataire choisit la couleur.'],
  },
  {
    family: 'unequal-exit',
    variant: 'only-they',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@s .... (peut|pourra|pourront|peuvent|pouvons|réserve*)'],
      ['{endWord}'],
      ['préavis|à tout moment|sans (motif|indemnité|justif*)|moyennant'],
    ],
    unless: ['@b|@w .... {endWord}|faute grave|manquement|inexécution|défaut de paiement|impayé*|chacun*'],
    examples: ['Le prestataire peut résilier le contrat à tout moment moyennant un préavis de quinze jours.'],
    counterExamples: [
      'Le client peut résilier à tout moment.',
      'Chacune des parties peut résilier le contrat avec un préavis de deux mois.',
    ],
  },
  {
    family: 'unequal-exit',
    variant: 'longer-notice',
    hurts: 'weaker',
    severity: 'medium',
    all: [['@w* .... #time .... @s* .... #time|@s* .... #time .... @w* .... #time'], ['{endWord}|préavis']],
    unless: ['loi du 6 juillet|légal*'],
    examples: ['Le client doit un préavis de six mois, le prestataire un préavis de un mois.'],
    counterExamples: ['Le préavis est de trois mois.'],
  },
  {
    family: 'no-exit',
    variant: 'cannot-leave',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "@w* .... (ne (peut|pourra|peuvent|pourront)|renonce*|s'interdit) .... {endWord}|(aucune?|sans) .. (résiliation|rupture|faculté|possibilité) .... (anticipée|avant|admise|possible|pendant|acceptée|de résili*)|engagement (ferme|irrévocable)|durée (ferme|irrévocable)|(ferme et (irrévocable|définitive|non résiliable))|ferme .. (trente-six|vingt-quatre|quarante-huit|soixante|24|36|48|60)|(résiliation|rupture) .... (qu'à|qu'au|impossible|exclue|avant terme)|ne (peut|pourra) .... (être résilié|prendre fin) avant|durée .. (trente-six|quarante-huit|soixante|36|48|60) .. mois|non résiliable",
      ],
    ],
    unless: ['@s .... ne (peut|pourra) .... {endWord}'],
    graver: [
      '{endless}|(quarante-huit|soixante|36|48|60|trente-six) ...|(quatre|cinq|trois|six|neuf) (ans|années)|quel que soit',
    ],
    examples: [
      "L'abonné ne peut résilier avant le terme.",
      'Le contrat est conclu pour une durée ferme et irrévocable de 36 mois.',
    ],
    counterExamples: ["Le bailleur ne peut donner congé avant l'échéance."],
  },
  {
    family: 'auto-renewal',
    variant: 'renews',
    hurts: 'weaker',
    severity: 'medium',
    notIn: ['letting'],
    all: [
      [
        'tacite* .. (reconduction|reconduit)|tacite reconduction|reconduit* .. tacitement|tacitement (reconduit*|renouvel*)|renouvelé* (automatiquement|tacitement|de plein droit)|(se renouvelle|se renouvellera|se poursuit|se reconduit|est reconduit*|sera reconduit*|renouvelé*) .... (périodes?|durée*|année*|mois|sauf|automatiquement)|à défaut de .. (congé|dénonciation|résiliation) ... (reconduit*|renouvel*|prolong*)|prorogé*',
      ],
    ],
    unless: ['ne .. (pas|pourra) .. tacite*|sans tacite|ne se renouvelle pas|exclu*'],
    graver: [
      '(douze|vingt-quatre|12|24|trente-six) .. mois|(un|deux|trois|une|1) (an|ans|année*)|(trois|six|3|6) mois avant',
    ],
    examples: ['Le contrat est reconduit tacitement pour des périodes de douze mois.'],
    counterExamples: ['Le contrat prend fin sans tacite reconduction.'],
  },
  {
    family: 'sudden-end',
    variant: 'at-once',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|(compte|contrat|accès|adhésion) .... (peut|pourra) .. être'],
      ['{endWord}|suspend*|exclu*|exclure|bloqu*|ferm*|supprim*|radi*|retir*|désactiv*|expuls*'],
      [
        '{anytime}|sans (préavis|mise en demeure|motif|indemnité|remboursement)|immédiat*|sur-le-champ|sans délai',
      ],
    ],
    unless: ['@w .. (peut|pourra|pouvez|peuvent) .... {endWord}|@b|{price} ...'],
    examples: ['Nous pouvons suspendre votre compte à tout moment et sans préavis.'],
    counterExamples: ['Le client peut résilier à tout moment sans motif.'],
  },
  {
    family: 'sudden-end',
    variant: 'for-breach',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(résili*|résolu*|rompu*|suspend*|exclu*|déchéance|coup*|restreindre|bloqu*) .... (de plein droit|immédiat*|sans (mise en demeure|préavis|formalité|délai))|(de plein droit|immédiat*|automatiquement) .... (résili*|résolu*|rompu*|suspend*|exclu*)|clause résolutoire|{mayS} .... (suspend*|résili*|exclu*|retir*)',
      ],
      [
        'manquement*|défaut|non-paiement|inexécution|infraction|retard|non-respect|impayé*|violation|incident*|à défaut|faute',
      ],
    ],
    unless: [
      '@w .. (peut|pourra|pouvez) .... {endWord}|@b|(deux|2) mois après (un)? commandement|après mise en demeure',
    ],
    graver: ['un seul|une seule|sans mise en demeure|sans formalité|quelconque|moindre'],
    examples: [
      "En cas de non-paiement d'une seule échéance, le contrat est résilié de plein droit sans mise en demeure.",
    ],
    counterExamples: ['Nous répondons immédiatement.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '{endWord}|anticipé*|avant (le|son)? (terme|échéance)|désistement|absence|ne se présente*|abandon*|quitte*|sort*|départ',
      ],
      [
        "indemnité*|pénalité*|frais|#percent|#money|restant (dues|dus|à courir)|sommes restant*|mensualités (restantes|restant|à échoir|dues)|à échoir|intégralité|totalité|rembours* .. formation|reste* (due|dus|dues|acquis*|exigible*)|loyers .. (restant|jusqu'au)|sans remboursement|forfait*",
      ],
      ['{pays}|exigible*|conserv*|rest*|due|dus'],
    ],
    unless: [
      '@s .... (verse*|paie*|paiera|rembourse*|indemnise*|doit|devra) .... @wo|sans (frais|pénalité|indemnité)|gratuit*|retard|@s .. rembours* .. @wo|lettre|imputable* @so',
    ],
    graver: ['totalité|intégralité|restant*|(80|90|100) %|à échoir'],
    examples: [
      "En cas de résiliation anticipée, l'abonné doit les mensualités restant à courir.",
      "En cas d'annulation, une indemnité de 80 % du prix est due.",
    ],
    counterExamples: ['La résiliation est gratuite et sans frais.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'non remboursable*|ne (sera|seront|pourra|sont|peut|donne|donnera|donnent) .... (remboursé*|remboursement|restitué*|reporté*)|aucun remboursement|ni remboursé*|(reste*|demeure*|restera*) acquis*|(est|sont|sera|seront) perdu*|(somme*|acompte|dépôt|arrhes|caution|versement*|prix|mois) .. (est|sont|sera|seront) conservé*|perdu*|perd .. (le bénéfice|ses droits|son|sa|tout|droit)|conserv* .... (somme*|acompte|dépôt|arrhes|caution|versement*)|sans remboursement|définitivement acquis|déchu*|déchéance|expire* .. (points|crédits|séances)|(points|crédits|séances|heures|cours) .... (perdu*|expire*|caduc*|ni reporté*)',
      ],
    ],
    unless: ["@s (perd|rembourse)|ne perd|n'est pas perdu|sera remboursé*"],
    graver: ['totalité|intégralité|quel que soit|tous|toutes|{endless}'],
    examples: ["L'acompte reste acquis au traiteur.", 'Les séances non utilisées sont perdues.'],
    counterExamples: ["L'acompte sera remboursé."],
  },
];
