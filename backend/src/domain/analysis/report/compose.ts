import { SECTION_TITLES, SUMMARY_MAX_WORDS } from '../../../../../config/product.ts';
import type { Report } from '../../../ports/analyst.ts';
import type { Notice } from '../document/extracted-document.ts';
import type {
  Citation,
  CitedParagraph,
  Finding,
  ReportSection,
  SectionNumber,
  Severity,
} from '../finding.ts';
import type { Grounding } from '../document/grounding.ts';
import type { LegalText } from '../document/legal-text.ts';
import { MAX_RISKS, type QuoteDraft, type ReportDraft, type RiskDraft, type Standing } from './draft.ts';
import { escapeMarkdown, oneLine, quotable } from './plain.ts';

export interface ComposeInput {
  readonly draft: ReportDraft;
  readonly text: LegalText;
  readonly grounding: Grounding;
  /** What the extraction could not read. */
  readonly notices: readonly Notice[];
}

interface Evidence {
  readonly grounding: Grounding;
  readonly citations: Citation[];
  /** Quotes already printed: in the comparison the place is enough then. */
  readonly shown: Set<string>;
}

/** What a section builds up while it is written. */
interface Desk {
  /** With `isQuoted` false only the place is printed, for points that already say it in the document's words. */
  readonly cite: (section: SectionNumber, quotes: readonly QuoteDraft[], isQuoted?: boolean) => Cited;
  readonly note: (finding: Finding) => void;
}

interface Cited {
  /** `“words” (§12, p. 4)`, joined; empty when no quote could be verified. */
  readonly markdown: string;
  readonly ids: readonly string[];
}

/**
 * Writes the six sections. Every quote is checked against the document first; one that stands nowhere is dropped, and a
 * risk, obligation or fact that rested on it alone is dropped with it.
 */
export function composeReport({ draft, text, grounding, notices }: ComposeInput): Report {
  const citations: Citation[] = [];
  const findings: Finding[] = [];
  const evidence: Evidence = { grounding, citations, shown: new Set() };
  const desk: Desk = {
    cite: (section, quotes, isQuoted = true) => cite(section, quotes, evidence, isQuoted),
    note: (finding) => findings.push(finding),
  };
  const contents = [
    keyInformation(draft, desk),
    obligations(draft, desk),
    risks(draft, desk),
    comparison(draft, desk),
    summary(draft),
    suggestions(draft, desk, notices),
  ];
  const sections = contents.map((content, index): ReportSection => ({
    number: (index + 1) as SectionNumber, // an index of the six titles
    title: SECTION_TITLES[index]!,
    content: content.trim(),
  }));
  const paragraphs: CitedParagraph[] = text.paragraphs.map(({ id, page, clause, text: words }) => ({
    id,
    page,
    clause,
    text: words,
  }));
  return { outcome: 'completed', sections, findings, citations, paragraphs, notices: draft.notices };
}

/** The whole report as one markdown text with its six headings. */
export function reportMarkdown(sections: readonly ReportSection[]): string {
  return sections
    .map((section) => `### ${section.number}. ${section.title}\n\n${section.content}`)
    .join('\n\n');
}

function cite(
  section: SectionNumber,
  quotes: readonly QuoteDraft[],
  { grounding, citations, shown }: Evidence,
  isQuoted: boolean,
): Cited {
  const ids: string[] = [];
  const parts: string[] = [];
  for (const quote of quotes) {
    const grounded = grounding.ground(quote.text, quote.paragraph);
    if (grounded === null) continue;
    const { paragraph, status } = grounded;
    const words = quotable(grounded.quote);
    const place = `(§${paragraph.id}, p. ${paragraph.page})`;
    const id = `c${citations.length + 1}`;
    citations.push({
      id,
      section,
      quote: words ?? '',
      page: paragraph.page,
      paragraph: paragraph.id,
      status,
    });
    ids.push(id);
    parts.push(
      words === null || !isQuoted || (section === 4 && shown.has(words)) ? place : `“${words}” ${place}`,
    );
    if (words !== null && isQuoted) shown.add(words);
  }
  return { markdown: parts.join(' '), ids };
}

const md = escapeMarkdown;

function keyInformation(draft: ReportDraft, desk: Desk): string {
  const lines = draft.opening.map((sentence) => `${md(sentence)}\n`);
  for (const fact of draft.facts) {
    const cited = desk.cite(1, fact.quotes);
    if (fact.quotes.length > 0 && cited.ids.length === 0) continue;
    lines.push(`- **${md(fact.label)}:** ${[md(fact.text), cited.markdown].filter(Boolean).join(' ')}`);
    if (fact.workedOut !== undefined) lines.push(`\n  Worked out: ${md(fact.workedOut)}\n`);
    desk.note({ section: 1, severity: null, title: oneLine(fact.label), citations: cited.ids });
  }
  return lines.join('\n');
}

function obligations(draft: ReportDraft, desk: Desk): string {
  const groups = new Map<string, string[]>();
  const ordered = [...draft.obligations].toSorted((a, b) => Number(b.isReaders) - Number(a.isReaders));
  for (const obligation of ordered) {
    const cited = desk.cite(2, obligation.quotes, obligation.text === '');
    if (cited.ids.length === 0) continue;
    const key = obligation.isReaders
      ? `What you must do${obligation.who === 'you' ? '' : ` (${obligation.who})`}`
      : `What ${obligation.who} must do${obligation.to === undefined ? '' : ` for ${obligation.to}`}`;
    const line = `  - ${[md(obligation.text), cited.markdown].filter(Boolean).join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
    desk.note({ section: 2, severity: null, title: oneLine(obligation.text), citations: cited.ids });
  }
  const blocks = Array.from(groups, ([title, lines]) => `- **${md(title)}**\n${lines.join('\n')}`);
  return [draft.obligationsNote === null ? '' : md(draft.obligationsNote), blocks.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

const SEVERITY_NAMES: Readonly<Record<Severity, string>> = { high: 'High', medium: 'Medium', low: 'Low' };
const SEVERITY_ORDER: Readonly<Record<Severity, number>> = { high: 0, medium: 1, low: 2 };

/** The risks a report shows: worst first, at most seven unless told otherwise. */
function worstRisks(risks: readonly RiskDraft[], most = MAX_RISKS): RiskDraft[] {
  return [...risks]
    .toSorted((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity])
    .slice(0, most);
}

function risks(draft: ReportDraft, desk: Desk): string {
  const lines: string[] = [];
  for (const risk of worstRisks(draft.risks, draft.maxRisks)) {
    const cited = desk.cite(3, risk.quotes);
    if (risk.quotes.length > 0 && cited.ids.length === 0) continue;
    lines.push(
      [
        `${lines.length + 1}. **${SEVERITY_NAMES[risk.severity]}: ${md(risk.title)}**`,
        cited.markdown === '' ? '' : `   - It says: ${cited.markdown}`,
        risk.workedOut === undefined ? '' : `   - Worked out: ${md(risk.workedOut)}`,
        `   - Why it matters: ${md(risk.why)}`,
        `   - Ask: ${md(risk.ask)}`,
      ]
        .filter(Boolean)
        .join('\n'),
    );
    desk.note({ section: 3, severity: risk.severity, title: oneLine(risk.title), citations: cited.ids });
  }
  return [draft.risksNote === null ? '' : md(draft.risksNote), lines.join('\n')].filter(Boolean).join('\n\n');
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  better: 'better for you than usual',
  usual: 'about usual',
  worse: 'worse for you than usual',
  open: 'check whom it binds',
};

function comparison(draft: ReportDraft, desk: Desk): string {
  const lines: string[] = [];
  for (const point of draft.comparisons) {
    const cited = desk.cite(4, point.quotes);
    if (point.quotes.length > 0 && cited.ids.length === 0) continue;
    lines.push(
      `- **${md(point.title)} – ${STANDINGS[point.standing]}.** ${[md(point.text), cited.markdown].filter(Boolean).join(' ')}\n\n  Usual: ${md(point.usual)}\n`,
    );
    desk.note({ section: 4, severity: null, title: oneLine(point.title), citations: cited.ids });
  }
  const blocks = [lines.join('\n')];
  if (draft.missing.length > 0) {
    blocks.push(
      `**Missing clauses**\n\n${draft.missing.map((item) => `- **${md(item.title)}:** ${md(item.why)}`).join('\n')}`,
    );
    for (const item of draft.missing)
      desk.note({ section: 4, severity: null, title: oneLine(`Missing: ${item.title}`), citations: [] });
  } else if (draft.missingNote !== null) blocks.push(md(draft.missingNote));
  if (draft.lawNotes.length > 0)
    blocks.push(`**Local law**\n\n${draft.lawNotes.map((note) => `- ${md(note.text)}`).join('\n')}`);
  return blocks.filter(Boolean).join('\n\n');
}

/** Whole sentences only, as many as the limit allows. */
function summary(draft: ReportDraft): string {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of draft.summary) {
    const count = sentence.split(/\s+/).filter(Boolean).length;
    if (words + count > SUMMARY_MAX_WORDS - 5) continue;
    words += count;
    kept.push(md(sentence));
  }
  return kept.join(' ');
}

function riskNumber(title: string | null, draft: ReportDraft): string {
  const at = worstRisks(draft.risks).findIndex((risk) => risk.title === title);
  return title === null || at < 0 ? '' : ` (risk ${at + 1})`;
}

function suggestions(draft: ReportDraft, desk: Desk, notices: readonly Notice[]): string {
  const lines = draft.suggestions.map((item, index) => {
    desk.note({ section: 6, severity: null, title: oneLine(item.title), citations: [] });
    return [
      `${index + 1}. **${md(item.title)}**${riskNumber(item.forRisk, draft)}`,
      `   - Proposed wording: “${md(item.wording)}”`,
      item.fallback === null ? '' : `   - If they refuse: ${md(item.fallback)}`,
    ]
      .filter(Boolean)
      .join('\n');
  });
  const unread = [...notices, ...draft.notices].map((notice) => `- ${md(notice.text)}`);
  const closing = [
    unread.length === 0 ? '' : `**How the document was read**\n\n${unread.join('\n')}`,
    `**About this report.** ${md(draft.provenance)} It is information, not legal advice. For an important decision, ask a lawyer.`,
  ];
  return [lines.join('\n'), ...closing].filter(Boolean).join('\n\n');
}
