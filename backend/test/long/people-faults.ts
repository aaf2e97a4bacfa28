import { bearer, uploadForm } from '../support/start-app.ts';
import type { Instance, Postgres } from './people-processes.ts';
import { prepareInstance, signIn, startOwnPostgres } from './people-processes.ts';

/** What can be taken down under load. `kill` is -9 for the server, `crash` -9 for a process of the database. */
export type Fault = 'kill' | 'restart-database' | 'crash-database' | 'kill-both';

export interface FaultPlan {
  /** Answers to be received before the load ends. */
  readonly analyses: number;
  /** Spread evenly over the answers. */
  readonly faults: readonly Fault[];
}

export interface FaultFindings {
  /** `uid time` of each answer that came in whole. */
  readonly received: readonly string[];
  /** `uid time` of each analysis in the database. */
  readonly written: readonly string[];
  readonly outcomes: readonly string[];
  /** Requests that were under way when something was taken down: only these may be counted and not answered. */
  readonly atRisk: number;
  /** Refusals by status. */
  readonly refusals: ReadonlyMap<number, number>;
  /** Milliseconds from each fault to the next whole answer, by fault. */
  readonly healedMs: readonly { readonly fault: Fault; readonly ms: number }[];
  /** The roll-ups: all users' own counts, and all days. */
  readonly sums: { readonly users: number; readonly days: number };
}

/** People who upload one document after the other. */
const PEOPLE = 6;
const RETRY_MS = 25;

const CONTRACT = `RENTAL AGREEMENT

This Rental Agreement is made on 1 March 2026 between Asha Rao (the "Landlord") and Bruno Silva (the "Tenant").

1. Rent. The Tenant shall pay a monthly rent of 20,000 rupees on or before the fifth day of each month.
2. Deposit. The Tenant shall pay a refundable security deposit of 60,000 rupees before moving in.
3. Term. This Agreement is for eleven months. Either party may terminate it by one month's written notice.
4. Governing law. This Agreement is governed by the laws of India.

Signed by both parties.`;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Runs the product on a PostgreSQL of its own, takes one or the other down again and again, and reads what was counted. */
export async function runFaults({ analyses, faults }: FaultPlan): Promise<FaultFindings> {
  const postgres = await startOwnPostgres();
  const instance = await prepareInstance({ DATABASE_URL: postgres.url });
  try {
    await instance.start();
    const witness = createWitness();
    const isDone = () => witness.received.length >= analyses;
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) => signIn(instance.url, `person-${index}@example.org`)),
    );
    const uploading = people.map(async (person) => {
      while (!isDone()) await upload(instance, person, witness);
    });
    const healedMs: { fault: Fault; ms: number }[] = [];
    for (const [index, fault] of faults.entries()) {
      const due = (analyses * (index + 1)) / (faults.length + 1);
      while (witness.received.length < due) await pause(1);
      const from = performance.now();
      await inflict(fault, { postgres, instance, witness });
      const received = witness.received.length;
      while (witness.received.length === received && !isDone()) await pause(1);
      healedMs.push({ fault, ms: performance.now() - from });
    }
    await Promise.all(uploading);
    return { ...witness.findings(), healedMs, ...(await readCounts(postgres)) };
  } finally {
    await instance.kill();
    await postgres.remove();
  }
}

type Witness = ReturnType<typeof createWitness>;

/** What somebody outside can know: which answers came in whole, and what was under way whenever something was taken down. */
function createWitness() {
  const received: string[] = [];
  const underWay = new Set<symbol>();
  const atRisk = new Set<symbol>();
  const refusals = new Map<number, number>();
  return {
    received,
    begin(): symbol {
      const request = Symbol('request');
      underWay.add(request);
      return request;
    },
    end: (request: symbol) => void underWay.delete(request),
    refused: (status: number) => void refusals.set(status, (refusals.get(status) ?? 0) + 1),
    /** To be called right before a fault: only what is under way now may be counted and yet not be answered. */
    beforeFault() {
      for (const request of underWay) atRisk.add(request);
    },
    findings: () => ({ received, refusals, atRisk: atRisk.size }),
  };
}

async function upload(
  instance: Instance,
  person: { readonly token: string; readonly uid: string },
  witness: Witness,
): Promise<void> {
  const request = witness.begin();
  try {
    const answer = await fetch(`${instance.url}/api/analyze`, {
      method: 'POST',
      headers: bearer(person.token),
      body: uploadForm({}, CONTRACT),
    });
    if (answer.ok) {
      // The shape of the answer is AnalyzeResponse of the wire contract.
      const { provenance } = (await answer.json()) as { provenance: { finished: string } };
      witness.received.push(`${person.uid} ${provenance.finished}`);
      return;
    }
    witness.refused(answer.status);
    await answer.arrayBuffer();
  } catch {
    // The connection broke, or there was nobody to connect to.
  } finally {
    witness.end(request);
  }
  await pause(RETRY_MS);
}

async function inflict(
  fault: Fault,
  { postgres, instance, witness }: { postgres: Postgres; instance: Instance; witness: Witness },
): Promise<void> {
  switch (fault) {
    case 'kill':
      witness.beforeFault();
      await instance.kill();
      return instance.start();
    case 'restart-database':
      witness.beforeFault();
      await postgres.goDown();
      return postgres.comeBack();
    case 'crash-database': {
      const victim = await postgres.findProcess();
      witness.beforeFault();
      return postgres.crash(victim);
    }
    case 'kill-both':
      witness.beforeFault();
      await Promise.all([instance.kill(), postgres.goDown()]);
      // The server has to wait for its database.
      await Promise.all([instance.start(), postgres.comeBack()]);
  }
}

async function readCounts(postgres: Postgres): Promise<Pick<FaultFindings, 'written' | 'outcomes' | 'sums'>> {
  const { rows } = await postgres.database.run((knex) =>
    knex.raw<{ rows: { uid: string; at: Date; outcome: string }[] }>(
      'select firebase_uid as uid, at, outcome from analysis_events join users on users.id = user_id',
    ),
  );
  const sums = await postgres.database.run((knex) =>
    knex.raw<{ rows: FaultFindings['sums'][] }>(
      'select (select sum(analysis_count)::int from users) as users, (select sum(analyses)::int from daily_counts) as days',
    ),
  );
  return {
    written: rows.map(({ uid, at }) => `${uid} ${at.toISOString()}`),
    outcomes: rows.map(({ outcome }) => outcome),
    sums: sums.rows[0] ?? { users: Number.NaN, days: Number.NaN },
  };
}
