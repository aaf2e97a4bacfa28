import type { Draft } from '../../report/report-draft.ts';
import type { Duty } from '../../report/report.ts';
import { ROLE_PAIRS } from '../languages/en/roles/all.ts';
import type { RiskFamily } from '../burdens/families.ts';
import type { PhraseSet } from '../languages/phrase-set.ts';
import { prepareText } from '../languages/phrase-set.ts';
import { dutyPhrasesOf } from '../packs/duty-phrases.ts';
import { forSign, type Sign } from '../packs/signs.ts';
import { burdensIn, isEntitled } from './burdens.ts';
import { isPower, mainPart, withoutLastCondition } from './main-part.ts';
import type { PackPaper } from './paper.ts';
import { presentDutiesOf } from './present-duties.ts';
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
  const doers = presentDutiesOf(compiled);
  const found: Found[] = [];
  for (const clause of clauses) {
    const marked = withoutLastCondition(
      mainPart(
        clause.marked,
        compiled.pack.mentions.dropsPronouns,
        paper.deal.words.isTaker === true ? 's' : 'w',
      ),
    );
    if (clause.printed.length < SHORTEST || !/\p{Ll}|\p{Lu}{2}/u.test(clause.printed)) continue;
    // a place and a day: `Douarnenez, le 2 juin 2026`
    if (clause.isOfOther || OF_OTHERS.test(marked) || DATED.test(clause.printed)) continue;
    if (isIntroduction(paper, clause) || isHeading(heads, clause) || isAsking(clause)) continue;
    const words = prepareText(marked);
    const signs = (['w', 's', 'b'] as const).filter(
      (sign) =>
        marked.startsWith(`@${sign} {item} `) ||
        (sets[sign].says.isIn(words) &&
          !sets[sign].unless.isIn(words) &&
          !isPower(marked, sign) &&
          !(sign !== 'b' && isEntitled(compiled, sign, words))),
    );
    if (signs.length === 0 && POWER.test(marked)) continue;
    const plain =
      signs.length > 0
        ? signs
        : isTitle(clause)
          ? []
          : doers(marked).filter(
              (sign) =>
                !sets[sign].unless.isIn(words) &&
                !isPower(marked, sign) &&
                !(sign !== 'b' && isEntitled(compiled, sign, words)),
            );
    const own =
      plain.length > 0 || isPower(marked, 'w') || isPower(marked, 's')
        ? plain
        : impersonal(paper, { ...clause, marked });
    for (const sign of own) {
      const sideId = idOf(sign);
      if (sideId !== undefined && !isUseOfPower(paper, marked, sign, signs.length > 0))
        found.push({ sideId, clause });
    }
  }
  return ordered(found, paper);
}

/** Where a side is introduced by name it promises nothing yet. */
const isIntroduction = ({ sides }: PackPaper, { start, end }: ClauseUnit): boolean =>
  sides.all.some(
    ({ introducedAt }) => introducedAt !== null && introducedAt.start < end && introducedAt.end > start,
  );

/** `Der Arbeitgeber kann die Arbeitnehmerin versetzen`: what one side may do is no duty, neither its own nor the other's. */
const POWER =
  /^(?:[\d.()a-z]{1,6} )?@[ws] (?:(?:se|si|nous|nos|ci) )?(?:kann|konnen|darf|durfen|peut|peuvent|pouvons|pourra|pourront|puede|pueden|podemos|podra|podran|puo|possono|possiamo|potra|potranno|pode|podem|podemos|podera|poderao|reserva|reservons|reserve|reservent|riserva|riservano|behalt|behalten) /u;

/** What one side does at the cost of the other: `the lender watches where you are`. */
const POWERS: ReadonlySet<RiskFamily> = new Set([
  'data-or-image',
  'sole-discretion',
  'wide-power',
  'entry-or-seizure',
  'sudden-end',
  'withheld-pay',
]);

/** Somebody is followed where he goes. */
const FOLLOWS =
  /(?<!\p{L})(?:gps|\p{L}*ortung\p{L}*|standort\p{L}*|geolocali\p{L}*|localizz\p{L}*|localizador|rastread\p{L}*|traceur)(?!\p{L})/u;
const MUST =
  /(?<!\p{L})(?:muss|mussen|darf|durfen|verpflicht\p{L}*|doit|doivent|engage\p{L}*|tenue?s?|debe\p{L}*|obliga\p{L}*|deve\p{L}*|devono|obriga\p{L}*|obblig\p{L}*|nicht|ne|no|non|nao)(?!\p{L})/u;

const isUseOfPower = ({ compiled, deal }: PackPaper, marked: string, sign: Sign, isSaid: boolean): boolean =>
  sign !== 'b' &&
  !MUST.test(marked) &&
  burdensIn(compiled, marked, deal.deals).some(
    ({ hurts, rule }) =>
      hurts !== sign &&
      (isSaid ? FOLLOWS.test(marked) && rule.family === 'data-or-image' : POWERS.has(rule.family)),
  );

/** A line that ends like no sentence: a title, a name, a field of a form. */
const isTitle = ({ printed, sentence }: ClauseUnit): boolean =>
  !/[.;!,:)”"]\s*$/.test(sentence.text) && printed.split(/\s+/).length < 9;

/** `Qué te ofrecemos`, `Was wir tun`: a title that asks. */
const isAsking = (clause: ClauseUnit): boolean =>
  (isTitle(clause) || clause.sentence.text.split(' ').length < 5) &&
  /^\W{0,3}(?:was|wie|wer|wann|wenn du|que|quoi|ce que|comment|quand|quien|como|cuando|si|o que|quem|quando|che cosa|cosa|chi|come|se vuoi)(?!\p{L})/u.test(
    clause.marked,
  );

/** `Pflichten des Mieters`, `Il cliente si impegna a:`: what follows holds the duties. */
function isHeading(heads: readonly PhraseSet[], { printed, marked }: ClauseUnit): boolean {
  const isShort = printed.length < 50 && !/[.;,\d]/.test(printed.slice(4));
  if (!isShort && !/:\s*$/.test(printed)) return false;
  const words = prepareText(marked);
  return heads.some((set) => set.isIn(words));
}

/** What customers have to do, in the words of papers on work. */
const OF_CUSTOMERS =
  /(?<!\p{L})(?:mangel|einwande?|rugen|reserves?|reclamations?|defauts?|defectos?|reclamaciones|defeitos|reclamac|difetti|vizi|reclami|anzahlung|acompte|entrada)/u;

const NOT = /(?<!\p{L})(?:nicht|keine?|ne|non|nao|no)(?!\p{L})/u;
/** Somebody who is no side stands up for one, or something of a side may be used. */
const OF_OTHERS =
  /(?<!\p{L})(?:presta fianca|se porte caution|presta garanzia|burgt|firma (?:como|il contratto come) (?:aval|avalista|fiadora?|garante)|assina como (?:fiadora?|avalista)|signe (?:en qualite de|comme) (?:caution|garante?)|unterschreibt als burg\p{L}*)(?!\p{L})|(?<!\p{L})(?:podem|pode|pueden|puede|peuvent|peut|possono|puo) (?:ser|etre|essere) (?!.{0,60}(?:nao|no|non|ne) )|(?<!\p{L})(?:su|la|a|ihre|seine|sa|sua) (?:decision|decisao|decisione|entscheidung) (?:no|nao|non|ne|es|ist|e|est)(?!\p{L})|(?<!\p{L})(?:entendemos que|consideramos que|consideraremos que|gehen @s davon aus|considerons que|riteniamo che)(?!\p{L})|@w (?:pode|podes|puede|puedes|peut|peux|puo|puoi) (?:pedir|demander|chiedere) (?:que|che)/u;
const DATED =
  /^[-–\s]*\p{Lu}[\p{L}'’ -]{2,30},? (?:le|den|am|el|em|il|a)? ?\d{1,2}(?:er|[.º°])? (?:de )?\p{L}{3,10}\.? (?:de )?\d{4}/u;
const SUSPENDED =
  /(?<!\p{L})(?:suspendue?s?|bloquee?s?|gesperrt|suspendid[ao]s?|suspens[ao]s?|bloquead[ao]s?|sospes[aoie]|bloccat[aoie])(?!\p{L})/u;

/** Passive duties whose bearer follows from the kind of deal. */
function impersonal({ compiled, deal }: PackPaper, { marked }: ClauseUnit): Sign[] {
  const words = prepareText(marked);
  const { duties } = compiled.pack;
  // `après deux impayés, l'accès est suspendu`: what follows is no duty
  if (SUSPENDED.test(marked)) return [];
  for (const { who, says } of duties.impersonal) {
    if (!compiled.set(says).isIn(words)) continue;
    const pair = ROLE_PAIRS.find(({ id }) => deal.deals.includes(id));
    // who is paid for the work hears of its defects and does not report them
    // `a caução não é devolvida` is no duty of the one who holds it
    if (who === 'stronger' && NOT.test(marked)) return [];
    if (who === 'weaker' && pair?.paid === 'weaker' && OF_CUSTOMERS.test(marked)) return [];
    if (who !== 'payer') return [who === 'weaker' ? 'w' : 's'];
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
  // of a sentence that binds both in turn, each side is told its own part
  const isShared = ({ sideId, clause }: Found) =>
    found.some(
      (other) =>
        other.sideId !== sideId && other.clause.sentence === clause.sentence && other.clause !== clause,
    );
  const told = (duty: Found) =>
    isShared(duty) ? ownWords(duty.clause, text.text) : wordsOf(duty.clause, text.text);
  return [...own, ...of('both', MOST_OTHER), ...others].map((duty) => ({
    sideId: duty.sideId,
    text: '',
    action: '',
    when: null,
    amount: null,
    quotes: [{ text: told(duty), paragraph: duty.clause.sentence.paragraph }],
    by: 'rules',
  }));
}

const ownWords = ({ start, end }: ClauseUnit, text: string): string => withoutNumber(text.slice(start, end));

/** The clause without its number; the whole sentence where that is short. */
function wordsOf({ sentence, start, end }: ClauseUnit, text: string): string {
  const isShort = sentence.text.length <= LONGEST;
  const words = isShort ? sentence.text : text.slice(start, end);
  return withoutNumber(words);
}

const withoutNumber = (words: string): string =>
  words.replace(/^(?:§ ?)?(?:\(?\d{1,2}(?:\.\d{1,2}){0,2}[.)]|\(\d{1,2}\)|[a-z]\))\s{1,3}(?=\S)/u, '');
