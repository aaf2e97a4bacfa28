import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../config/product.ts';
import { wipe } from '../support/databases.ts';
import {
  BOUNDARY,
  endOfForm,
  fieldPart,
  filePart,
  goodFields,
  openRaw,
  part,
  type RawConnection,
} from '../support/raw-http.ts';
import { bearer, startApp, uploadForm, type TestApp } from '../support/start-app.ts';

const TEXT = 'This Agreement is made between A and B.';

describe('An upload', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ http: { pace: { minBytesPerSecond: 8 * 1024, windowMs: 300 } } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await wipe(app.database);
    ({ token } = await app.signIn());
  });

  const counted = async () => {
    const { rows } = await app.database.run((knex) =>
      knex.raw<{ rows: { count: string }[] }>('select count(*) from analysis_events'),
    );
    return Number(rows[0]?.count);
  };
  const analyze = (body: FormData, headers: Record<string, string> = {}) =>
    app.call('/api/analyze', { method: 'POST', headers: { ...bearer(token), ...headers }, body });
  /** Sends headers, so that a test can go on as it likes. */
  const begin = (headers: Record<string, string>, withToken = true): RawConnection => {
    const raw = openRaw(app.port, { isStubborn: true });
    const all = { Host: 'localhost', ...(withToken ? bearer(token) : {}), ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    raw.write(`POST /api/analyze HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    return raw;
  };
  const formType = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  const send = async (...parts: (string | Uint8Array)[]) => {
    const body = Buffer.concat(parts.map((piece) => Buffer.from(piece)));
    const raw = begin({ ...formType, 'Content-Length': String(body.length) });
    raw.write(body);
    const answer = await raw.answer;
    raw.socket.destroy();
    return answer;
  };

  it('of exactly 10 MiB is read, and of one byte more is not', async () => {
    const most = TEXT.padEnd(MAX_UPLOAD_BYTES, ' x');
    expect((await analyze(uploadForm({}, most))).status).toBe(200);
    const refused = await analyze(uploadForm({}, `${most}x`));
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([413, 'document_too_large']);
  });

  it.each<[string, Record<string, string | Blob | null>, number]>([
    ['without a file', { file: null }, 400],
    ['with a text instead of a file', { file: TEXT }, 400],
    ['with an empty file', { file: new File([], 'contract.txt') }, 400],
    ['without a name or role', { userIdentity: null }, 400],
    ['with a blank name or role', { userIdentity: ' \t ' }, 400],
    ['with a name of 200 characters', { userIdentity: 'é'.repeat(200) }, 200],
    ['with a name of 201 characters', { userIdentity: 'é'.repeat(201) }, 400],
    ['with an endless name', { userIdentity: 'x'.repeat(5_000_000) }, 400],
    ['without a country', { selectedCountry: null }, 400],
    ['with a country that is not on the list', { selectedCountry: 'Atlantis' }, 400],
    ['with a country of another case', { selectedCountry: 'india' }, 400],
    ['with a language of the list', { reportLanguage: 'fr' }, 200],
    ['with the language of the document', { reportLanguage: 'document' }, 200],
    ['with a language that is not on the list', { reportLanguage: 'Klingon' }, 400],
    ['with a wish that is neither true nor false', { readAnyway: 'yes' }, 400],
    ['with a field that does not belong there', { other: 'x' }, 400],
    ['with an empty uid', { firebaseUid: '' }, 403],
    ['with a name full of markup', { userIdentity: '<img src=x onerror=alert(1)>' }, 200],
    ['with a name of control characters', { userIdentity: '\u0000\u0007' }, 400],
  ])('%s is answered by its rule', async (_case, changes, status) => {
    const answer = await analyze(uploadForm(changes));
    expect(answer.status).toBe(status);
    expect(await counted()).toBe(status === 200 ? 1 : 0);
  });

  it('says in one sentence what is missing', async () => {
    const answer = await analyze(uploadForm({ selectedCountry: null }));
    expect(await answer.text()).toBe('Please select a country from the list.');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each<[string, () => (string | Uint8Array)[]]>([
    ['two files', () => [goodFields, filePart(TEXT), filePart(TEXT), endOfForm]],
    ['two files of different names', () => [goodFields, filePart(TEXT), filePart(TEXT, 'other'), endOfForm]],
    ['a file in the wrong field', () => [goodFields, filePart(TEXT, 'upload'), endOfForm]],
    ['a file in a text field', () => [goodFields, filePart(TEXT, 'userIdentity'), endOfForm]],
    ['a file without a field name', () => [goodFields, filePart(TEXT, ''), endOfForm]],
    ['a part without a name', () => [goodFields, part('form-data', 'x'), filePart(TEXT), endOfForm]],
    ['a field with an empty name', () => [goodFields, fieldPart('', 'x'), filePart(TEXT), endOfForm]],
    [
      '10,000 fields',
      () => [
        goodFields,
        ...Array.from({ length: 10_000 }, (_, n) => fieldPart(`f${n}`, 'x')),
        filePart(TEXT),
        endOfForm,
      ],
    ],
    [
      'a field of 5 MB',
      () => [
        fieldPart('userIdentity', 'x'.repeat(5_000_000)),
        fieldPart('selectedCountry', 'India'),
        filePart(TEXT),
        endOfForm,
      ],
    ],
    [
      'a field name of 100,000 characters',
      () => [goodFields, fieldPart('x'.repeat(100_000), 'x'), filePart(TEXT), endOfForm],
    ],
    [
      'a part header of 100,000 characters',
      () => [
        goodFields,
        part(`form-data; name="file"; filename="a.txt"\r\nX-Long: ${'x'.repeat(100_000)}`, TEXT),
        endOfForm,
      ],
    ],
    [
      '10,000 part headers',
      () => [
        goodFields,
        part(`form-data; name="file"; filename="a.txt"${'\r\nX-A: b'.repeat(10_000)}`, TEXT),
        endOfForm,
      ],
    ],
    ['a name twice', () => [goodFields, fieldPart('userIdentity', 'Other'), filePart(TEXT), endOfForm]],
    [
      'a country twice',
      () => [goodFields, fieldPart('selectedCountry', 'France'), filePart(TEXT), endOfForm],
    ],
    [
      'a list in a field name',
      () => [
        fieldPart('userIdentity[]', 'x'),
        fieldPart('selectedCountry', 'India'),
        filePart(TEXT),
        endOfForm,
      ],
    ],
    [
      'an object in a field name',
      () => [
        fieldPart('userIdentity[a]', 'x'),
        fieldPart('selectedCountry', 'India'),
        filePart(TEXT),
        endOfForm,
      ],
    ],
    [
      'a huge index in a field name',
      () => [goodFields, fieldPart('a[4294967294]', 'x'), filePart(TEXT), endOfForm],
    ],
    ['__proto__', () => [goodFields, fieldPart('__proto__', 'x'), filePart(TEXT), endOfForm]],
    [
      '__proto__ with a path',
      () => [goodFields, fieldPart('__proto__[userIdentity]', 'x'), filePart(TEXT), endOfForm],
    ],
    [
      'constructor.prototype',
      () => [goodFields, fieldPart('constructor[prototype][a]', 'x'), filePart(TEXT), endOfForm],
    ],
    ['no end', () => [goodFields, filePart(TEXT)]],
    ['an end in the middle of a header', () => [goodFields, `--${BOUNDARY}\r\nContent-Disp`]],
    ['an end in the middle of the file', () => [goodFields, filePart(TEXT).subarray(0, -10)]],
    ['a boundary that is another one', () => ['--other\r\n\r\nx\r\n--other--\r\n']],
    ['nothing but the end', () => [endOfForm]],
    ['no form at all', () => ['{"file": "x"}']],
    ['an empty body', () => []],
    ['zero bytes only', () => [new Uint8Array(100_000)]],
  ])('with %s is a 4xx, counts nothing and hurts nobody', async (_case, parts) => {
    const { status, headers } = await send(...parts());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers).toMatch(/x-error-code: /);
    expect(await counted()).toBe(0);
    expect((await app.call('/api/health')).status).toBe(200);
  });

  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'multipart/mixed; boundary=x',
  ])('of type %s is a 415', async (type) => {
    const answer = await app.call('/api/analyze', {
      method: 'POST',
      headers: { ...bearer(token), 'Content-Type': type },
      body: '{}',
    });
    expect(answer.status).toBe(415);
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
  ])('of type %s is a 4xx', async (type) => {
    const raw = begin({ 'Content-Type': type, 'Content-Length': '5' });
    raw.write('hello');
    const { status } = await raw.answer;
    expect([400, 415]).toContain(status);
  });

  it.each([
    ['../../etc/passwd.txt', 200],
    ['contract\\..\\..\\x.txt', 200],
    ['=HYPERLINK("x").txt', 200],
    ['nul\u0000byte.txt', 400],
    ['/etc/passwd', 200],
    [`${'n'.repeat(4_000)}.txt`, 200],
    ['\u202Etxt.exe.txt', 200],
    ['<script>alert(1)</script>.txt', 200],
  ])('called %s is answered by what it holds', async (name, status) => {
    const { status: answered, body } = await send(
      goodFields,
      filePart(TEXT, 'file', name.replaceAll('"', '%22')),
      endOfForm,
    );
    expect(answered).toBe(status);
    expect(body).not.toContain('passwd');
    expect(JSON.stringify(app.logLines)).not.toContain('passwd');
  });

  it('declared as 400 MB is refused from its headers', async () => {
    const raw = begin({ ...formType, 'Content-Length': String(400 * 1024 * 1024) });
    expect(await raw.answer).toMatchObject({ status: 413 });
    expect(raw.bytesWritten()).toBeLessThan(2_000);
    raw.socket.destroy();
  });

  it.each([
    ['with a token', true, 413, 12 * 1024 * 1024],
    ['without a token', false, 401, 1024 * 1024],
  ])('streamed without an end %s is cut off', async (_case, withToken, status, mostBytes) => {
    const before = app.bytesRead();
    const raw = begin({ ...formType, 'Transfer-Encoding': 'chunked' }, withToken);
    const piece = 'x'.repeat(64 * 1024);
    const chunk = `${(64 * 1024).toString(16)}\r\n${piece}\r\n`;
    raw.write(`${filePart('').length.toString(16)}\r\n${filePart('').toString('latin1')}\r\n`);
    const flood = setInterval(() => {
      for (let index = 0; index < 8 && raw.socket.writableLength < 1_000_000; index += 1) raw.write(chunk);
    }, 1);
    const answer = await raw.answer;
    await raw.closed;
    clearInterval(flood);
    expect(answer.status).toBe(status);
    expect(app.bytesRead() - before).toBeLessThan(mostBytes);
  });

  it('answers before the body when the sender asks first', async () => {
    const refused = begin({ ...formType, 'Content-Length': '1000', Expect: '100-continue' }, false);
    expect((await refused.answer).status).toBe(401);
    refused.socket.destroy();

    const body = Buffer.concat([goodFields, filePart(TEXT), endOfForm]);
    const raw = begin({ ...formType, 'Content-Length': String(body.length), Expect: '100-continue' });
    raw.socket.once('data', () => raw.write(body));
    expect((await raw.answer).status).toBe(200);
    raw.socket.destroy();
  });

  it('that drips is ended', async () => {
    const raw = begin({ ...formType, 'Content-Length': '5000000' });
    const drip = setInterval(() => raw.write('x'), 20);
    const { status, body } = await raw.answer;
    clearInterval(drip);
    raw.socket.destroy();
    expect([status, body]).toEqual([400, 'The upload was too slow and was ended. Please try again.']);
  });

  it('that breaks off is forgotten, and its place is free again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const raw = begin({ ...formType, 'Content-Length': '5000000' });
      raw.write(goodFields);
      raw.socket.end();
      await raw.closed;
    }
    await expect.poll(async () => (await analyze(uploadForm())).status).toBe(200);
    expect(await counted()).toBe(1);
  });
});
