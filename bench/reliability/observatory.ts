/**
 * Mozilla's own analysers (`npm ci --prefix tools/observatory --ignore-scripts`) on what the product really serves behind a
 * proxy that speaks HTTPS. Nothing is asked of the network: the answers are fetched here and handed to the analysers in
 * the shape their scanner gives them. The list of hosts known to browsers, which their installation would download, is
 * empty: it can only add points.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

import type { Row } from './page.ts';
import { startProduct } from './product.ts';

export interface ObservatoryResult {
  readonly score: number;
  readonly grade: string;
  /** What each test found, with the points it gave or took. */
  readonly tests: readonly { readonly name: string; readonly result: string; readonly points: number }[];
}

/** The parts of Mozilla's package that are used here; it brings no types of its own. */
interface Output {
  readonly result: string | null;
}
interface Modules {
  readonly constants: { readonly ALL_TESTS: readonly ((requests: unknown) => Output)[] };
  readonly types: { readonly Requests: new (hostname: string) => FoundRequests };
  readonly grader: {
    getScoreModifier(result: string): number;
    getGradeForScore(score: number): { score: number; grade: string };
  };
  readonly charts: { readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number };
  readonly session: { readonly Session: new (url: URL) => FoundSession };
  readonly utils: { parseHttpEquivHeaders(html: string, base: string): unknown };
  readonly axios: {
    readonly AxiosHeaders: new (
      headers: Readonly<Record<string, string>>,
    ) => Readonly<Record<string, string>>;
  };
}
interface FoundSession {
  readonly jar: { setCookieSync(cookie: string, url: string): unknown };
}
interface FoundRequests {
  readonly resources: { path: string | null };
  readonly responses: Record<string, unknown>;
  session: FoundSession | null;
}

const MODULES = new URL('../../tools/observatory/node_modules/', import.meta.url);
const PACKAGE = new URL('@mdn/mdn-http-observatory/', MODULES);
const AXIOS = new URL('axios/index.js', MODULES);
const HOST = 'contracts.example.org';
const LEAST_SCORE = 120;
/** Their scanner's own origin for the CORS test. */
const FOREIGN_ORIGIN = 'https://http-observatory.security.mozilla.org';

/** Whether Mozilla's package is there. */
export const hasObservatory = (): boolean => existsSync(PACKAGE);

/** The pages that are judged, each by its answer to a browser. */
export const OBSERVED_PATHS = ['/', '/analyze'] as const;

/** Starts the product and lets every analyser judge what it serves on this path. */
export async function judgeHeaders(path: string): Promise<ObservatoryResult> {
  if (!hasObservatory()) throw new Error('npm ci --prefix tools/observatory --ignore-scripts comes first.');
  const modules = await loadModules();
  const product = await startProduct({
    TRUST_PROXY: '1',
    LOCAL_SIGN_IN_CODE: 'only for this bench',
    ADMIN_PASSWORD_HASH: '',
  });
  try {
    return judge(await retrieve(modules, product.url, path), modules);
  } finally {
    await product.stop();
  }
}

async function loadModules(): Promise<Modules> {
  const preloaded = new URL('conf/hsts-preload.json', PACKAGE);
  if (!existsSync(preloaded)) {
    mkdirSync(new URL('conf/', PACKAGE), { recursive: true });
    writeFileSync(preloaded, '{}');
  }
  const load = (file: string) => import(new URL(`src/${file}`, PACKAGE).href) as Promise<never>;
  return {
    constants: await load('constants.js'),
    types: await load('types.js'),
    grader: await load('grader/grader.js'),
    charts: await load('grader/charts.js'),
    session: await load('retriever/session.js'),
    utils: await load('retriever/utils.js'),
    axios: await import(AXIOS.href),
  };
}

/** What their `retriever.js` collects, asked over loopback as the proxy would ask. */
async function retrieve(modules: Modules, url: string, path: string): Promise<FoundRequests> {
  const publicUrl = new URL(path, `https://${HOST}`);
  const ask = async (method: string, headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': '203.0.113.7',
        Accept: 'text/html',
        ...headers,
      },
    });
    return { answer, text: await answer.text() };
  };
  const { answer, text } = await ask('GET', {});
  const preflight = await ask('OPTIONS', { Origin: FOREIGN_ORIGIN, 'Access-Control-Request-Method': 'GET' });
  const toResponse = ({ status, headers }: Response, data: string) => ({
    status,
    data,
    verified: true,
    headers: new modules.axios.AxiosHeaders(Object.fromEntries(headers)),
    request: { headers: new modules.axios.AxiosHeaders({}) },
    config: { headers: new modules.axios.AxiosHeaders({ Origin: FOREIGN_ORIGIN }) },
    httpEquiv: modules.utils.parseHttpEquivHeaders(data, publicUrl.href),
  });
  const requests = new modules.types.Requests(HOST);
  const response = toResponse(answer, text);
  requests.session = new modules.session.Session(publicUrl);
  for (const cookie of answer.headers.getSetCookie())
    requests.session.jar.setCookieSync(cookie, publicUrl.href);
  requests.resources.path = text;
  Object.assign(requests.responses, {
    auto: response,
    https: response,
    // Port 80 is the proxy's; here nothing listens on it.
    http: null,
    cors: toResponse(preflight.answer, preflight.text),
  });
  return requests;
}

/** The sum that their `scanner/index.js` makes. */
function judge(requests: FoundRequests, { constants, grader, charts }: Modules): ObservatoryResult {
  const tests = constants.ALL_TESTS.map((test) => {
    const { result } = test(requests);
    const points = result === null ? 0 : grader.getScoreModifier(result);
    return { name: test.name.replace(/Test$/, ''), result: result ?? 'no result', points };
  });
  const sum = (pick: (points: number) => boolean) =>
    tests.filter(({ points }) => pick(points)).reduce((total, { points }) => total + points, 100);
  const withoutExtra = sum((points) => points < 0);
  const score = withoutExtra >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(() => true) : withoutExtra;
  return { ...grader.getGradeForScore(score), tests };
}

/** Runs the whole part and resolves to its rows. */
export async function runObservatory(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const path of OBSERVED_PATHS) {
    const { score, grade, tests } = await judgeHeaders(path);
    for (const { name, result, points } of tests) console.log(`       ${name}: ${result} (${points})`);
    const found = tests.filter(({ points }) => points !== 0);
    rows.push({
      what: `score of ${path} by @mdn/mdn-http-observatory 1.4.8`,
      asked: `>= ${LEAST_SCORE}`,
      measured: `${score} (${grade}; ${found.map(({ result, points }) => `${result} ${points}`).join('; ')})`,
      holds: score >= LEAST_SCORE,
    });
  }
  return rows;
}
