import { z } from 'zod';
import type { PaperComparison } from '../contract.ts';
import { wire } from './agreement.ts';
import { reportReader, severity } from './report.ts';

/** Schema of the comparison of two versions of one paper. */

const nullableText = z.string().nullable();
const place = { clause: nullableText, page: z.number().int().nullable() };

const comparedPaper = z.object({ kind: z.string(), title: nullableText, pages: z.number().int() });
const versionQuote = z.object({ text: z.string(), paragraph: z.number().int(), ...place });
const clausePlace = z.object({ paragraphs: z.array(z.number().int()), ...place });

const effect = z.object({
  id: z.string(),
  kind: z.enum(['came', 'went', 'worse', 'better', 'changed']),
  title: z.string(),
  text: z.string(),
  about: z.enum(['risk', 'fact', 'duty', 'clause']),
  severity: severity.nullable(),
  before: versionQuote.nullable(),
  after: versionQuote.nullable(),
  change: nullableText.describe('Id of the change of a clause that it rests on.'),
});

const clauseChange = z.object({
  id: z.string(),
  kind: z.enum(['edited', 'added', 'removed', 'moved', 'split', 'merged']),
  hasNewWords: z.boolean(),
  heading: nullableText,
  before: clausePlace.nullable(),
  after: clausePlace.nullable(),
  words: z.array(z.object({ op: z.enum(['same', 'removed', 'added']), text: z.string() })),
  turning: z.array(z.enum(['number', 'date', 'not', 'duty'])),
  effects: z.array(z.string()),
});

export const comparisonResponse = wire<PaperComparison>()(
  z.object({
    version: z.literal(1),
    status: z.enum(['same', 'changed', 'unrelated']),
    summary: z.string(),
    before: comparedPaper,
    after: comparedPaper,
    reader: reportReader.nullable(),
    effects: z.array(effect).describe('What it means for the reader, what weighs most first.'),
    changes: z.array(clauseChange),
    unchanged: z.object({ clauses: z.number().int(), sentence: z.string() }),
    notCompared: z.array(z.string()),
  }),
);
