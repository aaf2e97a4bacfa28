import { ROLE_PAIRS, SIDE_ROLES } from '../languages/en/roles/all.ts';
import { placesOf, plainRole } from './names/role-words.ts';
import type { PaperSide, PaperSides } from './side.ts';

/** Who pays, who is paid, and who holds which hand; null where the roles and the wording do not tell. */
export interface PaymentSides {
  readonly payer: string | null;
  readonly payee: string | null;
  readonly weaker: string | null;
  readonly stronger: string | null;
}

/** The sides that deal with each other: the first two that are no guarantor, agent or witness. */
export const mainSides = ({ all }: Pick<PaperSides, 'all'>): readonly PaperSide[] => {
  const mains = all.filter(({ role }) => !SIDE_ROLES.includes(role?.toLowerCase() ?? ''));
  const first = mains.slice(0, 2);
  // whom a letter speaks to is one of the two, however many write it
  const told = mains.find(({ pronoun }) => pronoun === 'you');
  return told === undefined || first.includes(told) ? first : [...first.slice(0, 1), told];
};

/** Which side pays and is paid, by their roles, their hands, or how `I` and `you` speak of money. Ids of sides. */
export function whoPays(sides: PaperSides, text: string): PaymentSides {
  const main = mainSides(sides);
  // where only one of two is known, the other is what is left
  const facing = (hand: PaperSide | undefined) =>
    hand === undefined || main.length !== 2 ? undefined : main.find((side) => side !== hand);
  // two who both look like the weaker hand tell nothing
  const areLike = main.length === 2 && main[0]!.isStronger === main[1]!.isStronger;
  const known = {
    weaker: areLike ? undefined : main.find((side) => side.isStronger === false),
    stronger: areLike ? undefined : main.find((side) => side.isStronger === true),
  };
  const weaker = known.weaker ?? facing(known.stronger) ?? null;
  const stronger = known.stronger ?? facing(known.weaker) ?? null;
  const [payer, payee] = payment(main, isForWages(text));
  const told = paymentTold(sides.all, text);
  const [giver, taker] = isForWages(text) ? [stronger, weaker] : [weaker, stronger];
  return {
    payer: payer?.id ?? told[0]?.id ?? giver?.id ?? null,
    payee: payee?.id ?? told[1]?.id ?? taker?.id ?? null,
    weaker: weaker?.id ?? null,
    stronger: stronger?.id ?? null,
  };
}

const OPENING = 20_000;
const YOU_PAY =
  /\byou(?:['’]d| would| will|['’]ll| shall| must)? (?:pay|owe|send|transfer)\b|\b(?:I|we)(?: shall| will|['’]ll|['’]d)? (?:ask (?:for|you)|charge|debit|keep (?:the|half)|bill|invoice)\b|\bmy invoice\b|\bpay (?:me|us)\b|\byour (?:cheque|check|payments?|standing order|direct debit|rent|dues|fees?|deposit)\b|\byou (?:will|shall|are|may|can) be (?:billed|charged|invoiced)\b|\b(?:I|we)(?:['’]d| would) (?:like|want|ask) (?:[£$€₹]|a deposit|the deposit)|\bstanding order,? please\b|\bI(?:['’]ll| will| shall)? (?:give|pay) (?:it|the deposit) back\b/gi;
/** A paper that pays for work speaks of it more than once. */
const WAGES =
  /\b(?:salary|wages?|payroll|pay ?check|pay ?slip|hourly (?:rate|pay)|paid leave|overtime|stipends?|(?:holiday|sick|maternity|redundancy) pay|time and a half|minimum wage|apprentices?(?:hip)?|(?:your|his|her) (?:next |first |monthly |weekly )?pay(?! (?:us|me|the|for)\b))\b/gi;
const isForWages = (text: string): boolean => (text.slice(0, OPENING).match(WAGES)?.length ?? 0) >= 2;
const I_PAY = /\b(?:I|we)(?: will|['’]ll)? (?:pay|owe) (?:you|it|the)\b|\bpay you\b/gi;

/** Where the sides are only `I` and `you`: who pays, by how they speak of money; empty where it is not plain. */
function paymentTold(all: readonly PaperSide[], text: string): readonly PaperSide[] {
  const you = all.find(({ pronoun }) => pronoun === 'you');
  const speaker = all.find(({ pronoun }) => pronoun === 'i' || pronoun === 'we');
  if (you === undefined || speaker === undefined || all.length !== 2) return [];
  const words = text.slice(0, OPENING);
  const [asked, paid] = [words.match(YOU_PAY)?.length ?? 0, words.match(I_PAY)?.length ?? 0];
  return asked >= 2 && asked >= 2 * paid
    ? [you, speaker]
    : paid >= 2 && paid >= 2 * asked
      ? [speaker, you]
      : [];
}

/** Who pays and who is paid, by the pair of roles that face each other. */
function payment(
  main: readonly PaperSide[],
  areWages: boolean,
): readonly [PaperSide | undefined, PaperSide | undefined] {
  const [one, other] = main;
  if (one === undefined) return [undefined, undefined];
  if (other === undefined) return paysAlone(one) ? [one, undefined] : [undefined, undefined];
  const pairs = ROLE_PAIRS.filter(({ paid }) => paid !== null);
  const isIn = (words: readonly string[], { role }: PaperSide) =>
    role !== null && (words.includes(role.toLowerCase()) || words.includes(plainRole(role)));
  // `company` pays its worker and is paid by its customer: alone it does not tell
  const isPlain = () => {
    const held = placesOf(one.role ?? other.role ?? '').filter(({ pair }) => pair.paid !== null);
    return new Set(held.map(({ pair, side }) => pair.paid === side)).size === 1;
  };
  const fit = (needed: number) => {
    for (const { weaker, stronger, paid } of pairs) {
      for (const [low, high] of [
        [one, other],
        [other, one],
      ] as const) {
        if (Number(isIn(weaker, low)) + Number(isIn(stronger, high)) < needed) continue;
        return paid === 'stronger' ? ([low, high] as const) : ([high, low] as const);
      }
    }
    return undefined;
  };
  // a studio has customers, and people who work for it: with wages in the paper its word alone does not tell
  const isHalf =
    !areWages &&
    // a merchant sells, and pays whoever moves its takings
    ![one, other].some(({ role }) => /^merchant$/i.test(role ?? '')) &&
    (one.role === null || other.role === null);
  return fit(2) ?? (isHalf && isPlain() ? fit(1) : undefined) ?? [undefined, undefined];
}

/** The one side that a paper names pays where its role does in every pair it stands in: `the hirer`. */
function paysAlone({ role }: PaperSide): boolean {
  const own = placesOf(role ?? '').filter(({ pair }) => pair.paid !== null);
  return own.length > 0 && own.every(({ pair, side }) => pair.paid !== side);
}
