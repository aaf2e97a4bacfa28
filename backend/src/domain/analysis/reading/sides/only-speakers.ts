import type { Correspondence } from './correspondence.ts';
import { isSameName, type Gathered } from './gather.ts';
import { isFirm } from './names/names.ts';

/** Without the persons of whom a chat between others only speaks, such as the landlord of those who share a flat. */
export function onlySpeakers(sides: readonly Gathered[], letters: Correspondence | null): Gathered[] {
  if (letters?.kind !== 'chat') return [...sides];
  const speakers = letters.namings.flatMap(({ names, aliases }) => [...names, ...aliases]);
  const speaks = ({ names }: Gathered) => names.some((name) => speakers.some((one) => isSameName(one, name)));
  if (sides.filter(speaks).length < 2) return [...sides];
  return sides.filter((side) => speaks(side) || side.names.length === 0 || side.names.some(isFirm));
}
