import type { LegalText } from '../../document/legal-text.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';

/** To whom a letter is written: `An: Herrn Deniz Akdogan`, `Sehr geehrte Frau Köppl`. */
const ADDRESSED =
  /^(?:(?:(?:An|To|À|A|Para|Destinataire|Destinatario|Destinatário)\s?:\s{0,2}|[Aa]n (?=Herrn |Frau ))(?:(?:Herrn?|Frau|Mme|M\.|Madame|Monsieur|Sra?\.|D\.|Dña\.|Sig\.(?:ra)?|Gentile)\s)?|(?:Sehr geehrter? (?:Herr|Frau)|Liebe[rs]?|Chère?|Cher|Estimad[oa]|Querid[oa]|Prezad[oa]|Gentile|Car[oa]|Hallo|Guten Tag|Guten Morgen|Grüß Gott|Moin|Hi|Salut|Bonjour|Bonsoir|Buenos días|Buenas tardes|Bom dia|Boa tarde|Buonasera|Coucou|Hola|Olá|Oi|Ciao|Buongiorno),?\s(?:(?:Herr|Frau|Madame|Monsieur|señora?|Sra?\.|senhora?|signora?|Sig\.(?:ra)?)\s)?)(\p{Lu}[\p{L}'-]{1,24}(?: \p{Lu}[\p{L}'-]{1,24}){0,3})(?:\s?[,:!]?\s?|, [^\n]{4,70})$/u;

/** The name of the one whom a letter addresses; the longest that stands at its beginning. */
export function addressee(text: LegalText): GivenName | null {
  const found = text.paragraphs.slice(0, 12).flatMap(({ text: line, start, end }): GivenName[] => {
    // a greeting may run on into the letter
    const name = ADDRESSED.exec(line.length > 90 ? line.slice(0, line.indexOf(',') + 1) : line)?.[1];
    return name === undefined ? [] : [{ name, span: { start, end } }];
  });
  return found.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/** Who writes, in the head of a letter: `De : Monique Le Goff`. */
const FROM =
  /^(?:Von|De|Da|From|Remitente|Remetente|Mittente|Absender|Expéditeur)\s?:\s{0,2}(?:(?:Herrn?|Frau|Mme|M\.)\s)?(\p{Lu}[\p{L}'’-]{1,24}(?: (?:(?:de|da|do|del|di|von|van|le|la) )?\p{Lu}[\p{L}'’-]{1,24}){0,3})(?:\s?\([^)]{1,40}\)|\s?<[^>]{3,60}>)?\s?$/u;

/** A farewell, with which the line of the writer's name may begin: `Dein Matze`, `Beijinhos da Matilde`. */
const FAREWELL =
  /^(?:Deine?r?|Euer|Eure|Ihre?|Beijinhos d[aeo]|Beijos d[aeo]|Abraços? d[aeo]|Un (?:beso|abrazo)(?: grande)? de|Un abbraccio da|Tu amig[oa]|Bisous de|Amitiés,?)\s/u;
/** A line that closes a letter and holds no name. */
const CLOSING =
  /gru(?:ss|ß)|saluti|saludo|abra[cz]o|abraco|abbraccio|beso|beijo|cordiale|atenciosamente|bien a (?:toi|vous)|amities|bises|bisous|bis (?:bald|samstag|morgen)|ciao|attentamente|a presto|herzlich/u;

/** A short title: `Im Haus`. */
const NO_NAME =
  /^(?:Im|Am|Zum|Zur|An|Auf|In|Das|Die|Der|Mit|Was|Wie|Ihre?|Unsere?|Das|Les|Le|La|Los|Las|El|En|Em|Os|As|Il|Lo|Gli|Nel|Nella|Al|Alla|Vos|Nos) /u;

/** Who signs or sends a letter: the head that says from whom, else the name below its text, where that is not the addressee. */
export function signer(text: LegalText): GivenName | null {
  const to = addressee(text)?.name.split(' ')[0];
  for (const { text: line, start, end } of text.paragraphs.slice(0, 5)) {
    const name = line.length > 90 ? undefined : FROM.exec(line)?.[1];
    if (name !== undefined) return { name, span: { start, end } };
  }
  const last = text.paragraphs.slice(-8);
  for (const [index, { text: whole, start, end }] of last.entries()) {
    if (ADDRESSED.test(whole)) continue;
    const line = whole.replace(FAREWELL, '').replace(/,$/u, '');
    const isName =
      /^\p{Lu}[\p{L}'’-]{1,24}(?: (?:(?:de|da|do|del|di|von|van) )?\p{Lu}[\p{L}'’-]{1,24}){1,3}$/u.test(line);
    // a first name alone is one below a farewell
    const isFirst =
      /^\p{Lu}\p{Ll}{2,14}$/u.test(line) &&
      (line !== whole || CLOSING.test(fold(last[index - 1]?.text ?? '')));
    if (NO_NAME.test(line)) continue;
    if ((isName || isFirst) && !CLOSING.test(fold(line)) && line.split(' ')[0] !== to)
      return { name: line, span: { start, end } };
  }
  return null;
}
