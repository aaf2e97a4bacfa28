/**
 * How many orders to machines are recognized on lists that never teach, and how many of their honest twins are accused.
 *
 *   npm run eval:orders
 *
 * The lists (`backend/test/fixtures/orders-untaught`) hold 60 and 60 in six languages: language, `+` for an order or `-` for an honest
 * sentence, the sentence. Keep them out of `training`: once taught, a list says nothing of orders that nobody has seen.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { addressesMachines } from '../backend/src/domain/analysis/prompt-injection/machine-text.ts';

const FOLDER = new URL('../backend/test/fixtures/orders-untaught/', import.meta.url);
const LINE = /^[a-z]{2} ([+-]) (.+)$/;

for (const file of readdirSync(FOLDER).toSorted()) {
  const rows = readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, sign, sentence] = LINE.exec(line) ?? [];
      return sentence === undefined ? [] : [{ isOrder: sign === '+', isTold: addressesMachines(sentence) }];
    });
  const orders = rows.filter(({ isOrder }) => isOrder);
  const twins = rows.filter(({ isOrder }) => !isOrder);
  const toldOf = (some: typeof rows) => `${some.filter(({ isTold }) => isTold).length} of ${some.length}`;
  console.log(`${file.replace('.txt', '')}: ${toldOf(orders)} recognized, ${toldOf(twins)} accused`);
}
