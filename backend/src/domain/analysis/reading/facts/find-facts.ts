import type { Country } from '../../../../../../config/product.ts';
import type { LegalText } from '../../document/legal-text.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Fact } from '../../report/report.ts';
import type { PaperSides } from '../sides/side.ts';
import { amountFacts } from './amount-facts.ts';
import { dateFacts } from './date-facts.ts';
import type { DocumentKind } from './kind/document-kind.ts';
import { cancellationSteps } from './notice/cancellation-steps.ts';
import { lawFacts } from './law-facts.ts';
import { noticeFacts } from './notice-facts.ts';
import { partyFacts } from './party-facts.ts';
import { percentFacts } from './percent-facts.ts';
import { termFacts } from './term-facts.ts';

/**
 * Section 1: what it is, who is party to it, sums with their purpose, dates, term, notices and law, each with the words that prove
 * it. Pure; linear in the length of the text.
 */
export function findFacts(
  text: LegalText,
  sides: PaperSides,
  kind: DocumentKind,
  country: Country,
  today: Date | null = null,
): Draft<Fact>[] {
  const { label, quotes } = kind;
  const dates = dateFacts(text, country, today === null ? null : today.toISOString().slice(0, 10));
  const amounts = amountFacts(text, country);
  return [
    { kind: 'document', label: 'Document', text: `${label}.`, quotes, by: 'rules' },
    ...partyFacts(text, sides),
    ...termFacts(text, country, dates, amounts),
    ...amounts,
    ...percentFacts(text),
    ...stepFacts(text),
    ...dates,
    ...noticeFacts(text, sides),
    ...lawFacts(text, country),
  ];
}

/** What cancelling costs by how early it is said, step by step in the words of the paper. */
function stepFacts(text: LegalText): Draft<Fact>[] {
  const found = cancellationSteps(text);
  if (found === null) return [];
  const quotes = found.steps.map(({ text: words, paragraph }) => ({ text: words, paragraph }));
  return [{ kind: 'other', label: 'Cancellation', text: '', quotes, by: 'rules' }];
}
