import { SECTION_TITLES } from '../../../../../config/product.ts';
import type { Notice } from '../document/extracted-document.ts';
import type { Citation, Finding, ReportSection, SectionNumber, Severity } from '../finding.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { escapeMarkdown as md, oneLine } from './plain.ts';
import type { Comparison, Duty, Report, Suggestion } from './report.ts';
import { inSentence, nameOf } from './side-names.ts';

/** What stands around a report in its Markdown. */
export interface ReportFrame {
  /** How the report was made, one or two sentences. */
  readonly provenance: string;
  /** What was not read, or only with doubt. */
  readonly notices: readonly Notice[];
}

/** The six sections of the specification, and the lists that go with them. */
export interface RenderedReport {
  readonly sections: readonly ReportSection[];
  readonly findings: readonly Finding[];
  readonly citations: readonly Citation[];
}

/**
 * Writes a report as the six sections in Markdown. Every quote carries its place, `“words” (§12, p. 4)`; usual ranges and
 * computed figures stand on lines of their own. Nothing of the document acts as Markdown.
 */
export function renderReport(report: Report, frame: ReportFrame): RenderedReport {
  const evidence = createEvidence();
  const contents = [
    keyInformation(report, evidence),
    obligations(report, evidence),
    risks(report, evidence),
    comparison(report, evidence),
    summaryMarkdown(report.summary),
    suggestions(report, frame, evidence),
  ];
  const sections = contents.map((content, index): ReportSection => ({
    number: (index + 1) as SectionNumber, // an index of the six titles
    title: SECTION_TITLES[index]!,
    content: content.trim(),
  }));
  return { sections, findings: evidence.findings, citations: evidence.citations };
}

/** The whole report as one Markdown text with its six headings. */
export function reportMarkdown(sections: readonly ReportSection[]): string {
  return sections
    .map((section) => `### ${section.number}. ${section.title}\n\n${section.content}`)
    .join('\n\n');
}

/** The fifth section. Apart, because a model's summary arrives after everything else. */
const summaryMarkdown = (summary: string): string =>
  summary === '' ? 'No summary could be made of this paper.' : md(summary);

function keyInformation({ warnings, facts, sides, reader }: Report, { cite, note }: Evidence): string {
  const lines = warnings.map((warning) => `${md(warning)}\n`);
  for (const fact of facts) {
    const cited = cite(1, fact.quotes);
    lines.push(`- **${md(fact.label)}:** ${[md(fact.text), cited.markdown].filter(Boolean).join(' ')}`);
    if (fact.workedOut !== undefined) lines.push(`\n  Worked out: ${md(fact.workedOut)}\n`);
    note({ section: 1, severity: null, title: oneLine(fact.label), citations: cited.ids });
  }
  if (reader.sideId === null && sides.length > 0)
    lines.push(
      `- **Your side:** “${md(reader.typed.slice(0, 60))}” matches no party by name or role, so points are written for either side.`,
    );
  return lines.join('\n');
}

const NO_DUTIES =
  'No sentence was found that puts a duty on a named party. There may still be duties, so read the text with care.';

function obligations(report: Report, { cite, note }: Evidence): string {
  const { duties, reader } = report;
  const groups = new Map<string, string[]>();
  const isReaders = ({ sideId }: Duty) => sideId !== null && sideId === reader.sideId;
  for (const duty of duties.toSorted((a, b) => Number(isReaders(b)) - Number(isReaders(a)))) {
    const cited = cite(2, duty.quotes, duty.text === '');
    const line = `  - ${[md(duty.text), cited.markdown].filter(Boolean).join(' ')}`;
    const title = dutyTitle(duty, report);
    groups.set(title, [...(groups.get(title) ?? []), line]);
    const said = duty.text === '' ? (duty.quotes[0]?.text ?? '') : duty.text;
    note({ section: 2, severity: null, title: oneLine(said), citations: cited.ids });
  }
  const blocks = Array.from(groups, ([title, lines]) => `- **${md(title)}**\n${lines.join('\n')}`);
  return [dutiesNote(report), blocks.join('\n')].filter(Boolean).join('\n\n');
}

function dutiesNote({ duties, reader }: Report): string {
  if (duties.every(({ sideId }) => sideId === null)) return NO_DUTIES;
  if (reader.sideId === null)
    return 'Your side is not clear from the name you gave, so duties stand by party.';
  if (duties.some(({ sideId }) => sideId === reader.sideId || sideId === 'both')) return '';
  return duties.some(({ sideId }) => sideId === null)
    ? 'No duty was found that plainly names your side.'
    : 'No duty of your side was found. The other side carries these.';
}

function dutyTitle({ sideId }: Duty, { sides, reader, duties }: Report): string {
  if (sideId === null)
    return duties.every((duty) => duty.sideId === null)
      ? 'What you or the other party must do'
      : 'What one party must do: the sentence does not say plainly which side';
  if (sideId === 'both') return 'What each party must do';
  const side = sides.find(({ id }) => id === sideId)!; // a duty names a side of the report
  const label = side.role ?? side.name;
  // named before `you`, as a paper may call the other side so
  if (sideId === reader.sideId && /^(?:you|we|i)$/i.test(label)) return 'What you must do';
  if (sideId === reader.sideId) return `What ${nameOf(label)} (you) must do`;
  if (sides.length === 1) return `What ${nameOf(label)} must do`;
  if (sides.length > 2) return `What ${nameOf(label)} (a party) must do`;
  return reader.sideId === null
    ? `What ${nameOf(label)} must do for the other party`
    : `What the other party (${label}) must do`;
}

/** A numbered point with its lines; as deep as the number is wide, since Markdown would end the list otherwise. */
function pointWith(index: number, [title, ...lines]: readonly string[]): string {
  const number = `${index + 1}. `;
  const below = lines.filter(Boolean).map((line) => `${' '.repeat(number.length)}- ${line}`);
  return [`${number}${title}`, ...below].join('\n');
}

const SEVERITY_NAMES: Readonly<Record<Severity, string>> = { high: 'High', medium: 'Medium', low: 'Low' };
const NO_RISKS = 'No clause was found that is known to be risky. That does not mean there is none.';

function risks({ risks, comparison }: Report, { cite, note }: Evidence): string {
  if (risks.length === 0) return NO_RISKS;
  // said once: a comparison says it in the fourth section
  const compared = new Set(comparison.map(({ usual }) => usual));
  const lines = risks.map((risk, index) => {
    const cited = cite(3, risk.quotes);
    note({ section: 3, severity: risk.severity, title: oneLine(risk.title), citations: cited.ids });
    return pointWith(index, [
      `**${SEVERITY_NAMES[risk.severity]}: ${md(risk.title)}**`,
      cited.markdown === '' ? '' : `It says: ${cited.markdown}`,
      risk.workedOut === undefined ? '' : `Worked out: ${md(risk.workedOut)}`,
      `Why it matters: ${md(risk.reason)}`,
      risk.law === null
        ? ''
        : `Law: ${md(risk.law.text)} (${md(risk.law.source)}${risk.law.checked === null ? '' : `, read ${risk.law.checked}`})`,
      md(risk.ask),
      risk.usual === null || compared.has(risk.usual) ? '' : `Usual: ${md(risk.usual)}`,
    ]);
  });
  return lines.join('\n');
}

const STANDINGS: Readonly<Record<Comparison['standing'], string>> = {
  better: 'better for you than usual',
  usual: 'about usual',
  worse: 'worse for you than usual',
  open: 'check whom it binds',
};
const NO_GAPS = 'We did not notice that anything usual is left out. Something may be left out all the same.';
/** What was looked for is said where it was found, so that a reader can tell how far the search went. */
function noGaps({ searched = [] }: Report): string {
  if (searched.length < 2) return NO_GAPS;
  const heads = searched.map((head) => md(head.charAt(0).toLowerCase() + head.slice(1))).join('; ');
  return `We looked for words on ${heads}, and found some on each. Read whether they settle it; something else may be missing all the same.`;
}
const NOT_LOOKED_FOR =
  'In papers like this one in another language than English we do not look for what is left out, so something usual may be missing.';
const isForeign = ({ paper: { language } }: Report) => language !== null && language !== 'en';

function comparison(report: Report, { cite, note }: Evidence): string {
  const points = report.comparison.map((point) => {
    const cited = cite(4, point.quotes);
    note({ section: 4, severity: null, title: oneLine(point.title), citations: cited.ids });
    const said = [md(point.text), cited.markdown].filter(Boolean).join(' ');
    return `- **${md(point.title)} – ${STANDINGS[point.standing]}.** ${said}\n\n  Usual: ${md(point.usual)}\n`;
  });
  const gaps = report.gaps.map((gap) => {
    const nearest = cite(4, gap.quotes, false);
    note({ section: 4, severity: null, title: oneLine(`Missing: ${gap.title}`), citations: nearest.ids });
    const place = nearest.markdown === '' ? '' : ` The nearest place: ${nearest.markdown}.`;
    return `- **${md(gap.title)}:** ${md(gap.text)}${place}`;
  });
  const none = isForeign(report) && (report.searched ?? []).length === 0 ? NOT_LOOKED_FOR : noGaps(report);
  const missing = gaps.length === 0 ? none : `**Missing clauses**\n\n${gaps.join('\n')}`;
  const model = report.modelPaper === undefined ? '' : `**To compare with**\n\n- ${md(report.modelPaper)}`;
  return [points.join('\n'), model, missing, localLaw(report)].filter(Boolean).join('\n\n');
}

/** Where the rules of the country stand: those that touch a clause are told at its risk. */
function localLaw(report: Report): string {
  const {
    risks,
    law,
    paper: { country },
  } = report;
  const place = country === 'Other' ? 'your country' : inSentence(country);
  const touched = risks.flatMap((risk, index) => (risk.law === null ? [] : [String(index + 1)]));
  const lines = law.map(({ text, source }) => `${md(text)} (${md(source)})`);
  if (touched.length > 0)
    lines.push(
      `Rules of ${md(place)} stand at risk${touched.length === 1 ? '' : 's'} ${touched.join(', ')} of section 3.`,
    );
  const hedge =
    lines.length === 0 && isForeign(report)
      ? `Rules of law are looked for in English papers only. A lawyer in ${md(place)} may know some that help you.`
      : lines.length === 0
        ? `We name no rule of ${md(place)} here: none whose source we have read touches these points. A local lawyer may know one.`
        : 'These notes only raise questions. Rules have exceptions and change, so ask a local lawyer whether they help you.';
  return `**Local law**\n\n${[...lines, hedge].map((line) => `- ${line}`).join('\n')}`;
}

/** Wording that the Markdown proposes; the data holds all of it. */
const MOST_WORDINGS = 5;
/** Without wording, what to ask for stands here once more. */
const MOST_ASKS = 3;

function suggestions(report: Report, { provenance, notices }: ReportFrame, { note }: Evidence): string {
  const worded = report.suggestions.filter(({ wording }) => wording !== null).slice(0, MOST_WORDINGS);
  const shown = worded.length > 0 ? worded : report.suggestions.slice(0, MOST_ASKS);
  const lines = shown.map((suggestion, index) => {
    const title = suggestionTitle(suggestion, report);
    note({ section: 6, severity: null, title: oneLine(title.text), citations: [] });
    return pointWith(index, [
      `**${md(title.text)}**${title.about}`,
      suggestion.wording === null ? md(suggestion.ask) : `Proposed wording: “${md(suggestion.wording)}”`,
      suggestion.fallback === null ? '' : `If they refuse: ${md(suggestion.fallback)}`,
    ]);
  });
  const unread = notices.map((notice) => `- ${md(notice.text)}`);
  const closing = [
    unread.length === 0 ? '' : `**How the document was read**\n\n${unread.join('\n')}`,
    `**About this report.** ${md(provenance)} It is information, not legal advice. For an important decision, ask a lawyer.`,
  ];
  return [lines.join('\n'), ...closing].filter(Boolean).join('\n\n');
}

/** What a suggestion is about: the heading of its risk, with the number that it has in the third section, or its gap. */
function suggestionTitle({ pointId, ask }: Suggestion, { risks, gaps }: Report) {
  const at = risks.findIndex(({ id }) => id === pointId);
  if (at >= 0) return { text: risks[at]!.title, about: ` (risk ${at + 1})` };
  const gap = gaps.find(({ id }) => id === pointId);
  return { text: gap === undefined ? ask : `Add: ${gap.title}`, about: '' };
}
