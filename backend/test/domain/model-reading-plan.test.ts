import { describe, expect, it } from 'vitest';

import { toLegalText, type LegalText } from '../../src/domain/analysis/document/legal-text.ts';
import { factsQuestion } from '../../src/domain/analysis/model/questions/facts-question.ts';
import { withShortOutline } from '../../src/domain/analysis/model/questions/paper-brief.ts';
import { frameOf } from '../../src/domain/analysis/model/questions/frame-of.ts';
import { risksQuestion } from '../../src/domain/analysis/model/questions/risks-question.ts';
import {
  halve,
  planReading,
  quotaFor,
  riskTokensFor,
  sumOf,
  type ReadingBudget,
} from '../../src/domain/analysis/model/plan/reading-plan.ts';
import { estimateTokens } from '../../src/domain/analysis/model/plan/tokens.ts';
import { READER } from '../support/model-server/analyze-with.ts';
import { contractOf } from '../support/model-server/contract-of.ts';

const budget = (given: Partial<ReadingBudget> = {}): ReadingBudget => ({
  contextTokens: 8_192,
  qualityTokens: 24_000,
  parallel: 1,
  tokensPerEstimate: 1,
  ...given,
});
const textOf = (pages: number) => toLegalText(contractOf({ pages }));
/** The same words without headings and clauses: parts are filled to the brim. */
const flatTextOf = (pages: number) => {
  const contract = contractOf({ pages });
  const words = (text: string) => ({ kind: 'paragraph' as const, text: `and ${text}` });
  return toLegalText({
    ...contract,
    pages: contract.pages.map((page) => ({
      ...page,
      blocks: page.blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => words(text)),
    })),
  });
};
const brief = {
  kind: 'Services agreement',
  language: 'English',
  sides: ['Supplier (Northwind Analytics Ltd)', 'Customer (Harbour Street Books LLC)'],
  readerSide: 'Customer (Harbour Street Books LLC)',
  outline: Array.from({ length: 40 }, (_, index) => `§${index * 15} Article ${index} Terms of part ${index}`),
  noted: Array.from({ length: 12 }, (_, index) => ({
    paragraph: index + 1,
    family: 'penalty',
    severity: 'high' as const,
    title: 'Interest and costs of collection on late fees',
  })),
};
const assignment = { reader: READER, brief, mark: 'f'.repeat(32) };
const plan = (text: LegalText, given: ReadingBudget) => planReading(text, given, frameOf(assignment));

describe('the plan for reading a document', () => {
  it.each([
    [4_096, 1],
    [8_192, 1],
    [8_192, 4],
    [16_384, 2],
    [32_768, 1],
    [131_072, 16],
  ])('keeps every call within a window of %i tokens, %i at once', (contextTokens, parallel) => {
    for (const text of [textOf(1), textOf(30), textOf(200), flatTextOf(60)]) {
      const parts = plan(text, budget({ contextTokens, parallel }));
      for (const part of parts) {
        for (const question of [factsQuestion, risksQuestion]) {
          const { prompt, maxTokens } = question(part, parts.length === 1, assignment);
          const tokens = estimateTokens(prompt.system + prompt.user) + maxTokens;
          expect(tokens).toBeLessThanOrEqual(contextTokens * 0.9);
        }
      }
    }
  });

  it('puts every paragraph into exactly one part, in order, and cuts no clause that fits', () => {
    const text = textOf(60);
    const parts = plan(text, budget());
    expect(parts.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(
      text.paragraphs.map(({ id }) => id),
    );
    for (const { entries } of parts.slice(1)) expect(entries[0]?.text).toMatch(/^Article \d+ /);
  });

  it('gives all slots work, and less to those that begin later', () => {
    const parts = plan(textOf(100), budget({ contextTokens: 32_768, parallel: 4 }));
    expect(parts.length % 4).toBe(0);
    const sizes = parts.map(({ entries }) => sumOf(entries));
    expect(Math.max(...sizes) / (sizes.reduce((sum, size) => sum + size, 0) / sizes.length)).toBeLessThan(
      1.25,
    );
    // one engine reads their parts one after the other
    expect(sizes[0]!).toBeGreaterThan(1.1 * sizes.at(-1)!);
    const many = plan(textOf(100), budget({ parallel: 4 })).map(({ entries }) => sumOf(entries));
    expect(many.length).toBeGreaterThan(4);
    expect(Math.max(...many.slice(0, -1)) / Math.min(...many.slice(0, -1))).toBeLessThan(1.6);
  });

  it('gives a model that counts more tokens for the same text smaller parts', () => {
    const usual = plan(textOf(60), budget());
    const costly = plan(textOf(60), budget({ tokensPerEstimate: 1.5 }));
    expect(costly.length).toBeGreaterThan(usual.length * 1.4);
  });

  it('hands a part the definitions of its terms, and only those from elsewhere', () => {
    const [first, ...others] = plan(textOf(60), budget());
    expect(first?.definitions).toEqual([]);
    expect(others.length).toBeGreaterThan(3);
    for (const { definitions } of others) expect(definitions.join(' ')).toContain('“Fees” means');
  });

  it('halves a part down to single paragraphs without losing one', () => {
    const [part] = plan(textOf(2), budget());
    const pending = [part!];
    const ids: number[] = [];
    while (pending.length > 0) {
      const next = pending.shift()!;
      const halves = halve(next);
      if (halves === null) ids.push(next.entries[0]!.id);
      else pending.unshift(...halves);
    }
    expect(ids).toEqual(part!.entries.map(({ id }) => id));
  });

  it('reads a paper of twenty pages in one piece where the window has room', () => {
    for (const parallel of [1, 6]) {
      expect(plan(textOf(20), budget({ contextTokens: 32_768, parallel }))).toHaveLength(1);
    }
  });

  it('reads a paper of a few pages in one piece on a small window, and asks for fewer points instead', () => {
    for (const parallel of [1, 4]) {
      const parts = plan(textOf(4), budget({ parallel }));
      expect(parts).toHaveLength(1);
      expect(parts[0]!.quota.risks).toBeGreaterThanOrEqual(8);
      expect(parts[0]!.quota.risks).toBeLessThan(quotaFor(2_800, 2_800).risks);
    }
  });

  it('leaves the outline short where the window is small', () => {
    const linesAt = (contextTokens: number) => withShortOutline(brief, budget({ contextTokens })).outline;
    expect(linesAt(32_768)).toEqual(brief.outline);
    expect(linesAt(4_096).length).toBeLessThan(20);
    expect(brief.outline.slice(0, linesAt(4_096).length)).toEqual(linesAt(4_096));
  });

  it('keeps room for definitions only where the paper has some', () => {
    const partsOf = (text: LegalText) => plan(text, budget()).length;
    const text = flatTextOf(200);
    expect(text.definitions.length).toBeGreaterThan(0);
    expect(partsOf({ ...text, definitions: [] })).toBeLessThan(partsOf(text));
  });

  it('asks for more points on a large share of a document, within reason', () => {
    expect(quotaFor(2_000, 2_000)).toEqual({ facts: 11, risks: 13 });
    expect(quotaFor(22_000, 120_000)).toEqual({ facts: 11, risks: 13 });
    expect(quotaFor(1_000, 120_000)).toEqual({ facts: 3, risks: 3 });
    expect(riskTokensFor({ facts: 3, risks: 12 })).toBeGreaterThan(12 * 200);
  });

  it('puts the same words before both questions, so that a server reads a part once', () => {
    const [part] = plan(textOf(4), budget());
    const [facts, risks] = [factsQuestion, risksQuestion].map((ask) => ask(part!, false, assignment));
    const shared = facts!.prompt.user.slice(0, facts!.prompt.user.lastIndexOf('==='));
    expect(facts!.prompt.system).toBe(risks!.prompt.system);
    expect(risks!.prompt.user.startsWith(shared)).toBe(true);
  });
});

describe('the guess of tokens', () => {
  it.each([
    ['English', 'The Supplier shall keep the Customer informed of every delay. ', 0.18, 0.3],
    ['German', 'Der Auftragnehmer haftet für Schäden, die er grob fahrlässig verursacht. ', 0.22, 0.4],
    ['Chinese', '供应商应当将每一次延误通知客户，并承担相应的责任。', 0.7, 1.6],
    ['Hindi', 'आपूर्तिकर्ता ग्राहक को प्रत्येक देरी के बारे में सूचित करेगा। ', 0.4, 1.2],
    ['Arabic', 'يجب على المورد إبلاغ العميل بكل تأخير. ', 0.3, 1],
  ])('is on the high side for %s, and not absurd', (_language, sentence, least, most) => {
    const perCharacter = estimateTokens(sentence.repeat(50)) / (sentence.length * 50);
    expect(perCharacter).toBeGreaterThan(least);
    expect(perCharacter).toBeLessThan(most);
  });
});
