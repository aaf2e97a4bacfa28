import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context, Middleware } from 'koa';
import { errors } from '../../domain/errors.ts';

export interface SiteOptions {
  /** Folder of the built page. */
  readonly folder: string;
  /** Paths that are pages; every other path gets the page too, with status 404. */
  readonly pages: readonly string[];
  /** The address people type, without a slash at the end; null to take it from each request. */
  readonly publicUrl: string | null;
}

interface Asset {
  readonly extension: string;
  readonly content: Buffer;
  readonly modified: Date;
  readonly isHashed: boolean;
}

interface Site {
  readonly index: string;
  /** By the path they are asked for. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/** Stands in index.html wherever an inline style needs the nonce of the answer. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Stands wherever a text has to name the address of the site. */
const ADDRESS_PLACEHOLDER = '__PUBLIC_URL__';
const TEXTS_WITH_ADDRESS = new Set(['.xml', '.txt']);
/** Folder whose file names hold a hash of their content (Vite's `assetsDir`). */
const HASHED_FOLDER = 'assets/';

/**
 * Delivers the built page from memory, where all of it takes a few megabytes: no path is built from a request, and a new
 * build on disk cannot tear a running one apart.
 */
export function serveSite({ folder, pages, publicUrl }: SiteOptions): Middleware {
  let loading: Promise<Site> | null = null;
  const knownPages = new Set(pages);

  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw errors.methodNotAllowed();
    }
    loading ??= loadSite(folder);
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
    ctx.body = site.index
      .replaceAll(NONCE_PLACEHOLDER, String(ctx.state['nonce']))
      .replaceAll(ADDRESS_PLACEHOLDER, address);
  };
}

/** The address as the visitor typed it. Parsed, because a Host header may hold anything. */
function originOf(ctx: Context): string {
  return URL.parse(`${ctx.protocol}://${ctx.host}`)?.origin ?? '';
}

function withAddress(asset: Asset, address: string): Asset {
  if (!TEXTS_WITH_ADDRESS.has(asset.extension)) return asset;
  const text = asset.content.toString('utf8').replaceAll(ADDRESS_PLACEHOLDER, address);
  return { ...asset, content: Buffer.from(text) };
}

async function loadSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const assets = new Map<string, Asset>();
  for (const path of files) {
    const name = relative(folder, path).split(sep).join('/');
    if (name === 'index.html' || name.endsWith('.map')) continue;
    const [content, { mtime: modified }] = await Promise.all([readFile(path), stat(path)]);
    assets.set(`/${name}`, {
      extension: extname(path),
      content,
      modified,
      isHashed: name.startsWith(HASHED_FOLDER),
    });
  }
  return { index: await readFile(join(folder, 'index.html'), 'utf8'), assets };
}

function sendAsset(ctx: Context, { extension, content, modified, isHashed }: Asset): void {
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
    ctx.body = content;
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
