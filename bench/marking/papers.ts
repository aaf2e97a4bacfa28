/** Word documents for the figures of marking, each with what breaks other tools: made here, no two alike in structure. */
import { unzipSync, zipSync } from 'fflate';

import { makeDocx, listed, paragraph } from '../../backend/test/support/papers/make-docx.ts';
import { otherPrefix, related, strict, template } from './paper-changes.ts';
import { text, many, run, SIGNED, by, cell, row, field, box, LISTS, NOTE, ARABIC } from './paper-parts.ts';
import { PLAIN_RECIPES, type Recipe } from './plain-recipes.ts';

export interface Paper {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const RECIPES: readonly Recipe[] = [
  ...PLAIN_RECIPES,
  [
    'simple-fields',
    {
      body: many(
        9,
        (i) =>
          `<w:p>${run(text(i))}${run(' See clause ')}<w:fldSimple w:instr="REF a">${run(`${i}.1`)}</w:fldSimple>${run(' for more of it.')}</w:p>`,
      ),
    },
  ],
  [
    'fields-of-runs',
    {
      body: many(
        9,
        (i) =>
          `<w:p>${run(`${text(i)} Look at page `)}${field(String(i), 'PAGEREF a')}${run(' as well, please.')}</w:p>`,
      ),
    },
  ],
  [
    'table-of-contents',
    {
      body:
        many(5, (i) => `<w:p>${field(`Clause ${i} of the agreement`, 'TOC')}</w:p>`) +
        many(9, (i) => paragraph(text(i))),
    },
  ],
  [
    'links',
    {
      body: many(
        9,
        (i) =>
          `<w:p>${run(text(i))}${run(' More stands ')}<w:hyperlink w:anchor="a">${run('on that page')}</w:hyperlink>${run(' of the same text.')}</w:p>`,
      ),
    },
  ],
  [
    'whole-links',
    {
      body:
        many(6, (i) => `<w:p><w:hyperlink w:anchor="a">${run(text(i))}</w:hyperlink></w:p>`) +
        paragraph(text(9)),
    },
  ],
  [
    'comments',
    {
      comments: `<w:comment w:id="4" ${by}>${paragraph('Is this right?')}</w:comment>`,
      body:
        many(9, (i) =>
          i === 2
            ? `<w:p><w:commentRangeStart w:id="4"/>${run(text(i))}<w:commentRangeEnd w:id="4"/><w:r><w:commentReference w:id="4"/></w:r></w:p>`
            : paragraph(text(i)),
        ) + SIGNED,
    },
  ],
  [
    'footnotes',
    {
      footnotes: `<w:footnote w:id="2">${paragraph('A note.')}</w:footnote><w:footnote w:id="3">${paragraph('Another note.')}</w:footnote>`,
      body: many(
        9,
        (i) => `<w:p>${run(text(i))}${i < 2 ? NOTE(i + 2) : ''}${run(' The rest of it follows here.')}</w:p>`,
      ),
    },
  ],
  [
    'notes-in-words',
    {
      endnotes: `<w:endnote w:id="2">${paragraph('A note.')}</w:endnote>`,
      body: `<w:p>${run('The tenant pays ten percent')}<w:r><w:endnoteReference w:id="2"/></w:r>${run(' for each day of delay in the year.')}</w:p>${many(6, (i) => paragraph(text(i)))}`,
    },
  ],
  [
    'text-boxes',
    {
      body:
        many(
          6,
          (i) =>
            `<w:p>${run(text(i))}${i === 1 ? box('Words in a box that stands beside the text.') : ''}</w:p>`,
        ) + SIGNED,
    },
  ],
  [
    'right-to-left',
    { body: many(9, (i) => `<w:p><w:pPr><w:bidi/></w:pPr>${run(`${ARABIC} ${i}.`, '<w:rtl/>')}</w:p>`) },
  ],
  [
    'east-asian',
    {
      body: many(9, (i) =>
        paragraph(`乙は甲に対し、別紙${i}に定める業務を誠実に提供するものとする。甲は料金を支払う。`),
      ),
    },
  ],
  [
    'beyond-the-plane',
    { body: many(9, (i) => paragraph(`😀 The 𝒯enant of flat ${i} pays for 𠀀 all of it, every month.`)) },
  ],
  [
    'earlier-insertions',
    {
      body:
        many(
          9,
          (i) =>
            `<w:p>${run(text(i))}<w:ins w:id="${900 + i}" ${by}>${run(' Somebody put this in later.')}</w:ins></w:p>`,
        ) + SIGNED,
    },
  ],
  [
    'earlier-deletions',
    {
      body: many(
        9,
        (i) =>
          `<w:p>${run(text(i))}<w:del w:id="${900 + i}" ${by}><w:r><w:delText xml:space="preserve"> This went away.</w:delText></w:r></w:del>${run(' And it goes on from here.')}</w:p>`,
      ),
    },
  ],
  [
    'earlier-moves',
    {
      body: `<w:p><w:moveFrom w:id="91" ${by}>${run('This sentence was moved to another place of it.')}</w:moveFrom></w:p><w:p><w:moveTo w:id="92" ${by}>${run('This sentence was moved to another place of it.')}</w:moveTo></w:p>${many(6, (i) => paragraph(text(i)))}`,
    },
  ],
  [
    'earlier-paragraph',
    {
      body: `<w:p><w:pPr><w:rPr><w:ins w:id="91" ${by}/></w:rPr></w:pPr><w:ins w:id="92" ${by}>${run('A whole paragraph that somebody put in.')}</w:ins></w:p>${many(6, (i) => paragraph(text(i)))}${SIGNED}`,
    },
  ],
  [
    'earlier-looks',
    {
      body: many(
        6,
        (i) =>
          `<w:p>${run(text(i), `<w:b/><w:rPrChange w:id="${90 + i}" ${by}><w:rPr/></w:rPrChange>`)}${run(' It also says this.')}</w:p>`,
      ),
    },
  ],
  [
    'content-controls',
    {
      body: `<w:sdt><w:sdtPr><w:alias w:val="a"/></w:sdtPr><w:sdtContent>${paragraph(text(1))}</w:sdtContent></w:sdt><w:p>${run('The sum is ')}<w:sdt><w:sdtContent>${run('ten euros')}</w:sdtContent></w:sdt>${run(' for each of the days.')}</w:p>${many(6, (i) => paragraph(text(i + 5)))}`,
    },
  ],
  [
    'hidden-words',
    {
      body: many(
        6,
        (i) =>
          `<w:p>${run(text(i))}${run(' secret words', '<w:vanish/>')}${run(' It goes on after them.')}</w:p>`,
      ),
    },
  ],
  [
    'headers-and-footers',
    {
      header: paragraph('Draft of May'),
      footer: paragraph('Acme Ltd'),
      body: many(12, (i) => paragraph(text(i))) + SIGNED,
    },
  ],
  [
    'sections-and-breaks',
    {
      body:
        many(
          9,
          (i) => `${paragraph(text(i))}${i === 4 ? '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' : ''}`,
        ) + '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>',
    },
  ],
  [
    'signatures-in-a-table',
    {
      body: `${many(9, (i) => paragraph(text(i)))}<w:tbl>${row(cell(paragraph('Signed by the tenant: ______________')), cell(paragraph('Signed by the landlord: ______________')))}</w:tbl>${paragraph('')}`,
    },
  ],
  ['strict', { body: many(9, (i) => paragraph(text(i))) + SIGNED }, strict],
  [
    'strict-with-comments',
    {
      comments: `<w:comment w:id="4" ${by}>${paragraph('Is this right?')}</w:comment>`,
      body: many(9, (i) => paragraph(text(i))),
    },
    strict,
  ],
  ['other-prefix', { body: many(9, (i) => paragraph(text(i))) + SIGNED }, otherPrefix],
  ['template', { body: many(9, (i) => paragraph(text(i))) + SIGNED }, template],
  [
    'stored',
    { body: many(9, (i) => paragraph(text(i))) },
    (bytes) => zipSync(unzipSync(bytes), { level: 0 }),
  ],
  [
    'fifty-pages',
    { numbering: LISTS, body: many(900, (i) => listed(`${text(i)} ${text(i + 1000)}`, 1, i % 3)) + SIGNED },
  ],
];

/** All papers that are made here. */
export const madePapers = (): Paper[] =>
  RECIPES.map(([name, parts, change = (bytes) => bytes]) => ({
    name,
    bytes: change(related(makeDocx(parts))),
  }));
