import { expect, it } from 'vitest';
import { createBuiltInAnalyst } from '../../../src/domain/analysis/built-in-analyst.ts';
import type { ReportSection } from '../../../src/domain/analysis/finding.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { tasks } from '../../../src/domain/analysis/tasks.ts';
import type { IsolatedWork } from '../../../src/ports/isolated-work.ts';
import { contractText, TODAY } from './fixtures.ts';

/** Runs the task where it stands; the real one runs it in a child process. */
// the port ties each input to its name; the compiler cannot follow that through an index
const work: IsolatedWork = { run: (name, input) => Promise.resolve(tasks[name](input as never) as never) };

const ask = (raw: string, onSection: (section: ReportSection, isFinal: boolean) => void) =>
  createBuiltInAnalyst({ work }).analyze(
    documentFromText(raw),
    { identity: 'Tenant', country: 'United Kingdom' },
    { uid: 'u1', today: TODAY, events: { onSection, onProgress: () => {}, onQueued: () => {} } },
    new AbortController().signal,
  );

it('hands over the six sections as final, in order', async () => {
  const seen: [number, boolean][] = [];
  const verdict = await ask(contractText('lease-leeds'), (section, isFinal) =>
    seen.push([section.number, isFinal]),
  );
  expect(verdict.outcome).toBe('completed');
  expect(seen).toEqual([1, 2, 3, 4, 5, 6].map((number) => [number, true]));
});

it('hands over no section of a text that is no legal document', async () => {
  const seen: number[] = [];
  const verdict = await ask(
    'Pancakes. Ingredients: two eggs, 200 g flour, milk. Stir, fry, serve with jam.',
    (section) => seen.push(section.number),
  );
  expect(verdict.outcome).toBe('rejected');
  expect(seen).toEqual([]);
});

it('says that no model is used and nothing leaves the machine', async () => {
  expect(await createBuiltInAnalyst({ work }).profile()).toEqual({
    analyst: 'built-in',
    model: null,
    isLocal: true,
  });
});
