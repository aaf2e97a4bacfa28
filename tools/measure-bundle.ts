/**
 * Builds the page in memory and measures the JavaScript that `/` needs before it shows: the entry and everything it
 * imports statically. Fails when that is over the budget, or when code that only later screens need got into it.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const BUDGET_BYTES = 115_000;
/** What must stay out of the first load, by a part of the module's path. */
const LAZY_MODULES = [
  'node_modules/firebase/',
  'node_modules/@firebase/',
  'node_modules/react-markdown/',
  'node_modules/react-dropzone/',
  'node_modules/@tanstack/query-core/',
];

const chunks = await buildChunks();
const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
if (entry === undefined) throw new Error('The build has no entry.');
const firstLoad = reach(entry.fileName, new Set());

let gzipTotal = 0;
let brotliTotal = 0;
console.log('First load of /:');
for (const chunk of firstLoad) {
  const gzip = gzipSync(chunk.code).length;
  const brotli = brotliCompressSync(chunk.code).length;
  gzipTotal += gzip;
  brotliTotal += brotli;
  console.log(`  ${chunk.fileName}: ${kb(gzip)} gzip, ${kb(brotli)} brotli`);
}
console.log(`  in all: ${kb(gzipTotal)} gzip, ${kb(brotliTotal)} brotli (budget ${kb(BUDGET_BYTES)} gzip)`);
console.log('Loaded later:');
for (const chunk of chunks.values()) {
  if (!firstLoad.includes(chunk)) console.log(`  ${chunk.fileName}: ${kb(gzipSync(chunk.code).length)} gzip`);
}

const intruders = firstLoad
  .flatMap((chunk) => chunk.moduleIds)
  .filter((id) => LAZY_MODULES.some((lazy) => id.includes(lazy)));
if (intruders.length > 0) console.error(`In the first load, but should not be: ${intruders.join(', ')}`);
if (gzipTotal > BUDGET_BYTES) console.error(`Over the budget by ${kb(gzipTotal - BUDGET_BYTES)}.`);
process.exitCode = intruders.length > 0 || gzipTotal > BUDGET_BYTES ? 1 : 0;

/** The JavaScript files of a production build, by name. */
async function buildChunks(): Promise<Map<string, Rolldown.OutputChunk>> {
  const result = await build({
    configFile: new URL('../frontend/vite.config.ts', import.meta.url).pathname,
    logLevel: 'error',
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('The build gave no single output.');
  return new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
}

/** A chunk and all that it imports statically, each once. */
function reach(fileName: string, seen: Set<string>): Rolldown.OutputChunk[] {
  const chunk = chunks.get(fileName);
  if (chunk === undefined || seen.has(fileName)) return [];
  seen.add(fileName);
  return [chunk, ...chunk.imports.flatMap((name) => reach(name, seen))];
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
