import type { PackBurden } from '../pack.ts';

/** Rights given up, courts, freedom, privacy and home. */
export const RIGHTS: readonly PackBurden[] = [
  {
    family: 'waiver',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "@w* .... (renonce*|renonçant|renoncer|s'interdit .... (recours|réclamation|action))|renonciation .... (recours|droit)|sans (pouvoir)? .. (réclamer|prétendre|exercer) .. (aucun*)? (recours|indemnité|réduction|diminution)|sans (recours|indemnité ni)|aucun* (recours|réclamation|contestation|compensation) .... (ne|possible|recevable|admis*)|(ne (peut|pourra) .... (réclamer|prétendre|opposer|compenser|suspendre|demander))|action* (de groupe|collective*)",
      ],
    ],
    unless: ['@s* .. renonce*|tolérance|ne vaut (pas)? renonciation|{endWord} .... avant'],
    graver: ['tout recours|définitiv*|irrévocabl*|présent* et futur*|tous'],
    examples: ['Le locataire renonce à tout recours contre le bailleur.'],
    counterExamples: ['Une tolérance ne vaut pas renonciation.'],
  },
  {
    family: 'benefit-lost',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "(droit de rétractation|garantie* (légale*)?|congés|indemnité*|réduction de loyer|diminution de loyer|maintien de salaire|droit au (maintien|renouvellement)|remboursement) .... (ne s'applique* pas|exclu*|écarté*|n'est (pas|due|ouvert)|ne (sera|pourra|peut))|aucun* (droit|indemnité|réduction|diminution|dédommagement|avoir) .... |n'ouvre* droit à aucun*|sans (droit à)? (indemnité|réduction|diminution|dédommagement|compensation)|ne bénéficie pas",
      ],
    ],
    unless: ['@s .... aucun*|aucun* .. @so|sans (indemnité|préavis) .. {endWord}|{mayS} .... {endWord}'],
    graver: ["quelle que soit|quelle qu'en soit|légal*"],
    examples: [
      'Le locataire ne pourra prétendre à aucune réduction : les travaux ont lieu sans diminution de loyer.',
      "Le droit de rétractation ne s'applique pas.",
    ],
    counterExamples: ['Les congés sont de 25 jours.'],
  },
  {
    family: 'forum',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'tribun* .... (compéten*|exclusi*|seul*|siège|de #word)|compétence (exclusive|expresse|territoriale)|attribution de (juridiction|compétence)|juridiction* .... (compéten*|exclusi*)|arbitr*|(droit|loi|lois) (irlandais*|luxembourgeois*|anglais*|belge|suisse|américain*|allemand*|néerlandais*|espagnol*)|régi* par .. (droit|loi)|soumis* .. (au droit|à la loi)',
      ],
    ],
    unless: [
      "domicile @wo|lieu (du|de la|de situation|de l'immeuble) .. (domicile|bien|logement|immeuble)|lieu de (l')?immeuble|celui du lieu|conformément à la loi|tribunaux compétents selon|choix @wo|soumis à la loi (du|n°)|arbitraire",
    ],
    examples: ['Tout litige relève de la compétence exclusive du tribunal de commerce de Lyon.'],
    counterExamples: ['Le tribunal du domicile du client est compétent : domicile du consommateur.'],
  },
  {
    family: 'restraint',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "non-concurrence|exclusivité|exclusiv*|non-sollicitation|débauch*|concurren*|autre activité|activité complémentaire|s'approvisionn*|sous-louer|héberger|animaux",
      ],
      [
        "s'interdit|interdit*|s'engage .. à ne|ne (peut|pourra|devra|doit)|exclusivement|à titre exclusif|sauf (accord|autorisation)|sans (l'accord|autorisation|accord)|pendant .... (ans|mois|après)|consacre*",
      ],
    ],
    unless: [
      "compétence exclusive|non exclusi*|@s .. s'interdit|exclusivité de @so|usage exclusif|faute exclusive|charge exclusive|propriété exclusive|exclusivement (à|pour) .. (usage|habitation)|habitation .. exclusi*|lieux exclusivement",
    ],
    graver: [
      '(deux|trois|cinq|2|3|5) (ans|années)|tout le territoire|france entière|monde|sans contrepartie',
    ],
    examples: ["Le salarié s'interdit toute activité concurrente pendant deux ans après la rupture."],
    counterExamples: ["L'employeur peut embaucher un remplaçant."],
  },
  {
    family: 'gag',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'confidentiel*|confidentialité|secret|discrétion absolue|divulgu*|dénigr*|avis négatif*|critique*|publi* .. (avis|commentaire)',
      ],
      [
        "s'engage*|s'interdit|ne (peut|pourra|doit|devra)|sans limitation|après (la fin|la rupture|le terme|son)|tenu*|strict*|obligation",
      ],
    ],
    unless: [
      "@b|@s .. (s'engage|traite|garantit)|réciproque*|politique de confidentialité|mot de passe|identifiant*|code* d'accès|discrétion .. @so",
    ],
    graver: ['{endless}|sans limitation|dénigr*|rémunération|avis'],
    examples: [
      "Le salarié s'engage à garder confidentielles toutes les informations, sans limitation de durée.",
    ],
    counterExamples: ['Les parties gardent le secret de façon réciproque.'],
  },
  {
    family: 'ip-grab',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        "cède*|cession|concède*|accorde*|licence|propriété exclusive|appartien*|transfèr*|droits (de propriété|d'auteur|patrimoniaux|d'exploitation)",
      ],
      ['@s*|mondial*|irrévocabl*|gratuit*|monde entier|exclusi*|toute la durée|tous supports|transférable*'],
      [
        'œuvre*|oeuvre*|contenu*|création*|résultat*|travaux|invention*|publication*|photo*|idée*|droits|développements|suggestion*',
      ],
    ],
    unless: [
      "@s .. (conserve|garde|reste|demeure) ...|@s .. (concède|accorde|cède) .. @wo|ne (cède|concède|confère) ...|sans l'accord",
    ],
    graver: ['irrévocabl*|monde entier|mondial*|toute la durée|tous supports|gratuit*'],
    examples: [
      "L'utilisateur concède à la société une licence mondiale, gratuite et irrévocable sur ses contenus.",
    ],
    counterExamples: ["La société concède à l'utilisateur un droit d'accès."],
  },
  {
    family: 'data-or-image',
    hurts: 'weaker',
    severity: 'medium',
    all: [
      [
        'données|image*|photo*|vidéo*|enregistre*|géolocalis*|caméra*|coordonnées|courriel*|e-mail*|prospection|sons|historique|surveill*',
      ],
      [
        'partenaires|tiers|commercial*|promotion*|publicit*|transm*|communiqu*|céd*|vend*|diffus*|publi*|utilis*|exploit*|consult*|enregistr*|géolocalis*|conserv*|consen*|accepte*|autorise*|politique|cession',
      ],
      ['@w*|@s*|données|adhérent*|personnel*|image'],
    ],
    unless: [
      '@w ne (peut|peuvent|pouvez) ni ...',
      "ne (sont|seront|seront) .. (pas|jamais|ni) .. (cédé*|transmis*|communiqué*|vendu*)|@s ne (vend*|cèd*|transmett*|partage*) (pas|jamais|ni)|uniquement|strictement nécessaire*|code* d'accès|@w .. (s'interdit|ne (peut|doit))|droit d'accès .. rectification",
    ],
    graver: ['vend*|céd*|sans (limite|contrepartie|limitation)|tous supports|biométri*|santé'],
    examples: ['Le client accepte que ses données soient transmises à des partenaires commerciaux.'],
    counterExamples: [
      'Les données ne sont jamais transmises à des tiers.',
      'Nous ne vendons pas les données des clients.',
    ],
  },
  {
    family: 'entry-or-seizure',
    variant: 'entry',
    hurts: 'weaker',
    severity: 'high',
    all: [
      [
        '@s* .... (pénétr*|entrer|accéder|accède|visit*|inspect*|conserv* .. (clé|double)|double .. (clés|clefs))|(accès|visite*|entrée) .. @so|double .. cl*',
      ],
      ['logement|lieux|locaux|appartement|domicile|chambre|clé*|clef*|bien|terrain'],
      [
        "à tout moment|sans (préavis|prévenir|autorisation|avertir|accord|avis)|en (l')?absence|tous les jours|à toute heure|quand|librement|conserv*|double|même en|deux heures|trois heures|quatre heures par",
      ],
    ],
    unless: ["après (accord|rendez-vous)|sur rendez-vous|avec l'accord @wo|urgence"],
    examples: ['Le bailleur peut pénétrer dans le logement à tout moment sans préavis.'],
    counterExamples: ['Le bailleur peut visiter le logement sur rendez-vous.'],
  },
  {
    family: 'entry-or-seizure',
    hurts: 'weaker',
    severity: 'high',
    all: [
      ['{mayS}|@s* ...'],
      [
        "chang* .. serrure*|repren* .. (matériel|véhicule|bien|possession)|récupér* .. (matériel|véhicule|bien|biens|objet*|meubles|appareil*|effets|clés)|vend* .. (objets|meubles|effets)|jet*|détrui*|enlev* .. (objets|meubles|effets)|coup* .. (eau|électricité|chauffage|l'accès)|débarrass*|expuls*|entrepos*|bloqu* .. à distance|neutralis*",
      ],
    ],
    unless: ['décision de justice|@w (peut|doit)'],
    examples: ['Le bailleur pourra changer la serrure et débarrasser les meubles.'],
    counterExamples: ['Le bailleur peut enlever la neige.'],
  },
  {
    family: 'work-demands',
    hurts: 'weaker',
    severity: 'medium',
    onlyIn: ['work', 'freelance'],
    all: [
      [
        'mobilité|mut* |mutation|heures supplémentaires|astreinte*|horaires|lieu de travail|affect*|déplacement*|week-end*|dimanche*|disponib*|polyvalen*|toute autre (tâche|fonction|mission)|fonctions',
      ],
      [
        "accepte*|s'engage|pourra (être|lui)|tenu*|@s .. (peut|pourra)|joignable|à tout moment|évolutif*|susceptible*|exig*|impos*|sans (que|pouvoir)",
      ],
      ['@w*'],
    ],
    unless: ['volontaire*|avec son accord|facultatif*'],
    graver: ['{anytime}|tout le territoire|france entière|sans contrepartie'],
    examples: ['La salariée pourra être affectée à tout moment sur un autre lieu de travail.'],
    counterExamples: ['Le travail a lieu à Nantes.'],
  },
];
