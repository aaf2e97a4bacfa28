import type { LegalText } from '../../../document/legal-text.ts';
import type { PaperSides } from '../../sides/side.ts';
import type { Proposal } from './proposal.ts';
import { createDutySigns } from './signs.ts';
import { isWayToComplain } from './way-to-complain.ts';
import { DUTY_WEIGHTS } from './weights.ts';

/** What was learned of judged statements. */
export interface DutyWeights {
  readonly bias: number;
  /** `weight sign`, one a line. */
  readonly packed: string;
}

/**
 * Log-odds below which a duty of a clause that names its doer is not told. Chosen on statements drawn at random and judged by hand, each
 * writer left out. What other rules propose is not told better by what was learned.
 */
const LEAST = 0.5;

let shipped: { readonly bias: number; readonly weights: ReadonlyMap<string, number> } | undefined;

/** Log-odds that a statement with these signs is right. */
function oddsOf(signs: readonly string[]): number {
  shipped ??= unpacked(DUTY_WEIGHTS);
  const { bias, weights } = shipped;
  return signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), bias);
}

/** The proposals that are told: all but those that read like what was judged to be no duty, or another side's. */
export function trusted(
  text: LegalText,
  sides: PaperSides,
  proposals: readonly Proposal[],
): readonly Proposal[] {
  const signsOf = createDutySigns(text, sides);
  return proposals.flatMap((proposal): readonly Proposal[] => {
    if (isWayToComplain(text, proposal)) return answered(proposal, sides);
    const isSure = proposal.how !== 'named' || proposal.frame === null;
    return isSure || oddsOf(signsOf(proposal)) >= LEAST ? [proposal] : [];
  });
}

/** `Write to the clerk; you will have an answer within 15 working days`: what the other of two sides has to do. */
function answered(proposal: Proposal, { all }: PaperSides): readonly Proposal[] {
  const [other, ...more] = all.filter(({ id }) => id !== proposal.sideId);
  return other === undefined || more.length > 0 || !ANSWERS.test(proposal.sentence.text)
    ? []
    : [{ ...proposal, sideId: other.id, action: '' }];
}
const ANSWERS =
  /[,;] (?:(?:you|which|who|we|it|they) )?(?:\p{L}+ ){0,3}(?:answers?|repl(?:y|ies)|decides?)\b[^.;]{0,20}\b(?:within|in) (?:\d|\p{L}+ )/iu;

function unpacked({ bias, packed }: DutyWeights): {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
} {
  const weights = new Map<string, number>();
  for (const line of packed.split('\n')) {
    const cut = line.indexOf(' ');
    if (cut > 0) weights.set(line.slice(cut + 1), Number(line.slice(0, cut)));
  }
  return { bias, weights };
}
