import { expect, it } from 'vitest';

import { answerQuestion } from '../../../../src/domain/analysis/ask/answer-question.ts';
import { listParagraphs } from '../../../../src/domain/analysis/ask/list-paragraphs.ts';
import { comparePapers } from '../../../../src/domain/analysis/compare/compare-papers.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { FOREIGN_LANGUAGES } from '../../../../../config/product.ts';
import { contractText } from '../fixtures.ts';

const LEASE = contractText('lease-leeds');
const HARSHER = LEASE.replace('£950', '£1,150')
  .replace('within 30 days after the end', 'within 90 days after the end')
  .replace("two months' written notice", "four months' written notice")
  .replace('shall keep the structure', 'shall not keep the structure');
const ENGLISH =
  /\b(?:the|you|your|and|paragraphs?|words|paper|says|names|were|have|has|came|gone|read|older)\b/i;

const compared = (language: (typeof FOREIGN_LANGUAGES)[number] | 'en') =>
  comparePapers({
    before: documentFromText(LEASE),
    after: documentFromText(HARSHER),
    reader: { identity: 'Tenant', country: 'United Kingdom', language },
    today: new Date('2026-11-20'),
  });

/** Words of the paper stand in quotation marks. */
const own = (words: string) => words.replaceAll(/[“„«][^”“»]*[”“»]/g, '');

it.each(FOREIGN_LANGUAGES)('tells in %s what changed, with nothing of ours in English', (language) => {
  const [said, english] = [compared(language), compared('en')];
  expect(said.effects.map(({ kind, before, after }) => [kind, before, after])).toEqual(
    english.effects.map(({ kind, before, after }) => [kind, before, after]),
  );
  const sentences = [
    said.summary,
    said.unchanged.sentence,
    ...said.notCompared,
    ...said.effects.map(({ text }) => text),
  ];
  expect(sentences.map(own).filter((sentence) => ENGLISH.test(sentence))).toEqual([]);
  expect(said.effects.filter(({ text }) => text === '').length).toBe(
    english.effects.filter(({ text }) => text === '').length,
  );
});

const paragraphs = listParagraphs({ document: documentFromText(LEASE) });
const asked = (question: string, language: (typeof FOREIGN_LANGUAGES)[number]) =>
  answerQuestion({ paragraphs, question, before: null, country: 'United Kingdom', language }).answer;

it.each(FOREIGN_LANGUAGES)('answers a question in %s around the words of the paper', (language) => {
  for (const question of [
    'How much is the rent?',
    'How much notice do I give?',
    'Is there a swimming pool?',
    'Is it fair?',
  ]) {
    const { sentence, notes } = asked(question, language);
    expect([sentence, ...notes].map(own).filter((words) => ENGLISH.test(words))).toEqual([]);
  }
  expect(asked('How much is the rent?', language).sentence).toContain('£950');
});
