import { describe, expect, it, vi } from 'vitest';

import { everydayAnswers, reportOnEveryday } from '../../support/model-server/everyday-answers.ts';

// Ten reports on whole papers.
vi.setConfig({ testTimeout: 60_000 });

/** What a careless model said against the very words it quoted, and what rules once did, by paper. */
const AGAINST_THE_PAPER: readonly (readonly [string, readonly string[]])[] = [
  [
    'w6-bath-nanny-promise',
    [
      'You are liable without limit',
      'You pay £50 a day',
      'own cost',
      'safe agreement',
      'trial of two months',
    ],
  ],
  [
    'w7-gym-kauri',
    ['Bound for a minimum term', 'rise by any amount', 'they need none', '$55', '2 August', '0800'],
  ],
  [
    'w8-church-hall-hire',
    [
      'You lose all of the hire',
      'You pay for running over',
      'Damage without limit',
      '£152',
      'section 11',
      'What you paid or earned would be gone',
      '(Sheila Burgoyne)',
    ],
  ],
  ['w8-sister-loan-texts', ['Interest can be added', '5%', 'Everything is fair', 'first big repair']],
  [
    'w8-pony-sale',
    ["You pay every vet's bill", 'You must bring him back', 'You answer for all harm', 'www.'],
  ],
];

describe('Reports on everyday papers', () => {
  it.each(AGAINST_THE_PAPER)(
    'hold nothing that a careless model said against the paper: %s',
    async (id, lies) => {
      const answer = everydayAnswers('careless').find((one) => one.id === id)!; // named above
      const { report, sections } = await reportOnEveryday(answer);
      const words = sections.map(({ content }) => content).join('\n');
      expect(lies.filter((lie) => words.includes(lie))).toEqual([]);
      expect(report.duties.every(({ text, quotes }) => text !== '' || quotes.length > 0)).toBe(true);
      expect(words).not.toContain('- Read these words closely');
    },
  );

  it('hold nearly every finding of a strong model, and ask about no sentence that it judged', async () => {
    const lost: string[] = [];
    let all = 0;
    for (const answer of everydayAnswers('strong')) {
      const { report } = await reportOnEveryday(answer);
      const found = report.risks.filter(({ certainty }) => certainty === 'found');
      const proofs = found.flatMap(({ quotes }) => quotes.map(({ text }) => text)).join('\n');
      const quotes = answer.lines
        .filter((line) => !line.startsWith('@'))
        .map((line) => line.split(' | ')[0]!);
      all += quotes.length;
      lost.push(...quotes.filter((quote) => !proofs.includes(quote)));
      const asked = report.risks.filter(({ certainty }) => certainty === 'read-twice');
      expect(
        asked.filter((risk) => risk.quotes.some(({ text }) => quotes.some((quote) => text.includes(quote)))),
      ).toEqual([]);
    }
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(0.03 * all);
  });

  it('give a duty that no words assign to the side that the model names', async () => {
    const answer = everydayAnswers('strong').find(({ id }) => id === 'w6-leeds-settlement')!; // one of the five
    const { report } = await reportOnEveryday(answer);
    const duty = report.duties.find(({ text }) => text.startsWith('Hand over vehicles'));
    expect(duty?.sideId).toBe(report.reader.sideId);
  });
});
