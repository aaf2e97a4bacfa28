import { describe, expect, it } from 'vitest';
import { analyzeByRules } from '../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { statementBelow } from '../../../../src/domain/analysis/reading/sides/statement-below.ts';

const LETTER = `Harbour Boatyard Ltd
14 Quay Road, Whitby

3 March 2026

Dear Ms Petra Lindgren,

Your yacht has been in our yard since October and the account stands at £2,340. You must pay this sum within fourteen days of this letter. I will keep the yacht under cover until then and I will send you the keys on the day the money arrives.

If you would rather pay over time, sign the statement below and send it back to me.

Yours sincerely,
Gareth Pryce
Harbour Boatyard Ltd`;
const STATEMENT = `I, Petra Lindgren, undertake as follows:

I will pay £390 on the first day of each month until nothing is left.

I give up every claim that I have against you for damage to my yacht, whatever its cause.

I agree that you may come onto my land and take my car and sell it if I am late.

My signature: ______`;
const LINE = `I, Petra Lindgren, agree to this.`;

const report = (identity: string) => {
  const verdict = analyzeByRules({
    document: documentFromText(`${LETTER}\n\n${STATEMENT}`),
    reader: { identity, country: 'United Kingdom' },
    today: new Date('2026-11-20'),
  });
  if (verdict.outcome !== 'completed') throw new Error(verdict.outcome);
  return verdict.report;
};

describe('a letter with a statement below it that the one greeted is to sign', () => {
  it('begins where the one greeted says I, and is no line of acceptance', () => {
    const text = toLegalText(documentFromText(`${LETTER}\n\n${STATEMENT}`));
    const place = statementBelow(text);
    expect(text.text.slice(place ?? 0)).toMatch(/^I, Petra Lindgren/);
    expect(statementBelow(toLegalText(documentFromText(`${LETTER}\n\n${LINE}`)))).toBeNull();
  });

  it('puts what each promises on its own list, whoever reads it', () => {
    for (const identity of ['Petra Lindgren', 'Harbour Boatyard Ltd']) {
      const { duties, sides } = report(identity);
      const sideOf = (words: string) => {
        const told = duties.find(({ quotes }) => quotes.some(({ text }) => text.includes(words)));
        return sides.find(({ id }) => id === told?.sideId)?.name;
      };
      expect(sideOf('pay £390')).toContain('Lindgren');
      expect(sideOf('pay this sum')).toContain('Lindgren');
      expect(sideOf('under cover')).not.toContain('Lindgren');
    }
  });

  it('tells its burdens to the one who is to sign, and only to them', () => {
    const told = (identity: string) =>
      report(identity)
        .risks.flatMap(({ quotes }) => quotes.map(({ text }) => text))
        .join('\n');
    expect(told('Petra Lindgren')).toContain('give up every claim');
    expect(told('Harbour Boatyard Ltd')).not.toContain('give up every claim');
  });

  it('names the grave point of the statement first, also where the letter has none', () => {
    const harmless = LETTER.replace('You must pay this sum within fourteen days of this letter. ', '');
    const read = (letter: string) => {
      const verdict = analyzeByRules({
        document: documentFromText(`${letter}\n\n${STATEMENT}`),
        reader: { identity: 'Petra Lindgren', country: 'United Kingdom' },
        today: new Date('2026-11-20'),
      });
      if (verdict.outcome !== 'completed' || !('report' in verdict)) throw new Error(verdict.outcome);
      return verdict.report;
    };
    const { risks, summary } = read(harmless);
    expect(risks.some(({ severity }) => severity === 'high')).toBe(true);
    expect(summary).not.toContain('no big risk');
    expect(summary).toMatch(/(?:Fix|Look at) this first: /);
  });
});
