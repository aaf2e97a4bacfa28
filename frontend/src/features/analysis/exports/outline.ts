import type {
  Comparison,
  Gap,
  LawNote,
  Quote,
  Report,
  Risk,
  WayOut,
} from '../../../../../backend/src/adapters/http/contract.ts';
import { SECTION_TITLES } from '../../../../../config/product.ts';
import type { MarkdownBlock, Run } from '../markdown/markdown-blocks.ts';
import { dayWords } from '../../../lib/words/day-words.ts';
import { dutyGroups } from '../points/duty-groups.ts';
import { quotePlace } from '../points/place-words.ts';
import { readersSide, sideLabel } from '../points/side-names.ts';
import { SEVERITY_LABELS } from '../shared/severity-words.ts';

/** Lines that belong together: a card is never torn over two pages. */
export type OutlineGroup = readonly MarkdownBlock[];

export interface OutlineSection {
  readonly title: string;
  readonly groups: readonly OutlineGroup[];
}

/** Notes of the reader by the id of the point. */
export type Notes = Readonly<Record<string, string>>;

/** The report as lines on paper: what Markdown, Word and print are written from. The brief first, then the six sections. */
export function outlineOf(report: Report, notes: Notes): readonly OutlineSection[] {
  const contents = [facts, duties, risks, comparison, summary, suggestions].map((write) =>
    write(report, notes),
  );
  return [
    { title: 'Brief', groups: brief(report) },
    ...SECTION_TITLES.map((title, index) => ({
      title: `${index + 1}. ${title}`,
      groups: orNothing(contents[index] ?? []),
    })),
  ];
}

const orNothing = (groups: readonly OutlineGroup[]): readonly OutlineGroup[] =>
  groups.length === 0 ? [[line('paragraph', 0, plain('Nothing was found for this section.'))]] : groups;

const plain = (text: string): Run => ({ text, isBold: false, isItalic: false });
const bold = (text: string): Run => ({ text, isBold: true, isItalic: false });
const italic = (text: string): Run => ({ text, isBold: false, isItalic: true });

const line = (kind: MarkdownBlock['kind'], level: number, ...runs: Run[]): MarkdownBlock => ({
  kind,
  level,
  number: null,
  runs: runs.filter(({ text }) => text !== ''),
});
const numbered = (number: number, ...runs: Run[]): MarkdownBlock => ({
  ...line('number', 0, ...runs),
  number,
});
/** A labelled line below a point; none where there is nothing to say. */
const part = (label: string, text: string | null | undefined): MarkdownBlock[] =>
  text === null || text === undefined || text === ''
    ? []
    : [line('bullet', 1, italic(`${label}: `), plain(text))];

/** The way out in our words, or in those of the document where they say more. */
const wordsOf = ({ text, quotes, isInWords = false }: WayOut): string =>
  isInWords ? [`“${quotes[0]?.text ?? ''}”`, text].filter(Boolean).join(' ') : text;

const placesOf = (quotes: readonly Quote[]): string => {
  const places = [...new Set(quotes.map(quotePlace))].join('; ');
  return places === '' ? '' : ` (${places})`;
};
const noteOf = (id: string, notes: Notes): MarkdownBlock[] => part('Your note', notes[id]);

function brief(report: Report): OutlineGroup[] {
  const { brief, facts, risks } = report;
  const side = readersSide(report);
  const sums = brief.money.flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
  const worst = brief.worst.flatMap((id) => risks.find((risk) => risk.id === id) ?? []);
  const { wayOut, nextDate } = brief;
  return [
    [line('paragraph', 0, bold(brief.verdict))],
    [
      ...(side === null ? [] : [line('bullet', 0, bold('Written for: '), plain(sideLabel(side)))]),
      ...worst.map(({ title, severity }) =>
        line('bullet', 0, bold(`${SEVERITY_LABELS[severity]}: `), plain(title)),
      ),
      ...sums.map(({ label, text, workedOut }) =>
        line('bullet', 0, bold(`${label}: `), plain([text, workedOut].filter(Boolean).join(' '))),
      ),
      line(
        'bullet',
        0,
        bold('Your way out: '),
        plain(wayOut === null ? 'We did not find one.' : wordsOf(wayOut) + placesOf(wayOut.quotes)),
      ),
      ...(nextDate === null
        ? []
        : [
            line(
              'bullet',
              0,
              bold('Next date: '),
              plain(`${dayWords(nextDate.date)}. ${nextDate.text}${placesOf(nextDate.quotes)}`),
            ),
          ]),
    ],
    ...report.warnings.map((text) => [line('quote', 0, plain(text))]),
  ];
}

function facts({ facts }: Report, notes: Notes): OutlineGroup[] {
  return facts.map(({ id, label, text, quotes, workedOut }) => [
    line('bullet', 0, bold(`${label}: `), plain((text || (quotes[0]?.text ?? '')) + placesOf(quotes))),
    ...part('Worked out', workedOut),
    ...noteOf(id, notes),
  ]);
}

function duties(report: Report, notes: Notes): OutlineGroup[] {
  return dutyGroups(report).flatMap(({ title, duties }) => [
    [line('paragraph', 0, bold(title))],
    ...duties.map(({ id, action, text, when, quotes }) => [
      line(
        'bullet',
        0,
        plain(
          (text || action || (quotes.at(-1)?.text ?? '')) +
            (when === null || text.includes(when) ? '' : `, ${when}`),
        ),
        plain(placesOf(quotes)),
      ),
      ...noteOf(id, notes),
    ]),
  ]);
}

function risks({ risks }: Report, notes: Notes): OutlineGroup[] {
  const shown = new Set<string>();
  let number = 0;
  const card = (risk: Risk): OutlineGroup => {
    const { id, title, severity, certainty, reason, ask, usual, wording, fallback, law, quotes } = risk;
    const fresh = quotes.filter(({ text }) => text !== '' && !shown.has(text));
    for (const { text } of fresh) shown.add(text);
    const head =
      certainty === 'found'
        ? numbered((number += 1), bold(`${SEVERITY_LABELS[severity]}: ${title}`), plain(placesOf(quotes)))
        : line('bullet', 0, bold(`Read twice: ${title}`), plain(placesOf(quotes)));
    return [
      head,
      ...part('Why it matters', reason),
      ...fresh.flatMap(({ text }) => part('The words', `“${text}”`)),
      ...part('Worked out', risk.workedOut),
      ...part('What to ask', ask),
      ...part('What is usual', usual),
      ...part('The law', law === null ? null : lawWords(law)),
      ...part('Wording to propose', wording),
      ...part('If they refuse', fallback),
      ...noteOf(id, notes),
    ];
  };
  return risks.map(card);
}

const STANDING: Readonly<Record<Comparison['standing'], string>> = {
  worse: 'Worse than usual. ',
  usual: 'Usual. ',
  better: 'Better than usual. ',
  open: '',
};

function comparison({ comparison, gaps, law, modelPaper }: Report, notes: Notes): OutlineGroup[] {
  return [
    ...comparison.map(({ id, title, standing, text, usual, quotes }) => [
      line(
        'bullet',
        0,
        bold(`${title}: `),
        plain(`${STANDING[standing]}${text === '' ? '' : `Here: ${text}`}${placesOf(quotes)}`),
      ),
      ...part('Usual', usual),
      ...noteOf(id, notes),
    ]),
    ...(modelPaper === undefined ? [] : [[line('paragraph', 0, plain(modelPaper))]]),
    ...gaps.map((gap: Gap) => [
      line('bullet', 0, bold(`Not found: ${gap.title}. `), plain(gap.text)),
      ...part('Wording to propose', gap.wording),
      ...noteOf(gap.id, notes),
    ]),
    ...law.map((note) => [line('bullet', 0, bold('The law: '), plain(lawWords(note)))]),
  ];
}

const lawWords = ({ text, source, checked }: LawNote): string =>
  `${text} ${source}${checked === null ? '' : `, read on ${dayWords(checked)}`}`;

const summary = ({ summary }: Report): OutlineGroup[] =>
  summary === '' ? [] : [[line('paragraph', 0, plain(summary))]];

function suggestions({ suggestions, risks, gaps }: Report): OutlineGroup[] {
  // What stands under a risk or a gap is not written out a second time.
  const said = new Set([...risks, ...gaps].map(({ wording }) => wording));
  return suggestions.map(({ pointId, ask, wording, fallback }, position) => {
    const risk = risks.find(({ id }) => id === pointId);
    return [
      numbered(position + 1, plain(ask)),
      ...part('Answers', risk?.title),
      ...part('Wording to propose', said.has(wording) ? null : wording),
      ...part('If they refuse', risk === undefined ? fallback : null),
    ];
  });
}
