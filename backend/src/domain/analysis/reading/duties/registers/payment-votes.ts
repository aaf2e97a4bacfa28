import type { LegalText } from '../../../document/legal-text.ts';
import { findSpeakers } from '../../frames/speakers.ts';
import type { PaperSides } from '../../sides/side.ts';
import { createSideMarker } from './mark-sides.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** Sentences that are looked at. */
const READ = 400;
const WILL = String.raw`(?: will| shall| must|'ll| also| then| each| has to| have to| agrees? to| to| only| still| would|'d){0,3}`;
/** Money that goes the other way: what is given back. */
const BACK = sifted(
  /\b(?:back|refunds?|refunded|returns?|returned|repays?|repaid|compensat\w+|damages|nothing|no longer|less|excess|claims?|benefit)\b/,
);

/** What is paid in some cases, and what is not. */
const HANGS = sifted(
  /^\W{0,3}(?:\d[\d.]*[.)]? )?(?:if|should|when|where|unless|anything|anyone|whoever)\b|\b(?:not|never)\b|n't\b|\bthey pay\b/,
);

interface Vote {
  readonly says: RegExp;
  readonly isNamed: boolean;
  readonly weight: number;
}
const vote = (source: string, isNamed: boolean, weight: number): Vote => ({
  says: new RegExp(source.replaceAll('SIDE', String.raw`@(?<side>\d)`), 'g'),
  isNamed,
  weight,
});
const VOTES: readonly Vote[] = [
  vote(
    String.raw`SIDE${WILL} (?:pays?|owes?|transfers?|hands? over) (?=@|[$€£₹₱₦]|[a-z]{0,3} ?\d|in |by |on |monthly|weekly|every|each|half|(?:the |an? |all |full |@\d's |one |two )?(?:[\w-]+ ){0,2}(?:rent|price|fees?|bills?|deposit|instal\w+|dues|balance|premium|bond|subscription|advance|money|sum|share|tuition|hire|invoices?|amount|wages?|salary|commission|royalt\w+)\b)`,
    true,
    2,
  ),
  vote(
    String.raw`SIDE(?: is| are|'re| will be| shall be|'ll be| gets?) (?:then |also )?(?:charged|billed|invoiced|debited)\b`,
    true,
    2,
  ),
  vote(
    String.raw`SIDE's (?:\w+ )?(?:rent|fees?|bills?|instal?ments?|premiums?|dues|subscription|direct debit|standing order|card is charged|invoice is due|repayments?)\b`,
    true,
    1,
  ),
  vote(
    String.raw`SIDE${WILL} (?:charges?|bills?|invoices?|debits?|collects? the rent|asks? for [$€£₹₱₦])`,
    false,
    2,
  ),
  vote(
    String.raw`SIDE(?: is| are|'re| will be| shall be|'ll be| gets?| get) (?:then |also )?paid\b`,
    false,
    2,
  ),
  vote(
    String.raw`SIDE's (?:\w+ )?(?:salary|wages?|payslips?|pay\b|stipend|royalt\w+|commission|remuneration|pocket money|hourly rate)`,
    false,
    2,
  ),
  vote(String.raw`\b(?:pays?|paid|payable|owed|transfer(?:red)?)\b[^.;,@]{0,40} to SIDE\b`, false, 1),
  vote(String.raw`\b(?:pays?|paying) SIDE\b`, false, 2),
];

/** Votes needed, and how many times as many as for the other side, to say who pays where nothing else does; and against what roles tell. */
const FEWEST = 2;
const TIMES = 2;
const STRONG = 5;
const STRONG_TIMES = 5;

/** Who pays by how a paper speaks of money, in the words of its sentences: the id of one of two sides. Null where it is not plain. */
export function payerByWords(
  text: LegalText,
  sides: PaperSides,
): { readonly id: string; readonly isStrong: boolean } | null {
  if (sides.all.length !== 2) return null;
  const mark = createSideMarker(sides);
  const speakers = findSpeakers(text, sides);
  const counts = [0, 0];
  for (const sentence of text.sentences.slice(0, READ)) {
    if (sentence.text.length > 400) continue;
    const marked = mark(sentence.text, speakers.get(sentence.paragraph) ?? null);
    if (!marked.includes('@') || BACK.test(marked) || HANGS.test(marked)) continue;
    for (const { says, isNamed, weight } of VOTES) {
      for (const { groups } of marked.matchAll(says)) {
        const index = Number(groups!['side']);
        counts[isNamed ? index : 1 - index]! += weight;
      }
    }
  }
  const [most, least] = counts[0]! >= counts[1]! ? [0, 1] : [1, 0];
  if (counts[most]! < FEWEST || counts[most]! < TIMES * counts[least]!) return null;
  return {
    id: sides.all[most]!.id,
    isStrong: counts[most]! >= STRONG && counts[most]! >= STRONG_TIMES * counts[least]!,
  };
}
