import type { RolePair } from './role-pair.ts';

const words = (list: string) => list.split(', ');

/** Business, property, courts and families: what lawyers and offices write. */
export const FORMAL_PAIRS: readonly RolePair[] = [
  {
    id: 'subcontract',
    weaker: words('subcontractor, sub-contractor'),
    stronger: words('contractor, main contractor, principal contractor'),
    paid: 'weaker',
  },
  {
    id: 'licence',
    weaker: words('licensee, sublicensee, customer, user, clinic, developer, subscriber'),
    stronger: words('licensor, vendor, owner, provider, software company, company'),
    paid: 'stronger',
  },
  {
    id: 'franchise',
    weaker: words(
      'franchisee, unit franchisee, operator, kiosk owner, outlet owner, store owner, restaurant owner',
    ),
    stronger: words('franchisor, franchiser, company, master franchisee'),
    paid: 'stronger',
  },
  {
    id: 'distribution',
    weaker: words(
      'distributor, agent, commission agent, reseller, dealer, sales rep, sales representative, rep, representative, affiliate, sales agent',
    ),
    stronger: words('manufacturer, principal, supplier, company, vendor, producer'),
    paid: 'stronger',
  },
  {
    id: 'mandate',
    weaker: words('owner, client, seller, landlord, vendor, customer'),
    stronger: words('agent, agency, letting agent, estate agent, broker, managing agent'),
    paid: 'stronger',
  },
  {
    id: 'agency-work',
    weaker: words('contractor, worker, temp, representative, consultant'),
    stronger: words('agency, employment business, recruitment agency, end client'),
    paid: 'weaker',
  },
  {
    id: 'factoring',
    weaker: words('seller, client, assignor'),
    stronger: words('factor, assignee, purchaser, financier'),
    paid: null,
  },
  {
    id: 'disclosure',
    weaker: words('recipient, receiving party, taker, employee, receiver'),
    stronger: words('discloser, disclosing party, giver, company, owner'),
    paid: null,
  },
  {
    id: 'settlement',
    weaker: words('employee, releasor, claimant, complainant'),
    stronger: words('employer, company, releasee, respondent'),
    paid: 'weaker',
  },
  {
    id: 'claim',
    weaker: words('defendant, respondent, recipient, debtor, addressee, tenant, accused'),
    stronger: words(
      'claimant, plaintiff, applicant, petitioner, sender, creditor, landlord, prosecution, client',
    ),
    paid: 'stronger',
  },
  {
    id: 'authority',
    weaker: words('donor, principal, grantor, appointor'),
    stronger: words('attorney, donee, agent, attorney-in-fact, attorney in fact, proxy'),
    paid: null,
  },
  {
    id: 'will',
    weaker: words('beneficiary, heir, legatee, daughter, son, child'),
    stronger: words('executor, executrix, trustee, personal representative'),
    paid: null,
  },
  {
    id: 'trust',
    weaker: words('beneficiary, settlor, trustor, grantor'),
    stronger: words('trustee'),
    paid: null,
  },
  {
    id: 'transfer',
    weaker: words('grantee, transferee, assignee, donee, purchaser'),
    stronger: words('grantor, transferor, assignor, donor, vendor'),
    paid: null,
  },
  {
    id: 'security',
    weaker: words('pledgor, chargor, mortgagor, hypothecator, borrower'),
    stronger: words('pledgee, chargee, mortgagee, secured party, lender'),
    paid: null,
  },
  {
    id: 'investment',
    weaker: words(
      'participant, optionholder, option holder, optionee, grantee, founder, technical founder, co-founder, shareholder',
    ),
    stronger: words('company, issuer, investor, fund, lead founder, first founder'),
    paid: null,
  },
  {
    id: 'funding',
    weaker: words('company, issuer, start-up, startup'),
    stronger: words('investor, fund, lender, subscriber'),
    paid: null,
  },
  {
    id: 'tender',
    weaker: words('tenderer, bidder, supplier, contractor, offeror'),
    stronger: words(
      'council, procuring entity, purchaser, authority, public body, contracting authority, employer, municipality',
    ),
    paid: 'weaker',
  },
  {
    id: 'covenant',
    weaker: words('covenantor, employee, engineer'),
    stronger: words('covenantee, company, employer'),
    paid: null,
  },
  {
    id: 'policy',
    weaker: words('employee, team member, student, member, visitor, applicant, resident'),
    stronger: words('company, organisation, organization, university, school, council, authority, employer'),
    paid: null,
  },
  {
    id: 'partners',
    weaker: words('second partner, second party, new co-owner, party b, second owner, buyer partner'),
    stronger: words('first partner, first party, first owner, party a'),
    paid: null,
    isEven: true,
  },
  {
    id: 'spouses',
    weaker: words('wife, second spouse'),
    stronger: words('husband, first spouse'),
    paid: null,
    isEven: true,
  },
];
