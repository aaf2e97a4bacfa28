import type { PackDuties, PackMentions, PackNames, PackSpeech } from '../pack.ts';
import { words } from '../words.ts';

export const MENTIONS: PackMentions = {
  articles: words(
    "le, la, l', les, un, une, chaque, tout, toute, ledit, ladite, ce, cet, cette, son, sa, leur, seul le, seule la, le seul, la seule",
  ),
  obliqueArticles: words(
    "du, de l', de la, des, au, à la, à l', aux, d'un, d'une, de tout, de chaque, dudit, de ladite, de, d', à, à un, à une, à tout, du seul, de son, de sa, à son, à sa",
  ),
  prepositions: words('par, pour, avec, sans, entre, envers, contre, chez, sur, auprès, vers, dont, que'),
  obliqueForms: [],
  objectAfter: words('er, ir, dre, tre, oir'),
  you: words('vous, tu'),
  youOblique: words('votre, vos, ton, ta, tes, toi, te'),
  youCapital: [],
  youVerbs: [],
  imperatives: ["(ne|merci de|veuillez|n')? (*ez|respecter|prévenir|rapporter|apporter|ranger)"],
  we: words('nous'),
  weOblique: words('notre, nos'),
  weVerbs: [],
  again: words('il, elle, ils, elles, celui-ci, celle-ci, ceux-ci, ce dernier, cette dernière, ces derniers'),
  dropsPronouns: false,
  me: words('je, moi'),
  meOblique: words('me, mon, ma, mes'),
  meVerbs: [],
  both: words(
    "les parties, les deux parties, des parties, aux parties, chaque partie, chacune des parties, chacune des deux parties, les cocontractants, les contractants, chacun des contractants, l'une ou l'autre des parties, l'une des parties, chaque contractant",
  ),
};

export const NAMES: PackNames = {
  called: words(
    'ci-après, dénommé, dénommée, dénommés, désigné, désignée, ci-dessous, en qualité de, agissant en qualité de, appelé, appelée',
  ),
  between: words('entre, et'),
  titles: words(
    "entre, et, m., mme, mlle, mr, mm., monsieur, madame, mademoiselle, maître, la société, la sas, la sarl, la sa, la sci, société, sas, sarl, sci, les époux, époux, l'association, association, d'une part, l'organisme, l'entreprise, l'établissement, l'école, le club, la banque, l'agence, le, la",
  ),
  firms: words(
    'Sagl, SARL, S.A.R.L., SAS, S.A.S., SASU, SA, S.A., SCI, EURL, SNC, SE, SCOP, EI, GIE, SRL, Sàrl',
  ),
  ends: words(
    "demeurant, domicilié, domiciliée, né, née, sis, sise, représenté, représentée, immatriculé, immatriculée, ayant, dont, ci-après, au, dénommé, dénommée, agissant, et, d'une, d'autre, inscrite, exerçant, élisant",
  ),
};

export const DUTIES: PackDuties = {
  says: [
    '@x .... (doit|doivent|devra|devront|doive)|@x .. devez|@x .. devons|(doit|devra) @x',
    "@x .. (s'engage|s'engagent|s'oblige|s'obligent|engagez|engageons|reconnaît devoir|se charge|fait son affaire|assume|assure|veille|garantit|supporte|répond|renonce|s'interdit|s'abstient)",
    '@x .... (est|sont|sera|seront|êtes|sommes|demeure|reste) .... (tenu|tenue|tenus|tenues|obligé*|responsable*|redevable*|chargé*)',
    '@x (ne)? {future}|@x .. ne {future} .. pas|@x .. (se|en|lui|y|le|la|les) {future}',
    "@x (ne)? (se|le|la|les|lui|leur|en|y)? (s')?{deed}|@x .. {deedStrong}",
    '@s (@w)? *ons|@w (@s)? *ez',
    '@x (va|vient|vont|viennent) (chercher|récupérer|prendre|déposer|travailler)',
    '(à la charge|aux frais|incombe*|appartient|appartiendra|revient|aux risques) .. (exclusive|seule)? .. @xo|charge exclusive @xo|@xo .... (incombe*)',
    '(payé*|supporté*|pris en charge|prise en charge|prises en charge|effectué*|due|dues|dus|versé*|fourni*|souscrit*|réglé*|acquitté*|remboursé*|assuré*) .. par @xo',
    '@x .... (ne peut|ne pourra|ne peuvent|ne doit|ne saurait) ...|(interdit|interdite|défendu) .. @xo|@x .... (ne peut|ne pourra)',
    "@xo .. (d'effectuer|d'acquitter|de payer|de verser|de rendre|de remettre|de souscrire|de prévenir|d'informer)",
  ],
  heads: [
    "obligations @xo|charge @xo|@x (s'engage|s'oblige|devra|doit|est tenu*|est notamment tenu|s'engagent)|engagements @xo",
  ],
  items: ['#word er|*er|*ir|*re|*oir|ne #word'],
  impersonal: [
    {
      who: 'stronger',
      says: [
        '(dépôt de garantie|caution|salaire|heures supplémentaires|frais professionnels) .... (est|sera|seront|sont) .. (restitué*|rendu*|remboursé*|majoré*)',
      ],
    },
    {
      who: 'payer',
      says: [
        "(prix|loyer|cotisation|abonnement|forfait|acompte|salaire|dépôt de garantie|inscription|licence|badge|caution) .. (est de|sont de|coûte|coûtent|s'élève à) .. #number",
        '(prix|loyer|cotisation|abonnement|montant|acompte|salaire|tarif|dépôt de garantie|licence|caution) : .. #number',
        '(dépôt|acompte|caution) de .. #number .. (est|sera) (remis|versé|payé)',
        '(loyer*|prix|redevance|cotisation*|abonnement|mensualité*|dépôt de garantie|acompte|échéance*|honoraires|salaire|somme*|solde|facture*|provision*) .... (est|sont|sera|seront|payable*|exigible*) .... (payable*|payé*|versé*|due|dues|dus|exigible*|réglé*|acquitté*|prélevé*)',
        '(payable*|exigible*) .... (terme|avance|mois|réception|mensuellement)',
      ],
    },
    {
      who: 'weaker',
      says: [
        '(clés|clefs|logement|lieux|locaux|matériel|équipement*|badge*) .... (seront|sera|doivent|doit|est|sont) .... (restitué*|rendu*|libéré*|remis*|maintenu*)',
        '(sinistre|dégradation*|panne|absence|changement*|anomalie*) .... (doit|devra|doivent|sera) .... (signalé*|déclaré*|notifié*|justifié*)',
      ],
    },
    {
      who: 'weaker',
      says: [
        '(est|sont|reste|restent) (strictement)? (interdit*|défendu*)|il est (interdit|défendu)|interdiction de',
        '*obligatoire*',
        '(est|sont) à (*er|*re|*ir)',
        '(doit|doivent|devra|devront) être (*é|*ée|*és|*ées|rendu*|remis*|soumis*)',
        'merci de (*er|*re|*ir)',
      ],
    },
  ],
  present: {
    ends: words('e, ent, t, d, ez, ons, ra, ront, rez, ais, es, ras'),
    between: words('ne, n, se, s, le, la, les, l, lui, leur, en, y, nous, vous, me, m, te'),
    front: 'none',
    we: [],
    never: words(
      "facture, récapitule, confirme, rappelle, résume, écris, précise, pas, plus, mais, dans, sans, sous, jamais, toujours, moins, coupe, bloque, expulse, retient, suspend, est, sont, était, sera, seront, êtes, sommes, suis, ont, aura, auront, avez, avons, peut, peuvent, pourra, pourront, pouvez, pouvons, veut, veulent, voulez, souhaite, souhaitent, souhaitez, reçoit, reçoivent, recevez, perçoit, bénéficie, bénéficient, bénéficiez, dispose, disposent, disposez, garde, gardent, reste, restent, demeure, devient, accepte, acceptent, acceptez, déclare, déclarent, reconnaît, reconnaissent, reconnaissez, certifie, atteste, autorise, autorisent, autorisez, décide, décident, choisit, choisissez, fixe, modifie, refuse, refusez, exige, demande, demandez, habite, occupe, utilise, utilisez, loue, prête, vend, achète, engage, embauche, nomme, perd, perdent, renonce, résilie, résiliez, quitte, quittez, part, partez, et, cet, petit, tout, dont, cette, autre, notre, votre, titre, elle, comme, contre, entre, ensemble, seule, même, toute, lorsque, sauf, ainsi, avant, pendant, durant, moyennant, suivant, actuellement, uniquement, seulement, conformément, soit, dit, dite, nommé, domicilié, absent, présent, chez, assez, connait, connaissance, doit, doivent, devez, devons, droit, ferme, change, augmente, facture, prélève, décline, exclut, suspend, souscrit, commande, adhère, oublie, dépasse, annule, manque, tombe, trouve, signe, signent, conviennent, convient, existe, touche, gagne, cède, vaut, coûte, compte, vient, va, vont, a, n'est",
    ),
    under: words(
      'je, nous, il, elle, ils, elles, on, si, quand, lorsque, lorsqu, que, qu, dont, où, qui, puisque, comme, afin, tant, dès, après, avant, sauf, parce, jusqu, laquelle, lequel, lesquelles, lesquels, aucun, aucune',
    ),
  },
  entitles: [
    '@x (conserve|garde|conservent) .. (garantie|droit*|bénéfice)|@x (touche|touches|récupère|récupères)|@x .... (a droit|ont droit|perçoit|percevra|recevra|reçoit|bénéficie*|avez droit|recevez)|@xo .... (est|sera) (versé*|remboursé*|due)',
  ],
  unless: [
    '@x (dispose|disposent|disposez) .... pour',
    'ne (me|nous)? (dois|doit|paies|payes) rien|ne (me|nous) (dois|doit) pas|ne (paies|payes) pas',
    "@x (fixe|fixera|choisit|choisira|décide|décidera)|@s (garde|gardera|retient|retiendra) ...|quand .. (veut|voudra|souhaite)|@x (déclinons|décline|déclinent|assumons aucune) .. responsabilité|@s (ne)? (répondons|garantissons|remboursons|indemnisons) (pas|ni|aucun*|d'aucun*|rien)|@s ne répondons|@w (en)? (serez|seras|êtes|es) .. (informé*|averti*|prévenu*|avisé*|remboursé*|indemnisé*)|@x ne .. (indemnise|rembourse|répond) (pas|ni|aucun*|d'aucun*)|@x (facture|facturent|facturons)",
    '@x (perd|perdra|perdent|perdront|se réserve|se réservent)|@x (est|sera|sont) (engagé*|embauché*|recruté*|employé*|nommé*)|@x .... quand .... (voulez|veut|souhaitez|souhaite)|sans frais|ne (payez|paie|paient|payent|paye) (pas|rien)',
    '@x (@y)? (pouvez|pouvons|acceptez|reconnaissez|autorisez|recevez|avez|avons|êtes|utilisez|souhaitez|disposez|choisissez|pourrez|pourrons|réservons)',
    '@x ne (répond|répondent|garantit|garantissent|couvre|prend) (pas|ni|aucun*)',
    '@s ne (sommes|pouvons|garantissons|remboursons|répondons|acceptons) (pas|ni)|@s ne sommes|@x garde .. #number|@s (pouvons|fermons|facturons|prélevons|modifions|changeons)',
    'aucun* .... par @xo|@x (ne)? (sera|seront) .. (remboursé*|informé*|indemnisé*|prévenu*|averti*|dispensé*|libéré*|réputé*|présumé*)|@x aura (droit|la faculté|le droit)',
    "@x .. (ne)? (peut|peuvent|pourra|pourront) (à tout moment|résilier|donner|librement|demander|exiger|modifier|suspendre|céder)|@x .... n'est (pas|nullement) (tenu*|responsable*)|@x .... ne (sera|saurait|pourra|peut) .... responsable*|décline .. responsabilité|n'assume aucune|@x .. (reconnaît|déclare|déclarent) (que|avoir|être)|aux torts|@x .... n'est .... (tenu*|garant*)|signifie|désigne",
  ],
};

export const SPEECH: PackSpeech = {
  binds: [
    'pouvons|pouvez|devez|réservons|acceptez|renoncez|autorisez|recevez|transmettons',
    "doit|doivent|devra|devront|peut|peuvent|pourra|pourront|s'engage*|s'oblige*|est tenu*|sont tenu*|sera|seront|est due|sont dus|est consenti|est conclu|est interdit|se réserve*|est fixé|à la charge|ne saurait|en cas de|sous réserve|garantit|autorise|prend effet|est responsable|engagez|acceptez|réservons|paie|verse|versera|payera|paiera|{future}",
  ],
  acts: [
    'je soussigné*|donne* (pouvoir|procuration)|je lègue|institue|est (assigné*|convoqué*|sommé*|mis* en demeure)|mettons en demeure|mets en demeure',
  ],
  adopts: [
    'bon pour accord|devis accepté|valant contrat',
    'signature*|fait à|lu et approuvé|en deux exemplaires',
    'ci-après|soussigné*|entre les',
    "il a été convenu|convenu et arrêté|d'une part|d'autre part",
    'contrat|convention|bail|accord',
    'conditions générales|présentes conditions|en (utilisant|accédant|cochant|souscrivant)|entrée en vigueur',
  ],
  legal: [
    'assignation|sommation|huissier|commissaire de justice|mise en demeure|convocation',
    'article|clause*',
    'préavis|résiliation|résilier',
    'tribunal*|juridiction*',
    'droit français|code civil|code de la consommation|code du travail|loi n°|loi du',
    'responsabilité',
    'contrat|bail|avenant',
    'indemnité*|pénalité*',
    'conformément',
    'lettre recommandée',
    'caution*|dépôt de garantie',
    'nul*|caduc*',
    'obligations',
  ],
  tells: [
    "souvent|la plupart|certains|certaines|beaucoup de|en général|généralement|selon (lui|elle|eux|la|le|l'association)|a (indiqué|annoncé|précisé|regretté)|regrette|on cuisine|nous cherchons|envie de|pensez|prenez le temps|regardez|merci (encore|pour)|t'embrasse|je t'appelle",
    "a (dit|déclaré|raconté|expliqué|affirmé)|disait|racontait|répondit|souriait|demanda|s'est|avait|avaient|était|étaient|fut|furent|allait|voulait|hier|autrefois|la semaine dernière|lundi dernier",
  ],
  others: [
    'ingrédients|four|cuillère|beurre|farine|pâte|cuire|mélanger|préchauffer|recette|sucre',
    'conseils|astuces|découvrez|saviez-vous|article de|blog|newsletter|commentaire*|lire la suite',
    'à louer|à vendre|visite|annonce|contactez|disponible immédiatement|cherche|petite annonce',
    'cours de|exercice|leçon|exemple|étudiants|jugement|la cour a|le tribunal a|arrêt|demandeur|plaidé',
    'facture n|total ttc|curriculum|compétences|expérience professionnelle',
  ],
};
