/**
 * `npm run bench:scaling`: what one replica does, what more of them at one model do, how much room the database takes, and
 * what a million analyses a day would need by these figures. Prints and writes docs/scaling.md. Needs nginx and PostgreSQL of
 * the operating system. `-- --quick` takes a tenth of the time and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

import { sampleDocuments } from '../tools/replicas/documents.ts';
import {
  measureDatabase,
  measureDemand,
  measureKinds,
  measureSharedModel,
  type Throughput,
} from './scaling/measure.ts';
import { scalingPage } from './scaling/page.ts';

const isQuick = process.argv.includes('--quick');
const KIND_SECONDS = isQuick ? 3 : 20;
const MODEL_SECONDS = isQuick ? 10 : 90;
/**
 * A model slow enough that waiting for it and not this machine's processors decides, and so few people that each has an answer
 * within the 60 s after which nginx gives up on one that is not a stream.
 */
const MODEL = { totalSlots: 6, callSeconds: 1, people: 12 };
const ANALYSES = isQuick ? 2_000 : 20_000;

const documents = await sampleDocuments();
const kinds = await measureKinds(documents, KIND_SECONDS);
for (const { kind, perSecond, cpuSeconds } of kinds)
  console.log(`${kind}: ${perSecond.toFixed(2)} a second, ${cpuSeconds.toFixed(2)} s of processor each`);

const shared: Throughput[] = [];
for (const replicas of [1, 2, 3]) {
  const measured = await measureSharedModel({
    ...MODEL,
    replicas,
    seconds: MODEL_SECONDS,
    file: documents.docx,
  });
  shared.push(measured);
  console.log(
    `${replicas} replicas with ${measured.slotsEach} slots each: ${measured.perMinute.toFixed(1)} a minute, model in use ${(measured.modelUse * 100).toFixed(0)} %`,
  );
}
const demand = await measureDemand(documents.pdf);
const database = await measureDatabase(ANALYSES);
console.log(JSON.stringify({ demand, database }));

const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
const page = scalingPage({ machine, kinds, shared, model: MODEL, demand, database });
if (isQuick) console.log(page);
else writeFileSync(new URL('../docs/scaling.md', import.meta.url), page);
