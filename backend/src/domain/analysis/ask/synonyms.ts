import { stem } from './stem.ts';

/** Words that people and papers use for the same thing. A word may stand in several lines. */
const LINES = [
  'rent rental licence-fee hire occupancy fee',
  'deposit security bond caution down-payment',
  'pay payment payable owe due cost charge fee price bill money remit settle',
  'price fee charge cost rate amount sum premium subscription fare',
  'salary wage wages pay remuneration stipend gross earnings compensation',
  'leave quit end terminate termination cancel cancellation exit resign resignation vacate determine withdraw stop move',
  'fire dismiss dismissal terminate termination sack discharge evict eviction end',
  'notice notify warning inform intimation',
  'landlord lessor licensor owner host',
  'tenant lessee licensee occupier lodger renter resident',
  'employer company firm',
  'employee worker staff',
  'sublet sublease sublicense sub-let sub-license underlet part assign lodger airbnb',
  'repair maintain maintenance fix mend upkeep broken defect leak',
  'pet pets animal dog cat',
  'late overdue delay default arrears unpaid missed',
  'raise increase rise change adjust vary amend review uplift revise',
  'lower decrease reduce reduction discount',
  'refund return repay reimburse back refundable',
  'holiday holidays vacation',
  'sick ill illness sickness disability',
  'hour hours shift shifts schedule roster rota',
  'overtime extra hours',
  'compete competing competitor competition rival',
  'secret confidential confidentiality disclose share',
  'data personal information privacy details records',
  'photo photos image picture likeness footage video camera recording',
  'court courts tribunal arbitration arbitrator jurisdiction dispute sue lawsuit claim mediation',
  'law laws governed governing jurisdiction',
  'insurance insure insured cover policy',
  'bill bills electricity gas water utilities internet heating',
  'tax taxes rates levy council vat gst duty',
  'guest guests visitor visitors stay overnight',
  'sell sale transfer assign hand convey',
  'transfer assign assignment novate pass',
  'renew renewal extend extension prolong automatically roll',
  'damage damages loss harm broken breakage injury',
  'liable liability responsible responsibility answer',
  'guarantor guarantee surety',
  'bonus commission incentive',
  'probation trial probationary',
  'expenses travel reimburse mileage',
  'deliver delivery dispatch ship handover',
  'fault faulty defect defective warranty guarantee',
  'fine penalty liquidated fee charge forfeit',
  'minimum least commitment quota',
  'waive waiver give-up forfeit release',
  'enter entry inspect inspection access visit come',
  'lock locks locked lock-out seize take possession repossess',
  'belongings goods furniture things possessions property',
  'own owner ownership belong belongs title',
  'copyright intellectual ip invention work works rights',
  'start begin commence commencement effective joining arrival',
  'end expire expiry finish until over departure',
  'sign signed execute executed date dated made letter',
  'customer client buyer purchaser',
  'supplier seller vendor provider',
  'loan loans borrow lend lender borrower',
  'interest rate apr percent',
  'instalment installment monthly payments',
  'home flat house apartment',
  'work job duties tasks role position services',
  'complain complaint object dispute report',
  'clean cleaning tidy',
  'smoke smoking vape',
  'key keys fob',
  'park parking garage car vehicle',
  'garden yard lawn outdoor',
  'child children kid',
  'die death deceased pass-away',
  'steal theft stolen lost',
] as const;

const GROUPS = new Map<string, Set<number>>();
for (const [index, line] of LINES.entries()) {
  for (const word of line.split(' ')) {
    const key = stem(word);
    const groups = GROUPS.get(key) ?? new Set<number>();
    groups.add(index);
    GROUPS.set(key, groups);
  }
}

const NONE: ReadonlySet<number> = new Set();

/** The lines of words of one meaning that a stem stands in. */
export const groupsOf = (term: string): ReadonlySet<number> => GROUPS.get(term) ?? NONE;
