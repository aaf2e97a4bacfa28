/**
 * Keeps the compiled modules of the product between starts: loaded by `node --import` before everything else, so that a
 * start, and each child, compiles only what has changed (https://nodejs.org/api/module.html, "Module compile cache").
 * It holds code alone, no words of a document. Where the folder cannot be written, Node compiles anew and says nothing.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Beside the packages: it goes when they go. */
const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

// A folder that the environment names is in use already.
if (process.env['NODE_COMPILE_CACHE'] === undefined) {
  enableCompileCache(FOLDER);
  // Children are told by the environment.
  process.env['NODE_COMPILE_CACHE'] = FOLDER;
}
