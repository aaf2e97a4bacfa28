import { describe, expect, it } from 'vitest';
import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findTurns } from '../../../../../src/domain/analysis/reading/chats/turns.ts';

describe('A thread of mails', () => {
  const THREAD = [
    'From: Ilse Brandt',
    'To: Marek Nowak (Northgate Cycles)',
    'Date: Mon, 2 Mar 2026',
    'Hello Marek,',
    'I will build your web shop by 30 April. My price is £3,000. You pay half before I begin.',
    'Ilse',
    'From: Marek Nowak',
    'Date: Tue, 3 Mar 2026',
    'Ilse,',
    'Fine. You build no shop for another cycle dealer for a year. I will send you the pictures by Friday. I will pay your invoice within 60 days.',
    'Marek',
  ];
  const duties = (identity: string) => {
    const verdict = analyzeByRules({
      document: documentFromText(THREAD.join('\n\n')),
      reader: { identity, country: 'United Kingdom' },
      today: new Date('2026-11-20'),
    });
    if (verdict.outcome !== 'completed') throw new Error(verdict.outcome);
    const { report } = verdict;
    const own = report.duties.filter(({ sideId }) => sideId === report.reader.sideId);
    return own.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join('\n');
  };

  it('is read mail by mail', () =>
    expect(findTurns(toLegalText(documentFromText(THREAD.join('\n\n')))).map(({ name }) => name)).toEqual([
      'Ilse Brandt',
      'Marek Nowak',
    ]));

  it('has an I in each mail, which is its sender', () => {
    expect(duties('Ilse Brandt')).toContain('no shop for another cycle dealer');
    expect(duties('Ilse Brandt')).not.toContain('pictures');
    expect(duties('Marek Nowak')).toContain('pictures');
    expect(duties('Marek Nowak')).not.toContain('no shop for another');
  });
});
