/** What is said of a question on a paper. Places and figures are words of the paper. */
export const ANSWER_MESSAGES = [
  'The paper says: {rule}',
  'The paper says this about it: {rule}',
  'The paper names {figures}: {rule}',
  'The part “{heading}” says: {rule}',
  'The part “{heading}” names {figures}: {rule}',
  'Under “{heading}” the paper says: {rule}',
  'Under “{heading}” the paper names {figures}: {rule}',
  '{clause} says: {rule}',
  '{clause} names {figures}: {rule}',
  'Clause {number}',
  '“{words}”',
  '“{words}” (the columns are: {columns})',
  '{figures} and {figure}',
  'We did not find anything on this in the paper.',
  'We are not sure that the paper answers this. These are the nearest words.',
  'This reads like an order to a program, not like a question about the paper.',
  'Please ask about something that may stand in the paper, such as notice, price or repairs.',
  'Whether it is legal, fair or wise is not something the paper can say, and we do not judge it here; ask a lawyer or an advice service.',
  'Rules read English best; in this paper they go by words alone.',
] as const;

/** The English words, which are the id. */
export type AnswerMessage = (typeof ANSWER_MESSAGES)[number];
