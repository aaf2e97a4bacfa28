import { describe, expect, it } from 'vitest';
import { analyzeByRules } from '../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';

const LETTER = [
  'Dear Solange,',
  'This is our agreement about the room. You rent it from 1 March and pay us €400 on the first of each month.',
  'If there is an accident with the car, you pay for everything, without any limit and no matter who caused it.',
  'You may leave with four weeks notice, and we may end it with four weeks notice. Please sign and send it back.',
  'Yours sincerely,',
  'Fiona and Declan Harte',
].join('\n\n');

const readAs = (identity: string) => {
  const verdict = analyzeByRules({
    document: documentFromText(LETTER),
    reader: { identity, country: 'Ireland' },
    today: new Date('2026-11-20'),
  });
  if (!('report' in verdict)) throw new Error('The letter was refused.');
  return verdict.report;
};

describe('A reader whom no side matches', () => {
  const report = readAs('somebody else entirely');
  const solange = report.sides.find(({ name }) => name.startsWith('Solange'))!;

  it('keeps an unknown side, and the report says whose risks it tells', () => {
    expect(report.reader).toEqual({
      sideId: null,
      typed: 'somebody else entirely',
      certainty: 'unknown',
      writtenFor: solange.id,
    });
    expect(report.summary).toContain(
      'It is not clear which side you are on. Where a risk says “you”, it means Solange.',
    );
  });

  it('gets the risks of the side that the paper speaks to', () => {
    const titles = (of: typeof report) => of.risks.map(({ title }) => title);
    expect(titles(report)).toEqual(titles(readAs('Solange')));
    expect(titles(report).length).toBeGreaterThan(0);
  });

  it('says nothing of the kind to a reader who is known', () => {
    expect(readAs('Solange').reader.writtenFor).toBeUndefined();
  });
});
