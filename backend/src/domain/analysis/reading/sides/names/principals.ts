import { escaped } from '../../languages/escaped.ts';
import type { LegalText } from '../../../document/legal-text.ts';
import type { Gathered } from '../gather.ts';
import { isFirm, splitPersons } from './names.ts';
import { isSameName } from './same-name.ts';

/** Between a firm and those for whom it only acts. */
const FOR = String.raw`[,\n (]{1,4}(?:(?:acting )?as (?:an? |the )?(?:letting |managing |sales |sole )?agents? (?:for|of)|acting (?:for|on behalf of)|agents? (?:for|of))(?: and on behalf of)? (?:the )?(?=\p{Lu})`;
const AGENT = /\bagents?$/i;

/** `Palm Services LLC, acting for Ida and Bo Vane`: those for whom a firm acts are the side, and the firm only speaks for them. */
export function withPrincipals({ text }: LegalText, sides: readonly Gathered[]): Gathered[] {
  const out: Gathered[] = [];
  for (const side of sides) {
    const found = side.roles.some((role) => AGENT.test(role)) ? null : principalOf(side, text);
    if (found === null) {
      out.push(side);
      continue;
    }
    const { agent, names } = found;
    const own = sides.find(
      (one) => one !== side && one.names.some((name) => names.some((other) => isSameName(name, other))),
    );
    // between an agent and its principal the paper is about the agency
    if (own !== undefined && sides.length < 3) out.push(side);
    else if (own === undefined) out.push({ ...side, names, aliases: [...side.aliases, agent] });
    else {
      own.aliases.push(agent);
      if (own.pronouns.size === 0) for (const pronoun of side.pronouns) own.pronouns.add(pronoun);
    }
  }
  return out;
}

function principalOf(
  { names }: Gathered,
  text: string,
): { readonly agent: string; readonly names: string[] } | null {
  for (const agent of names.filter(isFirm)) {
    const match = new RegExp(String.raw`(?<!\p{L})${escaped(agent)}${FOR}`, 'iu').exec(text);
    if (match === null) continue;
    const found = splitPersons(text.slice(match.index + match[0].length));
    const last = found.at(-1)?.split(' ').at(-1);
    // `Ida and Bo Vane` share a name
    if (found.length > 0)
      return {
        agent,
        names: found.map((name) => (name.includes(' ') || found.length < 2 ? name : `${name} ${last!}`)),
      };
  }
  return null;
}
