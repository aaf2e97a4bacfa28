import { nameAtStart, splitPersons } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';
import { shortNames } from '../names/short-names.ts';

/** What the brackets behind a party say of it, each read by itself. */
export function bracketsOf(behind: string): Pick<Naming, 'names' | 'roles' | 'aliases' | 'pronoun'> {
  const names: string[] = [];
  const roles: string[] = [];
  const aliases: string[] = [];
  let pronoun: Naming['pronoun'] = null;
  const trading = /\b(?:trading|t\/a|doing business|known) as ([^,.;()]{2,50})/.exec(behind)?.[1];
  if (trading !== undefined) names.push(...splitPersons(trading).slice(0, 1));
  for (const { inner, isNext } of groups(behind)) {
    // `X (the “Parents”), for their daughter (the “Pupil”)`: a bracket further on is of somebody else
    if (roles.length > 0 && !isNext) continue;
    const called = shortNames(inner.replaceAll('/', ', '));
    roles.push(...called.roles);
    aliases.push(...called.aliases);
    pronoun ??= called.pronoun;
    if (called.roles.length + called.aliases.length > 0 || called.pronoun !== null) continue;
    const bearer = nameAtStart(inner);
    if (bearer !== null && bearer.name.includes(' ') && !/\d/.test(bearer.name)) names.push(bearer.name);
    const own = /, (?:an? |the )?([\p{Ll} -]{3,24})(?=,|$)/u.exec(inner)?.[1];
    if (own !== undefined && isRole(own)) roles.push(own);
  }
  return { names, roles: [...new Set(roles)], aliases: [...new Set(aliases)], pronoun };
}

/** `X Ltd acting as agent for and on behalf of Mr Vikram Sethi (the Owner)`. */
export function principalOf(behind: string): readonly string[] | null {
  const at =
    /^,? (?:(?:acting|who acts?|signing) )?(?:as (?:an? )?(?:letting |managing )?agents? )?(?:(?:for|of)(?: and)? )?(?:on behalf of |for )?(?=\p{Lu})/u.exec(
      behind,
    );
  if (at === null || !/agent|behalf/.test(at[0])) return null;
  const found = nameAtStart(behind.slice(at[0].length).replace(/^[Tt]he (?=\p{Lu})/u, ''));
  return found === null ? null : [found.name];
}

/**
 * For whom the one whom a row names is an agent: `X Ltd (agent)` for somebody whose name it does not say, `X Ltd, as agent for Ada Berg`
 * for her. Null where the row names no agent first.
 */
export function agentFor(value: string): readonly string[] | null {
  const found = nameAtStart(value);
  if (found === null) return null;
  const behind = value.slice(found.length);
  if (!AGENT_BEHIND.test(behind)) return null;
  const principal =
    /\b(?:for|of)(?: and on behalf of)?(?: the)?(?: owner| landlord| landlady| seller)?,? (?=\p{Lu})/u.exec(
      behind,
    );
  return principal === null ? [] : splitPersons(behind.slice(principal.index + principal[0].length));
}
const AGENT_BEHIND =
  /^ ?[,(–—-]? ?\(?(?:(?:acting )?as |acting |who acts? as |the |an? |his |her |their |our )*(?:(?:letting|managing|sales|local|sole|estate|property) )?agents?(?: (?:for|of|only)\b|[),.;]|$)/i;

/** The contents of brackets at the outermost level, and of `hereinafter “X”`. */
function groups(behind: string): { readonly inner: string; readonly isNext: boolean }[] {
  const out: { readonly inner: string; readonly isNext: boolean }[] = [];
  let depth = 0;
  let from = 0;
  let last = 0;
  for (let at = 0; at < behind.length; at++) {
    if (behind[at] === '(' && depth++ === 0) from = at + 1;
    else if (behind[at] === ')' && depth > 0 && --depth === 0) {
      out.push({ inner: behind.slice(from, at), isNext: from - 1 - last < 24 });
      last = at + 1;
    }
  }
  const later = /\bhere(?:in)?after\b[^"“”()]{0,40}(["“][^"“”]{1,40}["”])/u.exec(behind)?.[1];
  // `hereinafter the School`
  const plain =
    /\bhere(?:in)?after(?: called| referred to as| known as)?:? (?:[Tt]he )?(\p{Lu}\p{Ll}{2,16}(?: \p{Lu}\p{Ll}{2,16})?)(?=[,.;\s]|$)/u.exec(
      behind,
    )?.[1];
  const told = later ?? (plain === undefined ? undefined : `the “${plain}”`);
  return told === undefined ? out : [...out, { inner: told, isNext: true }];
}
