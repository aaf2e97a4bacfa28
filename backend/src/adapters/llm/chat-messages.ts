import type { Prompt } from '../../ports/language-model.ts';

/** A prompt as the two messages that every chat interface takes. */
export const chatMessages = ({ system, user }: Prompt) => [
  { role: 'system' as const, content: system },
  { role: 'user' as const, content: user },
];
