import type { Reader } from '../../../ports/analyst.ts';
import { isWithoutPages, type ExtractedDocument, type NoticeCode } from '../document/extracted-document.ts';
import { toLegalText } from '../document/legal-text.ts';
import type { Report } from '../report/report.ts';
import { compareFindings, type FoundEffect } from './compare-findings.ts';
import { compareFigures, nameOf } from './figures/compare-figures.ts';
import { compareTexts, type TextChange, type TextComparison } from './compare-texts.ts';
import type { ClauseChange, ComparedPaper, Effect, PaperComparison } from './comparison.ts';
import { changedSentences, type ChangedSentence } from './changed-sentences.ts';
import { noticeDirection } from './directions/notice-of-sides.ts';
import { tellDirections } from './directions/tell-directions.ts';
import { quoteOf } from './figures/quote-of.ts';
import { sayComparison } from './say-comparison.ts';
import { tellerFor } from '../report/languages/teller-for.ts';
import type { PaperSides } from '../reading/sides/side.ts';
import { readVersion, type ReadVersion } from './read-version.ts';
import { splitRewritten, untoldRewritten } from './directions/rewritten-risks.ts';
import { turnedClauses } from './turned-clauses.ts';
import { TURNING_ORDER } from './turning.ts';
import { withoutEchoes } from './figures/echoes.ts';
import { weighFigures } from './figures/weigh-figures.ts';

/** The reports on the two versions, where they were read before. */
export interface VersionReports {
  readonly before: Report | null;
  readonly after: Report | null;
}

export interface ComparePapersInput {
  readonly before: ExtractedDocument;
  readonly after: ExtractedDocument;
  readonly reader: Reader;
  readonly today: Date;
  /** Read here when absent. */
  readonly reports?: VersionReports;
}

/** Two papers with less of their words in common are not two versions of one. */
const RELATED = 0.25;
/** Changes that are listed; more than this many help nobody, and the answer says how many are left out. */
const MOST_CHANGES = 500;

/** Compares two versions of one paper by rules. Pure: the same input gives the same comparison. */
export function comparePapers(input: ComparePapersInput): PaperComparison {
  const ofPaper = input.reports?.after?.paper.language ?? null;
  return sayComparison(compare(input), tellerFor(input.reader.language, ofPaper));
}

function compare({ before, after, reader, today, reports }: ComparePapersInput): PaperComparison {
  const read = (document: ExtractedDocument, report: Report | null | undefined): ReadVersion =>
    report === undefined
      ? readVersion({ document, reader, today })
      : { document, text: toLegalText(document), report };
  const [old, now] = [read(before, reports?.before), read(after, reports?.after)];
  const comparison = compareTexts(old.text, now.text, {
    isRead: [before, after].some((document) => document.pages.some(({ source }) => source === 'ocr')),
    hasPages: { before: !isWithoutPages(before), after: !isWithoutPages(after) },
  });
  const papers = { before: paperOf(old), after: paperOf(now) };
  if (comparison.inCommon < RELATED) return unrelated(papers);
  const found = findEffects(old, now, comparison, reader);
  const changes = orderChanges(comparison.changes, found).slice(0, MOST_CHANGES);
  const ids = new Map(changes.map((change, index) => [change, `change-${index + 1}`]));
  const effects: Effect[] = found.map(({ rank: _rank, change, ...effect }, index) => ({
    id: `effect-${index + 1}`,
    ...effect,
    change: change === null ? null : (ids.get(change) ?? null),
  }));
  const isSame = comparison.changes.length === 0;
  return {
    version: 1,
    status: isSame ? 'same' : 'changed',
    summary: isSame ? SAME : summaryOf(comparison, effects, now),
    ...papers,
    reader: now.report?.reader ?? null,
    effects,
    changes: changes.map((change) => toChange(change, ids.get(change)!, effects)),
    unchanged: unchangedOf(comparison),
    notCompared: doubtsOf(old, now, comparison),
  };
}

const SAME = 'The words of the two versions are the same; at most layout and numbering differ.';

function paperOf({ document, report }: ReadVersion): ComparedPaper {
  return { kind: document.kind, title: report?.paper.title ?? null, pages: document.pageCount };
}

function unrelated(papers: Pick<PaperComparison, 'before' | 'after'>): PaperComparison {
  return {
    version: 1,
    status: 'unrelated',
    summary:
      'These do not look like two versions of one paper: they have too few sentences in common to compare.',
    ...papers,
    reader: null,
    effects: [],
    changes: [],
    unchanged: { clauses: 0, sentence: '' },
    notCompared: [],
  };
}

function findEffects(
  old: ReadVersion,
  now: ReadVersion,
  comparison: TextComparison,
  reader: Reader,
): FoundEffect[] {
  const all =
    old.report === null || now.report === null ? [] : compareFindings(old.report, now.report, comparison);
  const sums = new Set(
    all.flatMap(({ kind, about, before }) =>
      kind === 'changed' && about === 'fact' && before !== null ? before.text : [],
    ),
  );
  const isRead = [old, now].some(({ document }) => document.pages.some(({ source }) => source === 'ocr'));
  const sentences = changedSentences(comparison, isRead);
  const { kept, rewritten } = splitRewritten(all, sentences, reader.country);
  // the sum says more than the risk that was built on it
  const found = kept.filter(
    ({ kind, about, before }) =>
      !(kind === 'changed' && about === 'risk' && before !== null && sums.has(before.text)),
  );
  const untold = sentences.filter((one) => !found.some((effect) => isToldBy(effect, one, sentences)));
  const wholes = new Map(sentences.map(({ part, whole }) => [part, whole]));
  const ofWhole = (effect: FoundEffect): FoundEffect => ({
    ...effect,
    change: effect.change === null ? null : (wholes.get(effect.change) ?? effect.change),
  });
  const title = now.text.paragraphs[0]?.text ?? null;
  const { country, identity } = reader;
  const parts = untold.map(({ part }) => part);
  const figures = compareFigures(parts, new Set(), { title, country });
  const toldParts = new Set(figures.flatMap(({ change }) => change ?? []));
  const turned = turnedClauses(parts, toldParts, (change) => nameOf(change, title, 'A clause'));
  for (const { change } of turned) if (change !== null) toldParts.add(change);
  const effects = [...found, ...[...figures, ...turned].map(ofWhole)];
  if (now.report === null) return effects.toSorted((a, b) => a.rank - b.rank);
  const weighing = {
    identity,
    country,
    isLeft: (before: string, after: string, sides: PaperSides) =>
      noticeDirection(before, after, sides) !== null,
  };
  const context = {
    now: now.text,
    identity,
    country,
    nameOf: (change: TextChange) => nameOf(change, title, 'A clause'),
  };
  const untoldParts = untold.filter(({ part }) => !toldParts.has(part));
  const told = tellDirections(weighFigures(effects, now.text, weighing), sentences, untoldParts, context);
  const risks = tellDirections(untoldRewritten(rewritten, told), sentences, [], context);
  return withoutEchoes([...told, ...risks], country).toSorted((a, b) => a.rank - b.rank);
}

/** Whether an effect tells of a sentence: it quotes it, or it rests on a clause of which only this sentence changed. */
function isToldBy(
  effect: FoundEffect,
  { part, whole }: ChangedSentence,
  sentences: readonly ChangedSentence[],
): boolean {
  if (effect.change !== whole) return false;
  if (sentences.filter((one) => one.whole === whole).length === 1) return true;
  return (['before', 'after'] as const).some((side) => {
    const quote = effect[side];
    if (quote === null || part.group[side].length === 0) return false;
    const words = quoteOf(part, side).text;
    return words.includes(quote.text) || quote.text.includes(words);
  });
}

/** What weighs most for the reader first: by its effects, then by the words that turn meaning, then by place. */
function orderChanges(changes: readonly TextChange[], effects: readonly FoundEffect[]): TextChange[] {
  const ranks = new Map<TextChange, number>();
  for (const { change, rank } of effects)
    if (change !== null) ranks.set(change, Math.min(ranks.get(change) ?? Infinity, rank));
  const rankOf = (change: TextChange) => {
    if (!change.hasNewWords) return 300;
    const turn = change.turning[0];
    return ranks.get(change) ?? (turn === undefined ? 200 : 100 + TURNING_ORDER.indexOf(turn));
  };
  return changes.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function toChange(
  { marked: _marked, group: _group, ...change }: TextChange,
  id: string,
  effects: readonly Effect[],
): ClauseChange {
  return {
    id,
    ...change,
    effects: effects.filter((effect) => effect.change === id).map((effect) => effect.id),
  };
}

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function summaryOf({ changes }: TextComparison, effects: readonly Effect[], now: ReadVersion): string {
  const count = (kinds: readonly Effect['kind'][]) =>
    effects.filter(
      ({ kind, about }) =>
        kinds.includes(kind) && (about === 'risk' || kind === 'worse' || kind === 'better'),
    ).length;
  const [bad, good] = [count(['came', 'worse']), count(['went', 'better'])];
  const clauses = `${times(changes.length, 'clause differs', 'clauses differ')}.`;
  if (now.report === null || bad + good === 0) return clauses;
  const whom = now.report.reader.sideId === null ? '' : ' for you';
  const parts = [
    ...(bad === 0 ? [] : [`${times(bad, 'point', 'points')} came or got worse`]),
    ...(good === 0 ? [] : [`${times(good, 'point', 'points')} went or got better`]),
  ];
  return `${clauses} Of what matters${whom}, ${parts.join(' and ')}.`;
}

function unchangedOf({ unchangedClauses, regrouped }: TextComparison): PaperComparison['unchanged'] {
  const clauses = unchangedClauses + regrouped.length;
  const divided =
    regrouped.length === 0
      ? ''
      : ` ${times(regrouped.length, 'clause is', 'clauses are')} only divided or joined differently.`;
  const sentence = `${times(clauses, 'paragraph has', 'paragraphs have')} the same words in both versions.${divided}`;
  return { clauses, sentence };
}

/** Notices of the reading that limit what a comparison can say. */
const LIMITING: ReadonlySet<NoticeCode> = new Set([
  'pages-not-read',
  'low-confidence',
  'text-capped',
  'wrong-language',
  'language-not-read',
  'images-not-read',
  'attachments-not-read',
  'form-not-read',
  'tracked-changes',
  'partly-recovered',
]);

function doubtsOf(old: ReadVersion, now: ReadVersion, { changes }: TextComparison): string[] {
  const versions = [
    ['Older version', old],
    ['Newer version', now],
  ] as const;
  const notices = versions.flatMap(([name, { document }]) => [
    ...document.notices.filter(({ code }) => LIMITING.has(code)).map(({ text }) => `${name}: ${text}`),
    ...(document.pages.some(({ source }) => source === 'ocr')
      ? [`${name}: it was read from pictures; letters that were misread may show as changes.`]
      : []),
  ]);
  const isForeign = [old, now].some(({ text }) => text.language !== null && text.language !== 'en');
  const left = changes.length - MOST_CHANGES;
  return [
    ...(old.report === null || now.report === null
      ? ['What the changes mean for you is left out: one of the two does not look like a legal paper.']
      : isForeign
        ? ['Rules know English best, so less is told here of what the changes mean for you.']
        : []),
    ...notices,
    ...(left > 0 ? [`${left} more changes, of less weight, are not listed.`] : []),
  ];
}
