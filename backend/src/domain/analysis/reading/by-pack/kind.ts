import type { LegalText } from '../../document/legal-text.ts';
import type { DraftQuote } from '../../report/report-draft.ts';
import type { Deal } from '../packs/choose-deal.ts';
import type { CompiledPack } from '../packs/compiled-pack.ts';
import { fold } from '../packs/fold.ts';

const LINES = 8;
const LONGEST = 140;

/** The kind of paper in English, with the line that shows it. */
export interface PackPaperKind {
  readonly label: string;
  readonly title: string | null;
  readonly quotes: readonly DraftQuote[];
  /** It binds whoever uses something, without being signed. */
  readonly isTerms: boolean;
}

/** Tells the kind from a line at the top, else from who faces whom. */
export function kindOf(
  text: LegalText,
  { pack, set }: CompiledPack,
  { deals, isVague: isGuess = false }: Deal,
): PackPaperKind {
  const lines = text.paragraphs
    .slice(0, LINES)
    .filter(({ text: words }) => words.length <= LONGEST && isTitle(words));
  let best: { readonly rank: number; readonly line: (typeof lines)[number] } | null = null;
  for (const line of lines) {
    const folded = fold(line.text);
    const rank = pack.kinds.findIndex(({ title }) => set(title).find(folded).length > 0);
    if (rank >= 0 && (best === null || rank < best.rank)) best = { rank, line };
    // the first line that names a paper counts, what stands below may be a part of it
    if (best !== null && pack.kinds[best.rank]!.label !== 'Agreement') break;
  }
  const byDeal = isGuess
    ? undefined
    : pack.kinds.find((kind) => kind.deals.some((deal) => deals.includes(deal)));
  const named = best === null ? undefined : pack.kinds[best.rank];
  const isVague = named === undefined || named.label === 'Agreement';
  const told = (isVague ? byDeal : named)?.label ?? named?.label ?? 'Legal document';
  const head = fold(text.text.slice(0, HEAD));
  // a customer is not always one of a website, and a chair in a salon or a box for furniture is let too
  const label =
    (told === 'Residential lease' && !HOME.test(head)) ||
    (told === 'Gym or club membership' && named?.label !== told && !CLUB.test(head)) ||
    (told === 'Online terms of service' && named?.label !== told && !ONLINE.test(head))
      ? 'Agreement'
      : // who looks after children at home works for the parents
        told === 'Nursery or child care contract' && deals.includes('work')
        ? 'Employment contract'
        : told;
  return {
    label,
    title: best === null ? null : best.line.text,
    quotes: best === null ? [] : [{ text: best.line.text, paragraph: best.line.id }],
    isTerms: /\b(?:terms|policy)\b/i.test(named?.label ?? ''),
  };
}

/** A gym, a club. */
const CLUB =
  /fitness|studio|verein|training|sport|club|gym|palestra|academia|gimnasio|cotisation|adherent|circolo|associa|asocia|socio|clube|liga/u;

/** Something on the net. */
const ONLINE =
  /website|webseite|online|plattform|plateforme|plataforma|piattaforma|nutzerkonto|app(?!\p{L})|anwendung|site(?!\p{L})|aplicativo|aplicacion|aplicacao|applicazione|sito(?!\p{L})|internet|konto|compte|cuenta|conta de|account|dienst/u;
const HEAD = 8_000;
/** A home, in the five languages. */
const HOME =
  /wohn|zimmer|kuche|haus|logement|appartement|habitation|chambre|maison|studio|colocation|meuble|vivienda|piso|habitacion|casa|apartamento|dormitorio|imovel|habita|moradia|quarto|residencial|andar|predio|appartament|stanza|camera|abitat|alloggi|monolocale|bilocale|immobile/u;

/** A title is no sentence: it has no full stop and few words. */
const isTitle = (line: string): boolean =>
  !/[.!?]\s{0,2}$/u.test(line) &&
  !/\p{L}\s?:\s.{0,40}\d/u.test(line) &&
  line.split(/\s+/u).length <= 14 &&
  !/[.;]\s\p{Lu}/u.test(line);
