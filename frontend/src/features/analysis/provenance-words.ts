import type { AnalyzeResponse } from '../../../../backend/src/adapters/http/contract.ts';

type Provenance = AnalyzeResponse['provenance'];

/** Who read the document, in a few words: `llama3.1 through Ollama`. */
function analystName({ analyst, model }: Pick<Provenance, 'analyst' | 'model'>): string {
  if (analyst === 'built-in') return 'the built-in rules, without an AI model';
  const service = analyst === 'ollama' ? 'Ollama' : 'an OpenAI-compatible service';
  return model === null ? service : `${model} through ${service}`;
}

/** Where the text of the document went, in one or two sentences. */
export function whereTheTextWent(provenance: Pick<Provenance, 'analyst' | 'model' | 'isLocal'>): string {
  const who = `Read by ${analystName(provenance)}.`;
  return provenance.isLocal
    ? `${who} The text stayed on the computers of this site’s operator and has been discarded.`
    : `${who} The text was sent to that service; this site has discarded it.`;
}
