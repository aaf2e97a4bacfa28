import { expect, it } from 'vitest';
import { createIsolatedAnalyst } from '../../src/adapters/isolation/isolated-analyst.ts';
import { createPlainAnalyst } from '../../src/adapters/memory/analyst.ts';
import { documentFromText } from '../../src/domain/analysis/document/plain-document.ts';
import { createModelAnalyst } from '../../src/domain/analysis/model/model-analyst.ts';
import { createFairQueue } from '../../src/domain/queue/fair-queue.ts';
import { describeAnalyst } from '../contracts/analyst.contract.ts';
import { NO_EVENTS, READER, workHere } from '../support/model-server/analyze-with.ts';
import { answerFindings } from '../support/model-server/brain.ts';
import { createScriptedModel } from '../support/model-server/scripted-model.ts';

describeAnalyst('The analyst by rules', () => createIsolatedAnalyst(workHere));
describeAnalyst('The plain analyst', () => createPlainAnalyst());
describeAnalyst('The analyst with a model', () =>
  createModelAnalyst({
    model: createScriptedModel({
      answer: answerFindings,
    }),
    provider: 'ollama',
    work: workHere,
    queue: createFairQueue({ slots: 1, maxWaiting: 100 }),
    parallel: 1,
    secrets: { newId: () => '5eed-f00d' },
    metrics: { modelRead: () => undefined },
    isRequired: false,
  }),
);

it('says that the rules use no model and nothing leaves the machine', () => {
  expect(createIsolatedAnalyst(workHere).profile).toEqual({
    analyst: 'built-in',
    model: null,
    isLocal: true,
  });
});

it('says at the head of the report that the paper does not look legal and was read anyway', async () => {
  const verdict = await createIsolatedAnalyst(workHere).analyze(
    documentFromText('Pancakes. Stir two eggs with flour and milk, fry, serve with jam.'),
    READER,
    { uid: 'u1', today: new Date(0), readAnyway: true, events: NO_EVENTS },
    new AbortController().signal,
  );
  if (verdict.outcome === 'rejected') throw new Error('expected a report');
  const [warning = ''] = verdict.report.warnings;
  expect(warning).toMatch(/does not look like a paper with legal effect/);
  expect(verdict.sections[0]!.content.startsWith(warning)).toBe(true);
});
