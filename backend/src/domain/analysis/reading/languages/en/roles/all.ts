import type { RolePair } from './role-pair.ts';
import { EVERYDAY_PAIRS } from './everyday.ts';
import { FORMAL_PAIRS } from './formal.ts';

const words = (list: string) => list.split(', ');

/** All pairs of roles that face each other. */
export const ROLE_PAIRS: readonly RolePair[] = [...EVERYDAY_PAIRS, ...FORMAL_PAIRS];

/** Words for anybody who signs, without telling which side. */
export const ANYBODY: readonly string[] = words(
  'party, parties, signatory, undersigned, legal counsel, counsel, lawyer for, adviser, reviewer, witness, notary, individual, person, other, n/a',
);

/** Words by which somebody names a business without its name. */
export const BUSINESS_WORDS: readonly string[] = words(
  'company, firm, business, provider, supplier, operator, service, shop, store, platform, desk, office, organisation, organization, bank, insurer, airline, club, gym, school, academy, college, university, studio, garage, workshop, bakery, café, cafe, restaurant, hotel, salon, clinic, hospital, agency, venue, kennels, centre, center, institute, foundation, council, authority, association, society, corporation, assembly, municipality, ministry, department, board, government, landlord company, manufacturer, retailer, dealer, dealership, publisher, label, brand, marketplace, app, website, carrier, utility, charity, church, farm, mill, factory, atelier, practice, nursery, crèche, creche, finance company, issuer, nursing home, care home, health club, management, pawnshop, pawnbroker, hospice, parish, marina, boatyard, stables, pub, brewery, theatre, museum, festival, livery yard, co-op, cooperative, co-operative',
);

/** Roles of persons who stand beside the two main sides. */
export const SIDE_ROLES: readonly string[] = words(
  'guarantor, surety, co-signer, cosigner, representative, lender, pupil, child, witness, agent, letting agent, guarantors',
);

/** Everyday words for somebody whom papers call by another one. */
export const SYNONYMS: Readonly<Record<string, string>> = {
  mother: 'parent',
  father: 'parent',
  mum: 'parent',
  mom: 'parent',
  dad: 'parent',
  guardian: 'parent',
  hoa: 'association',
  'franchise owner': 'franchisee',
};

/** Who treats people, and what papers call the house that does; it holds where the paper speaks to a patient. */
export const TREATS: Readonly<Record<string, string>> = { dentist: 'practice', doctor: 'clinic' };

/** Words, beside the pairs, for whoever pays in the papers in which they are typed. */
export const PAYS_MONEY: readonly string[] = words(
  'householder, household, family, homeowner, bill payer, payer, shopper, undergrad, undergraduate, lodger, renter, coachee, subscriber, cat owner, dog owner, pet owner, horse owner, bride, groom, couple, mum, mom, dad, mother, father, parent, pupil, patient, passenger, cardholder, card holder, funder, grant giver, sponsor, employer, boss, hirer, tenant, policyholder, customer, storage customer, licensee, buyer, purchaser, boat owner, caravan owner, gym member, backer, pledger, bridal couple, newlyweds',
);

/** Words, beside the pairs, for whoever is paid. */
export const GETS_MONEY: readonly string[] = words(
  'new starter, starter, new hire, staff, banqueting staff, waiter, waitress, nanny, au pair, freelancer, cleaner, seller, supplier, lender, landlord, landlady, singer, songwriter, musician, bandleader, band leader, drummer, guitarist, pianist, violinist, magician, toastmaster, writer, ghostwriter, illustrator, sitter, cat sitter, dog walker, tutor, tiler, plumber, joiner, electrician, grant holder, scholar, recipient, pensioner, operator, service company, phone company, water company, storage company, hire company, rental company',
);

/** Those of them who keep a business of their own, and so are customers of others as often. */
export const OWN_TRADES: readonly string[] = words(
  'barber, hairdresser, baker, farmer, grower, seamstress, tailor, florist, caterer, chocolatier, brewer, potter, weaver, carver, maker, mechanic',
);

/** Words for persons by the work that they are paid for, beside the pairs; the last word of `security guard` and `cake lady`. */
export const PAID_WORKERS: readonly string[] = words(
  'guard, nanny, au pair, driver, teacher, tutor, coach, cleaner, cook, chef, waiter, waitress, nurse, carer, caregiver, minder, sitter, walker, groomer, trainer, instructor, barber, hairdresser, stylist, designer, developer, programmer, editor, translator, writer, illustrator, photographer, bookkeeper, consultant, freelancer, assistant, va, rep, baker, farmer, grower, picker, musician, musicians, drummer, guitarist, dj, technician, mechanic, engineer, surveyor, gardener, handyman, lady, man, guy, woman, bloke, worker, labourer, operative, machinist, seamstress, tailor, florist, caterer, housekeeper, maid, porter, courier, rider, packer, warehouseman, receptionist, secretary, clerk, apprentice, intern, trainee, chocolatier, brewer, potter, weaver, carver, maker',
);
