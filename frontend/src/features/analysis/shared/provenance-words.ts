import type { AnalyzeResponse } from '../../../../../backend/src/adapters/http/contract.ts';
import { ENGLISH_WORDS, type ReportWords } from '../points/report-words.ts';

type Provenance = AnalyzeResponse['provenance'];

/** What people know a provider by: bare, and within an English sentence. A new provider does not compile until it stands here. */
const SERVICES: Readonly<
  Record<Exclude<Provenance['analyst'], 'built-in'>, { readonly name: string; readonly inWords: string }>
> = {
  ollama: { name: 'Ollama', inWords: 'Ollama' },
  openai: { name: 'OpenAI', inWords: 'an OpenAI-compatible service' },
};

/** Who read the document, in a few words: `llama3.1 through Ollama`. */
function analystName({ analyst, model }: Pick<Provenance, 'analyst' | 'model'>): string {
  if (analyst === 'built-in') return 'the built-in rules, without an AI model';
  const { inWords } = SERVICES[analyst];
  return model === null ? inWords : `${model} through ${inWords}`;
}

/** Who is going to read the document, before it is handed over. */
export function readerSentence(profile: Pick<Provenance, 'analyst' | 'model' | 'isLocal'>): string {
  const where = profile.isLocal ? 'on the computers of this site’s operator' : 'which gets the text for that';
  return `It is read by ${analystName(profile)}, ${where}.`;
}

/** Who reads the document at the moment: `Built-in rules are reading it, no AI model.` */
export function readingNow(profile: Pick<Provenance, 'analyst' | 'model' | 'isLocal'>): string {
  if (profile.analyst === 'built-in') return 'Built-in rules are reading it, no AI model.';
  const name = analystName(profile);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is reading it.`;
}

/** Where the text of the document went, in one or two sentences. */
export function whereTheTextWent(
  provenance: Pick<Provenance, 'analyst' | 'model' | 'isLocal'>,
  { tell, language }: ReportWords = ENGLISH_WORDS,
): string {
  const { analyst, model } = provenance;
  const isNamedAlike = language === 'en' || model === null || analyst === 'built-in';
  const name = isNamedAlike ? analystName(provenance) : `${model} (${SERVICES[analyst].name})`;
  const who =
    analyst === 'built-in'
      ? tell('Read by the built-in rules, without an AI model.')
      : tell('Read by {model}.', { model: name });
  return provenance.isLocal
    ? `${who} ${tell('The text stayed on the computers of this site’s operator and has been discarded.')}`
    : `${who} ${tell('The text was sent to that service; this site has discarded it.')}`;
}
