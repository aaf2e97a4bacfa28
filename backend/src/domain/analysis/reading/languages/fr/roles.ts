import type { PackRole } from '../pack.ts';
import { words } from '../words.ts';

const role = (english: string, side: PackRole['side'], deals: string, forms: string): PackRole => ({
  english,
  side,
  deals: deals.split(' '),
  forms: words(forms),
});

/** What French papers call their sides. The first form is the one that is shown. */
export const ROLES: readonly PackRole[] = [
  role(
    'Tenant',
    'weaker',
    'letting lease',
    'locataire, locataires, preneur, preneuse, preneurs, colocataire, colocataires, sous-locataire, occupant, occupante, occupants, résident, résidente, sous-locataires',
  ),
  role(
    'Landlord',
    'stronger',
    'letting lease',
    'bailleur, bailleresse, bailleurs, propriétaire, propriétaires, loueur, loueuse, sous-bailleur, bailleresses, locataire principal, locataire principale',
  ),
  role(
    'Employee',
    'weaker',
    'work',
    'salarié, salariée, salariés, salariées, employé, employée, employés, collaborateur, collaboratrice, collaborateurs, stagiaire, apprenti, apprentie, travailleur, travailleuse',
  ),
  role(
    'Employer',
    'stronger',
    'work',
    'employeur, employeuse, entreprise, société, compagnie, maison, association',
  ),
  role(
    'Borrower',
    'weaker',
    'loan',
    'emprunteur, emprunteuse, emprunteurs, débiteur, débitrice, titulaire, titulaires',
  ),
  role(
    'Lender',
    'stronger',
    'loan',
    'prêteur, prêteuse, prêteurs, créancier, créancière, banque, organisme prêteur, établissement',
  ),
  role('Guarantor', 'weaker', 'guarantee', 'caution, garant, garante'),
  role('Creditor', 'stronger', 'guarantee', 'créancier, créancière, banque, bénéficiaire'),
  role(
    'Buyer',
    'weaker',
    'sale',
    'acheteur, acheteuse, acheteurs, acquéreur, acquéreuse, acquéreurs, consommateur, consommatrice, consommateurs, client, cliente, clients',
  ),
  role(
    'Seller',
    'stronger',
    'sale',
    'vendeur, vendeuse, vendeurs, fournisseur, concessionnaire, marchand, commerçant, magasin',
  ),
  role(
    'Contractor',
    'weaker',
    'freelance',
    'prestataire, prestataires, consultant, consultante, auteur, autrice, graphiste, photographe, indépendant, indépendante, sous-traitant, agent commercial, mandataire, artiste',
  ),
  role(
    'Client',
    'stronger',
    'freelance',
    "client, cliente, donneur d'ordre, mandant, mandante, éditeur, agence, commanditaire, société, entreprise",
  ),
  role(
    'Client',
    'weaker',
    'services',
    "client, cliente, clients, clientes, maître d'ouvrage, maître de l'ouvrage, patient, patiente, mariés, famille, propriétaire du cheval, propriétaire du chien, propriétaire de l'animal, propriétaire, vendeur mandant, mandant, mandante",
  ),
  role(
    'Provider',
    'stronger',
    'services',
    'prestataire, prestataires, entrepreneur, entreprise, artisan, professionnel, traiteur, photographe, agence, société, organisateur, plombier, plombière, menuisier, menuisière, peintre, électricien, électricienne, carreleur, maçon, couvreur, jardinier, jardinière, chauffagiste, déménageur, garagiste, réparateur, nettoyeur, coiffeuse, coiffeur, installateur, écurie, pension équestre, manège, haras, garage, atelier, imprimerie, blanchisserie, pressing, fleuriste, pépinière, boulangerie, pâtisserie, pompes funèbres, marbrier, marbrerie, cabinet, clinique, laboratoire, courtier, courtière, agent immobilier, toiletteur, toiletteuse, éleveur, éleveuse, tatoueur, tatoueuse, vétérinaire, conciergerie, régie',
  ),
  role(
    'Customer',
    'weaker',
    'online supply hire',
    'client, cliente, clients, abonné, abonnée, abonnés, utilisateur, utilisatrice, utilisateurs, souscripteur, souscriptrice, consommateur, consommatrice, titulaire, membre, usager, usagers, locataire, joueur',
  ),
  role(
    'Provider',
    'stronger',
    'online supply hire',
    'prestataire, fournisseur, opérateur, exploitant, éditeur, société, plateforme, site, télésurveilleur, loueur, service, entreprise',
  ),
  role(
    'Member',
    'weaker',
    'membership',
    'adhérent, adhérente, adhérents, membre, membres, abonné, abonnée, abonnés, pratiquant, licencié',
  ),
  role(
    'Club',
    'stronger',
    'membership',
    'club, salle, association, exploitant, studio, centre, établissement',
  ),
  role(
    'Student',
    'weaker',
    'education',
    'élève, élèves, étudiant, étudiante, étudiants, stagiaire, stagiaires, apprenant, apprenante, participant, participants, inscrit',
  ),
  role('Parents', 'weaker', 'education', 'parents, parents employeurs, famille, familles'),
  role(
    'School',
    'stronger',
    'education',
    'école, établissement, centre, association, club,  organisme, institut, académie, formateur, professeur, crèche, assistante maternelle, assistant maternel, nourrice, micro-crèche, halte-garderie',
  ),
  role(
    'Traveler',
    'weaker',
    'travel',
    'voyageur, voyageuse, voyageurs, passager, passagère, passagers, hôte, vacancier, client, cliente, réservataire',
  ),
  role(
    'Organizer',
    'stronger',
    'travel',
    'agence, organisateur, transporteur, compagnie, hébergeur, hôtel, exploitant, propriétaire',
  ),
  role(
    'Policyholder',
    'weaker',
    'insurance',
    'assuré, assurée, assurés, souscripteur, souscriptrice, preneur',
  ),
  role('Insurer', 'stronger', 'insurance', 'assureur, compagnie, mutuelle'),
  role('Franchisee', 'weaker', 'franchise', 'franchisé, franchisée, licencié, concessionnaire, distributeur'),
  role('Franchisor', 'stronger', 'franchise', 'franchiseur, concédant, fournisseur'),
  role('Receiving party', 'weaker', 'secrecy', 'destinataire, partie réceptrice, bénéficiaire'),
  role('Disclosing party', 'stronger', 'secrecy', 'partie divulgatrice, divulgateur, émettrice'),
  role('Resident', 'weaker', 'care', 'résident, résidente, bénéficiaire, personne accueillie'),
  role('Care home', 'stronger', 'care', 'établissement, résidence, structure, gestionnaire'),
];

/** What the stronger of two people does who are called by name. */
export const GIVES = [
  { deal: 'loan', says: ['prête|consent .. prêt'] },
  { deal: 'letting', says: ['loue .. à|donne .. (location|bail)|met à disposition|(loue|sous-loue) à'] },
  { deal: 'sale', says: ['vend|vends|(vend|vends|cède) à'] },
  { deal: 'work', says: ['embauche|engage'] },
];

/** What the weaker of the two does. */
export const TAKES = [
  { deal: 'loan', says: ['emprunte à|(reconnaît|reconnais) (devoir|avoir reçu) (à|de)?|a reçu de'] },
  { deal: 'letting', says: ['prend en location|loue de'] },
  { deal: 'sale', says: ['achète à'] },
];

/** Words that show the kind of deal where nobody is called by a role. */
export const HINTS = [
  {
    deal: 'work',
    says: [
      "salaire|congés|heures supplémentaires|période d'essai|poste|embauche|contrat de travail|télétravail|entreprise|je (te|vous) paie|de l'heure|fiche de paie|malade|bulletin",
    ],
  },
  {
    deal: 'letting',
    says: [
      'dépôt de garantie|dépôt|meublé|meublée|colocation|loyer|logement|appartement|charges|état des lieux|chambre',
    ],
  },
  { deal: 'loan', says: ['prêt|intérêts|remboursement|mensualités|échéances'] },
  { deal: 'membership', says: ['adhésion|salle|séances|cotisation|cours'] },
];

/** What the writer of a letter says who takes something. */
export const TAKES_AS_ME = [
  { deal: 'sale', says: ["je t'achète|je te (la|le)? rachète|je prends (ta|ton) #word pour #number"] },
  { deal: 'letting', says: ['je te loue (ta|ton)'] },
  { deal: 'loan', says: ["tu me prêtes|je t'emprunte"] },
];
