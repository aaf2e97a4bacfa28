import { describe, expect, it } from 'vitest';
import { createGrounding } from '../../../src/domain/analysis/document/grounding.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { CONTRACTS, contractText } from './fixtures.ts';

const textOf = (raw: string) => toLegalText(documentFromText(raw));
const lease = textOf(contractText('lease-leeds'));
const grounding = createGrounding(lease);

describe('Grounding of quotes', () => {
  it('finds words that differ only in white space, quotation marks and dashes', () => {
    expect(grounding.ground('the flat at  7 Calder Row, Leeds (the “Property”)')).toMatchObject({
      status: 'exact',
    });
    // Too few words to be found by those that are rare: only the evened signs find them.
    expect(grounding.ground('(the “Property”)')).toMatchObject({ status: 'exact' });
  });

  it('repairs a wrong paragraph', () => {
    const right = grounding.ground('pay rent of £950 per month')!.paragraph.id;
    expect(grounding.ground('pay rent of £950 per month', 1)!.paragraph.id).toBe(right);
  });

  it('follows an ellipsis only forwards', () => {
    expect(grounding.ground('The tenancy begins … ends on 31 March 2027')).toMatchObject({ status: 'exact' });
    expect(grounding.ground('ends on 31 March 2027 … The tenancy begins')).toBeNull();
  });

  it('takes a close quote when numbers, negations, modal verbs and roles agree', () => {
    const paragraph = grounding.ground('The Landlord shall return the deposit')!.paragraph.id;
    expect(
      grounding.ground(
        'The Landlord shall return the deposit within 30 days after end of tenancy, less the cost of damage',
        paragraph,
      ),
    ).toMatchObject({ status: 'close' });
  });

  it.each([
    [
      'Die Frist beträgt vier Monate und beginnt mit dem Zugang der Kündigung.',
      'Die Frist beträgt 4 Monate und beginnt mit dem Zugang der Kündigung',
    ],
    [
      'O plano recomeça por mais doze meses, com nova multa para o aluno.',
      'O plano recomeça por mais 12 meses, com nova multa',
    ],
    [
      'The fee rises after 12 weeks of use by the member.',
      'The fee rises after twelve weeks of use by the member',
    ],
    [
      'Zum Ablesen der Zähler betritt der Vermieter oder eine von ihm schriftlich beauftragte Person werktags die Wohnung.',
      'Zum Ablesen der Zähler betritt der Vermieter werktags die Wohnung',
    ],
  ])('takes a quote that writes a number its own way or leaves words out: %s', (paper, quote) => {
    expect(createGrounding(textOf(paper)).ground(quote, 1)?.quote).toContain(paper.slice(0, 20));
  });

  it.each([
    [
      'Die Frist beträgt vier Monate und beginnt mit dem Zugang der Kündigung.',
      'Die Frist beträgt 6 Monate und beginnt mit dem Zugang der Kündigung',
    ],
    [
      'Der Mieter darf die Wohnung ohne Erlaubnis nicht an andere vermieten.',
      'Der Mieter darf die Wohnung ohne Erlaubnis an andere vermieten',
    ],
  ])('drops a quote with another number or without the negation: %s', (paper, quote) => {
    expect(createGrounding(textOf(paper)).ground(quote, 1)).toBeNull();
  });

  it.each([
    [
      'another number',
      'The Landlord shall return the deposit within 90 days after the end of the tenancy, less the cost of damage.',
    ],
    [
      'a negation',
      'The Landlord shall not return the deposit within 30 days after the end of the tenancy, less the cost of damage.',
    ],
    [
      'another verb',
      'The Landlord may return the deposit within 30 days after the end of the tenancy, less the cost of damage.',
    ],
    [
      'the roles swapped',
      'The Tenant shall return the deposit within 30 days after the end of the tenancy, less the cost of damage.',
    ],
    [
      'another unit',
      'The Landlord shall return the deposit within 30 months after the end of the tenancy, less the cost of damage.',
    ],
    ['a piece of a number', 'pay rent of £95'],
  ])('drops a quote with %s', (_change, quote) => {
    const paragraph = grounding.ground('The Landlord shall return the deposit')!.paragraph.id;
    expect(grounding.ground(quote, paragraph)).toBeNull();
  });

  it.each([
    ['a full stop that is not there', 'pay rent of £950 per month.', 'pay rent of £950 per month'],
    ['a capital', 'Pay rent of £950 per month', 'pay rent of £950 per month'],
    ['the id in front', '[§12] pay rent of £950 per month', 'pay rent of £950 per month'],
    ['quotation marks around it', '"pay rent of £950 per month"', 'pay rent of £950 per month'],
    [
      'one word left out',
      'The Landlord shall return deposit within 30 days after the end',
      'The Landlord shall return the deposit within 30 days after the end',
    ],
    [
      'one word changed',
      'return the deposit within 30 days after the finish of the tenancy',
      'return the deposit within 30 days after the end of the tenancy',
    ],
  ])('gives the words of the document for a quote with %s', (_change, quote, words) => {
    const id = grounding.ground('The Landlord shall return the deposit')!.paragraph.id;
    for (const cited of [id, 1, undefined]) {
      const grounded = grounding.ground(quote, cited);
      expect(grounded?.quote.toLowerCase()).toContain(words.slice(1).toLowerCase());
      expect(lease.text.replace(/\s+/g, ' ')).toContain(grounded!.quote);
    }
  });

  it('does not take the true beginning of an invented sentence for a quote', () => {
    expect(
      grounding.ground(
        'The Landlord shall return the deposit within 30 days and may enter the home at any time',
      ),
    ).toBeNull();
  });

  it('catches every invention of a careless analyst and loses no true quote', () => {
    const quotes = CONTRACTS.flatMap(({ id }) => {
      const text = textOf(contractText(id));
      return text.sentences
        .filter((sentence) => sentence.text.length > 30)
        .map((sentence, index) => ({ text, sentence, isFalse: index % 10 === 3 }));
    });
    const judged = quotes.map(({ text, sentence, isFalse }) => {
      const quote = isFalse ? falsified(sentence.text) : sentence.text;
      return { isFalse, isFound: createGrounding(text).ground(quote, sentence.paragraph) !== null, quote };
    });
    expect(judged.filter((item) => item.isFalse).length).toBeGreaterThan(10);
    expect(judged.filter((item) => item.isFalse === item.isFound)).toEqual([]);
  });
});

/** Turns numbers, or where there are none invents an ending. */
function falsified(words: string): string {
  const turned = words
    .replace(/\bthirty\b/g, 'ninety')
    .replace(/\d+/, (digits) => String(Number(digits) + 61));
  return turned === words
    ? `${words.slice(0, words.length >> 1)} and everything the other side ever asks for.`
    : turned;
}
