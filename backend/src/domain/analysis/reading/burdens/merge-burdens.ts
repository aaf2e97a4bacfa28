import type { Severity } from '../../finding.ts';
import type { Burden } from './burden.ts';

/** One risk in the making: burdens of one kind, the gravest first. */
export interface BurdenGroup {
  readonly severity: Severity;
  readonly burdens: readonly [Burden, ...Burden[]];
}

/** Most points that one sentence makes. */
const MOST_OF_PLACE = 2;
/** Most quotes in one risk: more would be a page of the contract again. */
const MAX_QUOTES = 3;

const ORDER: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };
const byGravity = (a: Burden, b: Burden): number =>
  Number(a.certainty === 'read-twice') - Number(b.certainty === 'read-twice') ||
  ORDER[a.severity] - ORDER[b.severity] ||
  (b.weight ?? 0) - (a.weight ?? 0) ||
  a.span.start - b.span.start;

/**
 * Makes risks of burdens: one place makes one point of a family, the gravest, and one point in all where it is not certain; then places
 * of one kind stand together, three at most. Worst first. A place is a clause; `placeOf` says which clauses are one (those of one sentence, as a rule), `matterOf` what a clause of a
 * kind is about, so that one title is true of all that stand under it.
 */
export function mergeBurdens(
  burdens: readonly Burden[],
  placeOf: (burden: Burden) => number,
  matterOf: (burden: Burden) => string = () => '',
): BurdenGroup[] {
  const places = new Map<string, Burden>();
  const taken = new Map<number, Set<string>>();
  for (const burden of burdens.toSorted(byGravity)) {
    const place = placeOf(burden);
    const here = taken.get(place) ?? new Set();
    const isOpen = burden.certainty === 'found' && here.size < MOST_OF_PLACE;
    if (here.has(burden.family) || (here.size > 0 && !isOpen)) continue;
    taken.set(place, here.add(burden.family));
    places.set(`${place}/${burden.family}`, burden);
  }
  const kinds = new Map<string, Burden[]>();
  for (const burden of places.values()) {
    const open = burden.figures['unnamed'] ?? '';
    const kind = `${open === '' ? burden.family : open}/${burden.variant}/${burden.certainty}/${matterOf(burden)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), burden]);
  }
  return [...kinds.values()].flatMap(inGroups).toSorted((a, b) => byGravity(a.burdens[0], b.burdens[0]));
}

/** The gravest place of a kind brings along what stands beside it in severity, up to the limit. */
function inGroups(burdens: readonly Burden[]): BurdenGroup[] {
  const groups: BurdenGroup[] = [];
  for (let at = 0; at < burdens.length; at += MAX_QUOTES) {
    const [first, ...rest] = burdens.slice(at, at + MAX_QUOTES);
    if (first !== undefined) groups.push({ severity: first.severity, burdens: [first, ...rest] });
  }
  return groups;
}
