import { SaxesParser } from 'saxes';

/** A paragraph of a resolved document, in the order in which paragraphs begin. */
export interface ResolvedParagraph {
  readonly text: string;
  /** Its mark was put in by the author. */
  readonly isAdded: boolean;
}

/**
 * What a word processor would show once all changes of one author are accepted or rejected. A reading of its own: it shares no code
 * with the marking.
 */
export function resolved(xml: string, author: string, choice: 'accept' | 'reject'): ResolvedParagraph[] {
  const paragraphs: { text: string; isAdded: boolean }[] = [];
  const open: { text: string; isAdded: boolean }[] = [];
  const path: string[] = [];
  let gone = 0;
  const parser = new SaxesParser({ xmlns: false });
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  const isOurs = (attributes: Readonly<Record<string, string>>): boolean =>
    Object.entries(attributes).some(([name, value]) => local(name) === 'author' && value === author);
  const goes = choice === 'accept' ? 'del' : 'ins';
  const stack: boolean[] = [];
  parser.on('opentag', ({ name: full, attributes }) => {
    const name = local(full);
    path.push(name);
    if (name === 'p' && !full.startsWith('a:')) {
      const paragraph = { text: '', isAdded: false };
      paragraphs.push(paragraph);
      open.push(paragraph);
    }
    if (name === 'ins' && path.at(-2) === 'rPr' && isOurs(attributes)) open.at(-1)!.isAdded = true;
    const takesAway = name === goes && path.at(-2) !== 'rPr' && isOurs(attributes);
    stack.push(takesAway);
    if (takesAway) gone += 1;
    const sign = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '\u2011' }[name];
    if (sign !== undefined && path.at(-2) === 'r' && gone === 0 && open.length > 0) open.at(-1)!.text += sign;
  });
  parser.on('closetag', ({ name: full }) => {
    path.pop();
    if (stack.pop() === true) gone -= 1;
    if (local(full) === 'p' && !full.startsWith('a:')) open.pop();
  });
  parser.on('text', (text) => {
    const within = path.at(-1);
    if ((within === 't' || within === 'delText') && gone === 0 && open.length > 0) open.at(-1)!.text += text;
  });
  parser.write(xml).close();
  return paragraphs;
}

/** The words that each comment stands on, by its id, without those that the author took out or put in. */
export function commented(xml: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const open = new Set<string>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: false });
  const idOf = (attributes: Readonly<Record<string, string>>): string =>
    Object.entries(attributes).find(([name]) => /(?:^|:)id$/u.test(name))?.[1] ?? '';
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1);
    path.push(local);
    if (local === 'commentRangeStart') {
      open.add(idOf(attributes));
      words.set(idOf(attributes), '');
    } else if (local === 'commentRangeEnd') open.delete(idOf(attributes));
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', (text) => {
    if (path.at(-1) !== 't' && path.at(-1) !== 'delText') return;
    for (const id of open) words.set(id, words.get(id)! + text);
  });
  parser.write(xml).close();
  return words;
}
