import type { LegalText } from '../../document/legal-text.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';

/** `Kindertagespflegeperson: Sabine Wrobel, Weimar`. */
const ROW = /^(\p{Lu}[\p{L}/-]{3,30}(?: \p{L}{2,14}){0,2})\s?[:|]\s{1,2}/u;
/** What a paper is about, and fields of a form. */
const NO_PARTY =
  /^(?:kind|tier|hund|pferd|objekt|adresse|anschrift|mietsache|wohnung|zimmer|fahrzeug|beginn|enfant|animal|chien|cheval|objet|adresse|logement|bien|vehicule|chambre|nino|nina|menor|mascota|objeto|direccion|vivienda|crianca|endereco|imovel|veiculo|bambin[oa]|minore|oggetto|indirizzo|immobile|veicolo|titre|titel|titulo|titolo|ort|lieu|lugar|luogo|date|datum|fecha|data)(?!\p{L})/u;

/** Whether the word in front of a row may stand for a party. */
export const isPartyRow = (word: string): boolean => !NO_PARTY.test(fold(word));

/**
 * A party whose row stands beside that of a known one, under a word that no list of roles has and the paper goes on to use. Takes
 * the known name and how a name is read from some words.
 */
export function facingRow(
  text: LegalText,
  { roles }: LanguagePack,
  known: GivenName,
  nameAt: (words: string) => string | null,
): (GivenName & { readonly alias: string }) | null {
  const own = text.paragraphs.findIndex(
    ({ start, end }) => known.span.start >= start && known.span.start < end,
  );
  if (own < 0) return null;
  const folded = fold(text.text.slice(0, 40_000));
  for (const line of [text.paragraphs[own - 1], text.paragraphs[own + 1]]) {
    const row = line === undefined || line.text.length > 300 ? null : ROW.exec(line.text);
    if (line === undefined || row === null) continue;
    const alias = row[1]!; // the group takes part in every match
    const word = fold(alias);
    const isRole = roles.some(({ forms }) => forms.some((form) => fold(form) === word));
    if (isRole || !isPartyRow(word) || folded.split(word).length < 4) continue;
    const name = nameAt(line.text.slice(row[0].length));
    if (name === null || name === known.name) continue;
    return { alias, name, span: { start: line.start, end: line.end } };
  }
  return null;
}
