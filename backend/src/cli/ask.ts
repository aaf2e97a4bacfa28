/**
 * `npm run --silent ask -- FILE --question "…" [--identity "Tenant"] [--country India] [--json]`: one question on one paper,
 * without the server. Prints the answer with its places, or the answer as data with `--json` (exit 0; exit 4 where nothing was
 * found), or one sentence and the name of the error on stderr (exit 1).
 */
import { parseArgs } from 'node:util';

import { readSettings } from '../composition/environment.ts';
import { useCases } from '../composition/tokens.ts';
import { renderAnswer } from '../domain/analysis/ask/render-answer.ts';
import { errors } from '../domain/errors.ts';
import { COMMAND_LINE_UID, inProcess } from './in-process.ts';
import { readUpload } from './read-upload.ts';
import { readerFrom } from './reader-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'Usage: npm run --silent ask -- FILE --question "…" [--identity "Tenant"] [--country India] [--json]';
const EXIT_NOT_FOUND = 4;

await runCommand(USAGE, async (signal) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      question: { type: 'string', default: '' },
      identity: { type: 'string', default: 'Reader' },
      country: { type: 'string', default: 'Other' },
      json: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw errors.invalidRequest(USAGE);
  const reader = readerFrom(values);
  const document = await readUpload(file);
  const answer = await inProcess(readSettings(), async (wiring) => {
    const askDocument = await wiring.get(useCases.askDocument);
    const { question } = values;
    return askDocument(
      { uid: COMMAND_LINE_UID, paper: { document }, question, before: null, reader },
      signal,
    );
  });
  process.stdout.write(values.json ? `${JSON.stringify(answer, null, 2)}\n` : renderAnswer(answer));
  return answer.status === 'answered' ? 0 : EXIT_NOT_FOUND;
});
