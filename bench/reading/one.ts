/** Reads one text by the rules of the checkout in `argv[2]`, `argv[4]` times, and prints processor times (ms) and peak memory (MB). */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const [, , folder, file, times] = process.argv as [string, string, string, string, string];
const inCheckout = (path: string) =>
  import(pathToFileURL(join(folder, 'backend/src/domain/analysis', path)).href) as Promise<
    Record<string, (input: unknown) => unknown>
  >;
const { analyzeByRules } = await inCheckout('analyze-by-rules.ts');
const { documentFromText } = await inCheckout('document/plain-document.ts');
const document = documentFromText!(readFileSync(file, 'utf8'));
const spent: number[] = [];
for (let turn = 0; turn < Number(times); turn++) {
  const before = process.cpuUsage();
  // both versions name the outcome alike
  const { outcome } = analyzeByRules!({
    document,
    reader: { identity: 'Tenant', country: 'United Kingdom' },
    today: new Date('2026-11-20'),
  }) as { outcome: string };
  if (outcome !== 'completed') throw new Error(`The paper is not read but ${outcome}.`);
  const { user, system } = process.cpuUsage(before);
  spent.push((user + system) / 1_000);
}
console.log(JSON.stringify({ spent, peak: process.resourceUsage().maxRSS / 1_024 }));
