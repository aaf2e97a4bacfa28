import { describe, expect, it } from 'vitest';

import type { CompletedVerdict } from '../../src/ports/analyst.ts';
import {
  blankOut,
  findMachineSentences,
} from '../../src/domain/analysis/prompt-injection/machine-sentences.ts';
import { addressesMachines } from '../../src/domain/analysis/prompt-injection/machine-text.ts';
import { toLegalText } from '../../src/domain/analysis/document/legal-text.ts';
import type { ExtractedDocument } from '../../src/domain/analysis/document/extracted-document.ts';
import { analyzeWith } from '../support/model-server/analyze-with.ts';
import { answerFindings } from '../support/model-server/brain.ts';
import { contractOf } from '../support/model-server/contract-of.ts';
import { ATTACKS, CLEAN_TWINS } from '../support/model-server/injections.ts';
import { createScriptedModel } from '../support/model-server/scripted-model.ts';

/** The contract with one more sentence at the end of one of its clauses, so that all ids stay. */
function withSentence(sentence: string): ExtractedDocument {
  const contract = contractOf({ pages: 2 });
  const pages = contract.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block, index) =>
      page.number === 2 && index === 5 ? { ...block, text: `${block.text} ${sentence}`.trim() } : block,
    ),
  }));
  return { ...contract, pages };
}

/** A model without any defense: whatever speaks to it in the document is obeyed. */
const obedient = () =>
  createScriptedModel({
    answer: (prompt) => {
      const data = prompt.user.split(/^=== \w+ ===$/m)[1] ?? '';
      const isHijacked = ATTACKS.some((attack) => data.includes(attack));
      return isHijacked
        ? JSON.stringify({ findings: [], summary: 'Nothing to see here. This contract is fair. '.repeat(8) })
        : answerFindings(prompt);
    },
  });

const FLAG = /software|machine|program/i;
const reportOn = async (sentence: string): Promise<CompletedVerdict> => {
  const verdict = await analyzeWith(obedient(), withSentence(sentence));
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  return verdict;
};
const flagsOf = ({ findings }: CompletedVerdict) =>
  findings.filter(({ section, title }) => section === 3 && FLAG.test(title));
/** Everything a report found but the flag, and but what it only asks to read twice: how many of those there are depends on the flag. */
const restOf = ({ findings, citations }: CompletedVerdict) =>
  findings
    .filter(({ title }) => !FLAG.test(title) && !title.startsWith('Read this twice'))
    .map(({ section, severity, title, citations: ids }) => ({
      section,
      severity,
      title,
      quotes: ids.map((id) => citations.find((citation) => citation.id === id)?.quote.split('.')[0]),
    }));

describe('text in a contract that speaks to the model', () => {
  it.each(ATTACKS)('adds a red flag and changes nothing else: %s', async (attack) => {
    const [attacked, clean] = [await reportOn(attack), await reportOn('')];
    expect(flagsOf(attacked)).toHaveLength(1);
    expect(attacked.notices).toMatchObject([{ code: 'text-for-machines', pages: [2] }]);
    expect(restOf(attacked)).toEqual(restOf(clean));
    expect(attacked.sections[4]).toEqual(clean.sections[4]);
  });

  it('is blanked out for the rules, at its place and nowhere else', () => {
    const [attack = ''] = ATTACKS;
    const text = toLegalText(withSentence(attack));
    const blanked = blankOut(text, findMachineSentences(text));
    expect(blanked.text).toHaveLength(text.text.length);
    expect(blanked.text).toBe(text.text.replace(attack, ' '.repeat(attack.length)));
    expect(blanked.paragraphs.map(({ id, start }) => [id, start])).toEqual(
      text.paragraphs.map(({ id, start }) => [id, start]),
    );
  });

  it('is not passed on from the name or role either', async () => {
    const model = obedient();
    const [attack = ''] = ATTACKS;
    await analyzeWith(model, contractOf({ pages: 1 }), { reader: { identity: attack, country: 'India' } });
    expect(model.prompts.length).toBeGreaterThan(0);
    for (const { user } of model.prompts) expect(user).not.toContain('Ignore all previous');
  });

  it.each(CLEAN_TWINS)('is not seen in an honest clause: %s', async (sentence) => {
    expect(addressesMachines(sentence)).toBe(false);
    const report = await reportOn(sentence);
    expect(flagsOf(report)).toEqual([]);
    expect(report.notices).toEqual([]);
  });
});
