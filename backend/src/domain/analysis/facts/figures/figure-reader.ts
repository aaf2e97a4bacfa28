import type { LegalText, Sentence } from '../../document/legal-text.ts';
import { depositSize } from './deposit-size.ts';
import type { Figure } from './figure.ts';
import { lateRate, lateSum } from './late-payment.ts';
import { monthlyRent } from './monthly-rent.ts';
import type { Sum } from './sum.ts';

/** Reads the figures of clauses of one document. */
export function figureReader(text: LegalText): (kindId: string, sentence: Sentence) => Figure | null {
  let deposit: Figure | null | undefined;
  let rent: Sum | null | undefined;
  return (kindId, sentence) => {
    if (kindId === 'late-fees') {
      if (rent === undefined) rent = monthlyRent(text);
      return lateRate(sentence) ?? lateSum(sentence, rent);
    }
    if (kindId !== 'deposit') return null;
    if (deposit === undefined) deposit = depositSize(text);
    return deposit;
  };
}
