import { note, type Jurisdiction } from './jurisdiction.ts';

/** United States: rules worth a question. Informational; from the statutes named, not reviewed by counsel. */
export const UNITED_STATES: Jurisdiction = {
  country: 'United States',
  notes: [
    note(
      'non-compete',
      '*',
      'State law decides; such bans are void in California and also banned in Minnesota, North Dakota and Oklahoma',
      'Cal. Bus. & Prof. Code §16600; Minn. Stat. §181.988',
    ),
    note(
      'non-compete',
      'employment',
      'The federal ban of the trade commission never took effect',
      'Ryan LLC v. FTC (N.D. Tex. 2024)',
    ),
    note(
      'confidentiality',
      'nda employment',
      'A secrecy duty must leave room for reports to authorities, and employers should add an immunity notice',
      '18 U.S.C. §1833(b)',
    ),
    note(
      'arbitration',
      '*',
      'Arbitration and class waivers are mostly enforced',
      'Federal Arbitration Act; AT&T v. Concepcion (2011)',
    ),
    note(
      'warranty-disclaimer',
      '*',
      'A waiver of the promise of merchantability must be easy to see and name it',
      'UCC §2-316',
    ),
    note(
      'liquidated-damages',
      '*',
      'A fixed sum holds only as a fair estimate of the loss; else it is a penalty',
      'UCC §2-718; Restatement (Second) of Contracts §356',
    ),
    note(
      'renewal-term',
      'consumer subscription',
      'Automatic renewal needs clear notice and an easy way out in many states',
      'ROSCA; Cal. Bus. & Prof. Code §17600',
    ),
    note(
      'ip-ownership-assignment',
      'services',
      'Work of a freelancer is seldom work for hire, and rights pass only by a signed writing',
      '17 U.S.C. §§101 and 204',
    ),
    note(
      '*',
      'employment',
      'Jobs can end at any time without a reason unless agreed otherwise (Montana differs)',
      'common law',
    ),
    note(
      '*',
      'lease',
      'State law limits deposits and notices; in California most landlords may take one month of rent',
      'Cal. Civ. Code §1950.5',
      'check',
    ),
  ],
};
