import { existsSync } from 'node:fs';
import { FLAGS, type Note } from './note.ts';

const PATHS = ['/', '/features'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST = 97;
/** One visit tells as much about the machine of that moment as about the page; Lighthouse's own advice is the median of several. */
const VISITS = 5;

/** The parts of Lighthouse's answer that are read here. */
interface LighthouseAnswer {
  readonly lhr: {
    readonly environment: { readonly benchmarkIndex: number };
    readonly categories: Readonly<
      Record<
        string,
        {
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
    readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
  };
}

/** Lighthouse's scores of the public pages, for a phone and for a desk, splash already seen. */
export async function measureLighthouse(
  executablePath: string,
  url: string,
  device: 'desktop' | 'mobile',
  note: Note,
): Promise<void> {
  const modules = new URL('../../tools/lighthouse/node_modules/', import.meta.url);
  if (!existsSync(modules)) {
    console.log('Lighthouse is not installed: npm ci --prefix tools/lighthouse');
    return;
  }
  // A package of its own, whose types are not there for everyone.
  const { default: lighthouse, desktopConfig } = await import(
    new URL('lighthouse/core/index.js', modules).href
  );
  const { default: puppeteer } = await import(
    new URL('puppeteer-core/lib/puppeteer/puppeteer-core.js', modules).href
  );
  const visit = async (path: string): Promise<LighthouseAnswer> => {
    const browser = await puppeteer.launch({ executablePath, args: FLAGS, headless: true });
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(() => sessionStorage.setItem('splash-seen', 'true'));
    const answer = await lighthouse(url + path, {}, device === 'desktop' ? desktopConfig : undefined, page);
    await browser.close();
    return answer;
  };
  for (const path of PATHS) {
    const visits: LighthouseAnswer[] = [];
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit(path));
    const { lhr } = visits.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
      VISITS >> 1
    ]!; // there are so many
    const scores = CATEGORIES.map((name) => scoreOf({ lhr }, name));
    const performance = visits
      .map((answer) => `${scoreOf(answer, 'performance')} at ${answer.lhr.environment.benchmarkIndex}`)
      .join(', ');
    note(
      `Lighthouse ${device}, ${path}: ${CATEGORIES.join(', ')}`,
      `>= ${LEAST} each`,
      `${scores.join(', ')} (performance of each visit, at a benchmarkIndex: ${performance})`,
      scores.every((score) => score >= LEAST),
    );
    for (const name of CATEGORIES) {
      for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
        const { score = null, title = id } = lhr.audits[id] ?? {};
        if (weight > 0 && score !== null && score < 0.9) console.log(`       ${name}: ${title} (${score})`);
      }
    }
  }
}

function scoreOf(
  { lhr }: { readonly lhr: Pick<LighthouseAnswer['lhr'], 'categories'> },
  category: string,
): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100);
}
