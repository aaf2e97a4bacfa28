import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Where finished reports are turned into something else: a rule here could match on what we have written ourselves. */
const AFTER_THE_REPORT = ['backend/src/domain/analysis/report', 'backend/src/marking', 'frontend/src'];

/** Of what is matched there, all that may be: never a sentence of ours that an id, a variant or a field could tell instead. */
const MATCHED: Readonly<Record<string, readonly string[]>> = {
  'words of the document': [
    'backend/src/domain/analysis/report/material.ts',
    'backend/src/domain/analysis/report/sections/main-sum.ts',
    'backend/src/domain/analysis/report/sections/stepped-price.ts',
    'backend/src/domain/analysis/report/sections/write-facts.ts',
    'backend/src/domain/analysis/report/sections/write-risks.ts',
    'backend/src/domain/analysis/report/sections/worse-than-usual.ts',
    'backend/src/domain/analysis/report/summary.ts',
    'backend/src/marking/address-quotes.ts',
    'backend/src/marking/calendar-dates.ts',
    'backend/src/marking/name-roles.ts',
    'backend/src/marking/place-additions.ts',
    'backend/src/marking/proposals.ts',
    'frontend/src/features/analysis/points/holds-sum.ts',
  ],
  'what a model said of a point': ['backend/src/domain/analysis/report/merging/same-risk.ts'],
  'names and roles of the document': [
    'backend/src/domain/analysis/report/sections/add-law.ts',
    'backend/src/domain/analysis/report/sections/write-summary.ts',
    'backend/src/domain/analysis/report/side-names.ts',
  ],
  'clause numbers and headings of the document': [
    'backend/src/domain/analysis/report/document-marks.ts',
    'backend/src/marking/letter.ts',
    'frontend/src/features/analysis/compare/change-words.ts',
    'frontend/src/features/analysis/document/document-block.tsx',
    'frontend/src/features/analysis/points/place-words.ts',
  ],
  'letters that a format gives a meaning': [
    'backend/src/domain/analysis/report/plain.ts',
    'backend/src/marking/calendar-file.ts',
    'backend/src/marking/comments.ts',
    'backend/src/marking/word-package.ts',
    'backend/src/marking/xml.ts',
    'frontend/src/features/analysis/exports/outline-markdown.ts',
    'frontend/src/features/analysis/exports/report-text.ts',
  ],
  'the Markdown of a foreign server that sends no data': [
    'frontend/src/features/analysis/markdown/citation-buttons.ts',
    'frontend/src/features/analysis/markdown/clause-reader.tsx',
    'frontend/src/features/analysis/markdown/dim-labels.ts',
    'frontend/src/features/analysis/markdown/markdown-blocks.ts',
    'frontend/src/features/analysis/markdown/parse-report.ts',
    'frontend/src/features/analysis/markdown/severity-badges.ts',
    'frontend/src/features/analysis/markdown/tame-markdown.ts',
  ],
  'file names, addresses, headers': [
    'frontend/src/features/admin/queries.ts',
    'frontend/src/features/analysis/changes/make-file.ts',
    'frontend/src/features/analysis/shared/file-look.ts',
    'frontend/src/features/analysis/shared/safe-url.ts',
    'frontend/src/lib/api.ts',
    'frontend/src/lib/server-sent-events.ts',
  ],
  'places for values, and the last or first letter': [
    'backend/src/domain/analysis/report/languages/day-in.ts',
    'backend/src/domain/analysis/report/languages/es/messages.ts',
    'backend/src/domain/analysis/report/sections/clause-risks.ts',
    'backend/src/marking/say.ts',
    'frontend/src/features/analysis/changes/blanks.ts',
    'frontend/src/features/analysis/changes/letter-part.tsx',
    'frontend/src/features/analysis/points/report-words.ts',
    'frontend/src/features/analysis/points/sentence.ts',
    'frontend/src/features/analysis/report/sections/section-previews.ts',
    'frontend/src/lib/words/day-words.ts',
  ],
};

/** Files that read finished sentences of ours, to say them in another language or to join two risks. Nothing may be added. */
const READ_BACK: readonly string[] = [
  'backend/src/domain/analysis/report/languages/teller.ts',
  'backend/src/domain/analysis/report/languages/template.ts',
  'backend/src/domain/analysis/report/languages/values.ts',
  'backend/src/domain/analysis/report/merge-points.ts',
];

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) =>
        /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !parentPath.includes(`${sep}mocks`),
    )
    .map(({ name, parentPath }) => relative(root, join(parentPath, name)).split(sep).join('/'));
}

/** A regular expression where an expression may begin, or one that is made. */
const EXPRESSION =
  /(?:^|[=(,:?&|[{!;>]|\breturn)\s*\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsuvy]*(?=\s*(?:[.,;)\]}:?]|$))|\bRegExp\(/mu;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|[\s;])\/\/ .*$/gmu;

/** Whether a file holds a regular expression, written out or made. */
const hasExpression = (source: string): boolean => EXPRESSION.test(source.replaceAll(COMMENT, ''));

describe('words of our own', () => {
  it('are matched by no rule that comes after the report', () => {
    const found = AFTER_THE_REPORT.flatMap(filesUnder).filter((file) =>
      hasExpression(readFileSync(join(root, file), 'utf8')),
    );
    const known = [...Object.values(MATCHED).flat(), ...READ_BACK];
    expect(found.toSorted()).toEqual(known.toSorted());
  });

  it('are looked for in every form that an expression has', () => {
    for (const source of ['/a/.test(b)', 'x.replace(/a/g, "")', 'new RegExp("a")', 'const [a] = [/a/u];'])
      expect(hasExpression(source), source).toBe(true);
    expect(hasExpression('const a = b / c / d; // /a/')).toBe(false);
  });
});
