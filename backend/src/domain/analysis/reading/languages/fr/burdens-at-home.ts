import type { PackBurden } from '../pack.ts';

/** Burdens of rooms, jobs at home, hire and small orders, in the words that such papers use. */
export const AT_HOME: readonly PackBurden[] = [
  {
    family: 'other-side-not-liable',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "@s .. ne (répond*|sommes|est|sera|saurait|garantit) .... (accident*|dommage*|vol|vols|perte*|blessur*|corporel*|dégât*|retard*)|il n'est répondu",
      ],
    ],
    unless: ['que si|sauf faute'],
    graver: ['corporel*|blessur*|accident*|même en cas'],
    examples: ["Nous ne répondons d'aucun accident survenu dans la salle."],
    counterExamples: ['Nous répondons de tout accident dû à notre faute.'],
  },
  {
    family: 'uncapped-liability',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        "@w .... (paie|paiera|rembourse|remboursera|répond|remplace|indemnise) .... (même sans faute|sans faute|même s'il n'y est pour rien|quelle qu'en soit la cause|valeur à neuf|prix du neuf)",
      ],
    ],
    examples: ['Le locataire rembourse la valeur à neuf, même sans faute de sa part.'],
    counterExamples: ['Le locataire répond des dégâts dus à sa faute.'],
  },
  {
    family: 'cost-shifting',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      ['@w .... repein* ....|(perte|perdu*|perd) .... (clé*|badge*) ...|(clé*) .... (perdue*|égarée*) ...'],
      ['même|entièrement|en blanc|à (ses|vos) frais|serrure*|remplacement|frais'],
    ],
    unless: ['@s .. (repeint|paie|prend)'],
    examples: [
      'Au départ, le locataire repeint la chambre en blanc, même après un court séjour.',
      'En cas de perte des clés, le locataire paie le changement de serrure.',
    ],
    counterExamples: ['Le locataire rend les clés.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        '(retenu*|déduit*|prélevé*|retient|déduit) .... (salaire|paie|rémunération)|heures non (effectuées|travaillées|faites) .... ne .. pas (payées|rémunérées|dues)',
      ],
    ],
    unless: ['impôt*|cotisation*'],
    examples: [
      'Tout objet cassé sera retenu sur le salaire.',
      'Les heures non effectuées ne sont pas payées.',
    ],
    counterExamples: ['Le salaire est versé le 5.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        "@w .... (s'interdit|ne (peut|pourra|travaillera|prestera|doit)) .... (travailler|exercer|servir|prester|collaborer|pour) .... (autre*|concurrent*|famille*|client*|quartier)",
      ],
    ],
    examples: ["La salariée s'interdit de travailler pour une autre famille pendant un an."],
    counterExamples: ['La salariée peut travailler pour une autre famille.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work'],
    all: [
      ['(congés|vacances) .... (dates|période*|jours)? .... (choisi*|fixé*|imposé*|décidé*|déterminé*)'],
      ['@s*'],
    ],
    unless: ['commun accord|accord @wo|concert*'],
    examples: ["Les congés sont pris aux dates choisies par l'employeur."],
    counterExamples: ["Les congés sont pris d'un commun accord."],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['(annul*|désist*|résili*|renonc*|ne (vient|se présente)) ...|passé ce délai|au-delà'],
      [
        '(totalité|intégralité|la totalité) .... (due|dus|dû|acquise*|facturée*|conservée*|reste)|(reste*|demeure*) .... (dû|due|acquis*) ...',
      ],
      ['prix|somme|montant|séjour|forfait|stage|loyer*|cotisation*'],
    ],
    unless: ['@s .. annul*|@s .. rembours*'],
    examples: ["En cas d'annulation, la totalité du prix reste due."],
    counterExamples: ["En cas d'annulation, le prix est remboursé."],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(gps|géolocalis*|balise|traceur) .... (permanence|à tout moment|continu*|consulter|suivi)|(consentement|accord|autorisation) .... (irrévocable*|ne (peut|pourra) .. être .. (retiré*|révoqué*))',
      ],
      ['image*|photo*|donnée*|gps|géolocalis*|balise|traceur|vidéo*|consentement'],
    ],
    examples: ['Le loueur peut consulter la balise GPS à tout moment.'],
    counterExamples: ['Le consentement peut être retiré à tout moment.'],
  },
  {
    family: 'forfeiture',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(meubles|objets|affaires|effets) .... (deviennent|deviendront|appartiendront|restent acquis|seront acquis) ...',
      ],
      ['@so|propriété'],
    ],
    examples: ['Les meubles laissés deviennent la propriété du bailleur.'],
    counterExamples: ['Les meubles restent au locataire.'],
  },
  {
    family: 'withheld-pay',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['freelance', 'work'],
    all: [
      [
        '@s (peut|pourra|pourront|peuvent) .. (retenir|suspendre|différer|refuser) .. (le|son|tout)? paiement',
      ],
    ],
    examples: ["La société peut retenir le paiement tant qu'elle n'est pas satisfaite."],
    counterExamples: ['Le client paie à la livraison.'],
  },
  {
    family: 'restraint',
    variant: 'use',
    hurts: 'weaker',
    severity: 'low',
    all: [
      [
        '(visite*|visiteur*|invité*|héberg*) .... (interdit*|uniquement|seulement|autorisation|après #number)|@w .... ne (peut|pourra|reçoit) .... (visite*|héberger|invité*)',
      ],
    ],
    unless: ['@s .... visite*|visite du'],
    examples: ['Le locataire ne peut héberger personne.', 'Les visites sont interdites après 22 h.'],
    counterExamples: ['Les visites sont libres.'],
  },
  {
    family: 'transfer',
    hurts: 'weaker',
    severity: 'low',
    all: [
      ['@s (peut|pourra|peuvent) .... (sous-traiter|céder|confier|transférer) ...'],
      ["sans (l')?(accord|consentement|autorisation)|sans .. (accord|consentement|autorisation)|librement"],
    ],
    examples: ["L'entreprise peut sous-traiter les travaux sans l'accord du client."],
    counterExamples: ["L'entreprise peut sous-traiter avec l'accord du client."],
  },
  {
    family: 'unilateral-change',
    variant: 'service',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '@s (peut|pourra|pouvons|pourrons) .. (remplacer|substituer|attribuer) .... (autre*|catégorie|équivalent*|inférieur*)',
      ],
      ['sans .. (réduction|remise|accord|indemnité|compensation)'],
    ],
    examples: ['Le loueur peut remplacer le véhicule par un autre sans réduction de prix.'],
    counterExamples: ['Le loueur remplace le véhicule en panne.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        "(passeport|pièce d'identité|carte d'identité|titre de séjour) .... (conservé*|gardé*|remis*|retenu*|déposé*)|(remet|remettra|garde|conserve|retient) .... (passeport|pièce d'identité|carte d'identité|titre de séjour)",
      ],
    ],
    unless: ['copie|photocopie'],
    examples: ["La salariée remet son passeport à l'employeur."],
    counterExamples: ['La salariée présente une copie.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'high',
    onlyIn: ['work'],
    all: [
      [
        'sans (rémunération|paiement|contrepartie|indemnité) (supplémentaire|complémentaire)?|(nuit*|astreinte*|trajet*|veille*) .... ne .. (payé*|rémunéré*)',
      ],
      ['@w*|@s*|nuit*|heure*|astreinte*'],
    ],
    examples: ['La salariée dort sur place sans rémunération supplémentaire.'],
    counterExamples: ['La salariée dort sur place contre une prime.'],
  },
  {
    family: 'exit-cost',
    variant: 'leaving-costs',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        '(partez|pars|quittez|quittes|arrêtez|arrêtes) .... (avant|en cours) .... (payez|paies|devez|dois|pénalité|indemnité)',
      ],
    ],
    examples: ['Si vous partez avant la fin, vous payez une pénalité de deux mois.'],
    counterExamples: ['Si vous partez, prévenez-nous.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s .. (garde|gardera|retient|retiendra|conserve|conservera) .... (meubles|biens|affaires|véhicule|matériel|mobilier) ...|@s .... (peut|pourra) .. (les|le|la) (vendre|détruire|jeter)',
      ],
    ],
    unless: ['au sec|@s .... (protège|soin)'],
    examples: ["En cas de non-paiement, l'entreprise garde les meubles et peut les vendre."],
    counterExamples: ["L'entreprise garde les meubles au sec."],
  },
];
