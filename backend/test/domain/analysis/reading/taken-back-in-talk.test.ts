import { describe, expect, it } from 'vitest';
import { toLegalText } from '../../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../../src/domain/analysis/document/plain-document.ts';
import { findWithdrawn } from '../../../../src/domain/analysis/reading/chats/withdrawn.ts';
import { findDuties } from '../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { amountFacts } from '../../../../src/domain/analysis/reading/facts/amount-facts.ts';
import { findFrames } from '../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (...lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));
const chat = (...lines: readonly string[]) =>
  textOf(
    'Ida: hello, is the loom still there',
    'Bo: yes it is, come and look',
    'Ida: lovely',
    'Bo: any day but Sunday',
    'Ida: Monday then',
    ...lines,
  );
const gone = (...lines: readonly string[]) => findWithdrawn(chat(...lines)).map(({ text }) => text);

describe('What people take back in a talk', () => {
  it('is a price that the other answers with another one', () => {
    expect(
      gone('Bo: I want 450 for it', 'Ida: too much, I could do 380', 'Bo: no, make it 400', 'Ida: done'),
    ).toEqual(['Bo: I want 450 for it', 'Ida: too much, I could do 380']);
  });

  it('is a price that was only asked, where they settle on the one in the answer', () =>
    expect(gone('Bo: 48 a day?', 'Ida: it was 45 last year', 'Bo: ok 45')).toEqual(['Bo: 48 a day?']));

  it('is a demand that is dropped by name', () =>
    expect(
      gone(
        'Bo: If you fetch it late I charge 5 a day for storage',
        'Ida: no way',
        'Bo: ok forget the storage',
      ),
    ).toEqual(['Bo: If you fetch it late I charge 5 a day for storage']));

  it.each([
    [['Bo: I want 450 for it', 'Ida: ok 450']],
    [['Bo: the first part is 450', 'Ida: great, sent 400 for the boat too']],
    [['Bo: you lose the deposit if you forget the key', 'Ida: ok']],
    [['Bo: bring the key', 'Ida: I forget the key every time']],
  ])('is nothing in %j', (lines) => expect(gone(...lines)).toEqual([]));

  it('is nothing in a paper that nobody talks in', () =>
    expect(findWithdrawn(textOf('The price is £450.', 'Forget the deposit.'))).toEqual([]));

  it('leaves the rest of its sentence, without its sum', () => {
    const mails = textOf(
      'From: Ida Brown',
      'To: Bo Nyland',
      'Dear Bo, I ask £60 a visit, plus £9 for fuel each time. I come on Tuesdays and on Fridays at ten.',
      'From: Bo Nyland',
      'To: Ida Brown',
      'Dear Ida, the £60 is fine. I can fetch you, so no fuel then. See you on Tuesday at the barn by the lake.',
    );
    expect(amountFacts(mails, 'Ireland').map(({ amount }) => amount?.value)).toEqual([60]);
  });
});

describe('A group that talks', () => {
  const group = textOf(
    'Group: LAKE HUT (Ida, Bo, Ola)',
    '10:01 Ida Brown: the hut is 300 euro for the week',
    '10:02 Bo de Vries: ok for me, 100 each then',
    '10:03 Ola: I am short this month',
    '10:04 Ida Brown: I pay yours Ola. You pay me back by 1 May',
    '10:05 Ola: thanks so much, will do',
    '10:06 Bo de Vries: the deposit is 90 euro and I bring it',
    '10:07 Ida Brown: perfect, me and Bo bring the boat',
    '10:08 Bo de Vries: yes, boat and oars',
    '10:09 Ola: I bring food',
  );
  const sides = findPaperSides(group, 'Ola');
  const nameOf = (id: string | null) => sides.all.find((side) => side.id === id)?.name ?? id;

  it('has those who write as its sides, and not the name of the group', () =>
    expect(sides.all.map(({ name }) => name)).toEqual(['Ida Brown', 'Bo de Vries', 'Ola']));

  it('binds the one whom a message names', () => {
    const duties = findDuties(group, findFrames(group, sides), sides).map(
      ({ sideId, quotes }) => `${nameOf(sideId)}: ${quotes.at(-1)!.text}`,
    );
    expect(duties).toContain('Ola: You pay me back by 1 May');
    expect(duties.filter((one) => one.startsWith('both') && one.includes('me and Bo'))).toEqual([]);
  });

  it('names no sum by who speaks of it', () =>
    expect(amountFacts(group, 'Netherlands').map(({ label }) => label)).not.toContain('Bo de Vries'));
});
