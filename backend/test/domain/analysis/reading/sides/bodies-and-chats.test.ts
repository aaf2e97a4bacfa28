import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';
import { toLegalText } from '../../../../../src/domain/analysis/document/legal-text.ts';
import { findDuties } from '../../../../../src/domain/analysis/reading/duties/find-duties.ts';
import { findFrames } from '../../../../../src/domain/analysis/reading/frames/find-frames.ts';
import { findPaperSides } from '../../../../../src/domain/analysis/reading/sides/find-sides.ts';

const textOf = (lines: readonly string[]) => toLegalText(documentFromText(lines.join('\n\n')));

const RULES = [
  'ASHFIELD SEED LIBRARY',
  'RULES FOR MEMBERS',
  '1. A member may take ten packets a year. A member shall bring seed back in the autumn.',
  '2. The Library keeps the seed dry. The Library shall tell members when it is closed.',
  '3. A member must not sell seed of the Library. The member shall label what the member brings.',
  '4. The member pays no fee. Where the member leaves, the member shall return the key; the member may take seed along, and the member keeps the book.',
  '5. The board may change these rules. The Library shall post them on the door.',
  'For the board:',
  'Ida Brock, President',
];

describe('rules that a body makes', () => {
  it('have the body and its members as sides, not whoever signs for it', () => {
    const { all, reader } = findPaperSides(textOf(RULES), 'Member');
    expect(all.map(({ name, role }) => name ?? role)).toEqual(
      expect.arrayContaining(['Member', 'ASHFIELD SEED LIBRARY']),
    );
    expect(all).toHaveLength(2);
    expect(reader?.role).toBe('Member');
  });
});

const CHAT = [
  '03.05.2026 20:14 - Una Kerr: hey, so about the room',
  '03.05.2026 20:15 - Tim Bohl: yes please',
  '03.05.2026 20:16 - Una Kerr: you rent the box room from me for 400 euros a month',
  '03.05.2026 20:17 - Tim Bohl: ok',
  '03.05.2026 20:18 - Una Kerr: if I need it back I can ask you to go with 3 weeks notice',
  '03.05.2026 20:19 - Tim Bohl: fine',
  '03.05.2026 20:20 - Una Kerr: please water the plants every Sunday',
  '03.05.2026 20:21 - Tim Bohl: will do',
];

describe('a chat as a phone saves it', () => {
  it.each(['Tim', 'Subtenant', 'Tenant'])('knows who lets and who rents, for “%s”', (typed) => {
    const { all, reader } = findPaperSides(textOf(CHAT), typed);
    expect(all.map(({ name, role }) => `${name} ${role}`)).toEqual(['Una Kerr Landlord', 'Tim Bohl Tenant']);
    expect(reader?.name).toBe('Tim Bohl');
  });

  it('takes greetings and what somebody may do for no duty', () => {
    const text = textOf(CHAT);
    const sides = findPaperSides(text, 'Tim');
    const told = findDuties(text, findFrames(text, sides), sides).flatMap(({ quotes }) =>
      quotes.map((quote) => quote.text),
    );
    expect(told.join('\n')).toContain('water the plants');
    expect(told.join('\n')).not.toMatch(/hey|ask you to go/);
  });
});

const mail = (first: string) => [
  'From: Ottilie Brandt <ottilie@harbourbakery.example>',
  'To: Jonas Reyes',
  'Subject: The stall by the harbor',
  'Dear Jonas,',
  `${first} I am glad that you said yes. Two weeks of notice are enough from either of us.`,
  'We supply aprons and shoes. If the oven breaks, we mend it.',
  'Kind regards,',
  'Ottilie Brandt',
];

describe('an e-mail', () => {
  it.each([
    ['We pay you $1,400 every two weeks.', ['Ottilie Brandt']],
    ['We put in $1,400 each every two weeks.', ['both']],
  ])('that says “%s” speaks of “we” as %s', (first, expected) => {
    const text = textOf(mail(first));
    const sides = findPaperSides(text, 'Jonas Reyes');
    const bearers = findDuties(text, findFrames(text, sides), sides).map(
      ({ sideId }) => sides.all.find(({ id }) => id === sideId)?.name ?? sideId,
    );
    expect([...new Set(bearers)]).toEqual(expected);
  });
});
