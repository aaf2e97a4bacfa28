import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { MAX_UPLOAD_BYTES } from '../../../config/product.ts';
import type { Block, ExtractedDocument } from '../domain/analysis/document/extracted-document.ts';
import { errors } from '../domain/errors.ts';
import { readSettings } from '../composition/environment.ts';
import { createContainer } from '../composition/container.ts';
import { ports } from '../composition/tokens.ts';
import { createNoMetrics } from '../adapters/memory/metrics.ts';
import { countryNamed } from './country.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run --silent extract -- FILE [--json] [--country NAME]';

/**
 * `npm run --silent extract -- FILE [--json] [--country X]`: prints the text that is read, page by page, with its notices.
 * Exit 0; or 1 with one sentence and the code of the error on stderr.
 */
await runCommand(USAGE, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, country: { type: 'string', default: 'Other' } },
  });
  const [file] = positionals;
  if (file === undefined) throw errors.invalidRequest(USAGE);

  const country = countryNamed(values.country);
  if (country === undefined) throw errors.invalidRequest('Please select a country from the list.');
  const bytes = await readFile(file).catch(() => {
    throw errors.invalidRequest('The file cannot be opened.');
  });
  if (bytes.length > MAX_UPLOAD_BYTES) throw errors.documentTooLarge();

  const wiring = createContainer({ config: readSettings() }, { metrics: createNoMetrics() });
  const [extractor, work] = await Promise.all([wiring.get(ports.extractor), wiring.get(ports.work)]);
  try {
    const document = await extractor.extract({ bytes, fileName: basename(file) }, { country }, signal);
    console.log(values.json ? JSON.stringify(document, null, 2) : readable(document));
    return 0;
  } finally {
    // reading also starts the child that would explain, which would keep this command alive until it rests
    await Promise.all([extractor.close(), work.close()]);
  }
});

function readable({
  kind,
  pageCount,
  language,
  readPercent,
  pages,
  notices,
  hidden,
}: ExtractedDocument): string {
  const facts = `kind ${kind}, ${pageCount} page(s), language ${language ?? 'unknown'}, ${readPercent} % read`;
  return [
    facts,
    ...pages.flatMap(({ number, source, confidence, blocks }) => [
      '',
      `--- page ${number} (${source}${confidence === undefined ? '' : `, confidence ${confidence}`}) ---`,
      ...blocks.map(lineOf),
    ]),
    ...(notices.length > 0 ? ['', '--- notices ---'] : []),
    ...notices.map(({ code, text }) => `${code}: ${text}`),
    ...(hidden.length > 0 ? ['', '--- hidden text ---'] : []),
    ...hidden.map(({ page, how, text }) => `page ${page}, ${how}: ${text}`),
  ].join('\n');
}

function lineOf({ kind, number, text }: Block): string {
  const words = number === undefined ? text : `${number} ${text}`;
  if (kind === 'paragraph') return words;
  return kind === 'heading' ? `# ${words}` : `[${kind}] ${words}`;
}
