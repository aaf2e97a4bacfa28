import type { ReportLanguage } from '../../../../../../config/product.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { createTeller, ENGLISH, type Teller } from './teller.ts';

/**
 * The teller of a report: in the language that was asked for, in that of the document where this was asked for and we write it, else
 * in English.
 */
export const tellerFor = (asked: ReportLanguage | undefined, ofDocument: string | null): Teller =>
  tellerOf(catalogueOf(asked === 'document' ? ofDocument : (asked ?? null)));

const made = new WeakMap<Catalogue, Teller>();

/** The teller of a catalogue, English for none; made once. */
function tellerOf(catalogue: Catalogue | null): Teller {
  if (catalogue === null) return ENGLISH;
  const known = made.get(catalogue) ?? createTeller(catalogue);
  made.set(catalogue, known);
  return known;
}
