import { SaxesParser } from 'saxes';

/** What may stand in a run that says words (ISO 29500-1, 17.3.2): a run's properties come first. */
const CONTENT_OF_CHANGE = new Set([
  'r',
  'commentRangeStart',
  'commentRangeEnd',
  'bookmarkStart',
  'bookmarkEnd',
  'proofErr',
]);

interface Open {
  readonly name: string;
  children: number;
  readonly isOurs: boolean;
}

/**
 * Faults of the order and nesting that Word insists on, in what an author put into a main part: properties first, words of deletions as
 * `delText`, nothing but runs in a change, every id once, every comment that is referred to with both ends of its range.
 */
export function faultsOfOrder(xml: string, comments: string, author: string): string[] {
  const faults: string[] = [];
  const open: Open[] = [];
  const ids = new Set<string>();
  const ranges = { start: new Set<string>(), end: new Set<string>(), reference: new Set<string>() };
  const parser = new SaxesParser({ xmlns: false });
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name: full, attributes }) => {
    const name = local(full);
    const value = (wanted: string): string | undefined =>
      Object.entries(attributes).find(([key]) => local(key) === wanted)?.[1];
    const parent = open.at(-1);
    const isFirst = (parent?.children ?? 0) === 0;
    if (parent !== undefined) parent.children += 1;
    if (name === 'pPr' && parent?.name === 'p' && !isFirst) faults.push('pPr is not first');
    if (name === 'rPr' && parent?.name === 'r' && !isFirst) faults.push('rPr is not first in a run');
    const isOurs = (name === 'ins' || name === 'del') && value('author') === author;
    if (isOurs) {
      const id = value('id') ?? '';
      if (ids.has(id)) faults.push('an id twice');
      ids.add(id);
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u.test(value('date') ?? ''))
        faults.push('a date of another form');
      if (!['p', 'rPr'].includes(parent?.name ?? '')) faults.push(`a change inside ${parent?.name}`);
      if (parent?.name === 'rPr' && !isFirst) faults.push('a change behind other properties');
    }
    if (parent?.isOurs === true && !CONTENT_OF_CHANGE.has(name)) faults.push(`${name} inside a change`);
    const inDeletion = open.some((one) => one.isOurs && one.name === 'del');
    if (inDeletion && name === 't') faults.push('t inside a deletion');
    if (name === 'delText' && !open.some((one) => one.name === 'del' || one.name === 'moveFrom'))
      faults.push('delText outside of a deletion');
    if (name === 'commentRangeStart') ranges.start.add(value('id') ?? '');
    if (name === 'commentRangeEnd') ranges.end.add(value('id') ?? '');
    if (name === 'commentReference') ranges.reference.add(value('id') ?? '');
    if (
      name.startsWith('commentRange') &&
      !['p', 'body', 'hyperlink', 'sdtContent', 'ins', 'del'].includes(parent?.name ?? '')
    )
      faults.push(`${name} inside ${parent?.name}`);
    open.push({ name, children: 0, isOurs });
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  for (const id of ranges.start) {
    if (!ranges.end.has(id) || !ranges.reference.has(id)) faults.push('a range without its end');
  }
  const written = new Set(
    Array.from(comments.matchAll(/<(?:\w{1,9}:)?comment\s[^>]{0,500}?\bid="(\d{1,9})"/gu), ([, id]) => id!),
  );
  for (const id of ranges.reference) if (!written.has(id)) faults.push('a reference to no comment');
  return [...new Set(faults)];
}
