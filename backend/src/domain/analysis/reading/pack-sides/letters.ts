import type { LegalText } from '../../document/legal-text.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';

/** To whom a letter is written: `An: Herrn Deniz Akdogan`, `Sehr geehrte Frau Köppl`. */
const ADDRESSED =
  /^(?:(?:An|To|À|A|Para|Destinataire|Destinatario|Destinatário)\s?:\s{0,2}(?:(?:Herrn?|Frau|Mme|M\.|Madame|Monsieur|Sra?\.|D\.|Dña\.|Sig\.(?:ra)?|Gentile)\s)?|(?:Sehr geehrter? (?:Herr|Frau)|Liebe[rs]?|Chère?|Cher|Estimad[oa]|Querid[oa]|Prezad[oa]|Gentile|Car[oa])\s(?:(?:Herr|Frau|Madame|Monsieur|señora?|Sra?\.|senhora?|signora?|Sig\.(?:ra)?)\s)?)(\p{Lu}[\p{L}'-]{1,24}(?: \p{Lu}[\p{L}'-]{1,24}){0,3})\s?,?\s?$/u;

/** The name of the one whom a letter addresses; the longest that stands at its beginning. */
export function addressee(text: LegalText): GivenName | null {
  const found = text.paragraphs.slice(0, 12).flatMap(({ text: line, start, end }): GivenName[] => {
    const name = line.length > 90 ? undefined : ADDRESSED.exec(line)?.[1];
    return name === undefined ? [] : [{ name, span: { start, end } }];
  });
  return found.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null;
}

const CLOSING = /gru(?:ss|ß)|saluti|saludo|abra[cz]o|cordiale|atenciosamente/u;

/** Who signs a letter: the first line below its text that holds nothing but a name, where that is not the addressee. */
export function signer(text: LegalText): GivenName | null {
  const to = addressee(text)?.name.split(' ')[0];
  for (const { text: line, start, end } of text.paragraphs.slice(-8)) {
    const isName =
      /^\p{Lu}[\p{L}'’-]{1,24}(?: (?:(?:de|da|do|del|di|von|van) )?\p{Lu}[\p{L}'’-]{1,24}){1,3}$/u.test(line);
    if (isName && !CLOSING.test(fold(line)) && line.split(' ')[0] !== to)
      return { name: line, span: { start, end } };
  }
  return null;
}
