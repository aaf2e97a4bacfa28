import { comparePapers } from '../../backend/src/domain/analysis/compare/compare-papers.ts';
import { readVersion } from '../../backend/src/domain/analysis/compare/read-version.ts';
import { toLegalText } from '../../backend/src/domain/analysis/document/legal-text.ts';
import { readPapers } from '../../tools/burdens/papers.ts';
import { readText } from '../everyday/read-text.ts';
import type { Country } from '../../config/product.ts';

const TODAY = new Date('2026-11-20T00:00:00Z');
const read = (text: string, country: Country) => readText(new TextEncoder().encode(text), country);

/**
 * Pairs of a harsh paper and the same paper mended: sentences on which a finding rests are taken out. Compared one way the finding
 * has to go, the other way it has to come; findings on sentences that stand in both must not be told.
 */
export async function measureFindings(most: number, show: (...lines: unknown[]) => void): Promise<void> {
  const counts = { asked: 0, went: 0, came: 0, others: 0, pairs: 0 };
  const papers = ['w1', 'w2', 'w3', 'w4'].flatMap((set) => readPapers(`training/papers/${set}`));
  for (const paper of papers.filter(({ isLegal, language }) => isLegal && language === 'en').slice(0, most)) {
    const country = paper.country;
    const reader = { identity: paper.roles[0] ?? 'Reader', country };
    const document = await read(paper.text, country);
    const { report, text } = readVersion({ document, reader, today: TODAY });
    const risks = (report?.risks ?? []).filter(
      ({ certainty, quotes, family }) =>
        certainty === 'found' && quotes.length === 1 && family !== 'drafting-error',
    );
    for (const risk of risks.slice(0, 3)) {
      const { paragraph } = risk.quotes[0]!;
      const words = risk.quotes[0]!.text.split(' … ')[0]!;
      const sentence = text.sentences.find(
        (one) => one.paragraph === paragraph && one.text.includes(words.slice(0, 40)),
      );
      if (sentence === undefined) continue;
      const pages = document.pages.map((page) => ({
        ...page,
        blocks: page.blocks.flatMap((block) => {
          const left = block.text.replace(/\s/g, ' ').replace(sentence.text, '').trim();
          return left === '' ? [] : [{ ...block, text: left }];
        }),
      }));
      const mended = { ...document, pages };
      if (toLegalText(mended).text.length === text.text.length) continue;
      counts.pairs++;
      const input = { reader, today: TODAY };
      const isIt = (effect: {
        title: string;
        before: { text: string } | null;
        after: { text: string } | null;
      }) => (effect.before ?? effect.after)?.text.includes(words.slice(0, 40)) === true;
      const gone = comparePapers({ before: document, after: mended, ...input }).effects.filter(
        ({ about }) => about === 'risk',
      );
      const new_ = comparePapers({ before: mended, after: document, ...input }).effects.filter(
        ({ about }) => about === 'risk',
      );
      counts.asked += 2;
      if (gone.some((effect) => ['went', 'better'].includes(effect.kind) && isIt(effect))) counts.went++;
      else
        show(
          'NOT TOLD AS GONE',
          paper.id,
          risk.title,
          gone.map(({ kind, title }) => `${kind}: ${title}`),
        );
      if (new_.some((effect) => ['came', 'worse'].includes(effect.kind) && isIt(effect))) counts.came++;
      else
        show(
          'NOT TOLD AS NEW',
          paper.id,
          risk.title,
          new_.map(({ kind, title }) => `${kind}: ${title}`),
        );
      counts.others += [...gone, ...new_].filter((effect) => !isIt(effect)).length;
    }
  }
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `findings that came or went: ${percent(counts.went + counts.came, counts.asked)} of ${counts.asked} (${counts.pairs} pairs, both ways)`,
  );
  console.log(`other findings told beside them: ${counts.others}`);
  await measureTime(papers.map(({ text }) => text));
}

/** Two papers of 50 pages of 3,000 characters, one clause in twenty changed. */
async function measureTime(texts: readonly string[]): Promise<void> {
  const whole = texts.join('\n\n').slice(0, 150_000);
  let clause = 0;
  const changed = whole.replace(/[a-z]\.(?= [A-Z])/g, (end) =>
    clause++ % 20 === 0 ? `${end.slice(0, 1)} at once.` : end,
  );
  const [before, after] = [await read(whole, 'Other'), await read(changed, 'Other')];
  const reader = { identity: 'Tenant', country: 'Other' as const };
  const reports = { before: null, after: null };
  const cpuOf = (work: () => unknown) => {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    return Math.round((user + system) / 1_000);
  };
  for (let round = 0; round < 3; round++) {
    // the product reads the two versions in two children at once
    const reading = Math.max(
      ...[before, after].map((document) => cpuOf(() => readVersion({ document, reader, today: TODAY }))),
    );
    const comparing = cpuOf(() => comparePapers({ before, after, reader, today: TODAY, reports }));
    console.log(
      `50 pages against 50, processor time: ${reading} ms for the slower reading and ${comparing} ms to compare`,
    );
  }
}
