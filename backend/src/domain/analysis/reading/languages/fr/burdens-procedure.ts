import type { PackBurden } from '../pack.ts';

/** Silence, deadlines, promises, powers, proof. */
export const PROCEDURE: readonly PackBurden[] = [
  {
    family: 'deemed-consent',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(vaut|vaudra|valent|vaudront|emporte*) .... (acceptation|accord|consentement|acquiescement|renonciation|réception)|(réputé*|présumé*|considéré*|censé*) .... (accepté*|acceptée|avoir (accepté|reçu|approuvé|renoncé)|acquis*|approuvé*|conforme*|reçu*|accord)|silence .... (accept*|accord|vaut)|à défaut .. (de)? (réponse|contestation|opposition|réclamation) .... (accept*|réputé*|considéré*|définiti*)|en (utilisant|accédant|continuant|poursuivant|téléchargeant|naviguant) .... (accept*|reconnai*|consent*)|(utilisation|usage|accès|poursuite) .... (vaut|implique|emporte|constitue) .... (accept*|adhésion)|faute de (contestation|réponse|réclamation)',
      ],
    ],
    unless: ['silence .. (ne)? vaut (pas|refus)|@s .... (réputé*|considéré*) avoir'],
    graver: ['(huit|sept|cinq|trois|dix|8|7|5|3|10) jours'],
    examples: [
      'Le silence du client pendant quinze jours vaut acceptation.',
      "L'utilisation du site implique une acceptation entière des présentes.",
    ],
    counterExamples: ['Le silence vaut refus.'],
  },
  {
    family: 'short-deadline',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(dans|sous|délai de|au plus tard) .. (les)? (24 heures|48 heures|72 heures|vingt-quatre heures|quarante-huit heures|(deux|trois|quatre|cinq|six|sept|huit|2|3|4|5|6|7|8) .. jours|une semaine)|forclusion|prescri* .... #time|(à peine de|sous peine de) .. (déchéance|forclusion|nullité|irrecevabilité)',
      ],
      [
        '@w*|réclamation*|contest*|signal*|déclar*|pay*|régl*|restitu*|libér*|reconstitu*|recours|quitter|justif*|réserves|action',
      ],
    ],
    unless: ["@s .. (s'engage|rembourse|verse|répond|intervient|livre|restitue|informe|doit) ...|rétract*"],
    examples: ['Toute réclamation doit être adressée sous 48 heures.'],
    counterExamples: ["Le bailleur s'engage à intervenir sous 48 heures."],
  },
  {
    family: 'no-promise',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        "(à titre indicatif|indicati*|sans engagement|ne (garanti*|s'engage*) .... |n'est pas garanti*|ne sont pas garanti*|dans la mesure du possible|sous réserve de (disponibilité|disponibilités)|selon (disponibilité*|les disponibilités)|approximati*|obligation de moyens|aucun engagement|non contractuel*|susceptible* de (variation|modification))",
      ],
      [
        'délai*|date*|surface|disponib*|service*|prestation*|livraison|qualité|intervention|débit|place*|résultat*|accès|cours|horaires|horaire|alarme',
      ],
    ],
    unless: ['@w .. ne garantit'],
    examples: ['Les délais de livraison sont donnés à titre indicatif.'],
    counterExamples: ['La livraison a lieu le 3 mai.'],
  },
  {
    family: 'thin-remedy',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ["avoir|remplacement|échange|report|bon d'achat|réparation|nouvelle date|prolongation|crédit"],
      [
        "seul*|uniquement|exclusi*|à l'exclusion|limit*|sans remboursement|ne donne*|aucun* (autre|remboursement|indemnité)|se limite",
      ],
    ],
    unless: ['au choix @wo|lois seules|peut avoir|doit avoir|avoir lieu'],
    examples: ["En cas d'annulation, le client reçoit uniquement un avoir."],
    counterExamples: ['Le client obtient un avoir ou un remboursement, au choix du client.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['{mayS}|@s*'],
      ['céd*|cession|transfér*|transmettre|sous-trait*|substitu*|se faire remplacer'],
      [
        "contrat|créance*|droits|tiers|tout ou partie|obligations|librement|sans (l'accord|accord|autorisation)|prestations",
      ],
    ],
    unless: ["@w .... (ne|interdit*|sans)|données|droits d'auteur|licence|contenu*|intransmissible"],
    examples: ["Le prestataire peut céder le contrat à un tiers sans l'accord du client."],
    counterExamples: ['Le locataire ne peut céder le bail.'],
  },
  {
    family: 'spoken-promises-lost',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        "(intégralité|totalité) (de l'accord|des accords|des engagements|des conventions)|(annule* et)? remplace* .... (tout*|antérieur*|précédent*)|(promesse*|engagement*|accord*|information*) (verba*|ora*) .... (sans|ne|nul*|aucun*)|documents (commerciaux|publicitaires) .... (sans|ne|non)|aucune promesse verbale",
      ],
    ],
    examples: ['Le contrat annule et remplace tout accord antérieur.'],
    counterExamples: ['Le client peut prévenir oralement.'],
  },
  {
    family: 'wide-power',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['mandat|procuration|pouvoir|autorise*|donne* (tout|tous)? pouvoir*|prélèvement*|mandate*'],
      [
        'irrévocable*|tous pouvoirs|toute somme|toutes sommes|tout montant|sans limit*|en son nom|au nom @wo|de tout|quelconque|général',
      ],
    ],
    unless: ['@s .. (autorise|donne) .. @wo|pouvoir adjudicateur'],
    examples: ['Le client autorise le prestataire à prélever toute somme due sur son compte.'],
    counterExamples: ["La procuration vaut pour l'assemblée du 3 mai."],
  },
  {
    family: 'proof-burden',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(relevés|enregistrements|registres|constat*|décompte*|données|factures|journaux|état*|compte*) .... (font foi|fait foi|fera foi|feront foi|preuve|incontestable*|opposable*|définiti*)|(fait|font|feront|fera) foi|charge de (la preuve|prouver)|à (lui|charge) .. (d'en)? (prouver|rapporter la preuve|apporter la preuve)|@w .... (prouver|rapporter la preuve|apporter la preuve|démontrer)|sauf à .. (prouver|établir)",
      ],
    ],
    unless: ['cachet de la poste|@s .. (prouve|démontre|rapporte|apporte) ...|preuve contraire'],
    examples: ['Les enregistrements du prestataire font foi.'],
    counterExamples: ['Le cachet de la poste fait foi.'],
  },
];
