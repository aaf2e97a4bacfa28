import { checkCountryLimits } from '../../checks/country-limits.ts';
import { attachLaw } from '../../jurisdictions/attach-law.ts';
import { lawContext } from '../../jurisdictions/law-for.ts';
import { documentKind } from '../../reading/facts/kind/document-kind.ts';
import type { PaperSide, PaperSides } from '../../reading/sides/side.ts';
import { bySeverity } from '../by-severity.ts';
import type { Material } from '../material.ts';
import type { RankedRisk } from './write-risks.ts';

/** Above other points of its severity: a figure against a number of the law is sure. */
const LIMIT_RANK = 300;

/**
 * The risks with the rules of the country that touch them, and the sums and terms that pass a limit of the law. Law protects the
 * weaker hand: the stronger one is not told what would help the other.
 */
export function addLaw(risks: readonly RankedRisk[], material: Material): RankedRisk[] {
  const { text, reader, paperSides } = material;
  const side = paperSides.reader;
  const isProtected = side !== null && side.isStronger !== true && !namesFirm(side);
  if (!isProtected) return [...risks];
  const named = lawContext(reader.country, documentKind(text).label, text.text);
  const context = named.area === 'consumer' && !isConsumer(paperSides) ? { ...named, area: null } : named;
  const limits = checkCountryLimits(text, context).map((risk) => ({ risk, rank: LIMIT_RANK, kindId: null }));
  const all = [...risks, ...limits].toSorted((a, b) => bySeverity(a.risk, b.risk) || b.rank - a.rank);
  const told = attachLaw(
    all.map(({ risk }) => risk),
    context,
  );
  return all.map((ranked, index) => ({ ...ranked, risk: told[index]! })); // one for each
}

const FIRM =
  /\b(?:ltd|limited|llc|inc|plc|gmbh|corp|b\.?v|pte|pty|s\.?a|ag|llp|company|oy|aps|a\/s|ab|kg|s\.?r\.?l)\b\.?\)?$/i;
const IN_TRADE =
  /\b(?:developer|seller|merchant|vendor|company|business|host|partner|trader|driver|supplier|buyer of goods|shop|creator)\b/i;

const namesFirm = ({ name }: PaperSide) => FIRM.test((name ?? '').trim());

/** A private person who deals with a firm; between two private persons, or two firms, there is no consumer. */
function isConsumer({ reader, all }: PaperSides): boolean {
  if (reader?.isStronger !== false || IN_TRADE.test(reader.role ?? '')) return false;
  return all.some((side) => side !== reader && side.isStronger === true && namesFirm(side));
}
