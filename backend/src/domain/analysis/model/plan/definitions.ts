import type { LegalText } from '../../document/legal-text.ts';
import { estimateTokens } from './tokens.ts';

/** A sentence that explains a term. */
export interface DefinitionSentence {
  readonly term: string;
  readonly paragraph: number;
  readonly text: string;
  readonly tokens: number;
}

/** The sentence that explains each term, shortened. */
export function definitionSentences(text: LegalText): DefinitionSentence[] {
  let at = 0;
  return text.definitions.flatMap(({ term, start }) => {
    while (at < text.sentences.length && text.sentences[at]!.end <= start) at += 1;
    const sentence = text.sentences[at];
    if (sentence === undefined || sentence.start > start) return [];
    const words = sentence.text.slice(0, 300);
    return [{ term, paragraph: sentence.paragraph, text: words, tokens: estimateTokens(words) + 4 }];
  });
}

/** The definitions of the terms that a part uses, from elsewhere in the paper, up to so many tokens. */
export function definitionsFor(
  part: readonly { readonly id: number; readonly text: string }[],
  definitions: readonly DefinitionSentence[],
  mostTokens: number,
): string[] {
  const inside = new Set(part.map(({ id }) => id));
  const words = part.map(({ text }) => text).join('\n');
  const kept = new Set<string>();
  let tokens = 0;
  for (const definition of definitions) {
    if (inside.has(definition.paragraph) || !words.includes(definition.term)) continue;
    if (kept.has(definition.text) || tokens + definition.tokens > mostTokens) continue;
    tokens += definition.tokens;
    kept.add(definition.text);
  }
  return [...kept];
}
