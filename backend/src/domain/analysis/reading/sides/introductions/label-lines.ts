import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import { hasLegalForm, isPersonName, nameAtStart } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';

/** Lines of a form that are looked at. */
const HEAD = 30;
const LONGEST = 160;
/** So many lines that name a person make a form; a firm's legal form proves one alone. */
const FEWEST = 2;

/** `Organiser   Craft Corner CIC`, `CUSTOMER   Ida Brown, Leeds`: rows of a form whose columns are apart by blanks alone. */
export function findLabelLines({ paragraphs }: LegalText): Naming[] {
  const found = paragraphs.slice(0, HEAD).flatMap((paragraph) => lineNaming(paragraph) ?? []);
  const areRows = new Set(found.map(({ roles }) => roles[0]!.toLowerCase())).size >= FEWEST;
  return found.filter(({ names }) => areRows || hasLegalForm(names[0]!));
}

/** `Tenant`, `2 Tenant`, `Name of tenant`, `Roof owner`. */
const LABEL =
  /^(?:\(?\d{1,2}[.)]? {1,4})?(?:(?:[Ff]ull )?[Nn]ame of (?:the )?)?(\p{L}[\p{L}-]{2,20}(?: \p{Ll}{3,14})?) {1,40}(?:The )?(?=\p{Lu})/u;

function lineNaming({ text, start, end }: Paragraph): Naming | null {
  if (text.length > LONGEST || /[:|]/.test(text) || /[.!?]$/.test(text)) return null;
  // `HARBOUR LETS LTD` over a paper is one name
  if (start === 0 && text === text.toUpperCase()) return null;
  const row = LABEL.exec(text);
  const label = row?.[1];
  if (row === null || label === undefined || !isRole(label)) return null;
  const rest = text.slice(row[0].length);
  const name = nameAtStart(rest);
  if (name === null || !/^(?:$|,| ?\(| of (?:\d|\p{Lu}))/u.test(rest.slice(name.length))) return null;
  const isName = hasLegalForm(name.name) || isPersonName(name.name);
  if (!isName || name.name.split(' ').every((word) => isRole(word))) return null;
  // in a bracket stands what the text calls it, which the introductions read
  if (/\([^)]*["“”]/.test(rest.slice(name.length))) return null;
  return {
    names: [name.name],
    roles: [label.charAt(0).toUpperCase() + label.slice(1)],
    aliases: [],
    pronoun: null,
    span: { start, end },
    weight: 3,
  };
}
