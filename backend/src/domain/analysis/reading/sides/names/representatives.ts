import type { LegalText } from '../../../document/legal-text.ts';
import type { Gathered } from '../gather.ts';
import { isFirm, isPersonName } from './names.ts';

/** An office or a job, as it stands behind or below the name of who signs. */
const TITLE =
  /^(?:(?:[\p{L}&'’-]{2,20},? ){0,4}?(?:manager|director|officer|executive|representative|coordinator|co-?ordinator|supervisor|administrator|recruiter|consultant|partner|bursar|registrar)|(?:head|director|manager|vice[- ]president|team leader) of [\p{L}& ]{3,40})\b/iu;
/** Places of a name that are looked at. */
const PLACES = 6;
/** How much stands around a name. */
const AROUND = 90;

/**
 * Whoever only acts for a firm that is a side itself is no side: `For Alder & Co: R. Berg`, `Ida Brown` above `Crew Manager`. What
 * such a person is called in the text, `we` or `I`, is the firm.
 */
export function withoutRepresentatives({ text }: LegalText, sides: readonly Gathered[]): Gathered[] {
  const firms = sides.filter(({ names }) => names.some(isFirm));
  const acting = new Map<Gathered, Gathered>();
  for (const side of sides) {
    if (firms.includes(side) || side.names.length === 0 || side.pronouns.has('you')) continue;
    const firm = firms.find((one) => side.names.some((name) => isNamedFor(text, name, one)));
    const only = firms.length === 1 ? firms[0] : undefined;
    const found =
      firm ?? (side.roles.length === 0 && side.names.some((name) => hasTitle(text, name)) ? only : undefined);
    if (found !== undefined) acting.set(side, found);
  }
  // somebody has to stay on the other side
  if (sides.length - acting.size < 2) return [...sides];
  for (const [side, firm] of acting) {
    if (firm.pronouns.size === 0)
      for (const pronoun of side.pronouns) firm.pronouns.add(pronoun === 'i' ? 'we' : pronoun);
    firm.names.push(...side.names.filter((name) => name.includes(' ')));
  }
  return sides.filter((side) => !acting.has(side));
}

/** Whether a person stands in the paper with a job title or signs for the firm, so that they are no party beside it. */
export const actsFor = ({ text }: LegalText, firm: string, name: string): boolean =>
  isFirm(firm) && isPersonName(name) && (hasTitle(text, name) || isNamedFor(text, name, { names: [firm] }));

const placesOf = (text: string, name: string): number[] => {
  const out: number[] = [];
  for (let at = text.indexOf(name); at >= 0 && out.length < PLACES; at = text.indexOf(name, at + 1))
    out.push(at);
  return out;
};

/** `Ida Brown, Crew Manager`, or the title on the line below. */
export const hasTitle = (text: string, name: string): boolean =>
  name.includes(' ') &&
  placesOf(text, name).some((at) => {
    const behind = text.slice(at + name.length, at + name.length + AROUND);
    const next = /^[ \t]*(?:,|[–—-]|\(|\n)[ \t]*(?=\S)/u.exec(behind);
    return next !== null && TITLE.test(behind.slice(next[0].length));
  });

/** `For Alder & Co: R. Berg`, `R. Berg, for Alder & Co`. */
function isNamedFor(text: string, name: string, { names }: Pick<Gathered, 'names'>): boolean {
  const firsts = names.filter(isFirm).map((firm) => firm.split(' ')[0]!.toLowerCase());
  return placesOf(text, name).some((at) => {
    const line = text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - AROUND), at);
    const behind = text.slice(at + name.length, at + name.length + AROUND);
    const firm =
      /^(?:signed )?(?:for|on behalf of|for and on behalf of) (?:the )?(\p{Lu}[\p{L}'’-]+)[^:.]*: ?(?:by )?$/iu.exec(
        line,
      )?.[1] ??
      /^,? (?:for|on behalf of|for and on behalf of) (?:the )?(\p{Lu}[\p{L}'’-]+)/u.exec(behind)?.[1];
    return firm !== undefined && firsts.includes(firm.toLowerCase());
  });
}
