/** How the language model is, where one is set. */
export type ModelState = 'not-used' | 'up' | 'down';

/** Resolves to the state of the language model at this moment. Never rejects where none is used. */
export type CheckModel = () => Promise<ModelState>;
