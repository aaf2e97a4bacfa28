/**
 * Loads every module of the product once, so that Node keeps what it compiled where NODE_COMPILE_CACHE says. Node keeps it
 * for one user and one path: run as the user that will start the product, in the folder where it will be.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** These begin to work when they are loaded. */
const ENTRIES = /\/(?:main|child)\.ts$|\/cli\/|-worker\.ts$/;

const modules = globSync('backend/src/**/*.ts').filter((file) => !ENTRIES.test(file));
for (const module of modules) await import(resolve(module));
process.stdout.write(`${modules.length} modules\n`);
// Some of them hold timers. What was compiled is written on the way out.
process.exit(0);
