/** Papers of runs, tables and lists. */
import { listed, paragraph, type DocxParts } from '../../backend/test/support/papers/make-docx.ts';
import { text, many, run, SIGNED, inRuns, cell, row, LISTS } from './paper-parts.ts';

/** Name, parts, and what is done to the finished package. */
export type Recipe = readonly [name: string, parts: DocxParts, change?: (bytes: Uint8Array) => Uint8Array];

export const PLAIN_RECIPES: readonly Recipe[] = [
  ['plain', { body: many(20, (i) => paragraph(text(i))) + SIGNED }],
  [
    'runs-of-3',
    { body: many(20, (i) => `<w:p>${inRuns(text(i), 3, ['<w:b/>', '', '<w:i/>'])}</w:p>`) + SIGNED },
  ],
  ['runs-of-1', { body: many(12, (i) => `<w:p>${inRuns(text(i), 1, [''])}</w:p>`) }],
  [
    'runs-and-proofing',
    {
      body: many(
        15,
        (i) =>
          `<w:p><w:proofErr w:type="spellStart"/>${inRuns(text(i), 9, [''])}<w:proofErr w:type="spellEnd"/></w:p>`,
      ),
    },
  ],
  [
    'runs-and-bookmarks',
    {
      body: many(
        15,
        (i) =>
          `<w:p>${run(text(i).slice(0, 9))}<w:bookmarkStart w:id="${i}" w:name="b${i}"/>${run(text(i).slice(9))}<w:bookmarkEnd w:id="${i}"/></w:p>`,
      ),
    },
  ],
  [
    'several-sentences',
    { body: many(9, (i) => paragraph([3 * i, 3 * i + 1, 3 * i + 2].map(text).join(' '))) + SIGNED },
  ],
  [
    'tabs-and-breaks',
    {
      body: many(
        12,
        (i) =>
          `<w:p><w:r><w:t>${i}.</w:t><w:tab/><w:t xml:space="preserve">${text(i)}</w:t><w:br/><w:t xml:space="preserve">${text(i + 50)}</w:t></w:r></w:p>`,
      ),
    },
  ],
  [
    'soft-and-hard-hyphens',
    {
      body: many(
        9,
        (i) =>
          `<w:p><w:r><w:t xml:space="preserve">The co</w:t><w:noBreakHyphen/><w:t xml:space="preserve">tenant of item ${i} must leave with</w:t><w:softHyphen/><w:t xml:space="preserve">out delay when told so.</w:t></w:r></w:p>`,
      ),
    },
  ],
  [
    'table',
    {
      body: `<w:tbl>${many(10, (i) => row(cell(paragraph(`Clause ${i}`)), cell(paragraph(text(i)))))}</w:tbl>${SIGNED}`,
    },
  ],
  [
    'table-of-many-paragraphs',
    {
      body: `<w:tbl>${many(5, (i) => row(cell(paragraph(text(2 * i)), paragraph(text(2 * i + 1))), cell(paragraph('Yes'))))}</w:tbl>${paragraph('End.')}`,
    },
  ],
  [
    'table-in-table',
    {
      body: `<w:tbl>${row(cell(`<w:tbl>${many(6, (i) => row(cell(paragraph(text(i)))))}</w:tbl>`, paragraph(text(20))))}</w:tbl>${paragraph(text(30))}`,
    },
  ],
  [
    'table-with-lists',
    {
      numbering: LISTS,
      body: `<w:tbl>${many(6, (i) => row(cell(listed(text(i), 1, 0), listed(text(i + 20), 1, 1))))}</w:tbl>${paragraph('End.')}`,
    },
  ],
  ['lists', { numbering: LISTS, body: many(20, (i) => listed(text(i), 1, 0)) + SIGNED }],
  ['nested-lists', { numbering: LISTS, body: many(24, (i) => listed(text(i), 1, i % 4)) + SIGNED }],
  ['typed-numbers', { body: many(16, (i) => paragraph(`${i + 1}.${i % 3} ${text(i)}`)) + SIGNED }],
  [
    'typed-headings',
    { body: many(10, (i) => paragraph(`${i + 1}. PAYMENT AND COSTS`) + paragraph(text(i))) + SIGNED },
  ],
];
