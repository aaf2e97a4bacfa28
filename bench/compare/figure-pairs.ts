import type { PAPERS } from './figure-papers.ts';

/** A figure of one of the papers that changes, and how that turns out for each side. */
export interface FigureCase {
  readonly paper: keyof typeof PAPERS;
  readonly from: string;
  readonly to: string;
  readonly expected: readonly (readonly [identity: string, kind: string])[];
}

/** Paper | older words | newer words | who, and how it turns out. */
const TABLE = `
flat | rent of £1,150 | rent of £1,290 | Tenant worse, Landlord better
flat | deposit of £1,200 | deposit of £900 | Tenant better, Landlord worse
flat | returns it within 14 days | returns it within 60 days | Tenant worse, Landlord better
flat | by up to 3% | by up to 8% | Tenant worse, Landlord better
flat | 48 hours | 12 hours | Tenant worse, Landlord better
flat | one month's notice | three months' notice | Tenant worse, Landlord better
flat | giving three months' notice | giving one month's notice | Tenant worse, Landlord better
flat | interest at 4% | interest at 9% | Tenant worse, Landlord better
flat | fee of £15 | fee of £5 | Tenant better, Landlord worse
job | £2,900 | £2,750 | Employee worse, Employer better
job | 38 hours | 42 hours | Employee worse, Employer better
job | 27 days | 30 days | Employee better, Employer worse
job | eight weeks' notice | four weeks' notice | Employee better, Employer worse
job | For six months | For twelve months | Employee worse, Employer better
job | £1,500 | £4,000 | Employee worse, Employer better
services | €640 | €720 | Customer worse, Supplier better
services | within 30 days | within 14 days | Customer worse, Supplier better
services | within 4 hours | within 24 hours | Customer worse, Supplier better
services | 5% of | 10% of | Customer better, Supplier worse
services | €20,000 | €5,000 | Customer worse, Supplier better
services | €6,000 | €9,000 | Customer worse, Supplier better
services | 90 days | 30 days | Customer worse, Supplier better
services | 12 months | 6 months | Customer worse, Supplier better
gym | €39 | €45 | member worse, Ravelin Fitness Limited better
gym | term is 12 months | term is 24 months | member worse, Ravelin Fitness Limited better
gym | 30 days' notice | 90 days' notice | member worse, Ravelin Fitness Limited better
gym | within 14 days | within 30 days | member better, Ravelin Fitness Limited worse
gym | €250 | €100 | member worse, Ravelin Fitness Limited better
`;
/** Written after the rules, to see what they make of other hands. */
const OTHER_HANDS = `
room | 480 euros every | 560 euros every | Tobias Renn worse
room | 480 euros every | 560 euros every | Mirka Duval better
room | within two weeks | within two months | Tobias Renn worse
room | tells me a month | tells me three months | Tobias Renn worse
room | tell him two months | tell him one month | Tobias Renn worse
room | up to three nights | up to five nights | Tobias Renn better
room | 10 euros extra | 30 euros extra | Tobias Renn worse
loan | £12,000 | £10,000 | Borrower worse
loan | £245 | £225 | Borrower better
loan | 6 per cent | 12 per cent | Borrower worse
loan | thirty days | seven days | Borrower worse
loan | 1 per cent of | 3 per cent of | Borrower worse
loan | twenty-one days | seven days | Borrower worse
sale | EUR 25 | EUR 40 | Buyer worse
sale | due 30 days | due 14 days | Buyer worse
sale | 8% a year | 12% a year | Buyer worse
sale | 24 months | 12 months | Buyer worse
sale | within 10 days | within 3 days | Buyer worse
sale | EUR 10,000 | EUR 2,000 | Buyer worse
sale | within 30 days | within 14 days | Buyer worse
sale | EUR 15 | EUR 5 | Buyer better
sale | for 14 days | for 3 days | Buyer worse
`;

const read = (table: string): FigureCase[] =>
  table
    .trim()
    .split('\n')
    .map((line): FigureCase => {
      const [paper, from, to, expected] = line.split(' | ') as [keyof typeof PAPERS, string, string, string]; // as written above
      return {
        paper,
        from,
        to,
        expected: expected.split(', ').map((one) => {
          const at = one.lastIndexOf(' ');
          return [one.slice(0, at), one.slice(at + 1)] as const;
        }),
      };
    });

export const CASES: readonly FigureCase[] = [...read(TABLE), ...read(OTHER_HANDS)];
