import type { LegalText } from '../../../document/legal-text.ts';
import { hasLegalForm, isFirm, nameAtStart } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';

const FOR_FIRM = /^for (?:and on behalf of )?(?:the )?(?=\p{Lu})/iu;
/** What stands under the name of somebody who signs for a firm. */
const JOB_TITLE =
  /^(?:[\p{L}&-]{2,20} ){0,3}(?:manager|director|officer|resources|recruiter|supervisor|administrator|coordinator|executive|head)(?: [\p{L}&-]{2,20}){0,3}$/iu;
const OPENING = 3_000;

/** The firm for which somebody signs a letter: `For Bluegum Hotels Ltd` below the name, or the firm of the opening above a job title. */
export function signedFor(text: LegalText, writer: Naming['span'] | null): string | null {
  if (writer === null) return null;
  const at = text.paragraphs.findIndex(({ start }) => start >= writer.start);
  const below = text.paragraphs.slice(at + 1, at + 4).map(({ text: words }) => words);
  for (const line of below) {
    const match = FOR_FIRM.exec(line);
    const firm = match === null ? null : nameAtStart(line.slice(match[0].length));
    if (firm !== null && isFirm(firm.name)) return firm.name;
  }
  if (!below.some((line) => JOB_TITLE.test(line))) return null;
  const head = text.text.slice(0, OPENING);
  for (const { index } of head.matchAll(/(?<=^|[\s(])\p{Lu}/gu)) {
    const firm = nameAtStart(head.slice(index, index + 120));
    if (firm !== null && hasLegalForm(firm.name)) return firm.name;
  }
  return null;
}
