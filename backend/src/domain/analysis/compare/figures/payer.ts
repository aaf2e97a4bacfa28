import type { PaperSide, PaperSides } from '../../reading/sides/side.ts';

/** Sides that pay the price of a paper by their role, and sides that take it. */
const PAYER =
  /^(?:tenant|lessee|lodger|renter|roomer|boarder|occupier|licensee|customer|client|buyer|purchaser|borrower|member|subscriber|hirer|guest|student|parent|family|franchisee|distributor|insured|policyholder|patient|user|consumer|owner of the works|traveller|passenger|homeowner)$/i;
const TAKER =
  /^(?:landlord|landlady|lessor|licensor|supplier|seller|vendor|lender|provider|contractor|builder|company|club|school|nursery|hotel|franchisor|manufacturer|insurer|bank|platform|carrier|organi[sz]er|host|agency|freelancer|consultant)$/i;
/** Those who work for whoever is on the other side, so that the other pays. */
const WORKER =
  /^(?:(?:freelance |independent )?(?:translator|interpreter|freelancer|consultant|contractor|designer|developer|photographer|videographer|writer|author|editor|illustrator|artist|performer|musician|band|tutor|coach|trainer|cleaner|courier|driver|carer|nanny|child-?minder|gardener|model|speaker|service provider))$/i;

/** Who pays the price of a paper and who takes it; null where neither roles nor the words of the paper say. */
export function payerAndTaker(
  sides: PaperSides,
  paper: string | null = null,
): readonly [payer: string | null, taker: string | null] {
  const { all } = sides;
  const other = (one: string) => (all.length === 2 ? (all.find(({ id }) => id !== one)?.id ?? null) : null);
  const workers = all.filter(({ role }) => role !== null && WORKER.test(role.trim()));
  const payers = all.filter(({ role }) => role !== null && PAYER.test(role));
  if (workers.length === 1 && all.length === 2 && !payers.includes(workers[0]!)) {
    const [worker] = workers;
    return [other(worker!.id), worker!.id];
  }
  const takers = all.filter(({ role }) => role !== null && TAKER.test(role));
  if (payers.length === 1 && takers.length <= 1)
    return [payers[0]!.id, takers[0]?.id ?? other(payers[0]!.id)];
  if (payers.length === 0 && takers.length === 1) return [other(takers[0]!.id), takers[0]!.id];
  const proven = paper === null ? null : provenPayer(all, paper);
  if (proven !== null) return [proven, other(proven)];
  if (payers.length + takers.length > 0) return [null, null];
  // terms that speak to `you` for a firm that is `we`
  const [you, we] = [
    all.find(({ pronoun }) => pronoun === 'you'),
    all.find(({ pronoun }) => pronoun === 'we'),
  ];
  const isWork = all.some(({ role }) => role !== null && /^(?:employe[er]|worker|trainee)/i.test(role));
  return you === undefined || we === undefined || isWork ? [null, null] : [you.id, we.id];
}

/** Letters of a paper that are searched for who pays. */
const MOST = 60_000;
const PRONOUNS = { we: 'we', you: 'you', i: 'I' } as const;

/** The only side of which the paper says that it pays a price; null where none or both do. */
function provenPayer(all: readonly PaperSide[], paper: string): string | null {
  const text = paper.slice(0, MOST);
  const paying = all.filter((side) => {
    const words = wordsOf(side);
    return (
      words !== '' &&
      new RegExp(
        `(?<![\\p{L}])(?:${words})\\s(?:(?:will|shall|must|agrees? to|has to|have to)\\s)?pays?\\s(?:[\\p{L}’']{1,14}\\s){0,3}?(?:rent|fees?|price|charges?|hire|share|subscription|instal?ments?|wages?|salary|\\p{Sc}\\d)`,
        'iu',
      ).test(text)
    );
  });
  return paying.length === 1 ? paying[0]!.id : null;
}

/** Words by which a side acts, as parts of a pattern. */
function wordsOf({ pronoun, mentions, role }: PaperSide): string {
  const names = [...mentions, ...(role === null ? [] : [role])]
    .filter((one) => one.length > 2 && one.length < 40)
    .slice(0, 8)
    .map((one) => one.replace(/[^\p{L}\p{N} ]/gu, '.').replaceAll(' ', '\\s'));
  return [...(pronoun === null ? [] : [PRONOUNS[pronoun]]), ...names].join('|');
}
