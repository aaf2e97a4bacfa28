import { describe, expect, it } from 'vitest';

import { letterText, writeLetter } from '../../../src/marking/letter.ts';
import { MISSING_WORDS, REQUEST_WORDS } from '../../../src/domain/analysis/report/languages/request-words.ts';
import type { Proposal } from '../../../src/marking/proposals.ts';
import { inLetterLanguage } from '../../../src/marking/say.ts';
import type { Quote, Report } from '../../../src/domain/analysis/report/report.ts';

const quote = (more: Partial<Quote> = {}): Quote => ({
  text: 'The tenant pays ten percent for each day of delay, and a fee on top of it.',
  paragraph: 3,
  clause: '9.1.',
  page: 2,
  status: 'exact',
  ...more,
});
const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  id: 'risk-1',
  kind: 'risk',
  severity: 'high',
  title: 'You pay far too much',
  topic: null,
  quote: quote(),
  why: 'A fixed charge is due.',
  ask: 'state a limit',
  words: null,
  place: 'beside',
  isSentence: true,
  isUsual: true,
  ...more,
});
const facts = { paper: 'Lease of Mill Lane', from: 'Dana Reyes' };
const written = (points: readonly Proposal[], tone: 'friendly' | 'firm' = 'friendly') =>
  letterText(writeLetter(points, tone, facts));

describe('a letter to the other side', () => {
  it('names clauses by the paper’s own numbers, else by page and first words', () => {
    const text = written([
      proposal(),
      proposal({ quote: quote({ clause: 'Article 5' }) }),
      proposal({ quote: quote({ clause: null }) }),
      proposal({ quote: quote({ clause: null, page: null }) }),
      proposal({ quote: quote({ clause: '(b)' }) }),
      proposal({ kind: 'gap', quote: null, topic: 'A maximum sum' }),
    ]);
    for (const place of [
      '1. Clause 9.1: ',
      '2. Article 5: ',
      '3. Page 2, “The tenant pays ten percent for each day …”: ',
      '4. “The tenant pays',
      '5. Clause (b): ',
      '6. A maximum sum: ',
    ])
      expect(text).toContain(place);
  });

  it('names the paper without shouting', () => {
    const letter = writeLetter([proposal()], 'friendly', { ...facts, paper: 'LEASE OF A STUDIO' });
    expect(letter.subject).toBe('A point about “Lease of a Studio”');
    expect(writeLetter([proposal()], 'firm', facts).subject).toBe('A point about “Lease of Mill Lane”');
  });

  it('asks in the chosen tone, with the words to propose', () => {
    const point = proposal({ words: 'No more than 5 %.' });
    expect(written([point])).toContain(
      'Would you be willing to state a limit? It could say: “No more than 5 %.”',
    );
    expect(written([point], 'firm')).toContain(
      'Please state a limit. I propose these words: “No more than 5 %.”',
    );
  });

  it('keeps to itself what the report says to its reader', () => {
    expect(
      written([proposal({ kind: 'gap', quote: null, title: 'How you can leave', topic: 'Leaving early' })]),
    ).not.toContain('How you');
    expect(written([proposal()])).not.toContain('far too much');
  });

  it('makes one point without a number', () => {
    expect(writeLetter([proposal()], 'firm', facts).subject).toBe('A point about “Lease of Mill Lane”');
    expect(written([proposal()])).not.toContain('1. ');
  });

  it('threatens nothing, claims no law, and speaks to nobody as the reader, in any family and tone', () => {
    const points = [...Object.values(REQUEST_WORDS), MISSING_WORDS]
      .filter((words) => words !== null)
      .map((words) => proposal(words));
    const said = `${written(points)}\n${written(points, 'firm')}`;
    expect(said).not.toMatch(
      /\b(?:sue|court action|lawyer|solicitor|illegal|unlawful|void|invalid|unenforceable|breach of law|or else|otherwise I)\b/iu,
    );
    for (const { why, ask } of points) {
      expect(`${why} ${ask}`).not.toMatch(/\b(?:you|your|we|our|they|their|I|my)\b/u);
      expect(why).toMatch(/^\p{Lu}.*\.$/u);
      expect(ask).toMatch(/^\p{Ll}.*[^.]$/u);
    }
  });
});

describe('a letter about a report in another language', () => {
  const report = (language: string) =>
    ({
      language: 'de',
      words: {
        'Hello,': 'Guten Tag,',
        'Would you be willing to {ask}?': 'Wären Sie bereit, {ask}?',
        'Clause {number}': 'Ziffer {number}',
        '“{words}”': '„{words}“',
        'A point about {paper}': 'Ein Punkt zu {paper}',
      },
      paper: { language },
    }) as unknown as Report;

  it('is in that language where the paper is not in English', () => {
    const letter = writeLetter([proposal({ ask: 'eine Grenze zu nennen' })], 'friendly', {
      ...facts,
      say: inLetterLanguage(report('de')),
    });
    expect(letter.subject).toBe('Ein Punkt zu „Lease of Mill Lane“');
    expect(letter.paragraphs[2]).toContain('Ziffer 9.1: ');
    expect(letter.paragraphs[2]).toContain('Wären Sie bereit, eine Grenze zu nennen?');
  });

  it('stays in English where the paper is, as the other side reads that', () => {
    const letter = writeLetter([proposal()], 'friendly', { ...facts, say: inLetterLanguage(report('en')) });
    expect(letter.subject).toBe('A point about “Lease of Mill Lane”');
  });
});
