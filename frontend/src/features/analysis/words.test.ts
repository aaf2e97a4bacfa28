import { describe, expect, it, vi } from 'vitest';
import { FILE_KINDS, MAX_UPLOAD_BYTES } from '../../../../config/product.ts';
import { acceptOf, kindList, rejectionSentence } from './file-words.ts';
import { lookOf } from './shared/file-look.ts';
import { locateQuotes } from './document/locate-quotes.ts';
import { fullPlace, shortName } from './points/place-words.ts';
import { preFill } from './person.ts';
import { elapsed, percentDone, realStage } from './real-stage.ts';
import { whereTheTextWent } from './shared/provenance-words.ts';
import { pagesRead } from './parts/report-facts.tsx';
import { quotaSentence } from './quota.ts';
import { reportFileName } from './exports/report-text.ts';
import { playStatusWords } from './shared/status-words.ts';

describe('the name field', () => {
  it.each([
    [{ displayName: 'Sarah', email: 's@example.com' }, 'Sarah'],
    [{ displayName: null, email: 's@example.com' }, 's@example.com'],
    [{ displayName: '', email: null }, 'User'],
  ])('begins with the best name of %j', (person, expected) => {
    expect(preFill({ uid: 'u', ...person })).toBe(expected);
  });
});

describe('files', () => {
  it('are accepted as the specification lists them', () => {
    expect(Object.values(acceptOf(FILE_KINDS)).flat()).toEqual([
      '.pdf',
      '.docx',
      '.txt',
      '.jpg',
      '.jpeg',
      '.png',
    ]);
    expect(kindList(FILE_KINDS)).toBe('PDF, DOCX, TXT, JPG, and PNG');
  });

  it.each([
    ['file-invalid-type', 'PDF, DOCX, TXT, JPG, and PNG'],
    ['file-too-large', '10MB'],
    ['file-too-small', 'empty'],
    ['too-many-files', 'Only one file'],
    ['something-new', 'as the library says'],
  ])('refused for %s are refused in a sentence', (code, words) => {
    const sentence = rejectionSentence(
      { code, message: 'as the library says' },
      FILE_KINDS,
      MAX_UPLOAD_BYTES,
    );
    expect(sentence).toContain(words);
  });

  it.each([
    [{ name: 'a.PDF', type: '' }, 'pdf'],
    [{ name: 'a', type: 'image/webp' }, 'image'],
    [{ name: 'a.jpeg', type: '' }, 'image'],
    [{ name: 'a.docx', type: '' }, 'other'],
  ])('%j gets the icon for %s', (file, look) => {
    expect(lookOf(file)).toBe(look);
  });

  it.each([
    ['../../etc/passwd.pdf', '....etcpasswd - analysis.md'],
    ['Miet/vertrag: "Köln".docx', 'Mietvertrag Köln - analysis.md'],
    ['???', 'document - analysis.md'],
  ])('%s lends its name to a download safely', (name, expected) => {
    expect(reportFileName(name, 'md')).toBe(expected);
  });
});

describe('the status words', () => {
  /** Plays them on a clock and frames that move by hand: `frame` paints what is shown. */
  function playByHand() {
    vi.useFakeTimers();
    let waiting: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => waiting.push(callback));
    vi.stubGlobal('cancelAnimationFrame', () => {});
    const frame = () => {
      // What is asked for in one frame comes in the next, when the first has been painted.
      for (let count = 0; count < 2; count += 1) {
        const callbacks = waiting;
        waiting = [];
        for (const callback of callbacks) callback();
      }
    };
    const shown: string[] = [];
    const played = playStatusWords((text) => shown.push(text), new AbortController().signal);
    return { shown, played, frame };
  }

  it('stay for 0.8 s and 1 s, then the last ones stay', async () => {
    const { shown, played, frame } = playByHand();
    frame();
    await vi.advanceTimersByTimeAsync(799);
    expect(shown).toEqual(['Uploading document...']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveLength(2);
    frame();
    await vi.advanceTimersByTimeAsync(999);
    expect(shown).toEqual(['Uploading document...', 'Extracting text...']);
    await vi.advanceTimersByTimeAsync(1);
    await played;
    expect(shown.at(-1)).toBe('Analyzing with AI...');
  });

  it('count their time from when they are on screen', async () => {
    const { shown, frame } = playByHand();
    await vi.advanceTimersByTimeAsync(900);
    frame();
    await vi.advanceTimersByTimeAsync(799);
    expect(shown).toEqual(['Uploading document...']);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['Uploading document...', 'Extracting text...']);
  });

  it('do not wait for a frame in a tab that is not seen', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { shown, played } = playByHand();
    await vi.advanceTimersByTimeAsync(800 + 1000);
    await played;
    expect(shown.at(-1)).toBe('Analyzing with AI...');
  });

  it('go on where no frame comes', async () => {
    const { shown, played } = playByHand();
    await vi.advanceTimersByTimeAsync(1000 + 800 + 1000 + 1000);
    await played;
    expect(shown.at(-1)).toBe('Analyzing with AI...');
  });

  it('end at once when the work does', async () => {
    const shown: string[] = [];
    const controller = new AbortController();
    const played = playStatusWords((text) => shown.push(text), controller.signal);
    controller.abort();
    await played;
    expect(shown).toEqual(['Uploading document...']);
  });
});

describe('progress', () => {
  const reading = {
    status: 'Analyzing with AI...',
    stage: 'extracting',
    position: null,
    progress: { done: 3, total: 10, unit: 'pages' },
  } as const;

  it('tells the real stage', () => {
    expect(realStage({ ...reading, status: 'Extracting text...' })).toBe('Reading page 3 of 10');
    expect(realStage(reading)).toBe('Still reading page 3 of 10');
    expect(realStage({ ...reading, progress: { done: 0, total: 10, unit: 'pages' } })).toBe(
      'Still reading page 1 of 10',
    );
    expect(realStage({ ...reading, position: 4 })).toBe('Waiting in line, place 4');
    expect(realStage({ ...reading, stage: 'analyzing', progress: null })).toBe('Writing the report');
    expect(realStage({ ...reading, stage: null, progress: null })).toBeNull();
  });

  it('tells what a model reads, and how much of it is done', () => {
    const parts = { done: 0, total: 5, unit: 'parts' } as const;
    const stageOf = (progress: Parameters<typeof realStage>[0]['progress']) =>
      realStage({ ...reading, stage: 'analyzing', progress });
    expect(stageOf({ ...parts, reading: { question: 'facts', firstPage: 1, lastPage: 4 } })).toBe(
      'The AI model reads pages 1 to 4 for facts and duties, 0 of 5 parts read',
    );
    expect(stageOf({ ...parts, done: 3, reading: { question: 'risks', firstPage: 5, lastPage: 5 } })).toBe(
      'The AI model reads page 5 for risks, 3 of 5 parts read',
    );
    expect(stageOf({ ...parts, done: 4, reading: { question: 'review', firstPage: 1, lastPage: 5 } })).toBe(
      'The AI model checks the report, 4 of 5 parts read',
    );
    expect(stageOf({ ...parts, done: 5 })).toBe('The AI model: 5 of 5 parts read');
  });

  it.each([
    ['Uploading document...', 'extracting', null, null],
    ['Uploading document...', null, 4, 'Waiting in line, place 4'],
    ['Extracting text...', 'extracting', null, 'Reading the document'],
    ['Extracting text...', null, 4, 'Waiting in line, place 4'],
    ['Extracting text...', 'analyzing', null, null],
    ['Analyzing with AI...', 'extracting', null, 'Still reading the document'],
    ['Analyzing with AI...', 'analyzing', null, 'Writing the report'],
  ] as const)('beside “%s” says of the stage %s, place %s: %s', (status, stage, position, expected) => {
    expect(realStage({ status, stage, position, progress: null })).toBe(expected);
  });

  it('never says it is done before it is', () => {
    const sections = Array.from({ length: 6 }, (_, index) => ({
      index,
      title: '',
      content: '',
      final: true,
    }));
    expect(percentDone({ ...reading, progress: { done: 10, total: 10, unit: 'pages' }, sections: [] })).toBe(
      50,
    );
    expect(percentDone({ position: null, stage: 'analyzing', progress: null, sections })).toBe(95);
    // What rules know is shown at once; a model that has read nothing yet has still everything to do.
    const parts = { done: 0, total: 9, unit: 'parts' } as const;
    expect(percentDone({ position: null, stage: 'analyzing', progress: parts, sections })).toBe(50);
    expect(percentDone({ position: null, stage: null, progress: null, sections: [] })).toBeNull();
    expect(percentDone({ ...reading, position: 3, sections: [] })).toBe(0);
    expect(percentDone({ ...reading, progress: { done: 0, total: 0, unit: 'pages' }, sections: [] })).toBe(5);
  });

  it.each([
    [-5, '0:00'],
    [59_999, '0:59'],
    [3_600_000, '60:00'],
  ])('writes %i ms as %s', (ms, expected) => {
    expect(elapsed(ms)).toBe(expected);
  });
});

describe('quotes', () => {
  it('are found across line breaks and other quotation marks', () => {
    const text = 'The “Client” shall\n pay all (100%) costs.';
    expect(locateQuotes(text, ['"client" shall pay all (100%)'])).toEqual([
      { text: 'The ', isQuoted: false },
      { text: '“Client” shall\n pay all (100%)', isQuoted: true },
      { text: ' costs.', isQuoted: false },
    ]);
  });

  it('that the report cut are marked as far as they go', () => {
    expect(locateQuotes('one two three four', ['two three …'])).toEqual([
      { text: 'one ', isQuoted: false },
      { text: 'two three', isQuoted: true },
      { text: ' four', isQuoted: false },
    ]);
  });

  it('that overlap are marked once', () => {
    expect(locateQuotes('one two three', ['one two', 'two three', 'nowhere', ' '])).toEqual([
      { text: 'one two', isQuoted: true },
      { text: ' three', isQuoted: true },
    ]);
  });
});

describe('sentences', () => {
  it('say whether the text left the house', () => {
    expect(whereTheTextWent({ analyst: 'built-in', model: null, isLocal: true })).toContain(
      'without an AI model',
    );
    expect(whereTheTextWent({ analyst: 'ollama', model: 'llama3', isLocal: true })).toContain('stayed');
    expect(whereTheTextWent({ analyst: 'openai', model: 'm-1', isLocal: false })).toContain(
      'was sent to that service',
    );
  });

  it.each([
    [1, 0, '1 page'],
    [1, 1, '1 page, by text recognition'],
    [3, 3, '3 pages, all by text recognition'],
    [10, 1, '10 pages, 1 of them by text recognition'],
  ])('say how %i pages with %i pictures were read', (pages, ocrPages, expected) => {
    const document = { kind: 'pdf', characters: 900, language: 'en', readPercent: 100 } as const;
    expect(pagesRead({ ...document, pages, ocrPages })).toBe(expected);
  });

  it.each([
    [null, null, '§55 · page 9'],
    ['11.', 'clause 11', 'Clause 11 · page 9 (§55)'],
    ['5)', 'clause 5', 'Clause 5 · page 9 (§55)'],
    ['(a)', 'clause (a)', 'Clause (a) · page 9 (§55)'],
    ['Article 5', 'Article 5', 'Article 5 · page 9 (§55)'],
    ['§ 7', 'clause § 7', 'Clause § 7 · page 9 (§55)'],
    ['Annex', 'Annex', 'Annex · page 9 (§55)'],
    ['•', null, '§55 · page 9'],
    ['IV', 'clause IV', 'Clause IV · page 9 (§55)'],
    ['', null, '§55 · page 9'],
    ['Particular Condition No. 7.2', null, 'Particular Condition No. 7.2 · page 9 (§55)'],
  ])('say where a paragraph with the number %s stands', (clause, short, full) => {
    const paragraph = { id: 55, page: 9, clause, text: '' };
    expect(shortName(paragraph)).toBe(short);
    expect(fullPlace(paragraph)).toBe(full);
  });

  it('say how many analyses are left', () => {
    const quota = { limit: 3, used: 1, opensAt: '2026-12-01T00:00:00.000Z' };
    expect(quotaSentence(quota)).toBe(
      '2 of 3 analyses left this month. Counting starts again on 1 December 2026 (UTC).',
    );
    expect(quotaSentence({ ...quota, used: 5 })).toContain('You have used all 3 analyses');
    expect(quotaSentence({ ...quota, limit: null })).toBeNull();
  });
});
