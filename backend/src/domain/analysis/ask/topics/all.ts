import { TOPICS_OF_DOING } from './doing.ts';
import { TOPICS_OF_ENDING } from './ending.ts';
import { TOPICS_IN_PLAIN_WORDS } from './plain.ts';
import type { Topic } from './topic.ts';

const TOPICS: readonly Topic[] = [...TOPICS_OF_ENDING, ...TOPICS_OF_DOING, ...TOPICS_IN_PLAIN_WORDS];

/** The topics that a question touches; it may have several. */
export const topicsOf = (question: string): readonly Topic[] =>
  TOPICS.filter(({ asks }) => asks.test(question));
