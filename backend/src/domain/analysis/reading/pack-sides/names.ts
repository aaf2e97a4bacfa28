import { escaped } from '../languages/escaped.ts';
import type { LegalText } from '../../document/legal-text.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { fold } from '../packs/fold.ts';
import type { GivenName } from './given-name.ts';
import { fromAppositions, fromFamilies, fromRoleBefore } from './introduced.ts';
import { firmEnd, fullNameAt, isName, nameAt } from './name-at.ts';

/** Names are looked for at the beginning, and beside signatures at the end. */
const HEAD = 7_000;
const LONGEST = 400;
const MARKS = '["“”„«»*_(]';

/** The names of a side that is called by one of `forms`; the surest first. */
export function namesOf(text: LegalText, pack: LanguagePack, forms: readonly string[]): GivenName[] {
  if (forms.length === 0) return [];
  const head = text.text.slice(0, HEAD);
  const folded = fold(head);
  const words = forms
    .map(fold)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  // a title above the first party is none
  const title = text.paragraphs[0]?.text ?? '';
  const found = [
    ...fromRows(text, pack, words),
    ...fromAliases(head, folded, pack, words).filter(({ name }) => name !== title || firmEnd(name, pack)),
  ];
  const isRole = (name: string) => {
    const bare = fold(name).replace(/^(?:die|der|das|la|le|les|el|los|las|il|lo|gli|i|o|a|os|as) /u, '');
    return pack.roles.some(({ forms: all }) => all.some((form) => fold(form) === bare));
  };
  const real = found.filter(({ name }) => !NO_NAME.test(name) && !isRole(name));
  // `Diese Bedingungen`: in German only what is no noun is also written small
  return pack.code === 'de'
    ? real.filter(
        ({ name }) =>
          !head.includes(` ${name.split(' ')[0]!.toLowerCase()} `) &&
          !areMany(name, head) &&
          !ARTICLE.test(name),
      )
    : real;
}

/** `PRIMEIRO OUTORGANTE`, `O IMI`, `CONTRATO DE …`: what stands where names do and is none. */
const NO_NAME =
  /outorgante|contraente|soussigne|^(?:dña|dna|sra?|sig|mme|mlle|herr|frau)\.?$|^(?:obriga|obliga|obblig|pflichten|deveres|deberes|doveri|rechte|direitos|derechos|diritti|cl[aá]usula|artigo|art[ií]culo|articolo|article)|^(?:o|a|os|as|el|la|il|lo|le|les|der|die|das) \p{Lu}{2,5}$|^(?:contrat|contrato|contratto|vertrag|acordo|acuerdo|accordo|accord|convention|vereinbarung|termos|condi[cz]|conditions|bedingungen)/iu;

/** `Eine Anpassung gilt als angenommen, wenn …`: a German name has no such word in front. */
const ARTICLE = /^(?:eine?|diese[rs]?|jede[rs]?|keine?|solche|etwaige|alle) /iu;

/** `Mündliche Nebenabreden bestehen nicht`: what takes the verb of many is no one person. */
const areMany = (name: string, head: string): boolean =>
  VERBS_OF_MANY.test(head.slice(head.indexOf(name) + name.length, head.indexOf(name) + name.length + 12));
const VERBS_OF_MANY =
  /^ (?:bestehen|gelten|bedürfen|bleiben|werden|sind|haben|müssen|dürfen|können|sollen|gehören)(?!\p{L})/u;

/** `Vermieter: Grünhof GmbH, Hamburg`, `LOCATÁRIO | Ana Lima`, `1. Arrendador: …`. */
function fromRows(text: LegalText, pack: LanguagePack, words: string): GivenName[] {
  const row = new RegExp(
    String.raw`^(?:\d{1,2}[.)] |[-–•] |\([a-z\d]\) )?(?:(?:como|en calidad de|als|comme|en qualite de|come|in qualita di|na qualidade de) )?(?:(?:le |la |el |il |o |a |l'|der |die |os |as |los |las ){0,1})?(?:${words})(?:[ /]{1,2}(?:\([^)]{1,20}\)|in|a|as|e))?\s{0,2}(?::|\||–|-(?=\s)|(?<=\s)-)\s{0,3}`,
    'u',
  );
  const marked = new RegExp(
    String.raw`^[^:()\n]{2,40}\((?:o |a |os |as |il |la |le |l'|el |der |die )?(?:${words})\)\s{0,2}:\s{0,3}`,
    'u',
  );
  const out: GivenName[] = [];
  // rows that were joined to one paragraph are sentences of it
  for (const line of [...text.paragraphs.slice(0, 60), ...text.sentences.slice(0, 120)]) {
    if (line.start > HEAD || line.text.length > 600) continue;
    const head = fold(line.text.slice(0, 200));
    const match = row.exec(head) ?? marked.exec(head);
    if (match === null) continue;
    const behind = line.text.slice(match[0].length);
    const name = nameAt(behind, pack);
    if (name === null) continue;
    const end = line.start + match[0].length + behind.indexOf(name) + name.length;
    out.push({ name, span: { start: line.start, end } });
  }
  return out;
}

/** `zwischen A (nachfolgend „Vermieter“)`, `B, ci-après « le locataire »`, `C als Käufer`, `D (Mieter)`, `– Vermieter –`. */
function fromAliases(head: string, folded: string, pack: LanguagePack, words: string): GivenName[] {
  const alias = aliasPattern(pack.names.called.map(fold), words);
  const out: GivenName[] = [];
  for (const match of folded.matchAll(alias)) {
    if (/famil(?:ie|le|ia)$|famiglia$/u.test(match[0])) continue;
    const from = Math.max(0, match.index - LONGEST);
    // the alias of the party before ends where its quotation mark closes
    const whole = head.slice(from, match.index);
    const closed = Math.max(...['»', '”', '“ ', '" '].map((mark) => whole.lastIndexOf(mark)));
    const before = closed < 0 ? whole : whole.slice(closed + 1);
    const name = nameBefore(before, pack);
    if (name === null) continue;
    // a word alone under the text is a signature's: whoever the last clause speaks of has not signed there
    const isUnderText =
      head[match.index - 1] === '\n' && SENTENCE_END.test(before.slice(before.lastIndexOf(name)));
    if (isUnderText) continue;
    const start = match.index - before.length + before.lastIndexOf(name);
    out.push({ name, span: { start, end: match.index + match[0].length } });
  }
  const fullName = fullNameAt(pack);
  return [
    ...out,
    ...fromFamilies(head, folded, words),
    ...fromAppositions(head, folded, fullName, words),
    ...fromRoleBefore(head, folded, fullName, words),
  ];
}

const ANY_ARTICLE = "(?:der |die |das |le |la |les |el |los |las |il |lo |i |gli |o |a |os |as |l')?";

/** A role where it names who stands in front of it: behind a word such as `genannt`, in brackets or marks, or alone on a short line. */
function aliasPattern(called: readonly string[], roles: string): RegExp {
  // whole words, also of many (`dénommés`): `nach Ablauf der in § 2 genannten Zeit kann der Mieter` names nobody
  const wordOf = (list: readonly string[]) =>
    String.raw`(?<!\p{L})(?:${list.join('|') || '(?!)'})(?:e?s)?(?!\p{L})`;
  // the words between `genannt` and the role hold no other such word and no end of a bracket
  const gap = String.raw`(?:(?!${wordOf(called)})[^.;()\n]){0,50}?`;
  const naming = `${wordOf(called.filter((word) => !AS.test(word)))}${gap}`;
  // `gilt als erteilt, wenn der Mieter`: behind a word that does not name, the role follows at once
  const as = String.raw`${wordOf(called.filter((word) => AS.test(word)))} (?:\p{L}{1,12} ){0,3}`;
  const places = [
    String.raw`(?:${naming}|${as})${MARKS}?\s?${ANY_ARTICLE}`,
    `[(–-] ?${MARKS}?${ANY_ARTICLE}`,
    `${MARKS}${ANY_ARTICLE}`,
    String.raw`(?<=\n)(?=[^\n]{0,40}(?:\n|$))`,
  ];
  return new RegExp(String.raw`(?:${places.join('|')})(?<!\p{L})(?:${roles})(?![\p{L}:|])`, 'gu');
}

/** `als`, `en calidad de`: words that say what somebody is there, and do not name. */
export const AS = /^(?:als|kurz|como|quale|.{0,12}(?:qualit[ea]|calidad|concepto|qualidade).{0,4})$/u;

/** The end of a sentence of some length, not of `Str.` or `geb.`, at the end of a line. */
const SENTENCE_END = /\p{Ll}{4}\.\s{0,3}\n/u;

/** Who acts for a firm stands behind its name: `vertreten durch …`, `Gesellschafter: …`. */
const ACTS_FOR =
  /(?:vertret|represent|rappresent|gesellschafter|geschaftsfuhr|inhaber|en la persona|na pessoa)(?:[^,]{0,60}|[^,]{0,25},\s?)$/u;
/** In front of the name of a person. */
const ADDRESS = String.raw`(?:herrn?|frau|m\.|mme|mlle|monsieur|madame|d\.|dona|don|sr\.|sra\.|sig\.|sig\.ra|signora?|senhora?)\s`;

/**
 * The name at the end of an introduction: what begins after the last word between parties or the end of the one before. An address, a
 * date of birth or those who act for a firm may stand behind the name and hold cuts of their own; another party may not.
 */
export function nameBefore(before: string, pack: LanguagePack): string | null {
  const between = pack.names.between.map(fold).join('|');
  const folded = fold(before);
  const boundary = new RegExp(
    String.raw`\n|[;:]\s|\)\s|["”»]\s|(?<=\.)(?<!(?<!\p{L})co\.)\s(?=\p{L})|(?<![\p{L}])(${between})(?![\p{L}])|(?<![\p{L}\d])(?:\d{1,2}|[a-z])[.)]\s|[–]\s|(?<![\p{L}])(?=${ADDRESS})`,
    'gu',
  );
  const cuts = [{ at: 0, isBetween: false }];
  for (const match of folded.matchAll(boundary))
    cuts.push({ at: match.index + match[0].length, isBetween: match[1] !== undefined });
  const isPerson = new RegExp(String.raw`^\s{0,2}${ADDRESS}`, 'u');
  let found: string | null = null;
  let behind = folded.length;
  for (const { at, isBetween } of cuts.toReversed().slice(0, 10)) {
    const words = before.slice(at);
    const own = withoutAddress(words, nameAt(words, pack));
    if (own !== null && isName(own, pack)) {
      if (found !== null && firmEnd(own, pack)) return own;
      found ??= own;
      if (firmEnd(found, pack) || (isPerson.test(folded.slice(at)) && !actsForOther(folded, at)))
        return found;
      behind = at;
    }
    if (found !== null && isBetween && !actsForOther(folded, behind)) break;
  }
  // `… recebeu da tia, Odete Meireles (`: no word of those opens the name
  return (
    found ??
    /(?<=, )\p{Lu}\p{L}{1,24}(?: (?:d[aeo]s? |di |von )?\p{Lu}\p{L}{1,24}){1,3}(?=[\s,]{0,2}$)/u.exec(
      before,
    )?.[0] ??
    null
  );
}

/** `Petra Kunze An der Halde 4` on one line: the street is none of the name; null where there is only a street. */
function withoutAddress(words: string, own: string | null): string | null {
  if (own === null || !/^,?\s\d{1,4}(?!\d)/u.test(words.slice(words.indexOf(own) + own.length))) return own;
  const [first, last, ...street] = own.split(' ');
  return street.length === 0 || !/^\p{Lu}\p{Ll}/u.test(last ?? '') || STREET.test(first ?? '')
    ? null
    : `${first} ${last}`;
}

const STREET =
  /^(?:An|Am|Auf|Im|In|Zum|Zur|Via|Viale|Piazza|Corso|Rue|Avenue|Place|Calle|Plaza|Rua|Avenida|Travessa)$/u;

/** Whether the person whose name begins here is there for a firm that is named before. */
const actsForOther = (folded: string, at: number): boolean =>
  ACTS_FOR.test(folded.slice(Math.max(0, at - 60), at));

/** The first firm named at the beginning of a paper; for terms that introduce only their writer. */
export function firstFirm(text: LegalText, pack: LanguagePack): GivenName | null {
  const head = text.text.slice(0, HEAD);
  for (const form of pack.names.firms.toSorted((a, b) => b.length - a.length)) {
    const at = head.indexOf(` ${form}`);
    if (at < 0 || /[\p{L}\d]/u.test(head.charAt(at + 1 + form.length))) continue;
    const words = head.slice(Math.max(0, at - 80), at).replace(/,$/u, '');
    const name =
      /(?:\p{Lu}[\p{L}\d.'&-]{1,30}|&|\d{1,4})(?: (?:\p{Lu}[\p{L}\d.'&-]{1,30}|&|de|da|do|di|del|y|e|et|und|\d{1,4})){0,6}$/u.exec(
        words,
      )?.[0];
    if (name === undefined) continue;
    const own = name.replace(/^(?:Entre|Zwischen|Tra|Fra|Between|La|Le|Die|Der|Il|O|A|El) (?=\p{Lu})/u, '');
    // `Die Genossenschaft`: the legal form alone is a word for it
    if (/^(?:Die|Der|Das|La|Le|Les|Il|Lo|El|O|A|Una?|Uma?|Une?|Eine?)$/u.test(own)) continue;
    const start = head.lastIndexOf(own, at);
    return { name: head.slice(start, at + 1 + form.length), span: { start, end: at + 1 + form.length } };
  }
  return null;
}

const CALLED =
  /["“„«]\s?(?:der |die |das |le |la |l['’]|el |o |a |il |lo )?(\p{L}[\p{L}’' -]{2,26}?)\s?["”“»]/giu;

/** A side that the paper gives a name of its own, which is no role on our lists: `ci-après « Vigisûr »`. */
export function givenNames(text: LegalText, pack: LanguagePack): (GivenName & { readonly alias: string })[] {
  const head = text.text.slice(0, HEAD);
  const called = new RegExp(String.raw`(?:${pack.names.called.map(fold).join('|')})[^.;\n]{0,40}$`, 'u');
  return Array.from(head.matchAll(CALLED)).flatMap((match) => {
    const ahead = head.slice(Math.max(0, match.index - LONGEST), match.index);
    const isCalled = called.test(fold(ahead.slice(-60))) || /\(\s?$/.test(ahead);
    const name = isCalled ? nameBefore(ahead, pack) : null;
    if (name === null || NO_NAME.test(name)) return [];
    const start = match.index - ahead.length + ahead.lastIndexOf(name);
    return [{ alias: match[1]!.trim(), name, span: { start, end: match.index + match[0].length } }];
  });
}

/** The name at the end of a title, `Conditions d'utilisation de Kanopé`, where the paper goes on to use it. */
export function nameInTitle(text: LegalText): GivenName | null {
  for (const { text: line, start } of text.paragraphs.slice(0, 3)) {
    if (
      line.length > 110 ||
      /^(?:objet|oggetto|asunto|betreff|assunto|subject|data|date|datum|fecha)\s?:/iu.test(line)
    )
      continue;
    const name =
      /(?:\b(?:de|di|da|do|von|der|des|del|para|für|pour)\s|\bd['’]|[–—|:-]\s)(\p{Lu}[\p{L}\d]{2,24}(?: \p{Lu}[\p{L}\d]{1,24}){0,2})\s*$/u.exec(
        line,
      )?.[1];
    if (name === undefined || text.text.slice(0, 60_000).split(name).length < 3) continue;
    const at = start + line.lastIndexOf(name);
    return { name, span: { start: at, end: at + name.length } };
  }
  return null;
}

/** The words that stand for a name later on: without its legal form, and its first word where that is telling. */
export function shortNames(name: string, { names }: LanguagePack, text: string): string[] {
  const form = names.firms.find((one) => name.endsWith(` ${one}`));
  const bare = form === undefined ? name : name.slice(0, -form.length - 1).replace(/,$/, '');
  const [first = ''] = bare.split(' ');
  const isTelling = form !== undefined && first.length >= 5 && bare !== first;
  // a word that is also written small is no name: `Escola`
  return isTelling && !text.includes(` ${first.toLowerCase()}`) ? [name, bare, first] : [name, bare];
}
