import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/postgres/connect.ts';
import { openEmbedded } from '../support/databases.ts';
import { sendRaw } from '../support/raw-http.ts';
import { FIREBASE, startApp, type TestApp } from '../support/start-app.ts';

const INDEX =
  '<!doctype html><title>Legible</title><style nonce="__CSP_NONCE__">a{}</style><meta content="__PUBLIC_URL__/card.png"><p>page</p>';
const PAGE =
  '<title>__BRAND_NAME__</title><meta name="site" content="__SITE__"><style nonce="__CSP_NONCE__"></style><p>page</p><a href="mailto:__BRAND_EMAIL__">__BRAND_COMPANY__</a>';
const BRAND = { name: 'Paper & <Pen>', company: '$& "Sons"', contactEmail: 'hello@paper.example' };
const SCRIPT = `console.info(${JSON.stringify('x'.repeat(5_000))});`;

describe('The surface of the server', () => {
  let app: TestApp;
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'legible-site-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), INDEX);
    for (const edition of ['commercial', 'private']) {
      await mkdir(join(folder, 'pages', edition), { recursive: true });
      for (const name of ['about', '404']) {
        await writeFile(join(folder, 'pages', edition, `${name}.html`), `${PAGE}${edition} ${name}`);
      }
    }
    await writeFile(join(folder, 'assets', 'main-a1b2.js'), SCRIPT);
    await writeFile(join(folder, 'assets', 'main-a1b2.js.map'), '{}');
    await writeFile(join(folder, 'splash.mp4'), Buffer.from('0123456789'));
    await writeFile(join(folder, 'secret.txt'), 'x');
    await writeFile(join(folder, 'robots.txt'), 'Sitemap: __PUBLIC_URL__/sitemap.xml');
    database = await openEmbedded();
    app = await startApp({
      database,
      siteFolder: folder,
      config: { brand: BRAND, isCommercial: true },
    });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('delivers the pages that were made ahead of time, in the name of the installation', async () => {
    const about = await (await app.call('/about')).text();
    expect(about).toContain('<title>Paper &#38; &#60;Pen&#62;</title>');
    expect(about).toContain('<a href="mailto:hello@paper.example">$&#38; &#34;Sons&#34;</a>');
    expect(about).toContain('commercial about');
    const printed = /content="([^"]*)"/
      .exec(about)?.[1]
      ?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
    expect(JSON.parse(printed ?? '')).toEqual({ brand: BRAND, isCommercial: true });
  });

  it('delivers the edition without prices where the operator publishes none', async () => {
    const other = await startApp({
      database,
      siteFolder: folder,
      config: { brand: BRAND, isCommercial: false },
    });
    try {
      expect(await (await other.call('/about')).text()).toContain('private about');
    } finally {
      await other.close();
    }
  });

  it.each([
    ['/nowhere', 404, 'commercial 404'],
    ['/pages/commercial/about.html', 404, 'commercial 404'],
    ['/About/', 404, '/card.png'],
    ['/analyze', 200, '/card.png'],
  ])('answers %s with %i and %s', async (path, status, content) => {
    const answer = await app.call(path);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(content)]);
  });

  it('names its own address in the page and in the texts for search engines', async () => {
    expect(await (await app.call('/')).text()).toContain(`<meta content="${app.url}/card.png">`);
    expect(await (await app.call('/robots.txt')).text()).toBe(`Sitemap: ${app.url}/sitemap.xml`);
  });

  it('takes no markup from the Host header into the page', async () => {
    const { body } = await raw(
      'GET / HTTP/1.1\r\nHost: "><script>alert(1)</script>\r\nConnection: close\r\n\r\n',
    );
    expect(body).not.toContain('<script>alert');
  });

  it.each(['/assets/main-0000.js', '/assets/', '/assets/main-a1b2.js.map'])(
    'answers 404 for %s, which no page asks for since the last build, and shows no page in its place',
    async (path) => {
      const answer = await app.call(path);
      expect([answer.status, answer.headers.get('x-error-code')]).toEqual([404, 'not_found']);
    },
  );

  const raw = (request: string) => sendRaw(app.port, request);

  describe('sends with every answer', () => {
    it.each(['/', '/nowhere', '/assets/main-a1b2.js', '/api/health', '/api/nowhere', '/api/admin/stats'])(
      '%s',
      async (path) => {
        const { headers } = await app.call(path);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]+';/);
        expect(policy).not.toMatch(/unsafe|\*|http:/);
        expect(Object.fromEntries(headers)).toMatchObject({
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        });
        expect(headers.get('strict-transport-security')).toBeNull();
        expect(headers.get('x-powered-by')).toBeNull();
        expect(headers.get('access-control-allow-origin')).toBeNull();
        expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      },
    );

    it('the hosts of Google only where Google signs people in, and HSTS only over HTTPS', async () => {
      const other = await startApp({
        database,
        config: { identity: FIREBASE, trustProxyHops: 1 },
      });
      try {
        const { headers } = await other.call('/api/health', { headers: { 'X-Forwarded-Proto': 'https' } });
        const policy = headers.get('content-security-policy');
        expect(policy).toContain("script-src 'self' https://apis.google.com;");
        expect(policy).toContain(
          "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
        );
        expect(policy).toContain('frame-src https://x.firebaseapp.com;');
        expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
      } finally {
        await other.close();
      }
    });
  });

  describe('delivers', () => {
    it('a page with a new nonce every time', async () => {
      const nonces = new Set<string>();
      for (const path of ['/', '/about', '/analyze']) {
        const answer = await app.call(path);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
        const nonce = /nonce="([\w+/=]+)"/.exec(await answer.text())?.[1] ?? '';
        expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(3);
    });

    it.each(['/nowhere', '/about/', '/index.html', '/.env', '/About'])(
      'the page with 404 for %s',
      async (path) => {
        const answer = await app.call(path);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          404,
          'text/html; charset=utf-8',
        ]);
        expect(await answer.text()).toContain('<p>page</p>');
      },
    );

    it.each([
      '/../../etc/passwd',
      '/assets/../../secret.txt',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fetc%2fpasswd',
      '//etc/passwd',
      '/%00',
      '/%',
      '/assets%5c..%5c',
    ])('no file for %s', async (path) => {
      const { status, body } = await raw(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect([400, 404]).toContain(status);
      expect(body).not.toMatch(/root:/);
    });

    it('hashed files for a year, compressed where the browser can', async () => {
      const answer = await app.call('/assets/main-a1b2.js', { headers: { 'Accept-Encoding': 'br' } });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(await answer.text()).toBe(SCRIPT);
      const plain = await app.call('/assets/main-a1b2.js', { headers: { 'Accept-Encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
    });

    it('code as small as it gets, once that has been worked out beside the requests', async () => {
      const smallest = String(brotliCompressSync(Buffer.from(SCRIPT)).length);
      const load = () => app.call('/assets/main-a1b2.js', { headers: { 'Accept-Encoding': 'zstd, br' } });
      // What is compressed in passing has no length when its headers leave.
      await expect.poll(async () => (await load()).headers.get('content-length')).toBe(smallest);
      const answer = await load();
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(await answer.text()).toBe(SCRIPT);
    });

    it('nothing twice to a browser that has it', async () => {
      const { headers } = await app.call('/splash.mp4');
      const modified = headers.get('last-modified');
      const request = `GET /splash.mp4 HTTP/1.1\r\nHost: localhost\r\nIf-Modified-Since: ${modified}\r\n\r\n`;
      expect((await raw(request)).status).toBe(304);
    });

    it.each([
      ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=2-500', 206, '23456789', 'bytes 2-9/10'],
      ['bytes=10-', 416, '', 'bytes */10'],
      ['bytes=5-2', 416, '', 'bytes */10'],
      ['bytes=0-1,3-4', 200, '0123456789', null],
      ['lines=1-2', 200, '0123456789', null],
    ])('the range %s of a video', async (range, status, body, contentRange) => {
      const answer = await app.call('/splash.mp4', {
        headers: { Range: range, 'Accept-Encoding': 'identity' },
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-range')).toBe(contentRange);
      if (status < 400) expect(await answer.text()).toBe(body);
    });

    it('no answer of the interface from a cache', async () => {
      for (const path of ['/api/health', '/api/config', '/api/nowhere']) {
        expect((await app.call(path)).headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  describe('answers', () => {
    it.each([
      ['GET', '/api/nowhere', 404],
      ['POST', '/api', 404],
      ['GET', '/api/analyze', 405],
      ['DELETE', '/api/health', 405],
      ['PATCH', '/api/admin/login', 405],
      ['POST', '/', 405],
      ['PUT', '/about', 405],
    ])('%s %s with %d', async (method, path, status) => {
      const answer = await app.call(path, { method });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-error-code')).toBe(status === 404 ? 'not_found' : 'method_not_allowed');
      expect(answer.headers.has('Allow')).toBe(status === 405);
    });

    it('the public settings and its health to anybody', async () => {
      expect(await (await app.call('/api/health')).json()).toEqual({ status: 'ok' });
      expect(await (await app.call('/api/ready')).json()).toEqual({
        isReady: true,
        database: true,
        extraction: true,
        model: 'not-used',
      });
      expect(await (await app.call('/api/config')).json()).toMatchObject({
        identity: { mode: 'local', needsCode: false },
        limits: { maxUploadBytes: 10_485_760 },
      });
    });
  });
});
