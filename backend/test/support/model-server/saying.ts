import type { CompletedVerdict, Verdict } from '../../../src/ports/analyst.ts';
import type { Prompt } from '../../../src/ports/language-model.ts';
import { answerFindings, taskOf } from './brain.ts';
import { createScriptedModel } from './scripted-model.ts';

export const NEEDLE = (number: number) =>
  `The Supplier may change these terms NEEDLE-${number} at any time without notice to the Customer.`;

export const thinking = (contextTokens = 8_192) =>
  createScriptedModel({
    contextTokens,
    answer: answerFindings,
  });

export function reportOf(verdict: Verdict): CompletedVerdict {
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  return verdict;
}
export const textOf = (verdict: Verdict) =>
  reportOf(verdict)
    .sections.map(({ content }) => content)
    .join('\n');
export const isReading = ({ user }: Prompt) => user.includes('Report on §');
/** Of the two questions on every part, the one on risks. */
export const isOnRisks = ({ user }: Prompt) => taskOf(user) === 'risks';
export const finding = (given: Record<string, unknown>) => ({
  ids: [4],
  quote: 'The Supplier shall perform the Services',
  kind: 'risk',
  who: '',
  severity: 'high',
  title: 'How the services are performed',
  says: 'It says something.',
  advice: 'Ask for more.',
  wording: '',
  ...given,
});
export const saying = (findings: unknown, summary = 'A summary of enough words. '.repeat(8)) =>
  createScriptedModel({
    answer: (prompt) => JSON.stringify(isReading(prompt) ? { findings } : { summary }),
  });
