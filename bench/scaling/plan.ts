import type { DatabaseCost, KindCost, ModelDemand } from './measure.ts';

/** What the plan takes for granted. Prices are assumptions to be replaced by one's own. */
export const ASSUMED = {
  analysesPerDay: 1_000_000,
  /** The busiest hour has this many times the average load. */
  peak: 3,
  /** Share of each kind among uploads. */
  mix: { pdf: 0.55, docx: 0.25, txt: 0.1, scan: 0.1 } as Readonly<Record<string, number>>,
  /** Processors and model servers are not planned fuller than this. */
  fullness: 0.7,
  coresPerReplica: 2,
  connectionsPerReplica: 10,
  /** Connections that a PostgreSQL server of ordinary size is set to. */
  maxConnections: 400,
  analysesPerLogin: 2,
  /** US dollars. */
  perCoreHour: 0.04,
  perDatabaseMonth: 400,
  perMillionPromptTokens: 0.25,
  perMillionOutputTokens: 2,
  /** What one server with one large graphics card reads and writes with an 8B model and many requests at once. */
  promptTokensPerCard: 10_000,
  outputTokensPerCard: 1_500,
  perCardHour: 2,
  /** What one such call takes at a hosted model. */
  callSeconds: 8,
} as const;

export interface Plan {
  readonly averagePerSecond: number;
  readonly peakPerSecond: number;
  readonly cpuSecondsEach: number;
  readonly coresAtPeak: number;
  readonly replicasAtPeak: number;
  readonly replicasOnAverage: number;
  readonly connections: number;
  readonly gigabytesPerYear: number;
  readonly databaseUse: number;
  readonly callsAtOnce: number;
  readonly promptTokensPerSecond: number;
  readonly outputTokensPerSecond: number;
  readonly cardsAtPeak: number;
  readonly costPerDay: {
    readonly replicas: number;
    readonly database: number;
    readonly hostedModel: number;
    readonly ownCards: number;
  };
}

const DAY_S = 86_400;
const A_YEAR = 365;

/** What so many analyses a day need, from what one costs. */
export function planFor(kinds: readonly KindCost[], demand: ModelDemand, database: DatabaseCost): Plan {
  const averagePerSecond = ASSUMED.analysesPerDay / DAY_S;
  const peakPerSecond = averagePerSecond * ASSUMED.peak;
  const cpuSecondsEach = kinds.reduce(
    (sum, { kind, cpuSeconds }) => sum + cpuSeconds * (ASSUMED.mix[kind] ?? 0),
    0,
  );
  const coresAtPeak = (peakPerSecond * cpuSecondsEach) / ASSUMED.fullness;
  const replicasAtPeak = Math.ceil(coresAtPeak / ASSUMED.coresPerReplica);
  const replicasOnAverage = Math.max(2, Math.ceil(replicasAtPeak / ASSUMED.peak));
  const cardsFor = (perSecond: number) =>
    Math.ceil(
      Math.max(
        (perSecond * demand.promptTokens) / ASSUMED.promptTokensPerCard,
        (perSecond * demand.outputTokens) / ASSUMED.outputTokensPerCard,
      ) / ASSUMED.fullness,
    );
  const perAnalysis =
    (demand.promptTokens * ASSUMED.perMillionPromptTokens +
      demand.outputTokens * ASSUMED.perMillionOutputTokens) /
    1e6;
  const bytesEach = database.bytesPerAnalysis + database.bytesPerLogin / ASSUMED.analysesPerLogin;
  return {
    averagePerSecond,
    peakPerSecond,
    cpuSecondsEach,
    coresAtPeak,
    replicasAtPeak,
    replicasOnAverage,
    connections: replicasAtPeak * ASSUMED.connectionsPerReplica,
    gigabytesPerYear: (bytesEach * ASSUMED.analysesPerDay * A_YEAR) / 1e9,
    databaseUse: peakPerSecond / database.countsPerSecond,
    callsAtOnce: Math.ceil((peakPerSecond * demand.calls * ASSUMED.callSeconds) / ASSUMED.fullness),
    promptTokensPerSecond: peakPerSecond * demand.promptTokens,
    outputTokensPerSecond: peakPerSecond * demand.outputTokens,
    cardsAtPeak: cardsFor(peakPerSecond),
    costPerDay: {
      replicas: replicasOnAverage * ASSUMED.coresPerReplica * 24 * ASSUMED.perCoreHour,
      database: ASSUMED.perDatabaseMonth / 30,
      hostedModel: perAnalysis * ASSUMED.analysesPerDay,
      ownCards: cardsFor(peakPerSecond) * 24 * ASSUMED.perCardHour,
    },
  };
}
