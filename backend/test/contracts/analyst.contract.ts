import { describe, expect, it } from 'vitest';
import { REJECTION_OPENING, REJECTION_PHRASES, SECTION_TITLES } from '../../../config/product.ts';
import { documentFromText } from '../../src/domain/analysis/document/plain-document.ts';
import { errors } from '../../src/domain/errors.ts';
import type { Analyst, AnalystEvents } from '../../src/ports/analyst.ts';

const LEASE =
  'LEASE AGREEMENT\n\nThis Agreement is made on 3 March 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").\n\n1. Rent. The Tenant shall pay rent of £900 a month in advance.\n\n2. Entry. The Landlord may enter the house at any time.\n\n3. End. Either party may terminate this Agreement with one month of written notice.\n\n4. Law. This Agreement is governed by the law of England.';
const RECIPE = 'Pancakes. Ingredients: two eggs, 200 g flour, milk. Stir, fry, serve with jam.';

interface Wish {
  readonly events?: Partial<AnalystEvents>;
  readonly readAnyway?: boolean;
  readonly signal?: AbortSignal;
}

/** The promise of the port, whatever stands behind it. */
export const describeAnalyst = (name: string, open: () => Analyst) =>
  describe(`${name} as an Analyst`, () => {
    const ask = (
      text: string,
      { events = {}, readAnyway = false, signal = new AbortController().signal }: Wish = {},
    ) =>
      open().analyze(
        documentFromText(text),
        { identity: 'Tenant', country: 'United Kingdom' },
        {
          uid: 'u1',
          today: new Date('2026-11-20T00:00:00Z'),
          readAnyway,
          events: {
            onSection: () => {},
            onPoint: () => {},
            onProgress: () => {},
            onQueued: () => {},
            ...events,
          },
        },
        signal,
      );
    const completed = async (...args: Parameters<typeof ask>) => {
      const verdict = await ask(...args);
      if (verdict.outcome === 'rejected') throw new Error('expected a report');
      return verdict;
    };

    it('makes a report for the reader, with six sections', async () => {
      const { report, sections } = await completed(LEASE);
      expect(report).toMatchObject({
        version: 1,
        reader: { typed: 'Tenant' },
        paper: { country: 'United Kingdom' },
      });
      expect(sections.map(({ title }) => title)).toEqual([...SECTION_TITLES]);
    });

    it('gives the same verdict on the same document, reader and day', async () => {
      expect(await ask(LEASE)).toEqual(await ask(LEASE));
    });

    it('tells every section as final in the end', async () => {
      const last = new Map<number, boolean>();
      await ask(LEASE, { events: { onSection: ({ number }, isFinal) => last.set(number, isFinal) } });
      expect([...last].toSorted(([a], [b]) => a - b)).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, true]));
    });

    it('tells each point of the report once, before the final state of its section', async () => {
      const told: string[] = [];
      const late: string[] = [];
      const done = new Set<number>();
      const { report } = await completed(LEASE, {
        events: {
          onPoint: ({ section, point }) => (done.has(section) ? late : told).push(`${section} ${point.id}`),
          onSection: ({ number }, isFinal) => void (isFinal && done.add(number)),
        },
      });
      const named = (section: number, points: readonly { readonly id: string }[]) =>
        points.map(({ id }) => `${section} ${id}`);
      expect(told).toEqual([
        ...named(1, report.facts),
        ...named(2, report.duties),
        ...named(3, report.risks),
        ...named(4, [...report.comparison, ...report.gaps]),
      ]);
      expect(late).toEqual([]);
    });

    it('rejects what is no legal document, and tells nothing of it', async () => {
      const told: number[] = [];
      const verdict = await ask(RECIPE, { events: { onSection: ({ number }) => told.push(number) } });
      expect(verdict).toMatchObject({
        outcome: 'rejected',
        reply: expect.stringMatching(new RegExp(`^${REJECTION_OPENING}`)),
      });
      expect(told).toEqual([]);
    });

    it('reads it anyway when asked to, without the words of a rejection', async () => {
      const { sections } = await completed(RECIPE, { readAnyway: true });
      const markdown = sections.map(({ content }) => content).join('\n');
      for (const phrase of REJECTION_PHRASES) expect(markdown).not.toContain(phrase);
      for (const { content } of sections) expect(content.length).toBeGreaterThan(10);
    });

    it('rejects with the reason of the signal', async () => {
      const leaving = new AbortController();
      leaving.abort(errors.cancelled());
      await expect(ask(LEASE, { signal: leaving.signal })).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
