/**
 * Prints the reports on ten everyday papers that models answered (`backend/test/fixtures/answers/everyday`), to be read in full.
 *
 *   npm run print:model-reports -- [--manner strong|careless] [--id NAME]
 */
import { parseArgs } from 'node:util';

import {
  everydayAnswers,
  reportOnEveryday,
} from '../../backend/test/support/model-server/everyday-answers.ts';

const { values } = parseArgs({ options: { manner: { type: 'string' }, id: { type: 'string' } } });
for (const manner of ['strong', 'careless'] as const) {
  if (values.manner !== undefined && values.manner !== manner) continue;
  for (const answer of everydayAnswers(manner)) {
    if (values.id !== undefined && values.id !== answer.id) continue;
    const { sections } = await reportOnEveryday(answer);
    console.log(`===== ${answer.id}, ${manner}, read by ${answer.reader.identity}`);
    for (const { title, content } of sections) console.log(`\n### ${title}\n${content}`);
  }
}
