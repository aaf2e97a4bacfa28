/** Words by which parties are recognised in English papers. Lower case unless said otherwise. */
const words = (list: string) => list.split(', ');

/** What stands before a personal name. */
export const HONORIFICS: readonly string[] = words(
  'mr, mrs, ms, miss, mx, dr, prof, professor, sir, dame, lord, lady, rev, revd, fr, shri, sri, smt, smt., kumari, kum, madam, mdm, messrs, herr, frau, señor, señora, doña, don, dona, barrister, opanin, chief, alhaji, auntie, uncle, father, sheikh, hon, adv, engr, m/s, monsieur, madame, captain, capt, mzee, aling, mang, pastor, imam, rabbi, deacon, atty',
);

/** Legal forms at the end of firms' names, as regular-expression source. Nothing of the name follows them. */
export const LEGAL_FORM = String.raw`(?:\(pty\) ltd|\(private\) limited|pty\.? ltd|pte\.? ltd|private limited|pvt\.? ltd|ltd|limited|llc|l\.l\.c|llp|l\.p|inc|incorporated|corp|corporation|plc|pjsc|gmbh|gbr|ohg|e\.v|s\.a|s\.l|s\.?r\.?l|s\.r\.o|a\.s|a/s|aps|n\.?v|b\.?v|v\.o\.f|sarl|srl|s\.p\.a|k\.k|dac|clg|pllc|u\.a|k/s|(?-i:AG|KG|UG|SA|SL|Oy|OY|Oyj|AB|ASA|AS|KK|CC|SAS|SpA|SPA|LP))`;

/** Words at the end of a body's name, after which more of it may follow. */
export const BODY_WORD = String.raw`(?:company|co|trust|foundation|council|university|bank|partnership|association|society|cooperative|co-operative)`;

/** Words that make a name a firm's or body's rather than a person's. */
export const FIRM_WORDS: readonly string[] = words(
  'properties, property, group, tattoo, tattoos, childcare, holdings, services, solutions, systems, studio, studios, club, clubs, gym, fitness, school, academy, college, centre, center, centres, centers, installations, hub, rentals, homes, living, residential, insurance, assurance, motors, garage, energy, mobility, labs, media, analytics, robotics, photography, bakery, café, cafe, rooms, kitchens, furniture, holidays, travel, air, airlines, airways, broadband, fibre, telecom, mobile, storage, kennels, logistics, freight, consulting, partners, associates, solicitors, agency, lets, lettings, estates, builders, building, construction, renovations, works, workshop, runners, council, court, authority, ministry, department, office, hospital, clinic, clinics, house, lodge, hotel, banquets, room, atelier, feeds, foods, farms, dairy, instruments, industries, international, enterprises, trading, traders, store, shop, market, marketplace, finance, capital, fund, ventures, credit, lending, savings, marble, tiles, church, family, firm, company, band, commissioners, commission, borough, autos, singers, orchestra, choir, pawnshop, restaurant, inn, farm, nursery, dental, surgery, practice, village, co-op, coop, winery, vineyard, brewery, boutique, sparrows, music, productions, records, entertainment, theatre, museum, gallery, library, university, institute, trust, roofing, roofers, plumbing, plumbers, heating, electrical, electrics, electricians, removals, movers, haulage, transport, couriers, gadgets, hospice, mutual, books, bookshop, landscaping, landscapes, gardening, catering, caterers, interiors, flooring, joinery, carpentry, cleaning, cleaners, laundry, tailors, tailoring, florist, florists, flowers, design, designs, printing, printers, cycles, bikes, marine, marina, boatyard, stables, equestrian, livery, salon, salons, barbers, beauty, spa, yoga, pilates, dance, ballet, gymnastics, judo, karate, tuition, tutors, tutoring, kindergarten, preschool, creche, crèche, pets, grooming, veterinary, vets, pharmacy, opticians, physiotherapy, physio, solar, renewables, telecoms, networks, software, technologies, technology, digital, games, gaming, security, alarms, glazing, paving, scaffolding, decorators, decorating, painters, plastering, drainage, timber, hardware, supplies, equipment, tools, leasing, hire, brewing, distillery, coffee, roasters, patisserie, deli, butchers, grocers, pizzeria, bistro, tavern, hostel, campsite, camping, caravans, parking, motorcycles, tyres, bodyworks, repairs, electronics, appliances, upholstery, antiques, auctions, auctioneers, jewellers, jewelry, jewellery, weddings, events, staffing, recruitment, translations, publishing, films, pictures, archery, sailing, rowing, football, cricket, rugby, tennis, swimming, athletics, allotments, gardens, cooperative, sacco, chama',
);

/** Words that open a line which is no name, although it is written like one. */
export const NOT_A_NAME: readonly string[] = words(
  'reply, agreement, contract, lease, licence, license, deed, terms, conditions, policy, notice, schedule, annex, annexure, appendix, exhibit, part, section, article, clause, key, facts, item, details, detail, summary, date, dated, now, therefore, know, presents, witnesseth, signed, signature, witness, summons, claim, affidavit, certificate, receipt, invoice, name, address, price, rent, deposit, fee, fees, term, period, start, end, total, order, form, booking, rental, residential, employment, tenancy, membership, private, confidential, subject, re, dear, hello, hi, the, this, these, that, our, your, my, we, you, and, or, of, for, whereas, between, by, on, in, at, from, to, made, particulars, parties, party, definitions, background, recitals, january, february, march, april, may, june, july, august, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday, yes, no, none, accepted, received, agreed, general, version, copy, page, chat, messages, whatsapp, general, letter, offer, statement, purchase, sale, sales, service, welcome, how, what, when, where, who, why, not, all, any, each, both, either, if, please, thank, yours, best, kind, with, as, it, is, are, here, there, note, nb, ps, re:, ref, title, plan, product, vehicle, car, room, home, unit, flat, house, apartment, position, occupation, street, road, lane, avenue, box, loan, instalment, interest, amount, payment, payments, commission, status, tbc, refundable, required, law, direct, standing, debit, upon, favour, favor, behalf, portion, erf, post, id, welcome, authorised, authorized, abn, acn, nzbn, uen, gstin, nric, siren, siret, ein',
);

/** What a row may name that is no party, as regular-expression source: `Dog: Moose`. */
export const NAMED_THINGS =
  'dog|cat|horse|pony|pet|animal|puppy|boat|vessel|vehicle|car|van|ship|yacht|plane|property|address|place|vet|food|band|song|film|play|event|product|plan|model';

/** Places that stand in capitals beside the names of firms, mostly where they are founded; no party is called only that. */
export const PLACES_NEAR_PARTIES: readonly string[] = words(
  'alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, ontario, quebec, british columbia, alberta, england, scotland, wales, england and wales, united kingdom, great britain, united states, united states of america, usa, india, canada, australia, singapore, germany, france, china, japan, brazil, south africa, mexico, netherlands, switzerland, spain, italy, sweden, norway, denmark, new zealand, ireland, belgium, austria, israel, korea, hong kong, cayman islands, bermuda, luxembourg',
);

/** Labels in front of a name that say a person is meant, without a role. */
export const NAME_LABELS: readonly string[] = words(
  'name, full name, who, for, order sheet for, client name, customer name, your name, belongs to, booked by, applicant, signatory, attn, attention, issued to, prepared for, made out to, in favour of',
);

/** Openings of a letter before the name. */
export const GREETINGS = String.raw`(?:dear|respected|dearest|darling|hello|hi|hey|hiya|howzit|greetings|morena|hola|kia ora|cara|caro|good (?:morning|afternoon|evening)|my dear)`;

/** Lines after which the writer's name stands. */
export const CLOSINGS = String.raw`(?:yours(?: (?:sincerely|faithfully|truly|aye|ever))?|sincerely(?: yours)?|(?:with )?(?:very )?(?:best|kind|warm|warmest|good)(?: \w+)? ?(?:wishes|regards)|(?:with )?regards|best|cheers|love|with(?: \w+){0,4} (?:love|thanks|appreciation|heart|hug|regards|wishes)|all (?:my|our) love|many thanks|thanks|thank you|play on|hugs|respectfully|cordially|(?:your|yr) (?:loving |affectionate |grateful )?(?:nephew|niece|son|daughter|brother|sister|cousin|uncle|aunt|friend|neighbou?r|tenant|mother|father|grandson|granddaughter)|ngā mihi|see you[\w ]{0,20}|take care|groeten|groetjes|grüße|liebe grüße|saludos|um (?:beijo|abraço)(?: \w+)?|bises|x+|warmly|faithfully)`;

/** Words at the start of a line in which the other side says yes. */
export const ACCEPTANCE = String.raw`(?:accepted(?: and agreed)?|agreed(?: and accepted)?|read and accepted|received and agreed|acknowledged|i accept|i agree|i have read|i['’]ve read|yes|for agreement|countersigned|confirmed|seen and agreed)`;

/** Words of kinship and address that stand before a name when somebody says who they are. */
export const RELATIONS: readonly string[] = words(
  'and, with, or, my, the, our, your, cousin, daughter, son, sister, brother, mother, father, uncle, auntie, aunt, husband, wife, friend, neighbour, neighbor, grandmother, grandfather, old, young, dear',
);

/** Short forms of first names that are no prefix of the long one. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  bill: 'william',
  will: 'william',
  bob: 'robert',
  rob: 'robert',
  dick: 'richard',
  rick: 'richard',
  jack: 'john',
  jim: 'james',
  ted: 'edward',
  ned: 'edward',
  peggy: 'margaret',
  meg: 'margaret',
  maggie: 'margaret',
  betty: 'elizabeth',
  liz: 'elizabeth',
  beth: 'elizabeth',
  lizzie: 'elizabeth',
  kate: 'katherine',
  katie: 'katherine',
  kathy: 'katherine',
  tony: 'anthony',
  harry: 'henry',
  hank: 'henry',
  chuck: 'charles',
  sally: 'sarah',
  polly: 'mary',
  molly: 'mary',
  nell: 'eleanor',
  effie: 'euphemia',
  gus: 'augustus',
  mike: 'michael',
  nick: 'nicholas',
  andy: 'andrew',
  drew: 'andrew',
  bev: 'beverley',
  steve: 'stephen',
  dave: 'david',
  dan: 'daniel',
  joe: 'joseph',
  tom: 'thomas',
  alex: 'alexander',
  sasha: 'alexander',
  tess: 'theresa',
  penny: 'penelope',
  mick: 'michael',
  paddy: 'patrick',
  ali: 'alison',
};
