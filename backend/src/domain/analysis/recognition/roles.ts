/** Which of two opposite positions a role word stands for. */

/** A pair of roles that face each other, with the words people use for each, lower case. */
export interface RolePair {
  readonly a: readonly string[];
  readonly b: readonly string[];
  /** The side that gets the money, where it is not `b`. */
  readonly paid?: 'a';
}

/** Side `a` is the one that usually pays or works and holds the weaker hand. Order: most specific first. */
const ROLE_PAIRS: readonly RolePair[] = [
  {
    a: [
      'tenant',
      'lessee',
      'renter',
      'mieter',
      'mieterin',
      'locataire',
      'arrendatario',
      'arrendataria',
      'inquilino',
      'conduttore',
      'locatario',
      'locatária',
      'locatário',
      'huurder',
      'hyresgäst',
      'lejer',
      'leietaker',
      'occupant',
      'licensee of premises',
    ],
    b: [
      'landlord',
      'lessor',
      'property owner',
      'vermieter',
      'vermieterin',
      'bailleur',
      'arrendador',
      'arrendadora',
      'locatore',
      'locador',
      'verhuurder',
      'hyresvärd',
      'udlejer',
      'utleier',
      'property manager',
      'letting agent',
    ],
  },
  {
    paid: 'a',
    a: [
      'employee',
      'worker',
      'candidate',
      'arbeitnehmer',
      'arbeitnehmerin',
      'salarié',
      'salariée',
      'trabajador',
      'trabajadora',
      'lavoratore',
      'empregado',
      'werknemer',
      'arbetstagare',
      'medarbejder',
      'arbeidstaker',
      'executive',
      'intern',
      'apprentice',
      'staff member',
    ],
    b: [
      'employer',
      'arbeitgeber',
      'employeur',
      'empleador',
      'datore di lavoro',
      'empregador',
      'werkgever',
      'arbetsgivare',
      'arbejdsgiver',
      'arbeidsgiver',
    ],
  },
  {
    a: ['borrower', 'debtor', 'guarantor', 'darlehensnehmer', 'emprunteur', 'prestatario', 'mutuatario'],
    b: ['lender', 'creditor', 'bank', 'darlehensgeber', 'prêteur', 'prestamista', 'mutuante'],
  },
  { a: ['franchisee', 'member', 'unit franchisee'], b: ['franchisor'] },
  { a: ['licensee', 'sublicensee'], b: ['licensor'] },
  { a: ['recipient', 'receiving party'], b: ['discloser', 'disclosing party'] },
  {
    a: ['distributor', 'reseller', 'dealer', 'agent', 'sales representative', 'affiliate'],
    b: ['manufacturer', 'principal', 'vendor', 'supplier'],
  },
  {
    a: [
      'buyer',
      'purchaser',
      'käufer',
      'acheteur',
      'comprador',
      'compratore',
      'acquirente',
      'koper',
      'köpare',
      'køber',
      'kjøper',
    ],
    b: [
      'seller',
      'verkäufer',
      'vendeur',
      'vendedor',
      'venditore',
      'verkoper',
      'säljare',
      'sælger',
      'selger',
      'merchant',
    ],
  },
  {
    paid: 'a',
    a: [
      'contractor',
      'consultant',
      'freelancer',
      'designer',
      'developer',
      'service provider',
      'provider',
      'supplier',
      'vendor',
      'artist',
      'photographer',
      'writer',
      'author',
      'influencer',
      'creator',
      'talent',
      'endorser',
      'auftragnehmer',
      'prestataire',
      'subcontractor',
      'operator',
      'manager',
      'host',
      'performer',
    ],
    b: [
      'client',
      'customer',
      'company',
      'buyer',
      'auftraggeber',
      'service recipient',
      'owner',
      'sponsor',
      'commissioner',
      'brand',
      'publisher',
    ],
  },
  {
    a: [
      'consumer',
      'user',
      'subscriber',
      'member',
      'customer',
      'account holder',
      'you',
      'passenger',
      'guest',
      'patient',
      'student',
      'parent',
      'client',
      'investor',
      'shareholder',
      'founder',
    ],
    b: [
      'company',
      'provider',
      'platform',
      'service',
      'operator',
      'club',
      'school',
      'carrier',
      'we',
      'us',
      'business',
      'studio',
      'gym',
      'bank',
    ],
  },
];

/** Every role word, longest first, for patterns. */
export const ROLE_WORDS: readonly string[] = [
  ...new Set(ROLE_PAIRS.flatMap((pair) => [...pair.a, ...pair.b]).filter((word) => word.length > 3)),
].toSorted((a, b) => b.length - a.length);

/** Whether a role is one of those that usually pay or work: a tenant, an employee, a borrower, `you`. */
export function holdsWeakerHand(role: string): boolean {
  const word = role.toLowerCase();
  return ROLE_PAIRS.find((pair) => pair.a.includes(word) || pair.b.includes(word))?.a.includes(word) ?? false;
}

/** Whether a role is one of those that usually get the money: a landlord, a contractor, and any role that is not known. */
export function isUsuallyPaid(role: string): boolean {
  const word = role.toLowerCase();
  const pair = ROLE_PAIRS.find(({ a, b }) => a.includes(word) || b.includes(word));
  return pair === undefined || pair.a.includes(word) === (pair.paid === 'a');
}
