import type { PackFacts, PackKind } from '../pack.ts';

/** Deals with rent in them. */
const HOMES = ['letting', 'lease', 'hire'];
const label = (name: string, ...says: string[]) => ({ label: name, says });

export const FACTS: PackFacts = {
  dates: [
    label(
      'Date',
      '(contrôle (technique)?|certificat|facture|devis|diagnostic|état|attestation|courrier|commande|offre) (n° #word)? (n°#word)? du',
    ),
    label('-', 'né le|née le|loi n|loi du|décret|ordonnance|arrêté|loi #word #word|immatricul*|rcs'),
    label(
      'End',
      "date de fin|fin|jusqu'au|prend fin|prendra fin|se termine*|expire*|fin le|échéance|terme|au plus tard le",
    ),
    label('Completion', 'livr*|achèv*|installation|installé*|travaux|réalisé*|remise'),
    label('Deadline', 'avant le|au plus tard|délai|payable'),
    label(
      'Start',
      "date (de début|d'entrée|d'arrivée)|début|à compter du|prend effet|prendra effet|débute*|commence*|à partir du|effet|entrée|entre en vigueur",
    ),
    label('Date', "date (du|de la|de l'|d'|des) #word"),
    label('Signed or dated', 'signature|fait en|fait à|signé*|date|en date du|conclu le'),
  ],
  sums: [
    label('Discount', 'réduction|remise|rabais|déduit*|diminué*'),
    label('Excess', 'franchise*'),
    label('Insurance cover', 'assuré*|assurance'),
    label('Bonus', 'prime|gratification|treizième mois'),
    label('Repayment', 'rembourse*|formation .. financée'),
    { ...label('Deposit', 'dépôt de garantie|caution|garantie|dépôt'), isMain: true },
    label('Late fee', 'retard|relance*|impayé*|rejet*|rejeté*|mise en demeure|recouvrement'),
    label('-', 'au capital|capital social'),
    label('Penalty', 'pénalité*|indemnité|forfaitaire|amende|clause pénale|astreinte'),
    { ...label('Running costs', 'charges|provision*'), isMain: true, onlyIn: HOMES },
    { ...label('Rent', 'loyer*'), isMain: true, onlyIn: HOMES },
    {
      ...label('Pay', 'salaire*|rémunération*|commission*|rémunéré*'),
      isMain: true,
    },
    { ...label('Pay', 'honoraires'), isMain: true, onlyIn: ['work', 'freelance'] },
    { ...label('Price', 'honoraires'), isMain: true },
    { ...label('Loan', 'prêt|crédit|emprunt*'), isMain: true },
    { ...label('Instalment', 'mensualité*|échéance*'), isMain: true },
    { ...label('Subscription', 'abonnement|redevance*'), isMain: true },
    { ...label('Membership fee', 'cotisation*|adhésion'), isMain: true },
    { ...label('Price', 'prix|tarif*|montant|coût*'), isMain: true },
    label('Fee', 'frais|forfait*|inscription|dossier|installation|intervention|déplacement'),
    label('Limit of liability', 'plafon*|limit*|responsabilité'),
    label('Down payment', 'acompte*|arrhes|avance de'),
  ],
  notice: ['{endWord}|préavis|prévenance|renouvel*|reconduction|reconduit*'],
  given: ["préavis|prévenance|avant|à l'avance|auparavant|d'avance"],
  notNotice: [
    "avant (d'avoir|la fin de la|le terme de la)|ne (peut|pourra) .... avant|période d'essai|âgé* de|depuis plus de",
  ],
  exceeds: ["premiers|chaque|par|tous les|plus de|plus d'|supérieur* à|excédant|depuis|au-delà de|moins de"],
  deadlines: [
    label('ending', '{endWord}|préavis'),
    label('objecting', 'contest*|réclam*|oppos*|réserve*|refus*'),
    label('withdrawal', 'rétract*|renonc*'),
    label('price change', 'augmentation|révision|tarif*|modification du prix'),
    label('change', 'modifi*|changement*'),
    label('entry', 'visite*|accès|accéder|entrer|pénétrer'),
    label('payment', 'pay*|paie*|vers*|règle*|régl*|factur*|échéance|prélev*|reconstitu*'),
    label('return', 'restitu*|rend*|rembours*|libér*|remis*'),
    label('reporting', 'signal*|déclar*|inform*|préven*|avis*|avert*|notifi*|justifi*'),
    label('delivery', 'livr*|livraison|install*|mise en service|exécut*'),
    label('putting right', 'répar*|rétabl*|remédi*|interven*|dépann*|mise en demeure|corrig*'),
  ],
  within: [
    "dans (un délai de|les|le délai de|le mois|un délai)|sous|délai de|au plus tard|au moins|avant|moyennant|préavis de|préavis|délai maximum de|dans|maximum de|à l'issue d'un délai",
  ],
  term: [
    "(pour une|d'une) (durée|période) (initiale|ferme|minimale|minimum|irrévocable|fixe)? (et)? (initiale|ferme|minimale|irrévocable)? (de|d')?|durée .. (est|sera) (de|fixée à)|durée (initiale|minimale|ferme|du contrat|du bail|d'engagement|minimum)|engagement (ferme|minimum|minimal)? .. (de|d'une durée de)|conclu* pour|consenti* pour|pendant une durée de|durée de|durée d'|dure|période initiale de",
  ],
  notTerm: [
    "après son départ|après la fin|s'interdit|renonce*|renonciation|prescri*|garantie|période d'essai|concurren*|interdi*|conserv*|confidentialité|s'abst*|rembours*",
  ],
  renewed: [
    "par périodes? (successives?)? de|pour (une|des) (nouvelles?|mêmes?|même) (périodes?|durées?) .. (de|d')|reconduit* .. (pour|de)|renouvel* .. (pour|par périodes de|de)|reconduction .. (de|pour)",
  ],
  renews: ["renouvel*|reconduit*|reconduction|avant l'échéance"],
  endless: ['durée indéterminée'],
  law: [
    label('France', 'droit français|loi française|lois françaises|législation française'),
    label('Belgium', 'droit belge|loi belge'),
    label('Switzerland', 'droit suisse'),
    label('Luxembourg', 'droit luxembourgeois|loi luxembourgeoise'),
    label('Ireland', 'droit irlandais|loi irlandaise'),
    label('Canada', 'droit québécois|lois du québec|droit canadien'),
    label('England and Wales', 'droit anglais'),
    label('the United States', "droit américain|lois de l'état de #word"),
  ],
  statutes: [
    label(
      'France',
      'code civil|code de la consommation|code du travail|loi du 6 juillet 1989|loi n° #number|loi no #number|code de commerce|code monétaire|loi alur|code des assurances|loi du #number',
    ),
    label('Belgium', 'code de droit économique'),
    label('Switzerland', 'code des obligations'),
  ],
  courts: ['tribun*|juridiction*|arbitr*|compétence exclusive|médiat*'],
  leave: [
    '(peut|peuvent|pourra|pourront|pouvez|a le droit|faculté) .... {endWord}|{endWord} .... (préavis|à tout moment|moyennant)|préavis .... (de|est)|délai de préavis',
  ],
  noLeave: [
    'ne (peut|pourra|pourront|peuvent) .... {endWord}|aucune? (résiliation|rupture)|renonce* .... {endWord}|ferme et|sans possibilité|au plus tôt|interdit',
  ],
};

export const KINDS: readonly PackKind[] = [
  {
    label: 'Car subscription or hire agreement',
    title: ['location .. (véhicule*|voiture*|camping-car|fourgon*|utilitaire|scooter|moto)'],
    deals: [],
  },
  {
    label: 'Equipment hire agreement',
    title: [
      'location .. (vélo*|matériel|outil*|machine*|remorque|bateau*|chapiteau*|tente*|sono*|vaisselle|mobilier|costume*|déguisement*|château* gonflable*|kayak*|ski*)',
    ],
    deals: [],
  },
  { label: 'Holiday rental booking', title: ['location saisonnière|gîte'], deals: [] },
  { label: 'Storage agreement', title: ['garde-meuble*|box de stockage'], deals: [] },
  { label: 'Hall or room hire', title: ['location de salle'], deals: [] },
  { label: 'Mooring agreement (licence)', title: ['amarrage|mouillage|anneau'], deals: [] },
  {
    label: 'Parking or garage agreement',
    title: ['(location|bail) de (garage|parking|box)|emplacement de stationnement'],
    deals: [],
  },
  {
    label: 'Nursery or child care contract',
    title: ["crèche|garde d'enfant*|accueil d'enfant*|assistante maternelle"],
    deals: [],
  },
  { label: 'Sublease', title: ['sous-location'], deals: [] },
  { label: 'Business lease', title: ['bail commercial|bail professionnel'], deals: [] },
  {
    label: 'Residential lease',
    title: ['bail|contrat de location|location (meublée|vide|nue)|logement|colocation'],
    deals: ['letting', 'lease'],
  },
  {
    label: 'Employment contract',
    title: [
      "contrat de travail|contrat d'apprentissage|convention de stage|lettre d'engagement|cdi|cdd|promesse d'embauche",
    ],
    deals: ['work'],
  },
  { label: 'Guarantee', title: ['cautionnement|acte de caution'], deals: ['guarantee'] },
  { label: 'Loan agreement', title: ['prêt|crédit|reconnaissance de dette|emprunt'], deals: ['loan'] },
  {
    label: 'Privacy policy',
    title: ['confidentialité des données|politique de confidentialité|vie privée|données personnelles'],
    deals: [],
  },
  { label: 'Power of attorney', title: ['procuration|mandat|pouvoir'], deals: [] },
  {
    label: 'Confidentiality agreement (NDA)',
    title: ['confidentialité|non-divulgation'],
    deals: ['secrecy'],
  },
  { label: 'Phone or internet contract', title: ['téléphonie|mobile|internet|fibre|box'], deals: [] },
  { label: 'Subscription', title: ['abonnement*|souscription|télésurveillance'], deals: [] },
  {
    label: 'Gym or club membership',
    title: ['adhésion|club|salle de sport|fitness|inscription'],
    deals: ['membership'],
  },
  { label: 'Sale agreement (purchase)', title: ['vente|compromis|achat'], deals: ['sale'] },
  { label: 'Franchise agreement', title: ['franchise|concession'], deals: ['franchise'] },
  { label: 'License agreement', title: ['licence'], deals: [] },
  {
    label: 'Freelance services agreement',
    title: ['cession de droits|contrat de commande|freelance'],
    deals: ['freelance'],
  },
  { label: 'Travel or booking terms', title: ['réservation|voyage|transport|séjour'], deals: ['travel'] },
  {
    label: 'Tuition agreement',
    title: ['formation|scolarité|cours|enseignement|accueil'],
    deals: ['education'],
  },
  { label: 'Insurance terms', title: ['assurance'], deals: ['insurance'] },
  {
    label: 'Services agreement',
    title: [
      'prestation*|prestation de services|services|entretien|maintenance|travaux|devis|construction|traiteur',
    ],
    deals: ['services'],
  },
  {
    label: 'Online terms of service',
    title: ["conditions (générales)? d'utilisation|cgu|conditions de service|conditions d'utilisation"],
    deals: ['online'],
  },
  {
    label: 'Terms and conditions',
    title: ['conditions générales|conditions particulières|cgv|règlement intérieur'],
    deals: ['supply', 'hire'],
  },
  { label: 'Agreement', title: ['contrat|convention|accord|protocole'], deals: [] },
];
