import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AppConfig } from '../../../config/app-config.ts';
import { findOcrData } from '../adapters/extraction/ocr/data.ts';
import { createNodeFetch } from '../adapters/llm/node-fetch.ts';
import { connectDatabase } from '../adapters/postgres/connect.ts';
import { checkSchema } from '../adapters/postgres/migrate.ts';
import type { Check } from './doctor-check.ts';

/** The certificates that Google signs ID tokens with (Firebase documentation, "Verify ID tokens"). */
const GOOGLE_KEYS =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const ANSWER_MS = 4_000;
const GIB = 1024 ** 3;
/** The embedded database alone takes half of this. */
const LEAST_MEMORY = 1.5 * GIB;

/** Checks the runtime and the memory. */
export function checkComputer(memoryBytes: number): Check {
  const title = 'Computer';
  const memory = `${(memoryBytes / GIB).toFixed(1)} GiB of memory`;
  const line = `Node ${process.versions.node}, ${memory}.`;
  if (Number.parseInt(process.versions.node, 10) < 24) {
    return { title, state: 'problem', lines: [line], fix: 'Install Node 24 or newer, then run: npm ci' };
  }
  if (memoryBytes >= LEAST_MEMORY) return { title, state: 'ok', lines: [line] };
  return {
    title,
    state: 'note',
    lines: [`${line} The embedded database and the parsers are tight in that.`],
    fix: 'Set DATABASE_URL to a PostgreSQL server and MAX_PARSERS=1',
  };
}

/** Checks whether the database can be reached and has its schema. */
export async function checkDatabase({ database, dataDir }: AppConfig): Promise<Check> {
  const title = 'Database';
  if (database.kind === 'embedded') {
    try {
      accessSync(nearestFolder(dataDir), constants.W_OK);
      return { title, state: 'ok', lines: ['Embedded.'] };
    } catch {
      return {
        title,
        state: 'problem',
        lines: ['Embedded, but its folder cannot be written.'],
        fix: 'Set DATA_DIR to a folder that this user may write, or DATABASE_URL to a PostgreSQL server',
      };
    }
  }
  const opened = connectDatabase({ connection: database.url, maxConnections: 1 });
  try {
    await opened.run((knex) => knex.raw('select 1'));
    const hasSchema = await checkSchema(opened).catch(() => false);
    return {
      title,
      state: 'ok',
      lines: [hasSchema ? 'PostgreSQL answers.' : 'PostgreSQL answers; the first start makes the tables.'],
    };
  } catch {
    return {
      title,
      state: 'problem',
      lines: ['PostgreSQL does not answer, or refuses the user of DATABASE_URL.'],
      fix: 'Try: psql "$DATABASE_URL" -c "select 1"',
    };
  } finally {
    await opened.close();
  }
}

/** Checks whether users can sign in. */
export async function checkIdentity({ identity, signInAllow }: AppConfig): Promise<Check> {
  const title = 'Sign-in';
  const who = signInAllow.length === 0 ? 'Everybody may.' : `${signInAllow.length} entries may.`;
  if (identity.mode === 'local') {
    const how = identity.signInCode === null ? 'on this computer only' : 'with the sign-in code';
    return {
      title,
      state: 'ok',
      lines: [`Local, ${how}; e-mail addresses are not proven. ${who}`],
    };
  }
  const url = identity.emulatorHost === null ? GOOGLE_KEYS : `http://${identity.emulatorHost}/`;
  const isThere = await answers(url);
  const what = identity.emulatorHost === null ? 'Google’s keys' : 'The Auth emulator';
  return isThere
    ? { title, state: 'ok', lines: [`Google, project ${identity.projectId}. ${who}`] }
    : {
        title,
        state: 'problem',
        lines: [`${what} cannot be reached, so no token can be checked.`],
        fix:
          identity.emulatorHost === null
            ? 'Let this computer reach www.googleapis.com (NODE_USE_ENV_PROXY=1 uses HTTPS_PROXY)'
            : 'Start the emulator, or unset FIREBASE_AUTH_EMULATOR_HOST',
      };
}

/** Checks whether scans can be read, and in which languages. */
export function checkOcr({ extraction }: AppConfig): Check {
  const title = 'Scans';
  try {
    const found = [...findOcrData(extraction.ocrDataDir, extraction.ocrLanguages).keys()];
    const missing = extraction.ocrLanguages.filter((language) => !found.includes(language));
    if (missing.length > 0) {
      return {
        title,
        state: 'problem',
        lines: [`There is no data for: ${missing.join(', ')}.`],
        fix: `npm install ${missing.map((language) => `@tesseract.js-data/${language}`).join(' ')}`,
      };
    }
    return found.length > 0
      ? { title, state: 'ok', lines: [`${found.length} languages: ${found.join(', ')}.`] }
      : { title, state: 'problem', lines: ['The language data is missing.'], fix: 'npm ci' };
  } catch {
    return {
      title,
      state: 'problem',
      lines: ['The folder of OCR_DATA_DIR cannot be read.'],
      fix: 'Set OCR_DATA_DIR to a folder with .traineddata files, or leave it empty',
    };
  }
}

/** Checks whether each of `EXTRACTOR_PLUGINS` can be loaded, and says why not; no check when there are none. */
export async function checkPlugins({ extraction }: AppConfig): Promise<Check[]> {
  if (extraction.plugins.length === 0) return [];
  // Brings every parser along, so only on demand.
  const { loadPlugins } = await import('../adapters/extraction/pipeline/plugins.ts');
  const found = await Promise.all(
    extraction.plugins.map(async (name) => {
      try {
        const [format] = await loadPlugins([name]);
        return { line: `${name} reads ${format?.kind.label ?? 'nothing'}.`, isLoaded: true };
      } catch (error) {
        return { line: error instanceof Error ? error.message : `${name}: unknown`, isLoaded: false };
      }
    }),
  );
  const lines = found.map(({ line }) => line);
  const title = 'Plug-ins';
  if (found.every(({ isLoaded }) => isLoaded)) return [{ title, state: 'ok', lines }];
  return [
    {
      title,
      state: 'problem',
      lines,
      fix: 'Correct EXTRACTOR_PLUGINS or the module; see docs/extractors.md',
    },
  ];
}

/** Checks whether the page has been built. */
export function checkPage(): Check {
  const built = fileURLToPath(new URL('../../../frontend/dist/index.html', import.meta.url));
  return existsSync(built)
    ? { title: 'Page', state: 'ok', lines: ['Built.'] }
    : { title: 'Page', state: 'note', lines: ['Not built yet; npm start builds it.'], fix: 'npm run build' };
}

/** The folder itself, or the one above it in which it would be made. */
function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await createNodeFetch(AbortSignal.timeout(ANSWER_MS))(url);
    await response.text();
    return response.status < 500;
  } catch {
    return false;
  }
}
