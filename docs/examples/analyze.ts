/** Sends a contract to Legible and prints its risks: `node analyze.ts contract.pdf Tenant India`. Needs LEGIBLE_URL and LEGIBLE_TOKEN. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const { LEGIBLE_URL = 'http://127.0.0.1:3000', LEGIBLE_TOKEN = '' } = process.env;
const [path = '', role = '', country = ''] = process.argv.slice(2);

const form = new FormData();
form.append('file', new File([await readFile(path)], basename(path)));
form.append('userIdentity', role);
form.append('selectedCountry', country);

const answer = await fetch(`${LEGIBLE_URL}/api/analyze`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${LEGIBLE_TOKEN}` },
  body: form,
});
if (!answer.ok) {
  // A failure is one sentence as text; its name is in a header.
  throw new Error(`${answer.headers.get('x-error-code')}: ${await answer.text()}`);
}
interface Risk {
  readonly severity: string;
  readonly title: string;
  readonly ask: string;
}
// The shape of the answer is `Analysis` in /api/openapi.json.
const { analysis, report } = (await answer.json()) as {
  readonly analysis: string;
  readonly report: { readonly risks: readonly Risk[] } | null;
};
// Not a legal document: the text says why.
if (report === null) throw new Error(analysis);
for (const { severity, title, ask } of report.risks) {
  process.stdout.write(`${severity}: ${title}\n  ${ask}\n`);
}
