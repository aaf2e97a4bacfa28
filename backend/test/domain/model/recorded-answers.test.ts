import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { readFindings } from '../../../src/domain/analysis/model/answers/read-findings.ts';
import { tasks } from '../../../src/domain/analysis/tasks.ts';
import { analyzeWith } from '../../support/model-server/analyze-with.ts';
import { taskOf } from '../../support/model-server/brain.ts';
import { createScriptedModel } from '../../support/model-server/scripted-model.ts';
import { contractText } from '../analysis/fixtures.ts';

/**
 * Answers to our own papers in the manners of strong, weak, thinking and disobedient models: their findings were written by
 * hand, their slips (trailing commas, prose, other field names, an end that never came, quotes with a word too few) were put in
 * on purpose, and nobody fitted them to what the code likes.
 */
const FOLDER = new URL('../../fixtures/answers/', import.meta.url);
const PAPERS = JSON.parse(readFileSync(new URL('papers.json', FOLDER), 'utf8')) as Record<
  string,
  { reader: string }
>;
// A report each for eight papers in four manners, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const MANNERS = ['strong', 'weak', 'thinking', 'disobedient'] as const;
const TODAY = new Date('2026-11-20T12:00:00Z');

const answer = (paper: string, manner: string, task: string) =>
  readFileSync(new URL(`${paper}.${manner}.${task}.txt`, FOLDER), 'utf8');

async function reportOn(paper: string, manner: string) {
  const model = createScriptedModel({
    contextTokens: 32_768,
    answer: ({ user }) => {
      const task = taskOf(user);
      return task === 'risks' || task === 'facts' ? answer(paper, manner, task) : '{"summary":""}';
    },
  });
  const document = documentFromText(contractText(paper));
  const reader = { identity: PAPERS[paper]!.reader, country: 'United Kingdom' } as const;
  const verdict = await analyzeWith(model, document, { reader });
  const rules = tasks.analyzeByRules({ document, reader, today: TODAY });
  if (verdict.outcome !== 'completed' || rules.outcome !== 'completed') throw new Error('expected reports');
  return { verdict, rules };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
/** Whether a finding's quote is proof of some risk of the report. */
function isShown(quote: string, proofs: readonly string[]): boolean {
  const wanted = wordsOf(quote);
  return proofs.some((proof) => {
    const has = new Set(wordsOf(proof));
    return wanted.filter((word) => has.has(word)).length >= 0.8 * wanted.length;
  });
}

describe('Recorded answers', () => {
  it('are at least sixty', () => {
    expect(readdirSync(FOLDER).filter((name) => name.endsWith('.txt')).length).toBeGreaterThanOrEqual(60);
  });

  it.each<[(typeof MANNERS)[number], number]>([
    ['strong', 0.97],
    ['thinking', 0.97],
    ['weak', 0.92],
    ['disobedient', 0.9],
  ])('of %s models reach the report with at least %f of their findings', async (manner, least) => {
    const lost: string[] = [];
    let all = 0;
    for (const paper of Object.keys(PAPERS)) {
      const { verdict } = await reportOn(paper, manner);
      const proofs = verdict.report.risks.flatMap(({ quotes }) => quotes.map(({ text }) => text));
      const said = readFindings(answer(paper, manner, 'risks'))!.findings;
      const wanted = said.filter(({ title }) => title !== 'Invented');
      all += wanted.length;
      lost.push(
        ...wanted.filter(({ quote }) => !isShown(quote, proofs)).map(({ quote }) => `${paper}: ${quote}`),
      );
      expect(verdict.notices.map(({ code }) => code)).not.toContain('model-not-used');
    }
    expect(all).toBeGreaterThan(30);
    expect((all - lost.length) / all, lost.join('\n')).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.keys(PAPERS))(
    'bring no lie, no thought and no invented quote into the report on %s',
    async (paper) => {
      for (const manner of MANNERS) {
        const { verdict, rules } = await reportOn(paper, manner);
        const text = verdict.sections.map(({ content }) => content).join('\n');
        expect(text).not.toMatch(
          /safe to sign|9,999|pay@lease|before the offer|0800|perfectly fair|12,345|Rent Act|no risks here|Nothing to worry|NWBK|Sign now|Only a thought|gives up all rights/i,
        );
        const source = contractText(paper).replace(/\s+/g, ' ');
        for (const { quote } of verdict.citations) {
          for (const piece of quote.split(' … ')) expect(source).toContain(piece);
        }
        const places = new Set(
          verdict.report.risks.flatMap(({ quotes }) => quotes.map(({ paragraph }) => paragraph)),
        );
        for (const { quotes, certainty } of rules.report.risks) {
          // What was only noticed gives way to what was found.
          if (quotes.length > 0 && certainty === 'found')
            expect(quotes.some(({ paragraph }) => places.has(paragraph))).toBe(true);
        }
      }
    },
  );

  it('of a real model of 270 million weights hold nothing, and say so', () => {
    const said = readFileSync(new URL('real/gemma3-270m.lease-leeds.grammar.txt', FOLDER), 'utf8');
    expect(readFindings(said)).toEqual({ findings: [], isCut: false });
  });

  it('give facts with the figures of the paper', async () => {
    const { verdict } = await reportOn('loan-private', 'strong');
    const facts = verdict.report.facts.map(({ text }) => text).join('\n');
    expect(facts).toMatch(/A\$838/);
    expect(facts).toMatch(/20,000/);
  });
});
