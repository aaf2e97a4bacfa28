import type { WeighedClause } from '../../facts/assess-clauses.ts';
import { documentKind } from '../../reading/facts/kind/document-kind.ts';
import { deniesKind } from '../../clauses/kind-denials.ts';
import { purseOf } from '../../reading/burdens/truth/purse.ts';
import { searchPaper, type Searched } from '../../reading/gaps/find-gaps.ts';
import { isFirm, isPersonName } from '../../reading/sides/names/names.ts';
import { holdsWeakerHand } from '../../recognition/roles.ts';
import { modelPaperFor } from '../../clauses/model-papers.ts';
import { isBetweenFirms } from '../../reading/titles/own-name.ts';
import { handOf } from '../../reading/burdens/hand.ts';
import { FAMILY_OF_KIND } from '../kind-families.ts';
import { usualHere } from './usual-here.ts';
import { isOfFirstWeeks, isWorseThanUsual } from './worse-than-usual.ts';
import { quoteOf, type Material } from '../material.ts';
import type { Draft } from '../report-draft.ts';
import type { Comparison, Risk } from '../report.ts';

const MOST_POINTS = 6;
/** What protects those who borrow, work or rent: the other side of such a paper is not told that it has less than usual. */
const OF_THE_WEAKER: ReadonlySet<string> = new Set(['prepayment', 'notice-employment']);
/**
 * Where a clause differs from a named standard, one point a kind, those that matter most first. Nothing is praised: a clause that
 * reads well may hold a burden that no rule knows, and what is as usual is no news. Worse for the reader is only what is also told
 * as a risk to the reader.
 */
export function writeComparisons(material: Material, risks: readonly Draft<Risk>[]): Draft<Comparison>[] {
  const { text, clauses, type, paperSides } = material;
  if (type.family === 'court' || type.family === 'statute' || type.family === 'deed') return [];
  // a cap on the price is no help to a reader who is paid
  const isPaid = purseOf(paperSides, text.text) === 'paid';
  const { reader } = paperSides;
  const isStronger = reader !== null && handOf(reader, paperSides) === 'stronger';
  const chosen = new Map<string, WeighedClause>();
  for (const clause of clauses) {
    if (
      clause.kind.usual === undefined ||
      clause.proof === null ||
      !isWorseThanUsual(clause, paperSides.reader?.role ?? null)
    )
      continue;
    if (isPaid && clause.kind.id === 'price-change') continue;
    if (isStronger && OF_THE_WEAKER.has(clause.kind.id)) continue;
    if (deniesKind(clause.kind.id, clause.proof.sentence.text) || isOfFirstWeeks(clause, text)) continue;
    if (usualHere(clause.kind.usual, material) === null || !isToldAsRisk(clause, risks)) continue;
    const known = chosen.get(clause.kind.id);
    if (known === undefined || weight(clause) > weight(known)) chosen.set(clause.kind.id, clause);
  }
  return [...chosen.values()]
    .toSorted((a, b) => weight(b) - weight(a))
    .filter(
      (clause, index, all) =>
        all.findIndex((other) => other.proof!.sentence === clause.proof!.sentence) === index,
    )
    .slice(0, MOST_POINTS)
    .map((clause) => ({
      title: clause.kind.title,
      standing: 'worse',
      text: '',
      usual: `${usualHere(clause.kind.usual!, material)!}.`,
      quotes: [quoteOf(text, clause.proof!)], // chosen only with proof
      by: 'rules',
    }));
}

/**
 * Whether a risk that was found, of the family of this kind, quotes the same sentence. What paying early takes is worse by the words
 * of the clause alone.
 */
const isToldAsRisk = ({ kind, proof }: WeighedClause, risks: readonly Draft<Risk>[]): boolean =>
  kind.id === 'prepayment' ||
  risks.some(
    ({ certainty, family, quotes }) =>
      certainty === 'found' &&
      (ALIKE[family] ?? family) === (ALIKE[familyOf(kind.id)] ?? familyOf(kind.id)) &&
      quotes.some(
        ({ text }) =>
          proof!.sentence.text.includes(text.slice(0, HEAD_OF_QUOTE)) || text.includes(proof!.sentence.text),
      ),
  );
const HEAD_OF_QUOTE = 60;
const familyOf = (id: string): string => FAMILY_OF_KIND[id] ?? '';
/** Families that say the same of a sentence: a sum for leaving, a sum for a breach, what is lost. */
const ALIKE: Readonly<Record<string, string>> = {
  'exit-cost': 'penalty',
  forfeiture: 'penalty',
  'open-price': 'unilateral-change',
};

function weight({ bearing, severity, kind, hit }: WeighedClause): number {
  return (
    (bearing === 'against' ? 40 : bearing === 'for' ? 30 : 0) +
    (severity === 'high' ? 30 : severity === 'medium' ? 15 : 0) +
    (kind.risk?.rank ?? 10) / 10 +
    hit.score / 100
  );
}

/** What papers of this kind usually settle, and whether this one does. Where firms deal with firms, more is looked for. */
export function searchMissing({ text, type, sides, paperSides }: Material): Searched {
  const isStronger = sides.reader === null ? null : !holdsWeakerHand(sides.reader.label);
  const firms = areFirms(text, paperSides);
  const { gaps, found } = searchPaper(text, type.family, {
    isStronger,
    areFirms: firms,
    purse: purseOf(paperSides, text.text),
    kind: documentKind(text).label,
  });
  // elsewhere little is looked for, and a short list would sound like an all-clear
  return { gaps, found: firms ? found : [] };
}

/** The model that firms lay beside a paper of this type; null where a side is a private person or no model is known. */
export const modelPaper = ({ text, type, paperSides }: Material): string | null =>
  areFirms(text, paperSides) ? modelPaperFor(type) : null;

/** Whether firms deal with firms: the opening names two, and the paper speaks to nobody as `you`. */
const areFirms = (text: Material['text'], { all }: Material['paperSides']): boolean =>
  isBetweenFirms(text) &&
  all.every(({ pronoun }) => pronoun === null) &&
  // a person who hires or buys from two firms is none
  !all.slice(0, 2).some(({ name }) => name !== null && isPersonName(name) && !isFirm(name));
