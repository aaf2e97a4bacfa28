import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentFromText } from '../../src/domain/analysis/document/plain-document.ts';
import { errors } from '../../src/domain/errors.ts';
import type { IsolatedWork } from '../../src/ports/isolated-work.ts';

/** How a test steers whatever stands behind the adapter. */
export interface IsolatedWorkRig {
  readonly open: () => Promise<IsolatedWork & { close?(): Promise<void> }>;
}

const CONTRACT = `SERVICE AGREEMENT

This Agreement is made on 1 March 2026 between Acme Limited ("Supplier") and Jane Roe ("Customer").

1. Fees. The Customer shall pay EUR 12,500 within thirty days of each invoice.

2. Liability. The total liability of the Supplier is limited to the fees paid in the last twelve months.

3. Termination. Either party may terminate this Agreement with ninety days written notice.

4. Governing law. This Agreement is governed by the laws of Ireland.`;

export const describeIsolatedWork = (name: string, rig: IsolatedWorkRig) =>
  describe(`${name} as IsolatedWork`, () => {
    let work: Awaited<ReturnType<IsolatedWorkRig['open']>>;
    beforeAll(async () => {
      work = await rig.open();
    });
    afterAll(() => work.close?.());
    const input = {
      document: documentFromText(CONTRACT),
      reader: { identity: 'Customer', country: 'Ireland' as const },
      today: new Date('2026-11-20T00:00:00Z'),
    };

    it('gives what the task returns, the same each time', async () => {
      const { signal } = new AbortController();
      const verdict = await work.analyzeByRules(input, signal);
      expect(verdict.outcome).toBe('completed');
      expect(await work.analyzeByRules(input, signal)).toEqual(verdict);
    });

    it('rejects with `cancelled` when the signal aborts', async () => {
      const leaving = new AbortController();
      const running = work.analyzeByRules(input, leaving.signal);
      leaving.abort(errors.cancelled());
      await expect(running).rejects.toMatchObject({ code: 'cancelled' });
      expect((await work.analyzeByRules(input, new AbortController().signal)).outcome).toBe('completed');
    });
  });
