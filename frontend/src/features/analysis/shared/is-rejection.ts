import { REJECTION_PHRASES } from '../../../../../config/product.ts';

/** Whether an answer is no report but a refusal to write one (specification, section 4). */
export const isRejection = (analysis: string): boolean =>
  REJECTION_PHRASES.some((phrase) => analysis.includes(phrase));
