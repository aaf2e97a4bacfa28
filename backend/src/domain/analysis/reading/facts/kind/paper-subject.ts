import type { Family } from '../../../recognition/document-type.ts';
import type { PaperSubject } from '../../../report/report.ts';

const BY_FAMILY: Readonly<Partial<Record<Family, PaperSubject>>> = {
  lease: 'home',
  employment: 'work',
  services: 'services',
  loan: 'loan',
  subscription: 'terms',
  consumer: 'terms',
  privacy: 'terms',
  policy: 'terms',
  sale: 'terms',
  nda: 'secrets',
};

/** By the kinds that papers are called; one with a name of its own goes by its family. */
const BY_KIND: ReadonlyMap<string, PaperSubject> = new Map([
  ['Lodger or room agreement (rental)', 'home'],
  ['Student room agreement (residential lease)', 'home'],
  ['Leave and licence agreement (residential rental)', 'home'],
  ['Lease of business premises', 'home'],
  ['Residential lease (tenancy)', 'home'],
  ['Notice to end a letting (letter)', 'home'],
  ['Letter about a rent increase', 'home'],
  ['Letter of resignation', 'work'],
  ['Non-compete agreement (employment)', 'work'],
  ['Internship or apprenticeship agreement (employment)', 'work'],
  ['Service bond (employment)', 'work'],
  ['Severance or settlement agreement', 'work'],
  ['Staff handbook (employment)', 'work'],
  ['Share option or bonus letter (employment)', 'work'],
  ['Zero-hours or casual work contract (employment)', 'work'],
  ['Job offer (employment contract)', 'work'],
  ['Agency work terms (temporary work)', 'work'],
  ['Workspace membership (desk or office)', 'terms'],
  ['Holiday club or timeshare (membership)', 'terms'],
  ['Contract of employment', 'work'],
  ['Sales or agency agreement', 'services'],
  ['Platform work agreement (driver, courier)', 'services'],
  ['Creator or influencer agreement', 'services'],
  ['Statement of work (services)', 'services'],
  ['Freelance or contractor agreement (services)', 'services'],
  ['Services agreement', 'services'],
  ['Promissory note (loan)', 'loan'],
  ['Buy now, pay later agreement (consumer credit)', 'loan'],
  ['Credit card agreement (consumer credit)', 'loan'],
  ['Loan agreement', 'loan'],
  ['Bank account terms', 'terms'],
  ['Choir or orchestra membership', 'terms'],
  ['Holiday rental booking', 'terms'],
  ['Phone or internet contract (services)', 'terms'],
  ['Energy supply contract (services)', 'terms'],
  ['Privacy policy', 'terms'],
  ['Gym or club membership', 'terms'],
  ['Membership agreement', 'terms'],
  ['Wedding or event booking', 'terms'],
  ['Package holiday booking (travel terms)', 'terms'],
  ['Airline conditions of carriage (travel terms)', 'terms'],
  ['Sale agreement (car)', 'terms'],
  ['Online terms of service', 'terms'],
  ['Software licence', 'terms'],
  ['Terms and conditions', 'terms'],
  ['Sale agreement', 'terms'],
  ['Non-disclosure agreement (NDA)', 'secrets'],
]);

/** By the deals of the language packs. */
const BY_DEAL: Readonly<Record<string, PaperSubject>> = {
  letting: 'home',
  work: 'work',
  freelance: 'services',
  services: 'services',
  loan: 'loan',
  membership: 'terms',
  online: 'terms',
  sale: 'terms',
  travel: 'terms',
  secrecy: 'secrets',
};

/** What a paper is about, by its kind, else by its family. */
export const subjectOf = (kind: string, family: Family): { readonly subject?: PaperSubject } =>
  told(BY_KIND.get(kind) ?? BY_FAMILY[family]);

/** What a paper in another language is about, by its deals. */
export const subjectOfDeals = (deals: readonly string[]): { readonly subject?: PaperSubject } =>
  told(deals.map((deal) => BY_DEAL[deal]).find((subject) => subject !== undefined));

const told = (subject: PaperSubject | undefined) => (subject === undefined ? {} : { subject });
