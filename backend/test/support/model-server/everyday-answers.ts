import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Country } from '../../../../config/product.ts';
import { readText } from '../../../../bench/everyday/read-text.ts';
import { readPapers } from '../../../../tools/burdens/papers.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import type { CompletedVerdict, Reader } from '../../../src/ports/analyst.ts';
import { analyzeWith } from './analyze-with.ts';
import { taskOf } from './brain.ts';
import { createScriptedModel } from './scripted-model.ts';
import { writtenRisk } from './written-risk.ts';

const ANSWERS = new URL('../../fixtures/answers/everyday/', import.meta.url);
const PAPERS = fileURLToPath(new URL('../../../../training/papers/', import.meta.url));

/** What a model said of one paper, written by hand without a look at its marks. */
export interface EverydayAnswer {
  readonly id: string;
  readonly reader: Reader;
  readonly lines: readonly string[];
}

/** How the answers were written: as a strong model would, or as one that mixes up sides, sums and days. */
export type Manner = 'strong' | 'careless';

/**
 * Answers to papers of `training/papers`: `# id | reader | country`, then a risk a line
 * (`quote | family | severity | title | says | advice`), `@fact quote | kind | title | says`, `@duty quote | who | title | says` and
 * `@summary words`.
 */
export function everydayAnswers(manner: Manner): EverydayAnswer[] {
  return readFileSync(new URL(`${manner}.txt`, ANSWERS), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.trim().split('\n');
      const [id = '', identity = '', country = ''] = head.split(' | ');
      return { id, reader: { identity, country: country as Country }, lines }; // written by hand in that form
    });
}

/** The report of the product on a paper, read as an upload is, when a model answers so. */
export async function reportOnEveryday({ id, reader, lines }: EverydayAnswer): Promise<CompletedVerdict> {
  const paper = readPapers(`${PAPERS}${id.slice(0, 2)}`).find((one) => one.id === id);
  if (paper === undefined) throw new Error(`There is no paper ${id}.`);
  const document = await readText(new TextEncoder().encode(paper.text), reader.country);
  const { paragraphs } = toLegalText(document);
  const idOf = (quote: string) => {
    const found = paragraphs.find(({ text }) => text.includes(quote.slice(0, 40)));
    if (found === undefined) throw new Error(`${id}: these words do not stand in the paper: ${quote}`);
    return found.id;
  };
  const ofKind = (kind: string) =>
    lines.filter((line) => line.startsWith(kind)).map((line) => line.slice(kind.length).split(' | '));
  const said = {
    facts: {
      facts: ofKind('@fact ').map(([quote = '', kind, title, says]) => ({
        ids: [idOf(quote)],
        quote,
        kind,
        title,
        says,
      })),
      duties: ofKind('@duty ').map(([quote = '', who, title, says]) => ({
        ids: [idOf(quote)],
        quote,
        who,
        title,
        says,
      })),
    },
    risks: {
      risks: lines
        .filter((line) => !line.startsWith('@'))
        .map((line) => line.split(' | '))
        .map(([quote = '', family = '', severity = '', title = '', says = '', advice = '']) =>
          writtenRisk(idOf(quote), { quote, family, severity, title, says, advice }),
        ),
    },
    closing: { summary: ofKind('@summary ').flat().join(' '), same: [], severity: [], doubtful: [] },
    rendering: {},
    other: {},
  };
  const model = createScriptedModel({
    contextTokens: 32_768,
    answer: ({ user }) => JSON.stringify(said[taskOf(user)]),
  });
  const verdict = await analyzeWith(model, document, { reader });
  if (verdict.outcome !== 'completed') throw new Error(`${id}: no report`);
  return verdict;
}
