import type { Expected } from './read-question.ts';

/** What kind of answer a question wants; `rule` where it is no figure and no person. */
export const INTENTS = ['sum', 'length', 'day', 'person', 'rule'] as const;
export type Intent = (typeof INTENTS)[number];

/** The intent of a question. */
export const intentOf = (expected: Expected): Intent => (expected === 'clock' ? 'day' : (expected ?? 'rule'));
