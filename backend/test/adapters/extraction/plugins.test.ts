import { resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { FILE_KINDS } from '../../../../config/product.ts';
import { readConfig } from '../../../../config/env.ts';
import { checkPlugins } from '../../../src/cli/doctor-parts.ts';
import { loadPlugins } from '../../../src/adapters/extraction/pipeline/plugins.ts';
import { refusalOf } from '../../../src/adapters/isolation/start-refusal.ts';
import { startExtractor } from '../../../src/composition/processes.ts';
import { extractBytes, outline } from '../../support/papers/documents.ts';
import { sharedExtractor } from '../../support/processes/shared-extractor.ts';

const ODT = './plugins/odt.ts';
const odt = (body: string) =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content><office:text>${body}</office:text></office:document-content>`,
    ),
  });
const document = odt(
  '<text:h text:outline-level="1">Lease</text:h><text:p>The landlord &amp; the tenant<text:line-break/>agree.</text:p>' +
    '<table:table><table:table-row><table:table-cell><text:p>Rent</text:p></table:table-cell><table:table-cell><text:p>EUR 900</text:p></table:table-cell></table:table-row></table:table>' +
    '<text:list><text:list-item><text:p>No pets.</text:p></text:list-item></text:list><text:soft-page-break/><text:p>Signed.</text:p>',
);

const extractor = startExtractor({ maxParsers: 1, plugins: [ODT] });
const plain = sharedExtractor();
afterAll(() => extractor.close());

describe('An extractor plug-in', () => {
  it('adds its kind after those of the specification', async () => {
    await extractor.ready();
    expect(extractor.kinds.map(({ id }) => id)).toEqual([...FILE_KINDS.map(({ id }) => id), 'odt']);
  });

  it('reads a kind that the core does not know', async () => {
    const read = await extractBytes(extractor, document, 'lease.odt');
    expect(read.kind).toBe('odt');
    expect(read.pageCount).toBe(2);
    expect(outline(read)).toEqual([
      'heading Lease',
      'paragraph The landlord & the tenant agree.',
      'table-row Rent | EUR 900',
      'list-item No pets.',
      'paragraph Signed.',
    ]);
  });

  it('is off unless it is named', async () => {
    await expect(extractBytes(plain, document, 'lease.odt')).rejects.toMatchObject({
      code: 'document_unsupported',
    });
  });

  it('leaves the built-in kinds as they are', async () => {
    expect(outline(await extractBytes(extractor, Buffer.from('Plain words.'), 'a.txt'))).toEqual([
      'paragraph Plain words.',
    ]);
  });

  it('is looked at by the doctor, who says why one cannot be loaded', async () => {
    const [check] = await checkPlugins(readConfig({ EXTRACTOR_PLUGINS: `${ODT}, ./plugins/no-such.ts` }));
    expect(check).toMatchObject({ state: 'problem' });
    expect(check?.lines[0]).toBe(`${ODT} reads ODT.`);
    expect(check?.lines[1]).toContain('Cannot find module');
    expect(await checkPlugins(readConfig({ EXTRACTOR_PLUGINS: ODT }))).toMatchObject([{ state: 'ok' }]);
    expect(await checkPlugins(readConfig({}))).toEqual([]);
  });

  it('keeps the parsers from starting when it cannot be used, and says why', async () => {
    const broken = startExtractor({ maxParsers: 1, plugins: ['./plugins/no-such-plugin.ts'] });
    const failure: unknown = await broken.ready().catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'unavailable' });
    expect(refusalOf(failure)?.message).toMatch(
      /^The plug-in \.\/plugins\/no-such-plugin\.ts cannot be loaded: Cannot find module/,
    );
    const unread: unknown = await extractBytes(broken, document, 'lease.odt').catch(
      (error: unknown) => error,
    );
    expect(refusalOf(unread)?.message).toBe(refusalOf(failure)?.message);
    await broken.close();
  });

  it.each([
    ['export const other = 1', 'cannot be used: it exports no "format".'],
    ['export const format = {}', 'cannot be used: "format.kind" is missing.'],
    [`export const format = { kind: { id: '', label: 'X' } }`, 'needs an "id" and a "label".'],
    [
      `export const format = { kind: { id: 'x', label: 'X', extensions: ['X'] } }`,
      '"format.kind.extensions" has to list endings in lower case, such as ".odt".',
    ],
    [
      `export const format = { kind: { id: 'x', label: 'X', extensions: ['.x'], mediaTypes: [] } }`,
      '"format.kind.mediaTypes" has to list media types.',
    ],
    [
      `export const format = { kind: { id: 'x', label: 'X', extensions: ['.x'], mediaTypes: ['x/x'] }, matches: true }`,
      '"format.matches" is not a function.',
    ],
    [
      `export const format = { kind: { id: 'x', label: 'X', extensions: ['.x'], mediaTypes: ['x/x'] }, matches() {} }`,
      '"format.open" is not a function.',
    ],
    [
      `export const format = { kind: { id: 'pdf', label: 'X', extensions: ['.x'], mediaTypes: ['x/x'] }, matches() {}, open() {} }`,
      'reads "pdf", which the product itself reads already.',
    ],
    [`throw new Error('out of order')`, 'cannot be loaded: out of order'],
  ])('is refused with a sentence for %s', async (source, sentence) => {
    const name = `data:text/javascript,${encodeURIComponent(source)}`;
    await expect(loadPlugins([name])).rejects.toThrow(sentence);
  });

  it('is refused when another one reads the same kind', async () => {
    await expect(loadPlugins([ODT, resolve(ODT)])).rejects.toThrow(
      `The plug-in ${resolve(ODT)} reads "odt", which ${ODT} reads already.`,
    );
  });
});
