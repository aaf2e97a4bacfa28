import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES, type Country } from '../../config/product.ts';

/** Words that a mark encloses, and what the mark says. */
export interface Mark {
  /** `['R', family, severity, role]`, `['O', party, what]`, `['F', why]`, `['D', kind, key]`. */
  readonly tag: readonly string[];
  /** UTF-16 offsets in the text of the paper. */
  readonly start: number;
  readonly end: number;
}

/** A paper with its labels. */
export interface MarkedPaper {
  readonly id: string;
  readonly isLegal: boolean;
  readonly language: string;
  /** `Other` where the product does not know the one that is written. */
  readonly country: Country;
  /** Names of the roles, the weaker hand first. */
  readonly roles: readonly string[];
  /** What each of the roles types when it asks for a report, in the same order. */
  readonly says: readonly string[];
  /** The words by which the paper calls each of them, lower case, in the same order. */
  readonly aliases: readonly (readonly string[])[];
  readonly text: string;
  readonly marks: readonly Mark[];
  /** The other lines of its head, as written: `dates` → `2027-01-09 note | 2027-01-16 moving in`. */
  readonly head: ReadonlyMap<string, string>;
}

/**
 * Reads the masters (`*.src`) of a folder or of its folder `sources`. A master holds papers that open with `=== id`, header
 * lines `key: value`, `---` and the text with marks `{{TAGS::words}}`; tags are joined by `;`, marks may be nested, and a
 * planted defect holds its clean wording after `~~`. Throws an `Error` with the place where a mark is not closed.
 */
export function readPapers(folder: string): MarkedPaper[] {
  const inner = join(folder, 'sources');
  const home = existsSync(inner) ? inner : folder;
  return readdirSync(home)
    .filter((file) => file.endsWith('.src'))
    .toSorted()
    .flatMap((file) => readFileSync(join(home, file), 'utf8').split(/^=== /m).slice(1).map(paperOf));
}

function paperOf(part: string): MarkedPaper {
  const cut = part.indexOf('\n---\n');
  const [id, ...lines] = part.slice(0, cut).split('\n');
  const head = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const { text, marks } = unmark(part.slice(cut + 5).replace(/\s+$/, '\n'));
  const width = Number(head.get('wrap') ?? 0);
  const roles = (head.get('roles') ?? '')
    .split('|')
    .map((role) => role.split('=').map((word) => word.trim()))
    .filter(([role]) => role !== '');
  const aliasLines = lines.flatMap((line) => /^alias: *(.+?) *= *(.+)$/.exec(line)?.slice(1) ?? []);
  const aliasesOf = (role: string): string[] =>
    aliasLines
      .flatMap((word, at) => (at % 2 === 0 && word === role ? [aliasLines[at + 1]!] : []))
      .flatMap((words) =>
        words
          .toLowerCase()
          .split(',')
          .map((word) => word.trim()),
      );
  return {
    id: id!.trim(),
    isLegal: head.get('legal') !== 'no',
    language: head.get('lang') ?? 'en',
    country: COUNTRIES.find((country) => country === head.get('country')) ?? 'Other',
    roles: roles.map(([role]) => role!),
    says: roles.map(([role, say]) => say ?? role!),
    aliases: roles.map(([role]) => [...aliasesOf(role!), role!.toLowerCase()]),
    text: width > 0 ? wrapped(text, width) : text,
    marks,
    head,
  };
}

function unmark(source: string): { text: string; marks: Mark[] } {
  let text = '';
  const marks: Mark[] = [];
  const walk = (inner: string): void => {
    for (let at = 0; at < inner.length;) {
      if (!inner.startsWith('{{', at)) {
        text += inner[at++]!;
        continue;
      }
      const end = closeOf(inner, at + 2);
      const body = inner.slice(at + 2, end);
      at = end + 2;
      const cut = body.indexOf('::');
      if (cut < 0) throw new Error(`No "::" in a mark: ${body.slice(0, 60)}`);
      const tags = body
        .slice(0, cut)
        .split(';')
        .map((tag) => tag.split(','));
      const start = text.length;
      walk(tags.some(([kind]) => kind === 'D') ? beforeTwin(body.slice(cut + 2)) : body.slice(cut + 2));
      for (const tag of tags) marks.push({ tag, start, end: text.length });
    }
  };
  walk(source);
  return { text, marks };
}

function closeOf(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length - 1; at++) {
    if (text.startsWith('{{', at)) depth++;
    else if (text.startsWith('}}', at)) depth--;
    else continue;
    if (depth === 0) return at;
    at++;
  }
  throw new Error(`A mark is not closed: ${text.slice(from - 2, from + 60)}`);
}

/** The wording of a planted defect, without the clean wording that follows `~~`. */
function beforeTwin(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.startsWith('{{', at)) depth++;
    else if (text.startsWith('}}', at)) depth--;
    else if (depth === 0 && text.startsWith('~~', at)) return text.slice(0, at);
    else continue;
    at++;
  }
  return text;
}

/** Breaks long lines by turning spaces into line ends, so that offsets stay. */
function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      const letters = Array.from(line);
      let from = 0;
      while (letters.length - from > width) {
        let at = from + width;
        while (at > from && letters[at] !== ' ') at--;
        if (at === from) break;
        letters[at] = '\n';
        from = at + 1;
      }
      return letters.join('');
    })
    .join('\n');
}
