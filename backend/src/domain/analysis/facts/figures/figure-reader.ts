import type { LegalText, Sentence } from '../../text/legal-text.ts';
import { depositSize } from './deposit-size.ts';
import type { Figure } from './figure.ts';
import { lateRate, lateSum } from './late-payment.ts';
import { monthlyRent } from './monthly-rent.ts';

/** Reads the figures of clauses of one document. */
export function figureReader(text: LegalText): (kindId: string, sentence: Sentence) => Figure | null {
  let deposit: Figure | null | undefined;
  return (kindId, sentence) => {
    if (kindId === 'late-fees') return lateRate(sentence) ?? lateSum(sentence, monthlyRent(text));
    if (kindId !== 'deposit') return null;
    if (deposit === undefined) deposit = depositSize(text);
    return deposit;
  };
}
