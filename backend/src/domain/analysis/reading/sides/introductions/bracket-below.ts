import type { LegalText } from '../../../document/legal-text.ts';
import { isFirm, isPersonName, nameAtStart } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { shortNames } from '../names/short-names.ts';

/** Introductions stand in the first part of a paper. */
const HEAD = 9_000;
/** Lines between a name and the bracket: its number, its address. */
const BETWEEN = 5;

/** A line that holds nothing but a bracket, or `hereinafter` with what follows it. */
const ALONE =
  /^\W{0,2}(?:\((?<inner>[^()\n]{1,160})\)|(?<bare>(?:here(?:in)?after|herein)[^\n]{0,60}["“”'][^\n"“”']{1,40}["“”']))[\s.,;]{0,3}$/iu;
/** A bracket that says who stands there for the side: `(herein represented by its letting agent, Viljoen Rentals)`. */
const REPRESENTED =
  /^\W{0,2}\(?(?:(?:here(?:in)?|duly) )?(?:represented|acting) (?:here(?:in)? )?(?:by|through)\b/i;
/** What stands between two sides. */
const APART = /^\W{0,2}(?:and|between|of the (?:one|other) part|&)\W{0,2}$/i;

/**
 * Sides of an opening that gives each thing a line of its own: the name, what it is registered as, where it lives, and below all that
 * `(hereinafter “the Teacher”)`.
 */
export function findBracketsBelow({ paragraphs }: LegalText): Naming[] {
  return paragraphs.flatMap((paragraph, at) => {
    if (paragraph.start > HEAD) return [];
    const groups = ALONE.exec(paragraph.text)?.groups;
    const inner = groups?.['inner'] ?? groups?.['bare'];
    if (inner === undefined) return [];
    const short = shortNames(inner);
    if (short.roles.length === 0 && short.pronoun === null) return [];
    let found: { readonly name: string; readonly start: number } | null = null;
    for (let back = at - 1; back >= Math.max(0, at - BETWEEN); back--) {
      const line = paragraphs[back]!;
      if (APART.test(line.text) || (ALONE.test(line.text) && !REPRESENTED.test(line.text))) break;
      const name = nameAtStart(line.text);
      if (name === null || !/^[\s.,;]*$/.test(line.text.slice(name.length))) continue;
      if (isFirm(name.name) || isPersonName(name.name)) found = { name: name.name, start: line.start };
    }
    return found === null
      ? []
      : [{ ...short, names: [found.name], span: { start: found.start, end: paragraph.end }, weight: 3 }];
  });
}
