import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const FOLDER = 'docs/security';
const pages = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.md'));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** `path/of/a.test.ts` "title of a test", or a path alone. */
const REFERENCE =
  /`((?:backend|frontend|config|tools|plugins|deploy|docs|bench)\/[\w./-]+|package\.json|SECURITY\.md)`(?: "([^"]+)")?/g;

/** What OWASP ASVS 5.0 asks at level 1, and at level 2 of the chapters on files, sessions and logging. */
const ASKED = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1
  2.1.1 2.2.1 2.2.2 2.3.1
  3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
  4.1.1 4.4.1
  5.1.1 5.2.1 5.2.2 5.2.3 5.3.1 5.3.2 5.4.1 5.4.2 5.4.3
  6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
  7.1.1 7.1.2 7.1.3 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2
  8.1.1 8.2.1 8.2.2 8.3.1
  9.1.1 9.1.2 9.1.3 9.2.1
  10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
  11.3.1 11.3.2 11.4.1
  12.1.1 12.2.1 12.2.2
  13.4.1
  14.2.1 14.3.1
  15.1.1 15.2.1 15.3.1
  16.1.1 16.2.1 16.2.2 16.2.3 16.2.4 16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3`
  .trim()
  .split(/\s+/);

describe.each(pages)('The page docs/security/%s', (page) => {
  const references = [...read(`${FOLDER}/${page}`).matchAll(REFERENCE)];

  it('names files that exist, and tests that stand in them', () => {
    const wrong = references.filter(([, path = '', title]) => {
      if (!existsSync(join(root, path))) return true;
      return title !== undefined && !read(path).includes(title);
    });
    expect(wrong.map(([text]) => text)).toEqual([]);
  });

  it('links to pages that exist', () => {
    const links = [...read(`${FOLDER}/${page}`).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
      ([, to = '']) => to,
    );
    expect(links.filter((to) => !existsSync(join(root, FOLDER, to)))).toEqual([]);
  });
});

describe('The rows of docs/security', () => {
  const rowsOf = (page: string) =>
    read(`${FOLDER}/${page}`)
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (?:-|requirement|threat|fault|no |input)/.test(line))
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

  it('cover every requirement of ASVS that applies, once, each with a test or a reason', () => {
    const rows = rowsOf('asvs.md').map(([, number = '', , answer = '']) => [number, answer] as const);
    expect(rows.map(([number]) => number)).toEqual(ASKED);
    const bare = rows.filter(
      ([, answer]) =>
        answer.match(REFERENCE) === null && !/^(?:Not applicable|Left to the operator): /.test(answer),
    );
    expect(bare).toEqual([]);
  });

  it('answer every fault with a test or a reason', () => {
    const rows = rowsOf('faults.md');
    expect(rows.join().match(REFERENCE)?.length).toBeGreaterThan(100);
    expect(rows.length).toBeGreaterThan(70);
    const bare = rows.filter(
      ([, , answer = '']) => answer.match(REFERENCE) === null && !answer.startsWith('Reason: '),
    );
    expect(bare).toEqual([]);
  });
});
