import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context, Middleware } from 'koa';
import { errors } from '../../domain/errors.ts';
import { compressedOnce } from './compressed-once.ts';
import type { Brand } from './contract.ts';

export interface SiteOptions {
  /** Folder of the built page. */
  readonly folder: string;
  /** Paths that are pages; every other path gets the page too, with status 404. */
  readonly pages: readonly string[];
  /** The public address, without a slash at the end; null to take it from each request. */
  readonly publicUrl: string | null;
  /** Printed into every page, together with the next. */
  readonly brand: Brand;
  /** Which edition of the pages is delivered: with prices, terms and marketing figures, or without. */
  readonly isCommercial: boolean;
}

interface Asset {
  readonly extension: string;
  readonly content: Buffer;
  readonly modified: Date;
  readonly isHashed: boolean;
  /** The content as brotli, once there is one; always null for formats that are compressed already. */
  readonly brotli: () => Buffer | null;
}

interface Site {
  /** index.html: the page without a text, which its script fills. */
  readonly shell: string;
  /** The pages that the build has made ahead of time, by their path; unknown paths show the one at `/404`. */
  readonly pages: ReadonlyMap<string, string>;
  /** By the path they are asked for. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/** Stands in index.html wherever an inline style needs the nonce of the answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Stands wherever a text has to name the address of the site. */
const ADDRESS_PLACEHOLDER = '__PUBLIC_URL__';
const TEXTS_WITH_ADDRESS = new Set(['.xml', '.txt']);
/** What a browser fetches before it can show anything. */
const CODE = new Set(['.js', '.css']);
/** Folder whose file names hold a hash of their content (Vite's `assetsDir`). */
const HASHED_FOLDER = 'assets/';
/** Folder of the pages made ahead of time, one folder below it for each edition. */
const PAGES_FOLDER = 'pages/';

/**
 * Delivers the built page from memory, where all of it takes a few megabytes: no path is built from a request, and a new
 * build on disk cannot tear a running one apart.
 */
export function serveSite(options: SiteOptions): Middleware {
  const { pages, publicUrl } = options;
  let loading: Promise<Site> | null = null;
  const knownPages = new Set(pages);

  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw errors.methodNotAllowed();
    }
    loading ??= loadSite(options);
    const site = await loading.catch((error: unknown) => {
      loading = null;
      throw errors.unavailable(error);
    });
    const address = publicUrl ?? originOf(ctx);
    const asset = site.assets.get(ctx.path);
    if (asset !== undefined) return sendAsset(ctx, withAddress(asset, address));
    // What was built before a new version came is gone; a page in its place would only confuse the browser.
    if (ctx.path.startsWith(`/${HASHED_FOLDER}`)) throw errors.notFound();

    ctx.status = knownPages.has(ctx.path) ? 200 : 404;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = htmlFor(ctx.path, knownPages, site)
      .replaceAll(NONCE_PLACEHOLDER, String(ctx.state['nonce']))
      .replaceAll(ADDRESS_PLACEHOLDER, address);
  };
}

/** The page for a path, or the shell where the page's own router may know better what belongs there. */
function htmlFor(path: string, knownPages: ReadonlySet<string>, { shell, pages }: Site): string {
  if (knownPages.has(path)) return pages.get(path) ?? shell;
  // The router takes /About/ for /about.
  const meant = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return knownPages.has(meant) ? shell : (pages.get('/404') ?? shell);
}

/** The address that the browser asked for. Parsed, because a Host header may hold anything. */
function originOf(ctx: Context): string {
  return URL.parse(`${ctx.protocol}://${ctx.host}`)?.origin ?? '';
}

function withAddress(asset: Asset, address: string): Asset {
  if (!TEXTS_WITH_ADDRESS.has(asset.extension)) return asset;
  const text = asset.content.toString('utf8').replaceAll(ADDRESS_PLACEHOLDER, address);
  return { ...asset, content: Buffer.from(text) };
}

async function loadSite({ folder, brand, isCommercial }: SiteOptions): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const assets = new Map<string, Asset>();
  const pages = new Map<string, string>();
  const ownPages = `${PAGES_FOLDER}${isCommercial ? 'commercial' : 'private'}/`;
  const readPage = async (path: string) => printSite(await readFile(path, 'utf8'), { brand, isCommercial });
  for (const path of files) {
    const name = relative(folder, path).split(sep).join('/');
    if (name === 'index.html' || name.endsWith('.map')) continue;
    if (name.startsWith(ownPages)) {
      const page = name.slice(ownPages.length, -'.html'.length);
      pages.set(page === 'index' ? '/' : `/${page}`, await readPage(path));
    }
    if (name.startsWith(PAGES_FOLDER)) continue;
    const [content, { mtime: modified }] = await Promise.all([readFile(path), stat(path)]);
    assets.set(`/${name}`, {
      extension: extname(path),
      content,
      modified,
      isHashed: name.startsWith(HASHED_FOLDER),
      brotli: CODE.has(extname(path)) ? compressedOnce(content) : () => null,
    });
  }
  return { shell: await readPage(join(folder, 'index.html')), pages, assets };
}

/** Fills in whose installation this is, as text and as what the script of the page reads. */
function printSite(html: string, site: Pick<SiteOptions, 'brand' | 'isCommercial'>): string {
  const { brand } = site;
  const values: readonly (readonly [placeholder: string, value: string])[] = [
    ['__BRAND_NAME__', brand.name],
    ['__BRAND_COMPANY__', brand.company],
    ['__BRAND_EMAIL__', brand.contactEmail],
    ['__SITE__', JSON.stringify(site)],
  ];
  return values.reduce(
    (page, [placeholder, value]) => page.replaceAll(placeholder, () => escapeHtml(value)),
    html,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function sendAsset(ctx: Context, { extension, content, modified, isHashed, brotli }: Asset): void {
  ctx.type = extension;
  ctx.lastModified = modified;
  ctx.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.set('Accept-Ranges', 'bytes');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const range = readRange(ctx.get('Range'), content.length);
  if (range === 'none') {
    const compressed = ctx.acceptsEncodings('br') === 'br' ? brotli() : null;
    if (compressed !== null) ctx.set('Content-Encoding', 'br');
    ctx.body = compressed ?? content;
    return;
  }
  if (range === 'outside') {
    ctx.set('Content-Range', `bytes */${content.length}`);
    ctx.status = 416;
    return;
  }
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${content.length}`);
  ctx.body = content.subarray(range.start, range.end + 1);
}

/** One range, as players of video ask for it (RFC 9110, section 14); several at once are answered whole. */
function readRange(header: string, bytes: number): 'none' | 'outside' | { start: number; end: number } {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'none';
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end || start >= bytes ? 'outside' : { start, end };
}
