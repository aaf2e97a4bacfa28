import type {
  Comparison,
  Gap,
  LawNote,
  PageWord,
  Quote,
  Report,
  Risk,
  WayOut,
} from '../../../../../backend/src/adapters/http/contract.ts';
import { SECTION_TITLES } from '../../../../../config/product.ts';
import type { MarkdownBlock, Run } from '../markdown/markdown-blocks.ts';
import { dayWords } from '../../../lib/words/day-words.ts';
import { cardThatBinds } from '../points/leaving-cards.ts';
import { dutyGroups } from '../points/duty-groups.ts';
import { wordsOf, type ReportWords } from '../points/report-words.ts';
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
  const words = wordsOf(report);
  const { tell, language } = words;
  const contents = [facts, duties, risks, comparison, summary, suggestions].map((write) =>
    write(report, notes, words),
  );
  return [
    { title: tell('Brief'), groups: brief(report, words) },
    ...SECTION_TITLES.map((title, index) => ({
      title: `${index + 1}. ${title}${language === 'en' ? '' : ` (${tell(title)})`}`,
      groups: orNothing(contents[index] ?? [], words),
    })),
  ];
}

const orNothing = (groups: readonly OutlineGroup[], { tell }: ReportWords): readonly OutlineGroup[] =>
  groups.length === 0 ? [[line('paragraph', 0, plain(tell('Nothing was found for this section.')))]] : groups;

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
const wordsOfExit = ({ text, quotes, isInWords = false }: WayOut): string =>
  isInWords ? [`“${quotes[0]?.text ?? ''}”`, text].filter(Boolean).join(' ') : text;

const placesOf = (quotes: readonly Quote[], words: ReportWords): string => {
  const places = [...new Set(quotes.map((quote) => quotePlace(quote, words)))].join('; ');
  return places === '' ? '' : ` (${places})`;
};
const noteOf = (id: string, notes: Notes, { tell }: ReportWords): MarkdownBlock[] =>
  part(tell('Your note'), notes[id]);

function brief(report: Report, words: ReportWords): OutlineGroup[] {
  const { tell, language } = words;
  const { brief, facts, risks } = report;
  const side = readersSide(report);
  const sums = brief.money.flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
  const worst = brief.worst.flatMap((id) => risks.find((risk) => risk.id === id) ?? []);
  const { wayOut, nextDate } = brief;
  const binding = cardThatBinds(report);
  const bound = binding === null ? '' : `${binding.title}. `;
  return [
    [line('paragraph', 0, bold(brief.verdict))],
    [
      ...(side === null
        ? []
        : [line('bullet', 0, bold(`${tell('Written for')}: `), plain(sideLabel(side, words)))]),
      ...worst.map(({ title, severity }) =>
        line('bullet', 0, bold(`${tell(SEVERITY_LABELS[severity])}: `), plain(title)),
      ),
      ...sums.map(({ label, text, workedOut }) =>
        line('bullet', 0, bold(`${label}: `), plain([text, workedOut].filter(Boolean).join(' '))),
      ),
      line(
        'bullet',
        0,
        bold(`${tell('Your way out')}: `),
        plain(
          wayOut === null
            ? `${bound}${tell('We did not find one.')}`
            : bound + wordsOfExit(wayOut) + placesOf(wayOut.quotes, words),
        ),
      ),
      ...(nextDate === null
        ? []
        : [
            line(
              'bullet',
              0,
              bold(`${tell('Next date')}: `),
              plain(
                `${dayWords(nextDate.date, language)}. ${nextDate.text}${placesOf(nextDate.quotes, words)}`,
              ),
            ),
          ]),
    ],
    ...report.warnings.map((text) => [line('quote', 0, plain(text))]),
  ];
}

function facts({ facts }: Report, notes: Notes, words: ReportWords): OutlineGroup[] {
  const { tell } = words;
  return facts.map(({ id, label, text, quotes, workedOut }) => [
    line('bullet', 0, bold(`${label}: `), plain((text || (quotes[0]?.text ?? '')) + placesOf(quotes, words))),
    ...part(tell('Worked out'), workedOut),
    ...noteOf(id, notes, words),
  ]);
}

function duties(report: Report, notes: Notes, words: ReportWords): OutlineGroup[] {
  const { tell } = words;
  return dutyGroups(report, words).flatMap(({ title, duties }) => [
    [line('paragraph', 0, bold(title))],
    ...duties.map(({ id, action, text, when, quotes }) => [
      line(
        'bullet',
        0,
        plain(
          (text || action || (quotes.at(-1)?.text ?? '')) +
            (when === null || text.includes(when) ? '' : `, ${when}`),
        ),
        plain(placesOf(quotes, words)),
      ),
      ...part(
        tell('Translated by the AI model'),
        text === '' && action === '' ? quotes.at(-1)?.rendering : null,
      ),
      ...noteOf(id, notes, words),
    ]),
  ]);
}

function risks({ risks }: Report, notes: Notes, words: ReportWords): OutlineGroup[] {
  const { tell } = words;
  const shown = new Set<string>();
  let number = 0;
  const card = (risk: Risk): OutlineGroup => {
    const { id, title, severity, certainty, reason, ask, usual, wording, fallback, law, quotes } = risk;
    const fresh = quotes.filter(({ text }) => text !== '' && !shown.has(text));
    for (const { text } of fresh) shown.add(text);
    const head =
      certainty === 'found'
        ? numbered(
            (number += 1),
            bold(`${tell(SEVERITY_LABELS[severity])}: ${title}`),
            plain(placesOf(quotes, words)),
          )
        : line('bullet', 0, bold(`${tell('Read twice')}: ${title}`), plain(placesOf(quotes, words)));
    return [
      head,
      ...part(tell('Why it matters'), reason),
      ...fresh.flatMap(({ text, rendering }) => [
        ...part(tell('The words'), `“${text}”`),
        ...part(tell('Translated by the AI model'), rendering),
      ]),
      ...part(tell('Worked out'), risk.workedOut),
      ...part(tell('What to ask'), ask),
      ...part(tell('What is usual'), usual),
      ...part(tell('The law'), law === null ? null : lawWords(law, words)),
      ...part(tell('Wording to propose'), wording),
      ...part(tell('If they refuse'), fallback),
      ...noteOf(id, notes, words),
    ];
  };
  return risks.map(card);
}

const STANDING: Readonly<Record<Comparison['standing'], PageWord | null>> = {
  worse: 'Worse than usual',
  usual: 'Usual',
  better: 'Better than usual',
  open: null,
};

const standingWords = (standing: Comparison['standing'], { tell }: ReportWords): string => {
  const word = STANDING[standing];
  return word === null ? '' : `${tell(word)}. `;
};

function comparison(
  { comparison, gaps, law, modelPaper }: Report,
  notes: Notes,
  words: ReportWords,
): OutlineGroup[] {
  const { tell } = words;
  return [
    ...comparison.map(({ id, title, standing, text, usual, quotes }) => [
      line(
        'bullet',
        0,
        bold(`${title}: `),
        plain(
          `${standingWords(standing, words)}${text === '' ? '' : `${tell('Here')}: ${text}`}${placesOf(quotes, words)}`,
        ),
      ),
      ...part(tell('Usual'), usual),
      ...noteOf(id, notes, words),
    ]),
    ...(modelPaper === undefined ? [] : [[line('paragraph', 0, plain(modelPaper))]]),
    ...gaps.map((gap: Gap) => [
      line('bullet', 0, bold(`${tell('Not found')}: ${gap.title}. `), plain(gap.text)),
      ...part(tell('Wording to propose'), gap.wording),
      ...noteOf(gap.id, notes, words),
    ]),
    ...law.map((note) => [line('bullet', 0, bold(`${tell('The law')}: `), plain(lawWords(note, words)))]),
  ];
}

const lawWords = ({ text, source, checked }: LawNote, { tell, language }: ReportWords): string =>
  `${text} ${source}${checked === null ? '' : `, ${tell('read on {date}', { date: dayWords(checked, language) })}`}`;

const summary = ({ summary }: Report): OutlineGroup[] =>
  summary === '' ? [] : [[line('paragraph', 0, plain(summary))]];

function suggestions(
  { suggestions, risks, gaps }: Report,
  _notes: Notes,
  { tell }: ReportWords,
): OutlineGroup[] {
  // What stands under a risk or a gap is not written out a second time.
  const said = new Set([...risks, ...gaps].map(({ wording }) => wording));
  return suggestions.map(({ pointId, ask, wording, fallback }, position) => {
    const risk = risks.find(({ id }) => id === pointId);
    return [
      numbered(position + 1, plain(ask)),
      ...part(tell('Answers'), risk?.title),
      ...part(tell('Wording to propose'), said.has(wording) ? null : wording),
      ...part(tell('If they refuse'), risk === undefined ? fallback : null),
    ];
  });
}
