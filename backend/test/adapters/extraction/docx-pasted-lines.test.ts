import { describe, expect, it } from 'vitest';
import { extractBytes, outline } from '../../support/papers/documents.ts';
import { makeDocx, paragraph } from '../../support/papers/make-docx.ts';
import { sharedExtractor } from '../../support/processes/shared-extractor.ts';

const extractor = sharedExtractor();
const read = (lines: readonly string[]) =>
  extractBytes(extractor, makeDocx({ body: lines.map((line) => paragraph(line)).join('') }), 'contract.docx');

describe('A Word document with a paragraph for each line', () => {
  it('puts together the lines of a text that was pasted with its line ends', async () => {
    const lines = [
      '1. The tenant pays the rent on the first day of each month, and',
      'the landlord gives a receipt for it within three days after the',
      'money has come.',
      '2. The tenant keeps the rooms clean, airs them each day, and tells',
      'the landlord of every fault of the roof, the pipes and the walls',
      'as soon as it is seen.',
      '',
      'Each side signs two copies of this lease, of which both sides keep',
      'one.',
    ];
    const document = await read(lines);
    expect(outline(document)).toEqual([
      `paragraph ${lines.slice(0, 3).join(' ')}`,
      `paragraph ${lines.slice(3, 6).join(' ')}`,
      `paragraph ${lines.slice(7).join(' ')}`,
    ]);
    expect(document.pages[0]!.blocks[2]?.source?.runs).toEqual([
      { at: 0, paragraph: 7, from: 0, length: 53 },
      { at: 53, paragraph: 8, from: 0, length: 3 },
    ]);
  });

  it('leaves short paragraphs apart', async () => {
    const lines = [
      'The rent is paid on the first day of each month by transfer',
      'The keys are given back on the last day at noon in the hall',
      'the cat may stay, and one dog too if nobody minds it at all',
      'The garden is shared with the neighbours from the first floor',
    ];
    const document = await read(lines);
    expect(outline(document)).toEqual(lines.map((line) => `paragraph ${line}`));
  });
});
