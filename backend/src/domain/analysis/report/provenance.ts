/** Said at the end of every report that rules made. */
export const RULES_PROVENANCE =
  'Fixed rules and a small statistical classifier made this report on the computer that runs this service. No AI language model was used. Rules can miss things and take words out of context.';

/** Said at the end of a report that a model made together with the rules. */
export const modelProvenance = (model: string): string =>
  `The AI model ${model} read the document; fixed rules searched it too, and code checked every quote against the text. An AI can misunderstand a clause.`;

/** Said at the end of a report on a paper in another language than English. */
export const PACK_PROVENANCE =
  'Fixed rules made this report on the computer that runs this service. No AI language model was used. Rules can miss things and take words out of context.';

/** Said of a report in another language whose model put nothing into it: what a model says is checked word by word in English. */
export const IN_FIXED_SENTENCES = 'What the model wrote in English is told here in fixed sentences.';

/** Said where the model put its own words into the language of the report. */
export const IN_ITS_TRANSLATION =
  'What the model wrote in English it also translated; code compared the figures, and fixed sentences stand where no sound translation came.';
