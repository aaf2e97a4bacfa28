import { z } from 'zod';
import { COUNTRIES, FOREIGN_LANGUAGES } from '../../../../../config/product.ts';
import { RISK_FAMILIES } from '../../../domain/analysis/reading/burdens/families.ts';
import { FLAW_FAMILIES } from '../../../domain/analysis/report/flaw-families.ts';
import type {
  Comparison,
  DatedPoint,
  Duty,
  Fact,
  Gap,
  LawNote,
  Quote,
  Report,
  ReportPoint,
  Risk,
  Suggestion,
  WayOut,
} from '../contract.ts';
import { wire } from './agreement.ts';

/** Schemas of the report as data. Each agrees with its type in `domain/analysis/report/report.ts`. */

const day = z.iso.date().describe('A day, ISO 8601.');
export const severity = z.enum(['high', 'medium', 'low']);

export const quote = wire<Quote>()(
  z
    .object({
      text: z.string().describe('Words of the document, checked by code; empty where they may not be shown.'),
      paragraph: z.number().int().describe('Id of the paragraph in `paragraphs`.'),
      clause: z.string().nullable().describe("The document's own clause number."),
      page: z.number().int().nullable().describe('From 1; null for kinds of file without pages.'),
      status: z.enum(['exact', 'close']),
      rendering: z
        .string()
        .exactOptional()
        .describe(
          'The words in the language of the report, as a language model put them; not checked by a person.',
        ),
    })
    .meta({ id: 'Quote' }),
);

const pointFields = {
  id: z.string().describe('Unique within the report and stable for the same document, reader and day.'),
  text: z.string(),
  quotes: z.array(quote),
  workedOut: z.string().exactOptional().describe('How code computed a date or a sum.'),
  by: z.enum(['rules', 'classifier', 'model']).describe('Who found the point.'),
};

const wayOut = wire<WayOut>()(
  z
    .object({
      ...pointFields,
      isInWords: z
        .boolean()
        .exactOptional()
        .describe('The quote says how; `text` adds only what to look out for, or nothing.'),
    })
    .meta({ id: 'WayOut' }),
);
const datedPoint = wire<DatedPoint>()(
  z.object({ ...pointFields, date: day, isDeadline: z.boolean().exactOptional() }),
);

const amount = z.object({
  currency: z.string().nullable().describe('ISO 4217, or null where the document names none.'),
  value: z.number(),
  period: z.enum(['hour', 'day', 'week', 'month', 'quarter', 'year', 'each-time']).nullable(),
  purpose: z.string().nullable(),
});

const lawNote = wire<LawNote>()(
  z
    .object({
      text: z.string(),
      source: z.string().describe('Statute or official page.'),
      checked: day.nullable().describe('The day on which the source was read.'),
    })
    .meta({ id: 'LawNote' }),
);

const fact = wire<Fact>()(
  z
    .object({
      ...pointFields,
      kind: z.enum(['document', 'party', 'date', 'amount', 'term', 'notice', 'law', 'other']),
      label: z.string(),
      date: day.exactOptional(),
      isStart: z.boolean().exactOptional().describe('What was agreed begins on that day.'),
      isEnd: z.boolean().exactOptional().describe('What was agreed ends on that day.'),
      isSigning: z.boolean().exactOptional().describe('The day on which the paper was signed or dated.'),
      isDeadline: z.boolean().exactOptional().describe('Something has to be done by that day.'),
      amount: amount.exactOptional(),
      notice: z
        .object({
          who: z.string().nullable().describe('Id of a side, or `both`.'),
          what: z.string(),
          days: z.number().exactOptional(),
          months: z.number().exactOptional(),
        })
        .exactOptional(),
      sideId: z.string().exactOptional(),
      textWithoutPronoun: z
        .string()
        .exactOptional()
        .describe('The text of a party without the pronoun that an English document calls it by.'),
    })
    .meta({ id: 'Fact' }),
);

const duty = wire<Duty>()(
  z
    .object({
      ...pointFields,
      sideId: z.string().nullable().describe('Id of a side, `both`, or null where it cannot be told.'),
      action: z.string(),
      when: z.string().nullable(),
      amount: amount.nullable(),
    })
    .meta({ id: 'Duty' }),
);

const wordingParts = z
  .array(
    z.union([
      z.string(),
      z.object({
        name: z.enum(['you', 'your', 'they', 'them']).describe('The reader, or the other side.'),
        verb: z.string().nullable().describe('The verb that bends with the name.'),
        opens: z.boolean().describe('A sentence begins with it.'),
      }),
    ]),
  )
  .exactOptional()
  .describe('The wording in parts, so that each side can be named as the document names it.');

const risk = wire<Risk>()(
  z
    .object({
      ...pointFields,
      severity,
      family: z.enum([...RISK_FAMILIES, ...FLAW_FAMILIES, 'other']),
      title: z.string(),
      reason: z.string().describe('Why it matters to this reader.'),
      ask: z.string().describe('What to ask the other side for.'),
      usual: z.string().nullable(),
      wording: z.string().nullable().describe('Wording to propose.'),
      wordingParts,
      replaces: z.boolean().exactOptional(),
      fallback: z.string().nullable(),
      law: lawNote.nullable(),
      certainty: z.enum(['found', 'read-twice']).describe('`read-twice`: noticed, not confirmed.'),
    })
    .meta({ id: 'Risk' }),
);

const comparison = wire<Comparison>()(
  z
    .object({
      ...pointFields,
      title: z.string(),
      standing: z.enum(['better', 'usual', 'worse', 'open']),
      usual: z.string(),
    })
    .meta({ id: 'Comparison' }),
);

const gap = wire<Gap>()(
  z
    .object({
      ...pointFields,
      title: z.string(),
      topic: z.string().exactOptional().describe('What it is about, as it can be said to the other side.'),
      wording: z.string().nullable(),
      wordingParts,
    })
    .meta({ id: 'Gap' }),
);

const suggestion = wire<Suggestion>()(
  z
    .object({
      pointId: z.string().describe('The risk or gap that it answers.'),
      ask: z.string(),
      wording: z.string().nullable(),
      fallback: z.string().nullable(),
    })
    .meta({ id: 'Suggestion' }),
);

export const reportReader = z.object({
  sideId: z.string().nullable(),
  typed: z.string(),
  certainty: z.enum(['certain', 'likely', 'unknown']),
  writtenFor: z
    .string()
    .exactOptional()
    .describe('Id of the side that `you` means in the risks while the side of the reader is not known.'),
});

export const report = wire<Report>()(
  z
    .object({
      version: z.literal(1),
      language: z
        .enum(FOREIGN_LANGUAGES)
        .exactOptional()
        .describe('ISO 639-1 of the words that are ours; absent on reports in English.'),
      words: z
        .record(z.string(), z.string())
        .exactOptional()
        .describe('Words of views around the report in that language, by the English ones.'),
      paper: z.object({
        kind: z.string(),
        subject: z
          .enum(['home', 'work', 'services', 'loan', 'terms', 'secrets'])
          .exactOptional()
          .describe('What the document is about; absent where it cannot be told.'),
        matter: z
          .enum(['work', 'end-of-work', 'dispute'])
          .exactOptional()
          .describe('What a letter about it may make worse; absent for other papers.'),
        title: z.string().nullable(),
        language: z.string().nullable().describe('ISO 639-1.'),
        country: z.enum(COUNTRIES),
      }),
      sides: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          role: z.string().nullable(),
          quotes: z.array(quote),
        }),
      ),
      reader: reportReader,
      brief: z.object({
        verdict: z.string(),
        level: z.enum(['ask-first', 'check', 'nothing-found', 'unknown']),
        money: z.array(z.string()).describe('Ids of facts, most important first.'),
        wayOut: wayOut.nullable(),
        nextDate: datedPoint.nullable(),
        worst: z.array(z.string()).describe('Ids of at most three risks.'),
      }),
      facts: z.array(fact),
      duties: z.array(duty),
      risks: z.array(risk).describe('Worst first.'),
      comparison: z.array(comparison),
      gaps: z.array(gap),
      searched: z
        .array(z.string())
        .exactOptional()
        .describe('Headings of what such papers usually settle and was found here.'),
      modelPaper: z
        .string()
        .exactOptional()
        .describe('The published model that firms lay beside such a paper, as a sentence.'),
      summary: z.string().describe('At most 200 words.'),
      suggestions: z.array(suggestion),
      law: z.array(lawNote),
      warnings: z.array(z.string()),
    })
    .meta({ id: 'Report' }),
);

export const reportPoint = wire<ReportPoint>()(
  z.discriminatedUnion('section', [
    z.object({ section: z.literal(1), point: fact }),
    z.object({ section: z.literal(2), point: duty }),
    z.object({ section: z.literal(3), point: risk }),
    z.object({ section: z.literal(4), point: z.union([comparison, gap]) }),
  ]),
);
