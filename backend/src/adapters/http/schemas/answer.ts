import { z } from 'zod';
import type { PaperAnswer } from '../contract.ts';
import { wire } from './agreement.ts';
import { quote } from './report.ts';

/** Schema of the answer to a question on a paper. */
export const askResponse = wire<PaperAnswer>()(
  z.object({
    version: z.literal(1),
    status: z.enum(['answered', 'not-found', 'not-understood']),
    sentence: z.string().describe('One plain sentence: the figure or the rule, or that nothing was found.'),
    quotes: z.array(quote).describe('Words of the paper that answer it, best first.'),
    also: z.array(quote).describe('What else touches the question.'),
    nearest: z.array(quote).describe('Where nothing was found: the nearest words, which do not answer it.'),
    notes: z.array(z.string()),
    by: z.enum(['rules', 'model']),
  }),
);
