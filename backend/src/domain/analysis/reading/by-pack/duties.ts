import type { Draft } from '../../report/report-draft.ts';
import type { Duty } from '../../report/report.ts';
import { ROLE_PAIRS } from '../languages/en/roles/all.ts';
import type { PhraseSet } from '../languages/phrase-set.ts';
import { prepareText } from '../languages/phrase-set.ts';
import { dutyPhrasesOf } from '../packs/duty-phrases.ts';
import { forSign, type Sign } from '../packs/signs.ts';
import type { PackPaper } from './paper.ts';
import type { ClauseUnit } from './units.ts';

const MOST_OWN = 26;
const MOST_OTHER = 18;
const LONGEST = 420;
const SHORTEST = 14;

interface Found {
  readonly sideId: string;
  readonly clause: ClauseUnit;
}

/** Who must do what, in the words of the paper: the reader's own first. A duty is quoted, never reworded. */
export function findPackDuties(paper: PackPaper): Draft<Duty>[] {
  const { clauses, compiled, sides } = paper;
  const sets = dutyPhrasesOf(compiled);
  const heads = (['w', 's', 'b'] as const).map((sign) =>
    compiled.set(forSign(compiled.pack.duties.heads, sign)),
  );
  const idOf = (sign: Sign): string | undefined =>
    sign === 'b' ? 'both' : sides.all.find(({ isStronger }) => isStronger === (sign === 's'))?.id;
  const found: Found[] = [];
  for (const clause of clauses) {
    const { marked } = clause;
    if (clause.printed.length < SHORTEST || !/\p{Ll}|\p{Lu}{2}/u.test(clause.printed)) continue;
    if (clause.isOfOther || isIntroduction(paper, clause) || isHeading(heads, clause)) continue;
    const words = prepareText(marked);
    const signs = (['w', 's', 'b'] as const).filter(
      (sign) =>
        marked.startsWith(`@${sign} {item} `) ||
        (sets[sign].says.isIn(words) && !sets[sign].unless.isIn(words)),
    );
    const own = signs.length > 0 ? signs : impersonal(paper, clause);
    for (const sign of own) {
      const sideId = idOf(sign);
      if (sideId !== undefined) found.push({ sideId, clause });
    }
  }
  return ordered(found, paper);
}

/** Where a side is introduced by name it promises nothing yet. */
const isIntroduction = ({ sides }: PackPaper, { start, end }: ClauseUnit): boolean =>
  sides.all.some(
    ({ introducedAt }) => introducedAt !== null && introducedAt.start < end && introducedAt.end > start,
  );

/** `Pflichten des Mieters`, `Il cliente si impegna a:`: what follows holds the duties. */
function isHeading(heads: readonly PhraseSet[], { printed, marked }: ClauseUnit): boolean {
  const isShort = printed.length < 50 && !/[.;,\d]/.test(printed.slice(4));
  if (!isShort && !/:\s*$/.test(printed)) return false;
  const words = prepareText(marked);
  return heads.some((set) => set.isIn(words));
}

/** Passive duties whose bearer follows from the kind of deal. */
function impersonal({ compiled, deal }: PackPaper, { marked }: ClauseUnit): Sign[] {
  const words = prepareText(marked);
  const { duties } = compiled.pack;
  for (const { who, says } of duties.impersonal) {
    if (!compiled.set(says).isIn(words)) continue;
    if (who !== 'payer') return [who === 'weaker' ? 'w' : 's'];
    const pair = ROLE_PAIRS.find(({ id }) => deal.deals.includes(id));
    return pair?.paid === null ? [] : [pair?.paid === 'weaker' ? 's' : 'w'];
  }
  return [];
}

function ordered(found: readonly Found[], { sides: { all, reader }, text }: PackPaper): Draft<Duty>[] {
  const seen = new Set<string>();
  const of = (sideId: string, most: number) =>
    found
      .filter((duty) => {
        if (duty.sideId !== sideId) return false;
        const key = `${sideId} ${wordsOf(duty.clause, text.text).toLowerCase()}`;
        return seen.has(key) ? false : seen.add(key);
      })
      .slice(0, most);
  const own = reader === null ? [] : of(reader.id, MOST_OWN);
  const others = all
    .filter(({ id }) => id !== reader?.id)
    .flatMap(({ id }) => of(id, reader === null ? MOST_OWN : MOST_OTHER));
  return [...own, ...of('both', MOST_OTHER), ...others].map(({ sideId, clause }) => ({
    sideId,
    text: '',
    action: '',
    when: null,
    amount: null,
    quotes: [{ text: wordsOf(clause, text.text), paragraph: clause.sentence.paragraph }],
    by: 'rules',
  }));
}

/** The clause without its number; the whole sentence where that is short. */
function wordsOf({ sentence, start, end }: ClauseUnit, text: string): string {
  const isShort = sentence.text.length <= LONGEST;
  const words = isShort ? sentence.text : text.slice(start, end);
  return words.replace(/^(?:§ ?)?(?:\(?\d{1,2}(?:\.\d{1,2}){0,2}[.)]|\(\d{1,2}\)|[a-z]\))\s{1,3}(?=\S)/u, '');
}
