import type { RolePair } from './role-pair.ts';

const words = (list: string) => list.split(', ');

/** Homes, jobs, purchases, services, travel: what private people sign. Order: most specific first. */
export const EVERYDAY_PAIRS: readonly RolePair[] = [
  {
    id: 'letting',
    weaker: words(
      'tenant, lessee, renter, resident, occupant, occupier, lodger, licensee, flatmate, roommate, housemate, flat mate, room mate, room-mate, flat-mate, house-mate, house mate, subtenant, sub-tenant, sublessee, boarder, paying guest, roomer, student, household, grazier, plot holder, allotment holder',
    ),
    stronger: words(
      'landlord, landlady, lessor, licensor, owner, main tenant, head tenant, leaseholder, householder, homeowner, host, landholder, property owner, landowner, property manager, management, manager, letting agent, provider, proprietor, housing association, management company',
    ),
    paid: 'stronger',
    cues: /\b(?:rent|tenancy|room|flat|landlord|keys?|move out|deposit)\b/gi,
  },
  {
    id: 'work',
    weaker: words(
      'employee, worker, staff member, member of staff, team member, staff, candidate, appointee, apprentice, intern, trainee, executive, nanny, au pair, carer, caregiver, care worker, cleaner, housekeeper, gardener, operative, casual operative, casual worker, teammate, crew member, new hire, sales rep, sales representative, rep, agent, associate, nurse, teacher',
    ),
    stronger: words(
      'employer, company, host company, firm, family, household, parents, the parents, business, organisation, organization, management, centre, center, group, boss, human resources, hr, client',
    ),
    paid: 'weaker',
    cues: /\b(?:employ(?:ment|ed)|salary|wages?|an hour|hours a week|shifts?|payslip|holiday pay|sick pay|the job)\b/gi,
  },
  {
    id: 'loan',
    weaker: words(
      'borrower, debtor, mortgagor, chargor, executant, promisor, obligor, cardholder, card holder, cardmember, card member, account holder, customer, client, member, shopper, buyer, hirer',
    ),
    stronger: words(
      'lender, creditor, bank, mortgagee, chargee, payee, promisee, holder, note holder, issuer, card issuer, card company, finance company, financier, credit provider, sacco, society, credit union, building society, company, provider',
    ),
    paid: 'stronger',
    cues: /\b(?:loan|lend|lent|borrow(?:ed)?|repay|interest|instalments?)\b/gi,
  },
  {
    id: 'guarantee',
    weaker: words('guarantor, surety, co-signer, cosigner, indemnifier'),
    stronger: words('creditor, lender, supplier, bank, landlord, beneficiary, company'),
    paid: 'stronger',
  },
  {
    id: 'sale',
    weaker: words('buyer, purchaser, customer, vendee, consumer, shopper, client'),
    stronger: words(
      'seller, vendor, shop, store, dealer, dealership, garage, merchant, retailer, maker, workshop, manufacturer, trader, company, supplier, breeder',
    ),
    paid: 'stronger',
    cues: /\b(?:buy|sells?|sold|bought|purchase price|the price|ownership passes)\b/gi,
  },
  {
    id: 'works',
    weaker: words('owner, homeowner, employer, client, customer, host customer, principal, house owner'),
    stronger: words(
      'contractor, builder, main contractor, installer, company, tradesman, tradesperson, architect',
    ),
    paid: 'stronger',
    cues: /\b(?:renovation|roof|kitchen|bathroom|drawings|building work|extension|tiles)\b/gi,
  },
  {
    id: 'freelance',
    weaker: words(
      'freelancer, contractor, independent contractor, consultant, designer, developer, artist, illustrator, writer, author, editor, translator, photographer, service provider, provider, advisor, adviser, specialist, programmer',
    ),
    stronger: words('client, customer, company, agency, commissioner, principal, publisher, business, owner'),
    paid: 'weaker',
    cues: /\b(?:invoice|drafts?|logo|design|rounds of changes|source files|copyright|website)\b/gi,
  },
  {
    id: 'services',
    weaker: words(
      "client, customer, couple, bride, groom, bride and groom, patient, owner, pet owner, dog owner, dog's owner, consumer, household, homeowner, family",
    ),
    stronger: words(
      'provider, service provider, supplier, firm, company, mover, movers, removal firm, removal company, removals firm, photographer, videographer, caterer, planner, band, musician, dj, performer, entertainer, seamstress, tailor, dressmaker, maker, stylist, cleaner, kennels, kennel, cattery, groomer, sitter, house-sitter, house sitter, pet sitter, solicitor, solicitors, advocate, lawyer, attorney, law firm, accountant, agency, broker, operator, storage company, warehouse, workshop, atelier, clinic, garage, trainer, personal trainer, coach, therapist',
    ),
    paid: 'stronger',
    cues: /\b(?:booking|photographs?|wedding|appointment|cleaning|removal|lessons)\b/gi,
  },
  {
    id: 'hire',
    weaker: words(
      'hirer, renter, customer, lessee, driver, rider, client, borrower, subscriber, traveller, traveler',
    ),
    stronger: words(
      'owner, hire company, rental company, lessor, company, provider, hire firm, lender, parish, parish council, church, hall, trustees, council, hall committee, village hall, community centre',
    ),
    paid: 'stronger',
    cues: /\b(?:hire|rental|return it|fuel|mileage|excess)\b/gi,
  },
  {
    id: 'travel',
    weaker: words(
      'guest, passenger, traveller, traveler, lead passenger, lead traveller, lead traveler, lead guest, customer, holidaymaker, walker',
    ),
    stronger: words(
      'host, carrier, airline, organiser, organizer, tour operator, travel agent, travel company, owner, hotel, operator, company, cruise line, ferry company',
    ),
    paid: 'stronger',
    cues: /\b(?:booking|flight|nights?|check-?in|guests?|holiday|cottage)\b/gi,
  },
  {
    id: 'membership',
    weaker: words(
      'member, participant, athlete, runner, swimmer, rower, entrant, competitor, contestant, user, customer, player, student, dancer, guest',
    ),
    stronger: words(
      'club, gym, health club, fitness club, studio, society, choir, orchestra, committee, association, centre, center, workshop, operator, makerspace, league, dance school, school',
    ),
    paid: 'stronger',
    cues: /\b(?:membership|members?|club|joining fee|dues)\b/gi,
  },
  {
    id: 'education',
    weaker: words(
      'parent, parents, mum, mom, dad, mother, father, guardian, student, pupil, learner, parent and pupil, parent or guardian, child, family, trainee, participant, scholar, candidate, enrollee',
    ),
    stronger: words(
      'school, centre, center, teacher, tutor, academy, college, university, nursery, crèche, creche, daycare, childminder, child minder, day nursery, kindergarten, foundation, institute, instructor, language school, music school, provider',
    ),
    paid: 'stronger',
    cues: /\b(?:lessons?|tuition|pupil|school|teacher|term fees?|child)\b/gi,
  },
  {
    id: 'online',
    weaker: words(
      'user, customer, subscriber, account holder, consumer, reader, viewer, gamer, end user, data subject, individual, person, member, client, developer, household, shopper',
    ),
    stronger: words(
      'provider, platform, company, service, operator, app, website, controller, data controller, service provider, publisher, business, supplier',
    ),
    paid: 'stronger',
    cues: /\b(?:account|app|website|subscription|log in|data)\b/gi,
  },
  {
    id: 'platform-work',
    weaker: words(
      'driver, courier, rider, partner, creator, influencer, seller, host, merchant, driver partner, talent, artist, ambassador, endorser, streamer, shop owner, supplier, trader, affiliate, model, kiosk owner, cart owner, outlet owner',
    ),
    stronger: words('platform, company, marketplace, brand, agency, label, operator, app, network, sponsor'),
    paid: 'weaker',
    cues: /\b(?:app|commission|deliver(?:y|ies)|rides?|fares?|content|followers)\b/gi,
  },
  {
    id: 'insurance',
    weaker: words(
      'policyholder, policy holder, plan holder, planholder, insured, insured person, named insured, traveller, traveler, customer, member, claimant',
    ),
    stronger: words(
      'insurer, insurance company, underwriter, assurance company, insurance provider, company',
    ),
    paid: 'stronger',
    cues: /\b(?:premium|policy|cover(?:ed)?|claims?|insured)\b/gi,
  },
  {
    id: 'supply',
    weaker: words('customer, subscriber, household, consumer, account holder, homeowner, host customer'),
    stronger: words(
      'supplier, provider, utility, energy company, energy supplier, network operator, operator, company, carrier, phone company, internet provider, solar company',
    ),
    paid: 'stronger',
  },
  {
    id: 'care',
    weaker: words('resident, patient, representative, service user, client, family'),
    stronger: words('home, care home, nursing home, provider, clinic, hospital, carer, care provider'),
    paid: 'stronger',
  },
  {
    id: 'keeping',
    weaker: words(
      'customer, licensee, owner, depositor, driver, bailor, boat owner, berth holder, mooring holder, pitch holder, boater, caravan owner, van owner, horse owner',
    ),
    stronger: words(
      'company, operator, storage company, owner, kennels, bailee, custodian, licensor, marina, harbour, harbor, harbour master, boatyard, yard, stables',
    ),
    paid: 'stronger',
  },
  {
    id: 'event',
    weaker: words(
      'client, customer, couple, bride, groom, buyer, ticket buyer, ticket holder, licensee, hirer, guest, exhibitor',
    ),
    stronger: words(
      'venue, ticketing company, organiser, organizer, licensor, promoter, hotel, restaurant, planner, band',
    ),
    paid: 'stronger',
  },
  {
    id: 'permit',
    weaker: words(
      'licence holder, license holder, licenceholder, permit holder, stallholder, stall holder, allotment holder, plot holder, pass holder, pitch holder, stall vendor, market vendor, market trader, stall trader, stallkeeper, stall keeper, applicant, exhibitor',
    ),
    stronger: words(
      'council, authority, issuing authority, city, board, department, operator, organiser, market',
    ),
    paid: 'stronger',
    cues: /\b(?:licen[cs]e|permit|stall|plot|council)\b/gi,
  },
  {
    id: 'house-sitting',
    weaker: words('house-sitter, house sitter, sitter, pet sitter, caretaker'),
    stronger: words('owner, homeowner, host, family, house owner'),
    paid: null,
    cues: /\b(?:house|dogs?|cats?|water the|feed|plants)\b/gi,
  },
  {
    id: 'volunteering',
    weaker: words('volunteer, helper'),
    stronger: words('society, charity, organisation, organization, association, foundation, trust, project'),
    paid: null,
  },
  {
    id: 'estate-agency',
    weaker: words('vendor, seller'),
    stronger: words('agent'),
    paid: 'stronger',
    cues: /\b(?:commission|mandate|sole agen\w+|asking price|viewings?|buyers?)\b/gi,
  },
];
