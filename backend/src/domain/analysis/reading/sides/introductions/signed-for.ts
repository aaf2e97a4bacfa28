import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import { fold, hasLegalForm, isFirm, nameAtStart } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';

const FOR_FIRM = /^for (?:and on behalf of )?(?:the )?(?=\p{Lu})/iu;
/** `for the committee of Fern Lane Rescue`. */
const FOR_ORGAN =
  /^for (?:and on behalf of )?the (?:committee|board|trustees|council|members|volunteers) (?:of|at) (?:the )?(?=\p{Lu})/iu;
/** What stands under the name of somebody who signs for a firm. */
const JOB_TITLE =
  /^(?:[\p{L}&-]{2,20} ){0,3}(?:manager|director|officer|advis[eo]r|consultant|assistant|executive|representative|agent|lead|team|resources|recruiter|supervisor|administrator|coordinator|head)(?: [\p{L}&-]{2,20}){0,3}$/iu;
const OPENING = 3_000;

/** The firm for which somebody signs a letter: `For Bluegum Hotels Ltd` below the name, or the firm of the opening above a job title. */
export function signedFor(text: LegalText, writer: Naming['span'] | null): string | null {
  if (writer === null) return null;
  const at = text.paragraphs.findIndex(({ start }) => start >= writer.start);
  const below = text.paragraphs.slice(at + 1, at + 4).map(({ text: words }) => words);
  for (const line of below) {
    const organ = FOR_ORGAN.exec(line);
    const body = organ === null ? null : nameAtStart(line.slice(organ[0].length));
    if (body !== null) return body.name;
    const match = FOR_FIRM.exec(line);
    const firm = match === null ? null : nameAtStart(line.slice(match[0].length));
    if (firm !== null && isFirm(firm.name)) return firm.name;
  }
  const title = below.findIndex((line) => JOB_TITLE.test(line));
  if (title < 0) return null;
  // `Ida Brown`, `Customer Adviser`, `Fenbrook Homes Ltd`
  const under = nameAtStart(below[title + 1] ?? '');
  if (under !== null && hasLegalForm(under.name) && under.length >= below[title + 1]!.length - 1)
    return under.name;
  const head = text.text.slice(0, OPENING);
  for (const { index } of head.matchAll(/(?<=^|[\s(])\p{Lu}/gu)) {
    const firm = nameAtStart(head.slice(index, index + 120));
    if (firm !== null && hasLegalForm(firm.name)) return firm.name;
  }
  return null;
}

/** An office of a body, behind the name of who holds it: `S. Whit, Secretary`. */
const OFFICE =
  /^,? ?\(?(?:the )?(?:hon(?:orary|\.)? |joint |acting |vice[- ]|deputy |club |parish |town |general |company |board )?(?:secretary|president|treasurer|chair(?:man|woman|person)?|clerk|warden|commodore|convenor|convener|registrar|captain|steward|trustee|head ?teacher|principal|bursar|provost|dean|rector|matron|(?:harbou?r|dock|berth|station|stall|pier) ?master)\b/i;
/** In front of the names: in whose place they sign. */
const IN_PLACE_OF =
  /^(?:by order of|on behalf of|for and on behalf of|for|signed for|signed on behalf of|approved by|adopted by|issued by) (?:the |our )?(?:board|committee|council|trustees|club|society|association|management|parish|congregation|assembly|members|executive|officers|governors|directors|library|co-?op(?:erative)?|residents)\b/i;
const ABOVE = 3;

/** Whether whoever is named alone among the signatures signs as an officer of a body, and is no side of the paper. */
export function signsForBody(
  { names, roles }: Naming,
  paragraph: Paragraph,
  all: readonly Paragraph[],
): boolean {
  const [name] = names;
  if (name === undefined || names.length > 1 || isFirm(name)) return false;
  if (roles.length > 0 && !roles.every((role) => OFFICE.test(role))) return false;
  const at = paragraph.text.indexOf(name);
  if (at >= 0 && OFFICE.test(paragraph.text.slice(at + name.length))) return true;
  const place = all.indexOf(paragraph);
  if (OFFICE.test(all[place + 1]?.text ?? '') && (all[place + 1]?.text.length ?? 0) < 60) return true;
  return all
    .slice(Math.max(0, place - ABOVE), place + 1)
    .some(({ text }) => text.length < 120 && IN_PLACE_OF.test(text));
}

/**
 * The firm that bears the surname of whoever signs under its letterhead: `S. Brandt` for `Brandt Roofing`. Null where the head of the
 * paper is no such firm.
 */
export function firmOfSigner(name: string, head: string): string | null {
  const surname = name
    .replace(/ ?\([^()]*\)$/, '')
    .split(' ')
    .at(-1)!;
  if (surname.length < SHORTEST_SURNAME || isFirm(name)) return null;
  const isInFirm = fold(head).split(' ').includes(fold(surname));
  return isInFirm && isFirm(head) ? head : null;
}
const SHORTEST_SURNAME = 3;
