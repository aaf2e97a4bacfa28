import type { Correspondence } from './correspondence.ts';
import { isSameName, type Gathered } from './gather.ts';
import { isFirm } from './names/names.ts';

/** `Group: LAKE HUT`: the name under which people talk. */
const OF_CHAT = /^(?:group|chat|channel|thread|conversation|members?|network)$/i;

/**
 * Without the persons of whom a chat between others only speaks, such as the landlord of those who share a flat, and without the name of
 * the chat itself.
 */
export function onlySpeakers(sides: readonly Gathered[], letters: Correspondence | null): Gathered[] {
  if (letters?.kind !== 'chat') return [...sides];
  const speakers = letters.namings.flatMap(({ names, aliases }) => [...names, ...aliases]);
  const speaks = ({ names }: Gathered) => names.some((name) => speakers.some((one) => isSameName(one, name)));
  if (sides.filter(speaks).length < 2) return [...sides];
  const isChat = ({ roles }: Gathered) => roles.some((role) => OF_CHAT.test(role));
  return sides.filter(
    (side) => speaks(side) || (!isChat(side) && (side.names.length === 0 || side.names.some(isFirm))),
  );
}
