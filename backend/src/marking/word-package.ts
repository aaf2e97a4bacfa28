import { MarkingError } from './marking-error.ts';
import { attribute, escaped, prefixOf, tokensOf } from './xml.ts';
import { packedEntry, readZip, textOf, writeZip, type ZipEntry } from './zip.ts';

/** ECMA-376 part 2: content types and relationships. */
const TYPES = '[Content_Types].xml';
const ROOT_RELATIONS = '_rels/.rels';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT_OFFICE = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const RELATIONS_TYPE = 'application/vnd.openxmlformats-package.relationships+xml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A DOCX taken apart: its main part and the comments, with all else left packed. */
export interface WordPackage {
  readonly main: string;
  /** `word/document.xml`, as a rule. */
  readonly mainName: string;
  /** The comments part as it stands, or null where there is none. */
  readonly comments: string | null;
  /** Packs it again with another main part and other comments. */
  write(main: string, comments: string, isStrict: boolean): Uint8Array;
}

/** Opens a DOCX. Throws `MarkingError`. */
export function openWordPackage(bytes: Uint8Array): WordPackage {
  const entries = new Map(readZip(bytes).map((entry) => [entry.name, entry]));
  const text = (name: string): string | null => {
    const entry = entries.get(name);
    return entry === undefined ? null : textOf(entry);
  };
  const types = text(TYPES);
  const mainName = targetOf(text(ROOT_RELATIONS) ?? '', 'officeDocument', '');
  if (types === null || mainName === null || !mainName.endsWith('.xml')) throw new MarkingError('not-a-docx');
  const main = text(mainName);
  if (main === null) throw new MarkingError('damaged');
  const cut = mainName.lastIndexOf('/') + 1;
  const folder = mainName.slice(0, cut);
  const relationsName = `${folder}_rels/${mainName.slice(cut)}.rels`;
  const relations = text(relationsName);
  const named = targetOf(relations ?? '', 'comments', folder);
  const commentsName = named ?? unusedName(folder, entries);
  return {
    main,
    mainName,
    comments: text(commentsName),
    write(newMain, newComments, isStrict) {
      const changed = new Map(entries);
      const put = (name: string, content: string): void => {
        changed.set(name, packedEntry(name, content, entries.get(name)));
      };
      put(mainName, newMain);
      put(commentsName, newComments);
      if (named === null)
        put(relationsName, withRelation(relations, commentsName.slice(folder.length), isStrict));
      const typed = withType(types, commentsName, relations === null);
      if (typed !== types) put(TYPES, typed);
      return writeZip([...changed.values()]);
    },
  };
}

function unusedName(folder: string, entries: ReadonlyMap<string, ZipEntry>): string {
  for (let number = 1; ; number++) {
    const name = `${folder}comments${number === 1 ? '' : number}.xml`;
    if (!entries.has(name)) return name;
  }
}

/** The part that a relationship of this kind leads to, or null. */
function targetOf(relations: string, kind: string, folder: string): string | null {
  for (const { kind: tokenKind, name, start, end } of tokensOf(relations)) {
    if ((tokenKind !== 'open' && tokenKind !== 'empty') || !/(?:^|:)Relationship$/u.test(name)) continue;
    const tag = relations.slice(start, end);
    const type = attribute(tag, 'Type');
    if (type !== `${OFFICE}/${kind}` && type !== `${STRICT_OFFICE}/${kind}`) continue;
    const target = attribute(tag, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//u, '');
  }
  return null;
}

function withRelation(relations: string | null, target: string, isStrict: boolean): string {
  const before = relations ?? `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"></Relationships>`;
  const ids = new Set(
    Array.from(before.matchAll(/\sId\s{0,9}=\s{0,9}["']([^"']{1,99})["']/gu), ([, id]) => id),
  );
  let number = ids.size + 1;
  while (ids.has(`rId${number}`)) number++;
  const type = `${isStrict ? STRICT_OFFICE : OFFICE}/comments`;
  return withLast(
    before,
    (p) => `<${p}Relationship Id="rId${number}" Type="${type}" Target="${escaped(target)}"/>`,
    `${PACKAGE}/relationships`,
  );
}

function withType(types: string, part: string, needsRelations: boolean): string {
  const known = types.toLowerCase();
  const lacks = (value: string): boolean => !known.includes(`"${value}"`) && !known.includes(`'${value}'`);
  const namespace = `${PACKAGE}/content-types`;
  let out = types;
  if (needsRelations && lacks('rels'))
    out = withLast(out, (p) => `<${p}Default Extension="rels" ContentType="${RELATIONS_TYPE}"/>`, namespace);
  if (lacks(`/${part.toLowerCase()}`))
    out = withLast(
      out,
      (p) => `<${p}Override PartName="/${escaped(part)}" ContentType="${COMMENTS_TYPE}"/>`,
      namespace,
    );
  return out;
}

/** Puts something in at the end of the root element, written with the prefix (with its colon) that a namespace has there. */
export function withLast(xml: string, written: (prefix: string) => string, ...namespaces: string[]): string {
  let root: { tag: string; name: string; start: number; end: number } | null = null;
  let last = { start: 0, kind: '' };
  for (const { kind, name, start, end } of tokensOf(xml)) {
    if (kind === 'text' || kind === 'other') continue;
    root ??= { tag: xml.slice(start, end), name, start, end };
    last = { start, kind };
  }
  if (root === null) throw new MarkingError('damaged');
  const prefix = prefixOf(root.tag, namespaces);
  if (prefix === null) throw new MarkingError('damaged');
  if (last.kind === 'close') return xml.slice(0, last.start) + written(prefix) + xml.slice(last.start);
  const opened = `${root.tag.slice(0, -2)}>${written(prefix)}</${root.name}>`;
  return xml.slice(0, root.start) + opened + xml.slice(root.end);
}
