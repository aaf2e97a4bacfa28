/**
 * Finds what reports say without a message: `npm exec -- node tools/find-unsaid.ts FOLDER … [--most 40]` reads every text file below the folders for
 * each side, and prints the sentences that no catalogue could say in another language, the most frequent first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTeller, divided } from '../backend/src/domain/analysis/report/languages/teller.ts';
import german from '../backend/src/domain/analysis/report/languages/de/messages.ts';
import { messagesInUse } from '../backend/test/support/messages/in-use.ts';
import { readFor, unsaidIn } from '../backend/test/support/messages/unsaid.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '40' } },
});
const keys = Object.values(messagesInUse()).flat();
const teller = createTeller({
  ...german,
  messages: Object.fromEntries(keys.map((key) => [key, divided(key).id])),
});
const counts = new Map<string, number>();
let reports = 0;
for (const folder of positionals)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.txt')) continue;
    const raw = readFileSync(join(folder, file), 'utf8');
    for (const identity of ['Tenant', 'Landlord', 'Customer', 'Company', 'Employee', 'User']) {
      reports++;
      for (const words of unsaidIn(readFor(identity, raw), teller))
        counts.set(words, (counts.get(words) ?? 0) + 1);
    }
  }
const sorted = [...counts].toSorted((a, b) => b[1] - a[1]);
console.log(`${reports} reports, ${sorted.length} sentences without a message`);
for (const [words, count] of sorted.slice(0, Number(values.most))) console.log(`${count}\t${words}`);
