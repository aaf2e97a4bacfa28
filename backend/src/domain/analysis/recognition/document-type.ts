/** Families share checklists and role words; several document types belong to one. */
export type Family =
  | 'lease'
  | 'employment'
  | 'services'
  | 'nda'
  | 'loan'
  | 'subscription'
  | 'consumer'
  | 'privacy'
  | 'policy'
  | 'sale'
  | 'license'
  | 'distribution'
  | 'franchise'
  | 'commercial'
  | 'guarantee'
  | 'deed'
  | 'court'
  | 'statute'
  | 'other';

export interface DocumentType {
  /** Stable id for programs, e.g. `residential-lease`. */
  readonly id: string;
  readonly family: Family;
  /** With article, for sentences: `a residential lease`. */
  readonly label: string;
}

interface TypeRule extends DocumentType {
  /** Tried on the title, then on the opening words. */
  readonly title: RegExp;
  /** Words that speak for the type when the title does not tell. */
  readonly body?: RegExp;
}

const rule = (id: string, family: Family, label: string, title: RegExp, body?: RegExp): TypeRule =>
  body === undefined ? { id, family, label, title } : { id, family, label, title, body };

/** Papers that bind without being signed by their reader. */
export const NOT_SIGNED: readonly Family[] = ['court', 'statute', 'policy', 'privacy', 'deed'];

/** Most specific first. */
const TYPES: readonly TypeRule[] = [
  rule(
    'court-notice',
    'court',
    'a court or legal notice',
    /\b(?:summons|subpoena|judge?ment of|in the (?:county|high|district|magistrates['’]?|crown|family|small claims) court|parking (?:charge|ticket|fine|violation)|notice to quit|eviction notice|court order|writ of|mandado|intimaç|citaç|legal notice|notice of (?:default|claim|hearing|eviction|intended prosecution)|notice to owner|penalty (?:charge )?notice|fixed penalty|enforcement notice|mahnbescheid|assignation)/i,
  ),
  rule('will', 'deed', 'a will', /\blast will|\btestament\b/i),
  rule(
    'power-of-attorney',
    'deed',
    'a power of attorney',
    /\bpower of attorney|\bprocura\b|\bvollmacht|\bprocuration|\bpoder notarial/i,
  ),
  rule(
    'property-deed',
    'deed',
    'a property deed',
    /\b(?:warranty|quitclaim|grant|gift|sale|title) deed\b|\bdeed of (?:sale|trust|gift|conveyance)/i,
  ),
  rule(
    'privacy-policy',
    'privacy',
    'a privacy policy',
    /\bprivacy (?:policy|notice|statement)|\b(?:looks? after|responsible for) your (?:data|personal)|\bprivacyverklaring|\bdatenschutzerkl|\bpolitique de confidentialit|\bpol[ií]tica de privacidad/i,
  ),
  rule(
    'nda',
    'nda',
    'a non-disclosure agreement',
    /\bnon-?\s?disclosure\b|\bconfidentiality (?:and|agreement|&)|\bconfidential(?:ity)? disclosure|\bNDA\b|秘密保持|保密/i,
  ),
  rule('non-compete', 'services', 'a non-compete agreement', /\bnon-?\s?compet|\brestrictive covenant/i),
  rule(
    'residential-lease',
    'lease',
    'a lease',
    /\b(?:residential|apartment|house|tenancy|rental|room|flat|student|holiday)[\w ]{0,20}\b(?:lease|agreement|contract)|\btenancy\b|\blease agreement\b|\bleave and licen[cs]e\b|\bmietvertrag|\bcontrat de (?:bail|location)|\barrendamiento\b|\blocazione\b|\blocação\b|\bhuurovereenkomst|\bhyresavtal|\blejekontrakt|\bleiekontrakt|租赁|賃貸|إيجار|किराया|\brental agreement|\blease\b/i,
    /\btenant\b[\s\S]{0,3000}\blandlord\b|\blandlord\b[\s\S]{0,3000}\btenant\b|\blessee\b[\s\S]{0,1500}\brent\b/i,
  ),
  rule(
    'employment-contract',
    'employment',
    'an employment contract',
    /\bemployment\b|\bletter of appointment|\boffer letter|\bappointment letter|\barbeitsvertrag|\bcontrat de travail|\bcontrato de trabajo|\bcontratto di lavoro|\bcontrato de trabalho|\barbeidsovereenkomst|\banställningsavtal|\bansættelse|\barbeidsavtale|劳动合同|雇用契約|\bapprenticeship|\binternship/i,
    /\bemployee\b[\s\S]{0,3000}\bemployer\b|\byour employment\b|\bemployer\b[\s\S]{0,3000}\bemployee\b/i,
  ),
  rule(
    'loan-agreement',
    'loan',
    'a loan agreement',
    /\bloan\b(?! of (?!(?:up to |about |the )?(?:[$€£₹¥₦\d]|Rs\b|[A-Z]{3} ?\d|money|funds|an? (?:sum|amount)|(?:sum|amount|principal)\b)))|\bpromissory note|\bcredit agreement|\bdarlehen|\bprêt\b|\bpréstamo|\bmutuo\b|\bfacility agreement/i,
    /\bborrower\b[\s\S]{0,3000}\blender\b/i,
  ),
  rule(
    'guarantee',
    'guarantee',
    'a guarantee',
    /\b(?:personal )?guarant(?:y|ee)\b|\bsurety|\bbürgschaft|\bcautionnement/i,
  ),
  rule('franchise', 'franchise', 'a franchise agreement', /\bfranchis/i, /\bfranchisee\b/i),
  rule('reseller', 'distribution', 'a reseller agreement', /\bre-?seller|\bvalue added/i),
  rule(
    'distribution',
    'distribution',
    'a distribution agreement',
    /\bdistribut(?:or|ion|orship)/i,
    /\bdistributor\b[\s\S]{0,300}\bdistributor\b/i,
  ),
  rule('affiliate', 'distribution', 'an affiliate agreement', /\baffiliate/i),
  rule(
    'agency',
    'distribution',
    'an agency agreement',
    /\bagency (?:agreement|contract|terms)|\bsales (?:representative|agency)|\bagent agreement|\bcommercial agen/i,
  ),
  rule(
    'endorsement',
    'commercial',
    'an endorsement agreement',
    /\bendorse|\bambassador|\btalent|\binfluencer/i,
    /\bendors(?:er|ement)\b[\s\S]{0,400}\bendors/i,
  ),
  rule(
    'sponsorship',
    'commercial',
    'a sponsorship agreement',
    /\bsponsor/i,
    /\bsponsor(?:ship)?\b[\s\S]{0,400}\bsponsor/i,
  ),
  rule('co-branding', 'commercial', 'a co-branding agreement', /\bco-?brand/i),
  rule('promotion', 'commercial', 'a promotion agreement', /\bpromotion|\bco-promotion/i),
  rule('marketing', 'commercial', 'a marketing agreement', /\bmarketing|\badvertis/i),
  rule('strategic-alliance', 'commercial', 'a strategic alliance agreement', /\balliance/i),
  rule('joint-venture', 'other', 'a joint filing agreement', /\bjoint filing/i),
  rule(
    'joint-venture',
    'commercial',
    'a joint venture agreement',
    /\bjoint[- ](?:venture|filing)|\bpartnership agreement|\bshareholders?['’]? agreement|\boperating agreement/i,
  ),
  rule('collaboration', 'commercial', 'a collaboration agreement', /\bcollaborat|\bcooperation|\bteaming/i),
  rule('outsourcing', 'services', 'an outsourcing agreement', /\boutsourc/i),
  rule('hosting', 'subscription', 'a hosting agreement', /\bhosting|\bhost\b/i),
  rule(
    'maintenance',
    'services',
    'a maintenance agreement',
    /\bmaintenance|\bsupport agreement|\bsupport services/i,
  ),
  rule('manufacturing', 'commercial', 'a manufacturing agreement', /\bmanufactur/i),
  rule('supply', 'sale', 'a supply agreement', /\bsupply|\bpurchase agreement\b(?! and sale)/i),
  rule(
    'transportation',
    'services',
    'a transport agreement',
    /\btransport|\bcarriage|\bshipping|\bfreight|\bcharter/i,
  ),
  rule(
    'intellectual-property',
    'license',
    'an intellectual property agreement',
    /\bintellectual property|\bpatent|\btrade ?mark/i,
  ),
  rule(
    'terms-conditions',
    'consumer',
    'terms and conditions',
    /\bterms (?:of (?:service|use|sale)|and conditions|& conditions)|\b(?:additional|general|event|program|user) terms|\bmembership\b|\bgym\b|\bconditions générales|\bagb\b|\bnutzungsbedingungen|\bend user|\bacceptable use/i,
    /\bthese terms\b[\s\S]{0,3000}\byou\b/i,
  ),
  rule(
    'saas',
    'subscription',
    'a software subscription agreement',
    /\bsaas\b|\bsoftware as a service|\bsubscription|\bcloud services?/i,
  ),
  rule('license', 'license', 'a license agreement', /\blicen[cs]e|\blicencia|\blicentie|\blizenz/i),
  rule('development', 'services', 'a development agreement', /\bdevelopment/i),
  rule('consulting', 'services', 'a consulting agreement', /\bconsult|\badvisory/i),
  rule(
    'service',
    'services',
    'a services agreement',
    /\bservices?\b|\bfreelance|\bindependent contractor|\bstatement of work|\bdesign agreement|\bwork order|\bsubcontract|\bdienstleistung|\bwerkvertrag|\bprestation/i,
    /\bcontractor\b[\s\S]{0,2000}\bclient\b|\bclient\b[\s\S]{0,2000}\bcontractor\b/i,
  ),
  rule(
    'sale-agreement',
    'sale',
    'a sale agreement',
    /\bsale\b|\bpurchase\b|\bbill of sale|\bkaufvertrag|\bköpekontrakt|\bcompraventa|\bcompra e venda|\bcompravendita|\bkoopovereenkomst|\bkøbsaftale|\bkjøpekontrakt/i,
    /\bseller\b[\s\S]{0,2000}\bbuyer\b|\bbuyer\b[\s\S]{0,2000}\bseller\b/i,
  ),
  rule(
    'settlement',
    'commercial',
    'a settlement agreement',
    /\bsettlement|\brelease\b(?! (?:call|date|day|form|note|fee|of (?:the )?(?:deposit|bond|stock|goods|keys|funds))\b)/i,
  ),
  rule(
    'legal-policy',
    'policy',
    'a policy',
    /\bpolicy\b|\bcode of conduct|\bguidelines|\bhouse rules|\bby-?laws/i,
  ),
  rule(
    'statute-regulation',
    'statute',
    'a law or regulation',
    /\bregulation \(|\bdirective\b|\bstatute|\bordinance|\bcode civil\b|\bact,? \d{4}\b|\bgesetz|\bpart \d+ [—-]/i,
  ),
];

/** How types of paper are called, with their article. */
export const DOCUMENT_LABELS: readonly string[] = TYPES.map(({ label }) => label);

const EMPLOYMENT = TYPES.find(({ id }) => id === 'employment-contract')!; // stands in the table
const OTHER: DocumentType = { id: 'contract', family: 'other', label: 'a contract or other legal document' };

/** Tells the type from the title, else from the opening, else from words of the body. */
export function documentType(title: string | null, text: string): DocumentType {
  const head = text.slice(0, 400);
  for (const words of [title ?? '', head]) {
    for (const type of TYPES)
      if (words !== '' && type.title.test(words)) return strip(isJob(type, text) ? EMPLOYMENT : type);
  }
  const body = text.slice(0, 8_000);
  const found = TYPES.find((type) => type.body?.test(body) ?? false) ?? OTHER;
  return strip(isJob(found, text) ? EMPLOYMENT : found);
}

/** A `service agreement` with a salary, or a `sponsor` who brings a worker into the country. */
const isJob = ({ id, family }: DocumentType, text: string): boolean =>
  (family === 'services' && isEmployment(text)) || (id === 'sponsorship' && SPONSORS_WORK.test(text));
const SPONSORS_WORK =
  /^(?=[^]{0,8000}\b(?:salary|wages?)\b)[^]{0,8000}\b(?:visa|residence permit|work permit|iqama|end of service|day of rest|rest day|days? off)\b/i;

/** A `service agreement` with a salary is a job. */
function isEmployment(text: string): boolean {
  const opening = text.slice(0, 30_000);
  const jobs =
    opening.match(/\b(?:your|his|her|the (?:employee|executive)['’]s) employment\b/gi)?.length ?? 0;
  return jobs >= 3 && /\bsalary\b/i.test(opening);
}

const strip = ({ id, family, label }: DocumentType): DocumentType => ({ id, family, label });
