import { kind, type PaperKind } from './paper-kind.ts';

/** What firms and owners make with each other, then terms, sales and services of any sort: the last of the list. */
export const TRADE_KINDS: readonly PaperKind[] = [
  kind('Franchise agreement', /\bfranchis\w*\b/i),
  kind('Distribution agreement', /\bdistribut\w*\b|\bresell\w*\b/i),
  kind('Factoring agreement (services)', /\breceivables\b|\bfactoring\b/i),
  kind(
    'Partnership or co-ownership agreement',
    /\bpartnership\b|\bfounders?['’]? agreement\b|\bhow we share\b|\bco-?own\w*\b|\bjoint venture\b|\bshareholders?\b|\bsharing (?:stall|the)\b/i,
    /\b(?:half each|partners?|our share)\b/gi,
  ),
  kind('Investor side letter', /\bside letter\b|\bsubscription agreement\b/i),
  kind(
    'Deed (sale of land)',
    /\bsale of land\b|\bconveyance\b|\bdeed of sale\b|\btransfer of land\b|\bproperty deed\b/i,
  ),
  kind(
    'Sale agreement (car)',
    /\bsale of (?:an? )?(?:used |second-?hand )?(?:motor )?(?:vehicle|car|van|motorbike|motorcycle)\b|\border form and terms of sale\b|\bused car\b|\bwagon\b/i,
  ),
  kind('Tender conditions (supply)', /\btender\b/i),
  kind(
    'Online terms of service',
    /\bterms of (?:use|service|subscription)\b|\buser agreement\b|\bapi terms\b|\bterms for players\b/i,
    /\b(?:account|app|website|log[- ]?in)\b/gi,
  ),
  kind('Software licence', /\b(?:software|subscription) licen[cs]e\b|\bsaas\b|\blicen[cs]e agreement\b/i),
  kind(
    'Software subscription agreement',
    /\bsoftware as a service\b|\bhosted (?:software|service)|\b(?:software|hosted|saas)\b[^\n]{0,30}\border form\b/i,
    /\b(?:subscription term|customer data|hosted|saas|uptime|(?:user|staff) accounts?|support tickets?)\b/gi,
  ),
  kind('Hire agreement', /\bhire\b|\brental\b/i, /\b(?:hirer|hire|renter)\b/gi),
  kind(
    'Booking (services)',
    /\bbooking (?:confirmation|form|agreement|contract|sheet)\b|\bconfirmation of (?:your |the )?booking\b/i,
  ),
  kind(
    'Terms and conditions',
    /\bterms\b(?!\s?:\s?(?:net\b|\d|cash|cod\b|due\b|payable|payment|within))|\bconditions\b/i,
  ),
  kind('Services agreement', /\b(?:merchant|payment|card|managed|cleaning|security|it|support) services\b/i),
  kind(
    'Sale agreement',
    /\bsale\b|\bselling agreement\b|\bpurchase\b|(?<!\b(?:insertion|advertising|court|work|standing|holding) |[,(] ?)\border\b|\bbill of sale\b/i,
    /\b(?:buyer|seller|purchaser|vendor|(?:purchase|sale) price|I sell|sells|have sold)\b/gi,
    undefined,
    // an order by the month of what comes back is no sale
    /^(?![^]{0,3000}\b(?:per|a|each) month\b[^]{0,3000}\b(?:bring|give|hand|send)s?\b[^.;]{0,40}\bback\b)|\b(?:buyers?|sellers?|purchasers?|sold|sells?|sale|bought)\b/i,
  ),
  kind('Services agreement', /\bservices?\b|\b(?:insertion|advertising) orders?\b/i),
  // a title that says no more than that
  kind('Agreement', /\bagreement\b|\bunderstanding\b/i),
];
