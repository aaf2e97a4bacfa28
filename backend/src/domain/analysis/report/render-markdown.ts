import { SECTION_TITLES } from '../../../../../config/product.ts';
import type { Notice } from '../document/extracted-document.ts';
import type { Citation, Finding, ReportSection, SectionNumber, Severity } from '../finding.ts';
import { createEvidence, lawLine, renderingOf, type Evidence } from './evidence.ts';
import { marksWith } from './document-marks.ts';
import { STANDINGS } from './languages/frame-messages.ts';
import { ENGLISH, type Teller } from './languages/teller.ts';
import { escapeInside, escapeMarkdown as md, oneLine } from './plain.ts';
import type { Duty, Report, Suggestion } from './report.ts';
import { dutyTitle, inSentence } from './side-names.ts';

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
 * computed figures stand on lines of their own. Nothing of the document acts as Markdown. The titles of the sections stay those of
 * the specification; in another language each section begins with its title in that language.
 */
export function renderReport(
  report: Report,
  frame: ReportFrame,
  teller: Teller = ENGLISH,
  evidence: Evidence = createEvidence(marksWith(teller.quotes)),
): RenderedReport {
  const contents = [
    keyInformation(report, evidence, teller),
    obligations(report, evidence, teller),
    risks(report, evidence, teller),
    comparison(report, evidence, teller),
    summaryMarkdown(report.summary, teller),
    suggestions(report, frame, evidence, teller),
  ];
  const sections = contents.map((content, index): ReportSection => {
    const title = SECTION_TITLES[index]!; // one for each section
    const told = teller.language === 'en' ? '' : `*${md(teller.tell(title))}*\n\n`;
    return {
      number: (index + 1) as SectionNumber, // an index of the six titles
      title,
      content: `${told}${content.trim()}`,
    };
  });
  return { sections, findings: evidence.findings, citations: evidence.citations };
}

/** The whole report as one Markdown text with its six headings. */
export function reportMarkdown(sections: readonly ReportSection[]): string {
  return sections
    .map((section) => `### ${section.number}. ${section.title}\n\n${section.content}`)
    .join('\n\n');
}

/** The fifth section. Apart, because a model's summary arrives after everything else. */
const summaryMarkdown = (summary: string, { tell }: Teller): string =>
  summary === '' ? tell('No summary could be made of this paper.') : md(summary);

function keyInformation(
  { warnings, facts, sides, reader }: Report,
  { cite, note }: Evidence,
  { tell, language, colon }: Teller,
): string {
  const lines = warnings.map((warning) => `${md(warning)}\n`);
  for (const fact of facts) {
    const cited = cite(1, fact.quotes);
    lines.push(
      `- **${md(fact.label)}${colon}** ${[language === 'en' ? md(fact.text) : escapeInside(fact.text), cited.markdown].filter(Boolean).join(' ')}`,
    );
    if (fact.workedOut !== undefined)
      lines.push(`\n  ${tell('Worked out: {message}', { message: md(fact.workedOut) })}\n`);
    note({ section: 1, severity: null, title: oneLine(fact.label), citations: cited.ids });
  }
  if (reader.sideId === null && sides.length > 0)
    lines.push(`- **${tell('Your side')}${colon}** ${whoIsMeant({ sides, reader }, tell)}`);
  return lines.join('\n');
}

/** Whom the points speak to while the reader's side is not known. */
function whoIsMeant({ sides, reader }: Pick<Report, 'sides' | 'reader'>, tell: Teller['tell']): string {
  const typed = md(reader.typed.slice(0, 60));
  const side = sides.find(({ id }) => id === reader.writtenFor);
  if (side === undefined)
    return tell('“{typed}” matches no party by name or role, so points are written for either side.', {
      typed,
    });
  return side.name === 'You'
    ? tell(
        '“{typed}” matches no party by name or role. Where a risk says “you”, it means whoever the paper calls “you”.',
        {
          typed,
        },
      )
    : tell('“{typed}” matches no party by name or role. Where a risk says “you”, it means {side}.', {
        typed,
        side: md(side.name),
      });
}

const NO_DUTIES =
  'No sentence was found that puts a duty on a named party. There may still be duties, so read the text with care.';

function obligations(report: Report, { cite, note, words }: Evidence, teller: Teller): string {
  const { duties, reader } = report;
  const groups = new Map<string, string[]>();
  const isReaders = ({ sideId }: Duty) => sideId !== null && sideId === reader.sideId;
  for (const duty of duties.toSorted((a, b) => Number(isReaders(b)) - Number(isReaders(a)))) {
    const cited = cite(2, duty.quotes, duty.text === '');
    const own = duty.text === '' ? renderingOf(duty.quotes.slice(-1), teller.tell) : words(md(duty.text));
    const line = `  - ${(duty.text === '' ? [cited.markdown, own] : [own, cited.markdown]).filter(Boolean).join(' ')}`;
    const title = dutyTitle(duty, report, teller);
    groups.set(title, [...(groups.get(title) ?? []), line]);
    const said = duty.text === '' ? (duty.quotes[0]?.text ?? '') : duty.text;
    note({ section: 2, severity: null, title: oneLine(said), citations: cited.ids });
  }
  const blocks = Array.from(groups, ([title, lines]) => `- **${md(title)}**\n${lines.join('\n')}`);
  return [dutiesNote(report, teller), blocks.join('\n')].filter(Boolean).join('\n\n');
}

function dutiesNote({ duties, reader }: Report, { tell }: Teller): string {
  if (duties.every(({ sideId }) => sideId === null)) return tell(NO_DUTIES);
  if (reader.sideId === null)
    return tell('Your side is not clear from the name you gave, so duties stand by party.');
  if (duties.some(({ sideId }) => sideId === reader.sideId || sideId === 'both')) return '';
  return duties.some(({ sideId }) => sideId === null)
    ? tell('No duty was found that plainly names your side.')
    : tell('No duty of your side was found. The other side carries these.');
}

/** A numbered point with its lines; as deep as the number is wide, since Markdown would end the list otherwise. */
function pointWith(index: number, [title, ...lines]: readonly string[]): string {
  const number = `${index + 1}. `;
  const below = lines.filter(Boolean).map((line) => `${' '.repeat(number.length)}- ${line}`);
  return [`${number}${title}`, ...below].join('\n');
}

const SEVERITY_NAMES = { high: 'High', medium: 'Medium', low: 'Low' } as const satisfies Readonly<
  Record<Severity, string>
>;

const NO_RISK =
  'No risk was confirmed in this paper. We know common wordings only, so a heavy clause may stand in it all the same.';
function risks({ risks, comparison }: Report, { cite, note }: Evidence, teller: Teller): string {
  const { tell, colon } = teller;
  if (risks.length === 0) return tell(NO_RISK);
  // said once: a comparison says it in the fourth section
  const compared = new Set(comparison.map(({ usual }) => usual));
  const lines = risks.map((risk, index) => {
    const cited = cite(3, risk.quotes);
    note({ section: 3, severity: risk.severity, title: oneLine(risk.title), citations: cited.ids });
    return pointWith(index, [
      `**${tell(SEVERITY_NAMES[risk.severity])}${colon} ${md(risk.title)}**`,
      cited.markdown === '' ? '' : tell('It says: {quotes}', { quotes: cited.markdown }),
      renderingOf(risk.quotes, tell),
      risk.workedOut === undefined ? '' : tell('Worked out: {message}', { message: md(risk.workedOut) }),
      tell('Why it matters: {message}', { message: md(risk.reason) }),
      risk.law === null ? '' : lawLine(risk.law, teller),
      md(risk.ask),
      risk.usual === null || compared.has(risk.usual)
        ? ''
        : tell('Usual: {message}', { message: md(risk.usual) }),
    ]);
  });
  return lines.join('\n');
}

const NO_GAPS =
  'We look for a few usual clauses only and name none of them as left out. Others may be left out all the same.';
/** What was looked for, where it was found: tells how far the search went. */
function noGaps({ searched = [] }: Report, { tell, language, colon, quotes }: Teller): string {
  if (searched.length < 2) return tell(NO_GAPS);
  const heads = searched
    // German nouns keep their capitals and other words do not: its heads are quoted, as they stand
    .map((head) => md(language === 'de' ? quotes.join(head) : head.charAt(0).toLowerCase() + head.slice(1)))
    .join(`${colon.replace(':', ';')} `);
  return tell(
    'We looked for words on {heads}, and found some on each. Read whether they settle it; something else may be missing all the same.',
    { heads },
  );
}
const NOT_LOOKED_FOR =
  'In papers like this one in another language than English we do not look for what is left out, so something usual may be missing.';
const isForeign = ({ paper: { language } }: Report) => language !== null && language !== 'en';

function comparison(report: Report, { cite, note }: Evidence, teller: Teller): string {
  const { tell, colon } = teller;
  const points = report.comparison.map((point) => {
    const cited = cite(4, point.quotes);
    note({ section: 4, severity: null, title: oneLine(point.title), citations: cited.ids });
    const said = [md(point.text), cited.markdown].filter(Boolean).join(' ');
    const usual = tell('Usual: {message}', { message: md(point.usual) });
    return `- **${md(point.title)} – ${tell(STANDINGS[point.standing])}.** ${said}\n\n  ${usual}\n`;
  });
  const gaps = report.gaps.map((gap) => {
    const nearest = cite(4, gap.quotes, false);
    const title = oneLine(tell('Missing: {message}', { message: gap.title }));
    note({ section: 4, severity: null, title, citations: nearest.ids });
    const place =
      nearest.markdown === '' ? '' : ` ${tell('The nearest place: {quotes}.', { quotes: nearest.markdown })}`;
    return `- **${md(gap.title)}${colon}** ${md(gap.text)}${place}`;
  });
  const none =
    isForeign(report) && (report.searched ?? []).length === 0 ? tell(NOT_LOOKED_FOR) : noGaps(report, teller);
  const missing = gaps.length === 0 ? none : `**${tell('Missing clauses')}**\n\n${gaps.join('\n')}`;
  const model =
    report.modelPaper === undefined ? '' : `**${tell('To compare with')}**\n\n- ${md(report.modelPaper)}`;
  return [points.join('\n'), model, missing, localLaw(report, teller)].filter(Boolean).join('\n\n');
}

/** Where the rules of the country stand: those that touch a clause are told at its risk. */
function localLaw(report: Report, { tell, say, language }: Teller): string {
  const {
    risks,
    law,
    paper: { country },
  } = report;
  const named = language === 'en' ? inSentence(country) : (say(country, 'place') ?? country);
  const place = md(country === 'Other' ? tell('your country') : named);
  const touched = risks.flatMap((risk, index) => (risk.law === null ? [] : [String(index + 1)]));
  const lines = law.map(({ text, source }) => `${md(text)} (${md(source)})`);
  const numbers = touched.join(', ');
  if (touched.length > 0)
    lines.push(
      touched.length === 1
        ? tell('Rules of {place} stand at risk {numbers} of section 3.', { place, numbers })
        : tell('Rules of {place} stand at risks {numbers} of section 3.', { place, numbers }),
    );
  const hedge =
    lines.length > 0
      ? tell(
          'These notes only raise questions. Rules have exceptions and change, so ask a local lawyer whether they help you.',
        )
      : isForeign(report)
        ? tell(
            'Rules of law are looked for in English papers only. A lawyer in {place} may know some that help you.',
            { place },
          )
        : tell(
            'We name no rule of {place} here: none whose source we have read touches these points. A local lawyer may know one.',
            { place },
          );
  return `**${tell('Local law')}**\n\n${[...lines, hedge].map((line) => `- ${line}`).join('\n')}`;
}

/** Wording that the Markdown proposes (the data holds all of it), or else what to ask for once more. */
const MOST_WORDINGS = 5;
const MOST_ASKS = 3;

function suggestions(
  report: Report,
  { provenance, notices }: ReportFrame,
  { note }: Evidence,
  { tell }: Teller,
): string {
  const worded = report.suggestions.filter(({ wording }) => wording !== null).slice(0, MOST_WORDINGS);
  const shown = worded.length > 0 ? worded : report.suggestions.slice(0, MOST_ASKS);
  const lines = shown.map((suggestion, index) => {
    const title = suggestionTitle(suggestion, report, tell);
    note({ section: 6, severity: null, title: oneLine(title.text), citations: [] });
    return pointWith(index, [
      `**${md(title.text)}**${title.about}`,
      suggestion.wording === null
        ? md(suggestion.ask)
        : tell('Proposed wording: “{message}”', { message: md(suggestion.wording) }),
      suggestion.fallback === null
        ? ''
        : tell('If they refuse: {message}', { message: md(suggestion.fallback) }),
    ]);
  });
  const opening = lines.length === 0 ? tell('We propose no other wording for this paper.') : tell(EACH_ALONE);
  const unread = notices.map((notice) => `- ${md(notice.text)}`);
  const closing = [
    unread.length === 0 ? '' : `**${tell('How the document was read')}**\n\n${unread.join('\n')}`,
    `**${tell('About this report.')}** ${md(provenance)} ${tell('A number behind § counts the paragraphs of the document from its start.')} ${tell('It is information, not legal advice. For an important decision, ask a lawyer.')}`,
  ];
  return [opening, lines.join('\n'), ...closing].filter(Boolean).join('\n\n');
}

/** What a clause lacks may stand in another, in words that no rule connects with it. */
const EACH_ALONE =
  'Each of these looks at one clause alone. Leave out what the paper already gives you elsewhere.';

/** What a suggestion is about: the heading of its risk, with the number that it has in the third section, or its gap. */
function suggestionTitle({ pointId, ask }: Suggestion, { risks, gaps }: Report, tell: Teller['tell']) {
  const at = risks.findIndex(({ id }) => id === pointId);
  if (at >= 0)
    return { text: risks[at]!.title, about: ` (${tell('risk {number}', { number: String(at + 1) })})` };
  const gap = gaps.find(({ id }) => id === pointId);
  return { text: gap === undefined ? ask : tell('Add: {message}', { message: gap.title }), about: '' };
}
