/** The pretend model's own way of counting: deliberately not the product's. `tokensPerCharacter` differs by model. */
export function countTokens(text: string, tokensPerCharacter: number): number {
  return Math.ceil(text.length * tokensPerCharacter);
}

/** Keeps the head's first few and the tail's tokens so that half of the window is used, as Ollama does without a word. */
export function truncateSilently(prompt: string, windowTokens: number, tokensPerCharacter: number): string {
  const keepHead = 5;
  const kept = windowTokens - Math.floor((windowTokens - keepHead) / 2);
  const characters = (tokens: number) => Math.floor(tokens / tokensPerCharacter);
  return prompt.slice(0, characters(keepHead)) + prompt.slice(prompt.length - characters(kept - keepHead));
}
