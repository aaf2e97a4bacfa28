import { describe, expect, it } from 'vitest';
import { inlineRuns, markdownBlocks } from './markdown-blocks.ts';

const shapes = (markdown: string) =>
  markdownBlocks(markdown).map(({ kind, level, number, runs }) => [
    kind,
    level,
    number,
    runs.map(({ text }) => text).join(''),
  ]);

describe('markdown for a file', () => {
  it('knows headings, paragraphs, quotes and lists in lists', () => {
    const markdown = `### 3. Risks

Read this
first.

1. **High: A**
   - It says: x
   - Ask: y

   Usual: z
2. B
- C
  - D
    - E
- F

> quoted

Last.`;
    expect(shapes(markdown)).toEqual([
      ['heading', 3, null, '3. Risks'],
      ['paragraph', 0, null, 'Read this first.'],
      ['number', 0, 1, 'High: A'],
      ['bullet', 1, null, 'It says: x'],
      ['bullet', 1, null, 'Ask: y'],
      ['paragraph', 2, null, 'Usual: z'],
      ['number', 0, 2, 'B'],
      ['bullet', 0, null, 'C'],
      ['bullet', 1, null, 'D'],
      ['bullet', 2, null, 'E'],
      ['bullet', 0, null, 'F'],
      ['quote', 0, null, 'quoted'],
      ['paragraph', 0, null, 'Last.'],
    ]);
  });
});

describe('a line', () => {
  it.each([
    ['plain', [['plain', false, false]]],
    [
      '**bold** and *italic*',
      [
        ['bold', true, false],
        [' and ', false, false],
        ['italic', false, true],
      ],
    ],
    [
      '**a _b_**',
      [
        ['a ', true, false],
        ['b', true, true],
      ],
    ],
    [
      String.raw`5 \* 3 and snake_case_name`,
      [
        ['5 ', false, false],
        ['*', false, false],
        [' 3 and snake_case_name', false, false],
      ],
    ],
    [
      '[words](https://x.example) and `code`',
      [
        ['words', false, false],
        [' and ', false, false],
        ['code', false, false],
      ],
    ],
  ])('%s becomes its runs', (line, expected) => {
    expect(inlineRuns(line).map(({ text, isBold, isItalic }) => [text, isBold, isItalic])).toEqual(expected);
  });
});
