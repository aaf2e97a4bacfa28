/**
 * Removes from node_modules what the running product cannot reach, and prints how much is left. Only files of kinds that
 * Node never loads go by rule; everything else is named with its reason. `tools/verify-image.sh` loads every module of the
 * product in the image afterwards, so a file too many in these lists does not pass.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = 'node_modules';
/** The OCR models that `ocr-data.ts` opens; the packages hold others of the same languages. */
const OCR_MODEL = '4.0.0_best_int';

/** Declarations, sources that Node refuses to run inside node_modules, maps and pages to read. */
const NEVER_LOADED = /\.(?:[cm]?ts|tsx|map|md|markdown|flow|html|css)$/iu;
const FOLDERS_OF_AUTHORS = new Set([
  'test',
  'tests',
  '__tests__',
  'example',
  'examples',
  'benchmarks',
  '.github',
]);
const LICENSE = /licen[cs]e|notice|copying/iu;

/** Builds for browsers and bundlers, and parts that only a function we do not call would load. */
const UNREACHED = [
  // The product takes the legacy build of pdf.js (pdf-library.ts) and no viewer, scripting or bundler entry of it.
  'pdfjs-dist/build',
  'pdfjs-dist/image_decoders',
  'pdfjs-dist/types',
  'pdfjs-dist/web',
  'pdfjs-dist/legacy/image_decoders',
  'pdfjs-dist/legacy/web',
  'pdfjs-dist/legacy/build/pdf.min.mjs',
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  'pdfjs-dist/legacy/build/pdf.sandbox.mjs',
  'pdfjs-dist/legacy/build/pdf.sandbox.min.mjs',
  // unpdf's own pdf.js, which pdf-library.ts replaces before the first use.
  'unpdf/dist/pdfjs.mjs',
  // Realtime database and its socket: firebase-admin/auth does not touch it.
  '@firebase/database',
  '@firebase/database-compat',
  'faye-websocket',
  'websocket-driver',
  'websocket-extensions',
  // Databases and files of Google: firebase-admin brings them for those who ask for them.
  '@google-cloud',
  'google-gax',
  'protobufjs',
  // The browser's half of the OCR engine, its inflater with it: ocr/engine.ts runs the Node half in its own process.
  'zlibjs',
  'tesseract.js/dist',
  'tesseract.js/docs',
  'tesseract.js/scripts',
  'mammoth/mammoth.browser.js',
  'mammoth/mammoth.browser.min.js',
  'mammoth/browser',
  // An extension that the embedded database is never asked for.
  '@electric-sql/pglite/dist/pgcrypto.tar.gz',
  // For Node without streams of its own.
  'web-streams-polyfill',
];

/** The same code twice, for `require` and for `import`: all who load these packages import them. */
const IMPORTED = [
  ...['helpers', 'lib', 'resources'].map((part) => ({
    folder: `openai/${part}`,
    spare: '.js',
    kept: '.mjs',
  })),
  { folder: 'zod', spare: '.cjs', kept: '.js' },
  { folder: '@electric-sql/pglite', spare: '.cjs', kept: '.js' },
  // Its parts are named by hashes, another one for each way.
  { folder: '@modelcontextprotocol', spare: '.cjs', kept: null },
];

/** Builds of the OCR engine: it takes that for LSTM models, on every processor with SIMD the relaxed one, else the plain one. */
const OCR_ENGINES = /^tesseract-core(?:-relaxedsimd)?-lstm\.(?:js|wasm)$/u;

const remove = (path) => rmSync(path, { recursive: true, force: true });
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

for (const path of UNREACHED) remove(join(MODULES, path));

for (const language of namesIn(join(MODULES, '@tesseract.js-data'))) {
  const folder = join(MODULES, '@tesseract.js-data', language);
  for (const version of readdirSync(folder, { withFileTypes: true })) {
    if (version.isDirectory() && version.name !== OCR_MODEL) remove(join(folder, version.name));
  }
}
for (const name of namesIn(join(MODULES, 'tesseract.js-core'))) {
  if (/\.(?:js|wasm)$/u.test(name) && !OCR_ENGINES.test(name))
    remove(join(MODULES, 'tesseract.js-core', name));
}
for (const { folder, spare, kept } of IMPORTED) {
  for (const entry of readdirSync(join(MODULES, folder), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isTwin = kept === null || existsSync(path.slice(0, -spare.length) + kept);
    if (entry.isFile() && path.endsWith(spare) && isTwin) remove(path);
  }
}
// npm takes builds for musl along where it cannot tell which library the system has; the base of the image has glibc.
for (const scope of ['@img', '@napi-rs']) {
  for (const name of namesIn(join(MODULES, scope)))
    if (name.includes('musl')) remove(join(MODULES, scope, name));
}
// The base of the image brings Node itself.
for (const name of namesIn(MODULES)) if (/^node-(?:linux|win)-/u.test(name)) remove(join(MODULES, name));

for (const entry of readdirSync(MODULES, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  const isSpare = entry.isDirectory()
    ? FOLDERS_OF_AUTHORS.has(entry.name) && existsSync(join(entry.parentPath, 'package.json'))
    : entry.isFile() && NEVER_LOADED.test(entry.name) && !LICENSE.test(entry.name);
  if (isSpare) remove(path);
}

let bytes = 0;
for (const entry of readdirSync(MODULES, { recursive: true, withFileTypes: true })) {
  if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name)).size;
}
process.stdout.write(`${MODULES}: ${Math.round(bytes / 1_000_000)} MB\n`);
