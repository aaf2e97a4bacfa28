import { TOPICS_OF_DOING } from './topics-doing.ts';
import { TOPICS_OF_ENDING } from './topics-ending.ts';
import { TOPICS_IN_PLAIN_WORDS } from './topics-plain.ts';
import type { Topic } from './topic.ts';

const TOPICS: readonly Topic[] = [...TOPICS_OF_ENDING, ...TOPICS_OF_DOING, ...TOPICS_IN_PLAIN_WORDS];

/** The topics that a question touches; it may have several. */
export const topicsOf = (question: string): readonly Topic[] =>
  TOPICS.filter(({ asks }) => asks.test(question));
