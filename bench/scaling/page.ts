import type { DatabaseCost, KindCost, ModelDemand, Throughput } from './measure.ts';
import { ASSUMED, planFor } from './plan.ts';

export interface Measured {
  readonly machine: string;
  readonly kinds: readonly KindCost[];
  readonly shared: readonly Throughput[];
  readonly model: { readonly totalSlots: number; readonly callSeconds: number; readonly people: number };
  readonly demand: ModelDemand;
  readonly database: DatabaseCost;
}

/** What the samples are, by kind. */
const SAMPLES: Readonly<Record<string, string>> = {
  pdf: 'PDF, 10 pages with text',
  docx: 'DOCX, 72 clauses',
  txt: 'TXT, the same text',
  scan: 'PNG, one page, OCR',
};
/** Less than this share of one replica's throughput would be a loss. */
const NO_LOSS = 0.95;

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const money = (value: number): string => `$${whole(value)}`;

/** docs/scaling.md, whole, from the figures of one run. */
export function scalingPage(measured: Measured): string {
  return [
    '# How far it goes, and what comes first',
    '',
    `Written by \`npm run bench:scaling\` on ${measured.machine}, which also ran the proxy, the database, the pretend model and`,
    'the people who upload. Read processor times as what a document costs, and rates as what this small machine did.',
    '',
    ...oneReplica(measured),
    ...moreReplicas(measured),
    ...database(measured),
    ...plan(measured),
  ].join('\n');
}

const oneReplica = ({ kinds, machine }: Measured): string[] => [
  '## One replica',
  '',
  `The built-in analyst, behind nginx, on one PostgreSQL; six people who send one document after the other (${machine.split(' ')[0]} cores).`,
  '',
  '| document | answers a second | processor time each |',
  '|---|---|---|',
  ...kinds.map(
    ({ kind, perSecond, cpuSeconds }) =>
      `| ${SAMPLES[kind] ?? kind} | ${perSecond.toFixed(2)} | ${cpuSeconds.toFixed(2)} s |`,
  ),
  '',
  'Work that costs processor time grows with cores, on one machine or many: a replica takes one document per core at a time',
  '(`MAX_PARSERS`) and shares nothing with the others but the database. Two cores cannot show three replicas at once; the',
  'processor time of each document is what the plan below is made of.',
  '',
];

function moreReplicas({ shared, model }: Measured): string[] {
  const alone = shared[0]?.perMinute ?? Number.NaN;
  const callsAMinute = (model.totalSlots / model.callSeconds) * 60;
  const worst = Math.min(...shared.map(({ perMinute }) => perMinute / alone));
  return [
    '## More replicas at one model',
    '',
    `A pretend model with ${model.totalSlots} slots takes ${model.callSeconds} s for each call; the slots are shared out evenly by \`LLM_PARALLEL\`, and ${model.people} people`,
    'send one document after the other through nginx with its own defaults (round robin).',
    '',
    '| replicas | slots each | answers a minute | of one replica | model in use | calls for an answer |',
    '|---|---|---|---|---|---|',
    ...shared.map(
      ({ replicas, slotsEach, perMinute, modelUse }) =>
        `| ${replicas} | ${slotsEach} | ${perMinute.toFixed(1)} | ${((perMinute / alone) * 100).toFixed(0)} % | ${(modelUse * 100).toFixed(0)} % | ${((modelUse * callsAMinute) / perMinute).toFixed(1)} |`,
    ),
    '',
    'A document is divided for the slots that a replica has, so fewer slots can mean fewer calls for an answer, each with more to',
    'read. The pretend model takes as long for every call; a real one takes longer for more, so read such a gain as none.',
    '',
    worst >= NO_LOSS
      ? 'No loss: the model decides, and it is as busy with three replicas as with one.'
      : `The worst of them did ${(worst * 100).toFixed(0)} % of one replica: replicas do not know of each other's free slots.`,
    'A replica with a slot free cannot take over what waits at another. With few people at work this shows; with a line',
    'everywhere it does not. Rule: `LLM_PARALLEL` x the most replicas = what the model takes at once.',
    '',
  ];
}

const database = ({ database: cost }: Measured): string[] => [
  '## The database',
  '',
  'Tables with their indexes, written by the product itself; nothing grows with the size of documents.',
  '',
  '| what | measured |',
  '|---|---|',
  `| one analysis | ${whole(cost.bytesPerAnalysis)} bytes |`,
  `| one sign-in | ${whole(cost.bytesPerLogin)} bytes |`,
  `| one user | ${whole(cost.bytesPerUser)} bytes |`,
  `| analyses counted a second, 30 connections, durable writes | ${whole(cost.countsPerSecond)} |`,
  '',
  'The rate has one hot place: every analysis of a day raises the same row of `daily_counts`, so counts follow one another.',
  '',
];

function plan({ kinds, demand, database: cost }: Measured): string[] {
  const needed = planFor(kinds, demand, cost);
  const day = needed.costPerDay;
  const bottlenecks = [
    [
      'the model',
      needed.cardsAtPeak,
      `${needed.cardsAtPeak} graphics cards, or a hosted account with ${whole(needed.callsAtOnce)} calls at once`,
    ],
    ['processors', needed.replicasAtPeak, `${needed.replicasAtPeak} replicas`],
  ] as const;
  return [
    `## A plan for ${whole(ASSUMED.analysesPerDay)} analyses a day`,
    '',
    'Everything here is arithmetic on the figures above (`bench/scaling/plan.ts`) and on these assumptions; put in your own.',
    '',
    `- The busiest hour has ${ASSUMED.peak} times the average. Nothing is planned fuller than ${ASSUMED.fullness * 100} %.`,
    `- Of all uploads ${Object.entries(ASSUMED.mix)
      .map(([kind, share]) => `${Math.round(share * 100)} % are ${kind}`)
      .join(', ')}; each like the sample above.`,
    `- A replica has ${ASSUMED.coresPerReplica} cores and ${ASSUMED.connectionsPerReplica} connections. One sign-in for ${ASSUMED.analysesPerLogin} analyses.`,
    `- Prices: $${ASSUMED.perCoreHour} for a core and an hour, $${ASSUMED.perDatabaseMonth} a month for the database, $${ASSUMED.perMillionPromptTokens} and $${ASSUMED.perMillionOutputTokens} for a million tokens`,
    `  in and out, $${ASSUMED.perCardHour} an hour for a graphics card that reads ${whole(ASSUMED.promptTokensPerCard)} and writes ${whole(ASSUMED.outputTokensPerCard)} tokens a second.`,
    `- A ten-page PDF asks ${demand.calls} calls, ${whole(demand.promptTokens)} tokens in and ${whole(demand.outputTokens)} out (the pretend model's count at 0.22 tokens a`,
    `  character; a real model writes more or less). A call takes ${ASSUMED.callSeconds} s.`,
    '',
    '| what | how | needed |',
    '|---|---|---|',
    `| load | a day / 86,400 s, x ${ASSUMED.peak} | ${needed.averagePerSecond.toFixed(1)} a second, ${needed.peakPerSecond.toFixed(1)} at the peak |`,
    `| processors | peak x ${needed.cpuSecondsEach.toFixed(2)} s / ${ASSUMED.fullness} | ${Math.ceil(needed.coresAtPeak)} cores |`,
    `| replicas | cores / ${ASSUMED.coresPerReplica} | ${needed.replicasAtPeak} at the peak, ${needed.replicasOnAverage} on average |`,
    `| connections | replicas x ${ASSUMED.connectionsPerReplica} | ${needed.connections} (${needed.connections > ASSUMED.maxConnections ? `more than the ${ASSUMED.maxConnections} a server is set to: put PgBouncer in front` : `fits the ${ASSUMED.maxConnections} a server may be set to`}) |`,
    `| database, room | (analysis + sign-in / ${ASSUMED.analysesPerLogin}) x a year | ${whole(needed.gigabytesPerYear)} GB a year; sign-ins go after \`LOGIN_EVENT_DAYS\` |`,
    `| database, rate | peak / counts a second | ${(needed.databaseUse * 100).toFixed(0)} % of what this machine's one did |`,
    `| model, tokens | peak x tokens | ${whole(needed.promptTokensPerSecond)} in and ${whole(needed.outputTokensPerSecond)} out a second |`,
    `| model, hosted | peak x calls x ${ASSUMED.callSeconds} s / ${ASSUMED.fullness} | ${whole(needed.callsAtOnce)} calls at once: \`LLM_PARALLEL\` = ${Math.ceil(needed.callsAtOnce / needed.replicasAtPeak)} |`,
    `| model, own | tokens / a card's / ${ASSUMED.fullness} | ${needed.cardsAtPeak} graphics cards at the peak |`,
    '',
    '| cost | a day | of an analysis |',
    '|---|---|---|',
    ...[
      ['replicas', day.replicas],
      ['database', day.database],
      ['model, hosted', day.hostedModel],
      ['model, own cards kept for the peak', day.ownCards],
    ].map(
      ([what, cost]) =>
        `| ${what} | ${money(Number(cost))} | $${(Number(cost) / ASSUMED.analysesPerDay).toFixed(5)} |`,
    ),
    '',
    `**First bottleneck: ${bottlenecks[0][0]}.** It needs ${bottlenecks[0][2]}, and costs ${whole(day.hostedModel / (day.replicas + day.database))} times as much as everything else.`,
    `With the built-in analyst it is ${bottlenecks[1][0]}: ${bottlenecks[1][2]}. ${needed.connections > ASSUMED.maxConnections ? 'After that come the connections of the database.' : 'The connections of the database come after that.'}`,
    `The last would be the one row that counts a day: at ${whole(cost.countsPerSecond / needed.peakPerSecond)} times this load.`,
    '',
    'Not measured: a real model, replicas on different machines, and more than three of them.',
    '',
  ];
}
