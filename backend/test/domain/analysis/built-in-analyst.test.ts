import { expect, it } from 'vitest';
import { createBuiltInAnalyst } from '../../../src/domain/analysis/built-in-analyst.ts';
import type { AnalystEvents } from '../../../src/ports/analyst.ts';
import { REJECTION_PHRASES } from '../../../../config/product.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { tasks } from '../../../src/domain/analysis/tasks.ts';
import type { IsolatedWork } from '../../../src/ports/isolated-work.ts';
import { contractText, TODAY } from './fixtures.ts';

/** Runs the task where it stands; the real one runs it in a child process. */
// the port ties each input to its name; the compiler cannot follow that through an index
const work: IsolatedWork = { run: (name, input) => Promise.resolve(tasks[name](input as never) as never) };

const ask = (raw: string, events: Partial<AnalystEvents> = {}, readAnyway = false) =>
  createBuiltInAnalyst({ work }).analyze(
    documentFromText(raw),
    { identity: 'Tenant', country: 'United Kingdom' },
    {
      uid: 'u1',
      today: TODAY,
      readAnyway,
      events: { onSection: () => {}, onPoint: () => {}, onProgress: () => {}, onQueued: () => {}, ...events },
    },
    new AbortController().signal,
  );
const RECIPE = 'Pancakes. Ingredients: two eggs, 200 g flour, milk. Stir, fry, serve with jam.';

it('hands over the six sections as final, in order', async () => {
  const seen: [number, boolean][] = [];
  const verdict = await ask(contractText('lease-leeds'), {
    onSection: (section, isFinal) => seen.push([section.number, isFinal]),
  });
  expect(verdict.outcome).toBe('completed');
  expect(seen).toEqual([1, 2, 3, 4, 5, 6].map((number) => [number, true]));
});

it('hands over no section of a text that is no legal document', async () => {
  const seen: number[] = [];
  const verdict = await ask(RECIPE, { onSection: (section) => seen.push(section.number) });
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

it('tells each point of the report once, before the section that it belongs to', async () => {
  const told: (string | number)[] = [];
  const verdict = await ask(contractText('lease-leeds'), {
    onPoint: ({ section, point }) => told.push(`${section} ${point.id}`),
    onSection: ({ number }) => told.push(number),
  });
  if (verdict.outcome === 'rejected') throw new Error('expected a report');
  const { facts, duties, risks, comparison, gaps } = verdict.report;
  const named = (section: number, points: readonly { readonly id: string }[]) =>
    points.map(({ id }) => `${section} ${id}`);
  expect(told).toEqual([
    ...named(1, facts),
    1,
    ...named(2, duties),
    2,
    ...named(3, risks),
    3,
    ...named(4, [...comparison, ...gaps]),
    4,
    5,
    6,
  ]);
});

it('reads what does not look legal when it is asked to, and says so first', async () => {
  const verdict = await ask(RECIPE, {}, true);
  if (verdict.outcome === 'rejected') throw new Error('expected a report');
  expect(verdict.report.warnings[0]).toMatch(/does not look like a paper with legal effect/);
  const markdown = verdict.sections.map(({ content }) => content).join('\n');
  expect(markdown.startsWith(verdict.report.warnings[0]!)).toBe(true);
  for (const phrase of REJECTION_PHRASES) expect(markdown).not.toContain(phrase);
  for (const { content } of verdict.sections) expect(content.length).toBeGreaterThan(20);
});
