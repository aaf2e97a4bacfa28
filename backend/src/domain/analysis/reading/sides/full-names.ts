import type { LegalText } from '../../document/legal-text.ts';
import { NOT_A_NAME } from '../languages/en/party-words.ts';
import { isSameName, type Gathered } from './gather.ts';
import { isFirm, nameAtStart, withoutHonorific } from './names/names.ts';
import { placesOf } from './names/role-words.ts';

/** Full names are looked for at both ends of a paper. */
const ENDS = 8_000;
const noName = new Set(NOT_A_NAME);

/** Completes first names: where `Lucius` is all that a header gives, the signature may say `Lucius Okonjo-Reyes`. */
export function fullNames(text: LegalText, sides: Gathered[]): Gathered[] {
  const ends =
    text.text.length <= 2 * ENDS ? text.text : `${text.text.slice(0, ENDS)}\n${text.text.slice(-ENDS)}`;
  for (const side of sides) {
    for (const name of side.names) {
      const bare = withoutHonorific(name);
      const written = writtenOut(bare, ends);
      if (written !== null && !sides.some((other) => other.names.includes(written))) {
        side.names.unshift(written);
        break;
      }
      if (bare.includes(' ') || bare.length < 3 || isFirm(name)) continue;
      const full = fullOf(bare, ends);
      if (
        full !== null &&
        !side.names.includes(full) &&
        !sides.some((other) => other !== side && other.names.includes(full))
      )
        side.names.unshift(full);
    }
  }
  return sides;
}

/** `T. Aziz` below where the text speaks of `Tariq Aziz`. */
function writtenOut(name: string, ends: string): string | null {
  const match = /^(\p{Lu})\.? (\p{Lu}\p{Ll}[\p{L}'’-]{1,20})$/u.exec(name);
  if (match === null) return null;
  const full = new RegExp(String.raw`(?<![\p{L}])${match[1]!}\p{Ll}{2,18} ${match[2]!}(?![\p{L}])`, 'u').exec(
    ends,
  )?.[0];
  return full ?? null;
}

function fullOf(first: string, ends: string): string | null {
  let at = ends.indexOf(first);
  for (let tried = 0; at >= 0 && tried < 40; tried++) {
    // in a row of names without marks nobody can tell where one ends
    const isWord =
      !/\p{L}/u.test(ends[at - 1] ?? ' ') &&
      !/\p{Lu}\p{Ll}{2,} $/u.test(ends.slice(Math.max(0, at - 16), at));
    const found = isWord ? nameAtStart(ends.slice(at, at + 80)) : null;
    const parts = found?.name.split(' ') ?? [];
    if (
      found !== null &&
      parts.length >= 2 &&
      parts.length <= 4 &&
      parts[0] === first &&
      !/\d/.test(found.name) &&
      !isFirm(found.name) &&
      // `Biscuit   Species: cat`: the second word is the next label
      !/^\s?[:：]/.test(ends.slice(at + found.length, at + found.length + 2)) &&
      !parts.some((part) => noName.has(part.toLowerCase()) || part === 'and')
    )
      return found.name;
    at = ends.indexOf(first, at + first.length);
  }
  return null;
}

const CONTACT =
  /\b(?:manager|director|principal|headteacher|head|caretaker|secretary|warden|officer|supervisor|reception|speak|talk|write|ask|call|phone|ring|contact|complaints?|our|staff|colleague)\b/i;

/** Whether a name stands in capitals in a sentence of capitals, where every word looks like one. */
const isShouted = (text: string, at: number, name: string): boolean => {
  const before = text.slice(Math.max(0, at - 30), at + name.length);
  return before === before.toUpperCase();
};

/** A nameless person's side takes the one personal name that stands at either end of the paper and is nobody else's. */
export function floatingName(text: LegalText, sides: readonly Gathered[]): void {
  const nameless = sides.filter((side) => side.names.length === 0);
  if (nameless.length !== 1) return;
  const ends = `${text.text.slice(0, 1_800)}\n\n${text.text.slice(Math.max(1_800, text.text.length - 900))}`;
  const found = new Map<string, number>();
  for (const match of ends.matchAll(
    /(?:\((?=\p{Lu})|(?:\bby|\bto|\bfor|\b(?:Mr|Mrs|Ms|Miss|Dr|Mx)\.?|,|:) {1,2}(?:signed by |Mr |Mrs |Ms |Miss |Dr )?)(?=\p{Lu}\p{L}{1,20} )/giu,
  )) {
    const at = match.index + match[0].length;
    const name = nameAtStart(ends.slice(at, at + 90));
    const line = ends.slice(ends.lastIndexOf('\n', at) + 1, at + 60).split('\n')[0]!;
    if (line === line.toUpperCase()) continue; // `CASUAL WORK (ZERO HOURS)` is a title
    if (name === null || isShouted(ends, at, name.name) || isFirm(name.name) || /\d/.test(name.name))
      continue;
    const parts = withoutHonorific(name.name).split(' ');
    if (
      parts.length < 2 ||
      parts.length > 4 ||
      parts.some((part) => noName.has(part.toLowerCase()) || placesOf(part).length > 0)
    )
      continue;
    if (
      /\b(?:street|road|lane|court|close|avenue|row|house|square|park|city|county|island|north|south|east|west|united|new|great|court|act|law)\b/i.test(
        name.name,
      )
    )
      continue;
    if (sides.some((side) => side.names.some((known) => isSameName(known, name.name)))) continue;
    // `speak to the manager, Mrs Hale` names whom to turn to, not who signs
    if (
      CONTACT.test(
        ends
          .slice(Math.max(0, at - 60), at)
          .split('\n')
          .at(-1)!,
      )
    )
      continue;
    const isSure = /\b(?:by|to|for|Mr|Mrs|Ms|Miss|Dr|Mx)\b/i.test(match[0]) || match[0].startsWith('(');
    if (isSure) found.set(withoutHonorific(name.name), (found.get(withoutHonorific(name.name)) ?? 0) + 1);
  }
  if (found.size === 1) nameless[0]!.names.push([...found.keys()][0]!);
}
