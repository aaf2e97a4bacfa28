import type { Reader } from '../../../../ports/analyst.ts';
import { checkDefects } from '../../checks/all.ts';
import type { ExtractedDocument } from '../../document/extracted-document.ts';
import type { LegalText } from '../../document/legal-text.ts';
import { blankOut, findMachineSentences } from '../../prompt-injection/machine-sentences.ts';
import { PACK_PROVENANCE } from '../../report/provenance.ts';
import type { ReportDraft } from '../../report/report-draft.ts';
import { partyFacts, reportReader, reportSides } from '../facts/party-facts.ts';
import type { LanguagePack } from '../languages/pack.ts';
import { findPackRisksOfPaper, mainPoint } from './flaws.ts';
import { packRisks } from './burdens.ts';
import { withoutEvenExit } from './even-exit.ts';
import { compilePack, type CompiledPack } from '../packs/compiled-pack.ts';
import { fold } from '../packs/fold.ts';
import { createFollower } from './follow-actors.ts';
import { findPackDuties } from './duties.ts';
import { searchByPack } from './gaps.ts';
import { kindOf } from './kind.ts';
import { isRunInHeading } from './run-in-heading.ts';
import { createMarkSides } from '../packs/mark-sides.ts';
import { packDates, packSums } from './money-and-dates.ts';
import type { PackPaper } from './paper.ts';
import { findPackSides, ownRolesOf } from '../pack-sides/sides.ts';
import { packLaw, packNoticeFacts } from './notices-and-law.ts';
import { packTerms } from './terms.ts';
import { clausesOf } from './units.ts';
import { subjectOfDeals } from '../facts/kind/paper-subject.ts';
import { matterOf } from '../facts/kind/paper-matter.ts';
import { findPackWayOut } from './way-out.ts';
import { packSummary } from './summary.ts';

/** Whether a clause begins with a guarantor, in a paper that is no guarantee itself. */
function speaksOfOther({ pack }: CompiledPack, deals: readonly string[]): (marked: string) => boolean {
  if (deals.includes('guarantee')) return () => false;
  const forms = pack.roles
    .filter((role) => role.side === 'weaker' && role.deals.includes('guarantee'))
    .flatMap((role) => role.forms.map(fold));
  const articles = pack.mentions.articles.map(fold).join('|');
  const begins = new RegExp(
    String.raw`^(?:\W{0,4}\d{0,3}\W{0,4})(?:(?:${articles}) ?)?(?:${forms.join('|')})(?![\p{L}:])`,
    'u',
  );
  return (marked) => begins.test(marked) || STANDS_UP.test(marked);
}

/** Somebody who is named here stands up for a side: `la señora Canul firma como aval y responde`. */
const STANDS_UP =
  /(?<!\p{L})(?:firma(?:n|no)? (?:como|en calidad de|come|quale) (?:aval(?:ista)?|fiadora?|garante|fideiussore)|assina(?:m)? como (?:fiadora?|avalista)|signe(?:nt)? (?:en qualite de|comme) (?:caution|garante?)|se portent? caution|unterschreibt als burg\p{L}{1,3})(?!\p{L})/u;

/** Everything the rules have to say of a paper in the language of a pack, in English, with quotes in the original. */
export function readByPack(
  input: {
    readonly document: ExtractedDocument;
    readonly text: LegalText;
    readonly reader: Reader;
  },
  pack: LanguagePack,
): ReportDraft {
  // words for a program must not steer the rules either; only the check for flaws sees them
  const text = blankOut(input.text, findMachineSentences(input.text));
  const { identity, country } = input.reader;
  const { sides, deal } = findPackSides(text, pack, identity);
  const mark = createMarkSides(pack, deal.words);
  const compiled = compilePack(pack);
  const follow = createFollower(compiled, deal.words.hasYou);
  const paragraphs = new Map(text.paragraphs.map((one) => [one.id, one]));
  const paper: PackPaper = {
    text,
    compiled,
    sides,
    deal,
    clauses: clausesOf(text, mark, speaksOfOther(compiled, deal.deals))
      .map((clause) => ({ ...clause, marked: follow(clause) }))
      // who follows who acts has to see a heading; nobody else
      .filter(
        (clause) => !isRunInHeading(pack.code, clause, paragraphs.get(clause.sentence.paragraph), text.text),
      ),
  };
  const kind = kindOf(text, paper.compiled, deal);
  const matter = matterOf(kind.label, null);
  const duties = findPackDuties(paper);
  const found = [
    ...withoutEvenExit(packRisks(paper, country), paper),
    ...findPackRisksOfPaper(input.document, checkDefects(input.text), input.text),
  ];
  const risks = found.length === 0 ? mainPoint(duties, sides.reader?.id ?? null) : found;
  const wayOut = findPackWayOut(paper);
  const searched = searchByPack(paper);
  return {
    paper: {
      kind: kind.label,
      ...subjectOfDeals(deal.deals),
      ...(matter === null ? {} : { matter }),
      title: kind.title,
      language: pack.code,
      country,
    },
    decision: kind.isTerms ? 'accept' : 'sign',
    sides: reportSides(text, sides),
    ownRoles: ownRolesOf(deal, text.text, sides.all),
    reader: reportReader(sides, identity),
    facts: [
      {
        kind: 'document',
        label: 'Document',
        text: `${kind.label}, in ${pack.name}.`,
        quotes: kind.quotes,
        by: 'rules',
      },
      ...partyFacts(text, sides),
      ...packTerms(paper),
      ...packSums(paper),
      ...packDates(paper),
      ...packNoticeFacts(paper),
      ...packLaw(paper),
    ],
    duties,
    risks,
    comparison: [],
    gaps: searched.gaps,
    searched: searched.found,
    law: [],
    wayOut,
    summary: packSummary({ paper, kind, risks, wayOut }),
    warnings: [
      `This paper is in ${pack.name}. It was read by rules for that language, which know less than those for English. Quotes stand in the original. That a risk is not listed does not mean there is none.`,
    ],
    provenance: PACK_PROVENANCE,
    notices: [],
  };
}
