/** Said at the end of every report that rules made. */
export const RULES_PROVENANCE =
  'Fixed rules and a small statistical classifier made this report on the computer that runs this service. No AI language model was used. Rules can miss things and take words out of context.';

/** Said at the end of a report that a model made together with the rules. */
export const modelProvenance = (model: string): string =>
  `The AI model ${model} read the document; fixed rules searched it too, and code checked every quote against the text. An AI can misunderstand a clause.`;

/** Said at the end of a report on a paper in another language than English. */
export const PACK_PROVENANCE =
  'Fixed rules made this report on the computer that runs this service. No AI language model was used. Rules can miss things and take words out of context.';
