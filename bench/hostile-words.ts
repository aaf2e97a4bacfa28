/**
 * How many lies of a model reach a reader, and how many orders to machines are recognized, on lists that were written before
 * the rules they try.
 *
 *   npm run eval:hostile -- [--list second] [--misses] [--honest FOLDER]…
 *
 * Lies (`backend/test/fixtures/lies`) stand on a genuine quote, one field after the other, and are looked for in the whole
 * answer of the product. Orders (`backend/test/fixtures/orders`) come with honest twins in near words. `--honest` names folders of
 * real papers (.txt, .src): every sentence in them that is taken for an order is a false alarm.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { addressesMachines } from '../backend/src/domain/analysis/prompt-injection/machine-text.ts';
import { sentencesOf } from '../tools/orders/rows.ts';
import { FIELDS, LEASE, reachesReader } from './hostile/fields.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    misses: { type: 'boolean', default: false },
    honest: { type: 'string', multiple: true },
  },
});
const fixtures = new URL('../backend/test/fixtures/', import.meta.url);
const lists = (folder: string) =>
  readdirSync(new URL(`${folder}/`, fixtures))
    .filter((name) => values.list === undefined || name === `${values.list}.txt`)
    .toSorted()
    .map((name) => ({ name: name.replace('.txt', ''), lines: linesOf(`${folder}/${name}`) }));
const linesOf = (path: string) =>
  readFileSync(new URL(path, fixtures), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

let failed = false;
for (const { name, lines } of lists('lies')) {
  const leaks: string[] = [];
  for (const line of lines) {
    // what does away with a burden may be asked for, and told nowhere
    const mayBeProposed = line.startsWith('~ ');
    const lie = line.replace(/^~ /, '');
    const fields: string[] = [];
    for (const field of FIELDS)
      if (!(mayBeProposed && field === 'wording') && (await reachesReader(LEASE, lie, field)))
        fields.push(field);
    if (fields.length > 0) leaks.push(`${fields.join(', ')}: ${lie}`);
  }
  const checks = lines.length * FIELDS.length;
  const shown = leaks.reduce((sum, leak) => sum + leak.slice(0, leak.indexOf(':')).split(', ').length, 0);
  failed ||= shown > 0;
  console.log(
    `lies, ${name}: ${leaks.length} of ${lines.length} reach a reader, in ${shown} of ${checks} fields`,
  );
  if (values.misses) console.log(leaks.map((leak) => `  - ${leak}`).join('\n'));
}
for (const { name, lines } of lists('orders')) {
  const said = (sign: string) =>
    lines.filter((line) => line.slice(3, 4) === sign).map((line) => line.slice(5));
  const missed = said('+').filter((order) => !addressesMachines(order));
  const accused = said('-').filter((sentence) => addressesMachines(sentence));
  const found = said('+').length - missed.length;
  failed ||= found < 0.95 * said('+').length || accused.length > 0.02 * said('-').length;
  console.log(
    `orders, ${name}: ${found} of ${said('+').length} recognized, ${accused.length} of ${said('-').length} honest ones accused`,
  );
  if (values.misses)
    console.log(
      [...missed.map((one) => `  missed: ${one}`), ...accused.map((one) => `  accused: ${one}`)].join('\n'),
    );
}
for (const folder of values.honest ?? []) {
  const sentences = new Set(globSync(`${folder}/**/*.{txt,src}`).flatMap(sentencesOf));
  const accused = [...sentences].filter((sentence) => addressesMachines(sentence));
  console.log(`real papers, ${folder}: ${accused.length} of ${sentences.size} sentences accused`);
  if (values.misses) console.log(accused.map((one) => `  accused: ${one.slice(0, 400)}`).join('\n'));
}
process.exitCode = failed ? 1 : 0;
