import type { ReportLanguage } from '../../../../../config/product.ts';
import type { CompletedVerdict, Reader, Rejection } from '../../../ports/analyst.ts';
import type { ExtractedDocument, Notice } from '../document/extracted-document.ts';
import type { ReportSection } from '../finding.ts';
import { createGrounding, type Grounding } from '../document/grounding.ts';
import { judgeLegal } from '../recognition/legal-or-not.ts';
import { rejectionReply } from '../report/languages/say-rejection.ts';
import { splitSentences } from '../document/sentences.ts';
import { toLegalText, type LegalText, type Sentence } from '../document/legal-text.ts';
import { tellerFor } from '../report/languages/teller-for.ts';
import { completeVerdict } from '../report/complete-verdict.ts';
import { groundReport } from '../report/ground-report.ts';
import { findPaperSides } from '../reading/sides/find-sides.ts';
import type { PaperSides } from '../reading/sides/side.ts';
import { readPaper } from '../reading/read-paper.ts';
import { withWarningOf } from '../report/read-anyway.ts';
import { IN_FIXED_SENTENCES, modelProvenance } from '../report/provenance.ts';
import type { ReportDraft } from '../report/report-draft.ts';
import type { ModelFinding } from './answers/read-findings.ts';
import { createChecks } from './checks/check-findings.ts';
import { applyClosing } from './closing/apply-closing.ts';
import { closingPoints } from './closing/closing-points.ts';
import type { Closing } from './closing/read-closing.ts';
import { givesInstructionsAway } from './questions/closing-question.ts';
import { frameOf } from './questions/frame-of.ts';
import { briefFor, withShortOutline, type PaperBrief } from './questions/paper-brief.ts';
import { machineTextRisk } from './machine-risk.ts';
import { blankOut, findMachineSentences, withoutSentences } from '../prompt-injection/machine-sentences.ts';
import { mergeFindings } from './merge-findings.ts';
import { linesToRender, type LineToRender } from './rendering/lines-to-render.ts';
import { isSummary } from './rendering/say-model-report.ts';
import { planReading, type ReadingBudget, type ReadingPart } from './plan/reading-plan.ts';

export interface PlanModelReadingInput {
  readonly document: ExtractedDocument;
  readonly reader: Reader;
  readonly today: Date;
  /** Whether to read what does not look like a legal document too; false when absent. */
  readonly readAnyway?: boolean;
  readonly budget: ReadingBudget;
}

/** What is to be read, and what rules alone already say. */
export interface ModelReading {
  readonly outcome: 'to-be-read';
  readonly parts: readonly ReadingPart[];
  /** What the rules found; the model's findings are added to it. */
  readonly draft: ReportDraft;
  readonly brief: PaperBrief;
  /** Who is who in the paper; told along, as finding it takes as long as checking all that a model says. */
  readonly sides: PaperSides;
  /** The report of the rules, to be shown while the model works. */
  readonly preview: readonly ReportSection[];
}

export interface ComposeModelReportInput {
  readonly document: ExtractedDocument;
  readonly reader: Reader;
  readonly today: Date;
  /** What the rules found, and who is who, from the plan. */
  readonly draft: ReportDraft;
  readonly sides: PaperSides;
  readonly modelName: string;
  readonly findings: readonly ModelFinding[];
  /** Ids of paragraphs that the model could not read. */
  readonly unread: readonly number[];
  /** Room for points in the closing call, in estimated tokens. */
  readonly pointsTokens: number;
}

/** What the model's findings came to. */
export interface ModelReport {
  /** The findings of rules and model, joined; the summary is still that of the rules. */
  readonly draft: ReportDraft;
  /** Its report. */
  readonly verdict: CompletedVerdict;
  /** The checked points in numbered lines, for a last look. */
  readonly points: readonly string[];
  /** How many of the model's findings the document bears out. */
  readonly kept: number;
}

export interface CloseModelReportInput {
  readonly document: ExtractedDocument;
  readonly today: Date;
  /** The draft whose points were shown, and the room they were given. */
  readonly draft: ReportDraft;
  readonly pointsTokens: number;
  /** What the model said about them, unchecked; null where it said nothing of use. */
  readonly closing: Closing | null;
  /** The language that the report was asked for in; English when absent. */
  readonly language?: ReportLanguage | undefined;
}

/** A report after the model's last look, and what is left to put into its language. */
export interface ClosedReport {
  readonly draft: ReportDraft;
  /** What the model sums up, in English; empty where that is no summary. */
  readonly summary: readonly string[];
  readonly verdict: CompletedVerdict;
  /** Lines that no catalogue says, and the language they are to be put into, ISO 639-1. */
  readonly lines: readonly LineToRender[];
  readonly to: string;
}

/** Decides whether the document is a legal one and divides it into what one call can read. Pure. */
export function planModelReading(input: PlanModelReadingInput): Rejection | ModelReading {
  const text = toLegalText(input.document);
  const judgement = judgeLegal(text);
  if (!judgement.isLegal && input.readAnyway !== true)
    return { outcome: 'rejected', reply: rejectionReply(judgement, input.reader.language, text.language) };
  const flagged = findMachineSentences(text);
  const withheld = new Set(flagged.map(({ paragraph }) => paragraph));
  const { document, today, reader, budget } = input;
  const draft = withWarningOf(judgement, rulesDraft(input, text, flagged));
  const brief = withShortOutline(briefFor(draft, text), budget);
  const parts = planReading(text, budget, frameOf({ reader, brief }), (paragraph) =>
    withheld.has(paragraph.id) ? withoutSentences(paragraph, flagged) : paragraph.text,
  );
  const { language } = reader;
  const preview = completeVerdict({ draft, text, document, today, language }).sections;
  const sides = findPaperSides(text, reader.identity);
  return { outcome: 'to-be-read', parts, draft, brief, sides, preview };
}

/** Checks what the model found against the document, merges it with the rules and writes the report. Pure. */
export function composeModelReport(input: ComposeModelReportInput): ModelReport {
  const { document, reader, modelName, today, sides } = input;
  const text = toLegalText(document);
  const isEnglish = tellerFor(reader.language, text.language).language === 'en';
  const grounding = createGrounding(text);
  const checks = createChecks({ text, grounding, givesAway: givesInstructionsAway, sides });
  const findings = input.findings.flatMap((finding) => checks.check(finding) ?? []);
  const merged = mergeFindings({
    draft: input.draft,
    findings,
    reader,
    provenance: `${modelProvenance(modelName)}${isEnglish ? '' : ` ${IN_FIXED_SENTENCES}`}`,
  });
  const draft = { ...merged, notices: [...merged.notices, ...unreadNotices(input.unread, text)] };
  const points = closingPoints(draft, input.pointsTokens).lines;
  const verdict = completeVerdict({ draft, text, grounding, document, today, language: reader.language });
  return { draft, verdict, points, kept: findings.length };
}

/** The report after a model's last look at its points, with what of its summary they bear out. Pure. */
export function closeModelReport(input: CloseModelReportInput): ClosedReport {
  const { document, today, language } = input;
  const text = toLegalText(document);
  const grounding = createGrounding(text);
  const { draft, summary } = closed(input, text, grounding);
  const teller = tellerFor(language, draft.paper.language);
  // what a model sums up in English is said by the model too, or the rules sum up
  const finished =
    teller.language === 'en' && summary.length > 0
      ? { ...draft, summary: withOpening(summary, input.closing, draft) }
      : draft;
  const verdict = completeVerdict({ draft: finished, text, grounding, document, today, language });
  const english = groundReport({ draft: finished, document, grounding, today });
  const lines = linesToRender(english, summary, teller);
  return { draft: finished, summary, verdict, lines, to: teller.language };
}

/** Sentences of the rules that say what a paper is and who the reader is in it. */
const OPENING = 2;

/** A summary whose first sentence could not stand begins as that of the rules does. */
function withOpening(
  summary: readonly string[],
  closing: Closing | null,
  { summary: own }: ReportDraft,
): readonly string[] {
  const isWhole = closing !== null && closing.summary.trimStart().startsWith(summary[0]!);
  return isWhole ? summary : [...own.slice(0, OPENING), ...summary];
}

function closed(
  { draft, closing, pointsTokens }: CloseModelReportInput,
  text: LegalText,
  grounding: Grounding,
): { readonly draft: ReportDraft; readonly summary: readonly string[] } {
  if (closing === null) return { draft, summary: [] };
  const sides = findPaperSides(text, draft.reader.typed);
  const checks = createChecks({ text, grounding, givesAway: givesInstructionsAway, sides });
  const { lines, refs } = closingPoints(draft, pointsTokens);
  const kept = checks.summary(closing.summary, lines);
  const summary = splitSentences(kept).map(({ start, end }) => kept.slice(start, end));
  return {
    draft: applyClosing({ draft, closing, refs, checks, text }),
    summary: isSummary(summary) ? summary : [],
  };
}

/** The rules' draft on the text without what speaks to machines, with one red flag for that. */
function rulesDraft(
  input: { readonly document: ExtractedDocument; readonly reader: Reader; readonly today: Date },
  text: LegalText,
  sentences: readonly Sentence[],
): ReportDraft {
  const { document, reader, today } = input;
  const draft = readPaper({ document, text: blankOut(text, sentences), reader, today, isApart: true });
  const flag = machineTextRisk(sentences);
  // The rules have a wider net of their own; one voice is enough, and it is the one that also decides what is withheld.
  const risks = draft.risks.filter(({ family }) => family !== 'orders-to-machines');
  const notices = draft.notices.filter(
    ({ code }) => code !== 'text-for-machines' || document.hidden.length > 0,
  );
  if (flag === null) return { ...draft, risks, notices };
  const isNoted = notices.some(({ code }) => code === 'text-for-machines');
  return {
    ...draft,
    risks: [flag, ...risks],
    notices: isNoted ? notices : [...notices, machineNotice(sentences, text)],
  };
}

function machineNotice(sentences: readonly Sentence[], text: LegalText): Notice {
  const ids = new Set(sentences.map(({ paragraph }) => paragraph));
  const pages = text.paragraphs.filter(({ id }) => ids.has(id)).map(({ page }) => page);
  return {
    code: 'text-for-machines',
    text: 'The document holds text that gives orders to a program; it was not followed.',
    pages: [...new Set(pages)],
  };
}

function unreadNotices(unread: readonly number[], text: LegalText): Notice[] {
  if (unread.length === 0) return [];
  const ids = new Set(unread);
  const pages = [...new Set(text.paragraphs.filter(({ id }) => ids.has(id)).map(({ page }) => page))];
  return [
    {
      code: 'model-part-not-read',
      text: `The AI model gave no usable answer on a part of the document (${pageRange(pages)}); only the fixed rules read that part.`,
      pages,
    },
  ];
}

function pageRange(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last !== undefined && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  const names = runs.map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
  return `${pages.length === 1 ? 'page' : 'pages'} ${names.join(', ')}`;
}
