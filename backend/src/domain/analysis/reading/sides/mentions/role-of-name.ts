import type { LegalText } from '../../../document/legal-text.ts';
import { isFirm, nameAtStart } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { isRole, placesOf, plainRole } from '../names/role-words.ts';

const HEAD = 4_000;
/** `The breeder, Mrs Jean Tolley, sells`, `from your host, Marta Puig`. */
const ROLE_THEN_NAME = /\b([Tt]he|[Yy]our) (\p{Ll}{4,18}(?: \p{Ll}{4,14})?),? (?=\p{Lu})/gu;
/** Who stands beside the parties. */
const ADVISER =
  /\b(?:solicitor|lawyer|attorney|advocate|agent|doctor|vet|manager|accountant|broker|representative|insurer|bank|surveyor|notary|witness)s?$/;
/** `Your school, Hill College`: a body of the one who is spoken to. */
const OF_READER =
  /^(?:school|university|college|employer|bank|insurer|union|mum|mom|mother|dad|father|parents?|son|daughter|child)$/;
/** `Dear Parent`, `Dear Member`. */
const DEAR = /^Dear (\p{Lu}?\p{Ll}{4,18}s?)(?= ?[,:]?$|,)/gmu;

/** Names that stand right behind a role, and roles that a letter greets. */
export function rolesOfNames({ text }: LegalText): Naming[] {
  const head = text.slice(0, HEAD);
  const out: Naming[] = [];
  for (const match of head.matchAll(ROLE_THEN_NAME)) {
    const at = match.index + match[0].length;
    const found = nameAtStart(head.slice(at));
    const behind = found === null ? '' : head.slice(at + found.length, at + found.length + 3);
    if (
      found === null ||
      isFirm(found.name) ||
      !found.name.includes(' ') ||
      !/^(?:,|\n|$|\.\s|\.$)/.test(behind)
    )
      continue;
    const role = match[2]!;
    if (!isRole(role) || placesOf(role).length === 0 || ADVISER.test(role)) continue;
    if (/^your$/i.test(match[1]!) && OF_READER.test(role)) continue;
    const span = { start: match.index, end: at + found.length };
    out.push({ names: [found.name], roles: [role], aliases: [], pronoun: null, span, weight: 2 });
  }
  for (const match of head.matchAll(DEAR)) {
    const role = plainRole(match[1]!);
    if (!isRole(role) || placesOf(role).length === 0) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    out.push({
      names: [],
      roles: [role.charAt(0).toUpperCase() + role.slice(1)],
      aliases: [],
      pronoun: 'you',
      span,
      weight: 3,
    });
  }
  return out;
}
