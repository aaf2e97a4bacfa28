/** Settings of an instance whose model is the stand-in server at `url`, with so many of its calls at once. */
export const modelSettings = (url: string, parallel = 4) => ({
  LLM_PROVIDER: 'openai',
  OPENAI_API_KEY: 'any',
  OPENAI_MODEL: 'pretend:8b',
  OPENAI_BASE_URL: `${url}/v1`,
  LLM_PARALLEL: String(parallel),
});
