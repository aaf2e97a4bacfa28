/**
 * The role of whoever does something, for readers who say what they do: `the one who rents the room`. A verb that either side may mean,
 * such as `hire`, stands here only where the role word has the same two meanings.
 */
export const DOERS: Readonly<Record<string, string>> = {
  rent: 'renter',
  rents: 'renter',
  rented: 'renter',
  renting: 'renter',
  lend: 'lender',
  lends: 'lender',
  lent: 'lender',
  lending: 'lender',
  borrow: 'borrower',
  sell: 'seller',
  sold: 'seller',
  selling: 'seller',
  buy: 'buyer',
  bought: 'buyer',
  buying: 'buyer',
  employ: 'employer',
  invest: 'investor',
  use: 'user',
  lodge: 'lodger',
  booked: 'customer',
  booking: 'customer',
};

/** Stems of what anybody does under a paper, which tell nobody apart. */
export const VERBS_OF_ALL: ReadonlySet<string> = new Set(
  'pay, paid, get, got, giv, tak, mak, hav, us, use, keep, sign, agre, want, need, work, com, go, do, put, hold, bring, tell, ask, accept, receiv, return, send, sent, leav, stay, live, liv, mov, think, know, read, help, look, memb, custom, part, partn, manag, ord, numb, oth, off, ent, cov'.split(
    ', ',
  ),
);
