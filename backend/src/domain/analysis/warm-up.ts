import type { Verdict } from '../../ports/analyst.ts';
import { analyzeByRules } from './analyze-by-rules.ts';
import { documentFromText } from './document/plain-document.ts';
import { readReader } from './read-reader.ts';

/** One sentence of each kind that papers are made of: who, what for how long, money, duties, risks, the end, the law. */
const PAPER = `SERVICE AND RENTAL AGREEMENT

This agreement is made on 3 March 2025 between Alder Works Ltd ("the Provider") and Mira Stone ("the Customer").

1. Service. The Provider shall deliver the service described in Annex A and shall hand over the keys on the first day.
2. Term. This agreement starts on 1 April 2025 and runs for twelve months. It renews for a further year unless either party gives 60 days' written notice.
3. Price. The Customer shall pay EUR 1,200 each month by the fifth day, and a deposit of EUR 2,400 that is returned within 30 days after the end.
4. Late payment. Interest of 1.5% a month is charged on any amount that is overdue. Invoices are to be sent by e-mail.
5. Changes. The Provider may change the price at any time in its sole discretion and without notice.
6. Liability. The Provider is not liable for any loss of profit. The Customer shall indemnify the Provider against all claims.
7. Confidentiality. Neither party may disclose confidential information for three years. The Customer must not compete with the Provider.
8. Data. The Provider may share personal data with third parties. All rights in the work belong to the Provider.
9. Termination. The Provider may terminate this agreement immediately if the Customer fails to pay. Rent already paid is not refunded.
10. General. This agreement is governed by the laws of England, disputes go to arbitration, and it is the entire agreement.

Signed: Alder Works Ltd, Mira Stone
`;

/**
 * Reads a small paper, so that what is made at the first use (expressions, weights, word lists) is there when a
 * real paper comes: for the first one that is a second and a half of work.
 */
export function warmUp(): Verdict {
  return analyzeByRules({
    document: documentFromText(PAPER),
    reader: readReader('Customer', 'Other', undefined),
    today: new Date('2025-03-03T00:00:00Z'),
  });
}
