import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SECTION_TITLES } from '../../../../../config/product.ts';
import { REPORTS } from '../../../mocks/reports.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import { toAnswer } from '../shared/answer.ts';
import { ResultsView } from '../results-view.tsx';
import { showInDocument, showInReport } from '../points/focus-store.ts';

type Name = keyof typeof REPORTS;

const resultOf = (name: Name): AnalysisResult => ({
  timestamp: Date.UTC(2026, 2, 2),
  userIdentity: 'Sarah Smith',
  country: 'United Kingdom',
  fileName: 'lease-ohio.pdf',
  answer: toAnswer(REPORTS[name]()),
});

/** Shows one of the reports made by hand in a window of this width. */
function show(name: Name, width = 1280) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0);
    const list = { matches: width >= least, addEventListener: () => {}, removeEventListener: () => {} };
    // All that the page uses of it.
    return list as unknown as MediaQueryList;
  });
  return { person: userEvent.setup(), ...render(view(name, null)) };
}

const view = (name: Name, onChooseSide: ((identity: string) => void) | null) => (
  <ResultsView result={resultOf(name)} onChooseSide={onChooseSide} />
);

async function openEverything(person: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const title of SECTION_TITLES) {
    const trigger = screen.getByRole('button', { name: title });
    if (trigger.getAttribute('aria-expanded') === 'false') await person.click(trigger);
  }
  for (const card of document.querySelectorAll<HTMLElement>('h4 button[aria-expanded=false]')) {
    await person.click(card);
  }
}

/** The quotes that the focused words of the document are. */
const focusedMarks = (): readonly string[] =>
  document.activeElement?.getAttribute('data-marks')?.split('|') ?? [];

describe.each(Object.keys(REPORTS) as Name[])('%s', (name) => {
  it('shows the specified heading and the six sections, the first one open', () => {
    show(name, 390);
    expect(screen.getByRole('heading', { level: 1, name: 'Legal Document Analysis' })).toBeTruthy();
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([...SECTION_TITLES]);
    const states = SECTION_TITLES.map((title) =>
      screen.getByRole('button', { name: title }).getAttribute('aria-expanded'),
    );
    expect(states).toEqual(['true', 'false', 'false', 'false', 'false', 'false']);
  });
});

describe('the brief', () => {
  it('says the verdict, the sums, the way out and the three worst before any section', () => {
    show('report-full');
    const brief = within(screen.getByRole('region', { name: 'Brief' }));
    expect(brief.getByRole('heading', { name: 'Ask for 3 changes before you sign' })).toBeTruthy();
    expect(brief.getByText('£18,000 in all.')).toBeTruthy();
    expect(brief.getByText(/You can leave with three months’ notice/)).toBeTruthy();
    expect(brief.getByRole('button', { name: /clause 10\.2, p\. 2: show it/ })).toBeTruthy();
    expect(brief.getAllByRole('button', { name: /^(?:High|Medium): / })).toHaveLength(3);
  });

  it('says so where there is no way out, no sum and no date', () => {
    show('report-sixty-risks');
    const brief = screen.getByRole('region', { name: 'Brief' });
    expect(brief.textContent).toContain('We did not find one.');
    // Its risks quote sums: the report lists none, which is another thing.
    expect(brief.textContent).toContain('No sum was listed.');
    expect(brief.textContent).toContain('We found no date that is still to come.');
  });
});

describe('the report and the document', () => {
  it('find each other: a place leads to its words, and the words to their card', async () => {
    const { person } = show('report-full');
    await person.click(screen.getByRole('button', { name: 'Risks or Red Flags' }));
    await person.click(
      screen.getByRole('button', { name: /^clause 7\.2, p\. 2: .+ You pay for every loss/ }),
    );
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('indemnify the Client against all losses, without limit');
    await person.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.id).toBe('point-risk-1');
    expect(document.activeElement?.textContent).toContain('What is usual');
  });

  it.each(Object.keys(REPORTS) as Name[])(
    'every quote of %s has words, and every word a point',
    async (name) => {
      // The long ones show nothing new here and take a minute in this browser.
      if (['report-old-version', 'report-huge', 'report-sixty-risks'].includes(name)) return;
      show(name);
      const { report, paragraphs } = resultOf(name).answer;
      const known = new Set(paragraphs.map(({ id }) => id));
      const points = [...(report?.facts ?? []), ...(report?.duties ?? []), ...(report?.risks ?? [])];
      for (const { id, quotes } of points) {
        for (const [position, { paragraph }] of quotes.entries()) {
          if (!known.has(paragraph)) continue;
          act(() => showInDocument(id, position));
          await expect.poll(focusedMarks, { interval: 5 }).toContain(`${id} ${position}`);
        }
        act(() => showInReport(id));
        await expect.poll(() => document.activeElement?.id, { interval: 5 }).toBe(`point-${id}`);
      }
    },
    // Dozens of points, each shown in both panes; a shared machine can stall.
    60_000,
  );

  it('finds words on the last of five hundred pages, which are not on the screen until then', async () => {
    show('report-huge');
    expect(document.querySelectorAll('[data-paragraph]').length).toBeLessThan(500);
    act(() => showInDocument('risk-40'));
    await expect.poll(() => document.activeElement?.textContent).toBe('pay all costs that follow from it');
  });

  it('goes through the words with j and k', async () => {
    const { person } = show('report-one-side');
    await person.keyboard('j');
    await expect.poll(focusedMarks).not.toEqual([]);
    const first = focusedMarks();
    await person.keyboard('j');
    await expect.poll(focusedMarks).not.toEqual(first);
    await person.keyboard('k');
    await expect.poll(focusedMarks).toEqual(first);
  });

  it('searches the document', async () => {
    const { person } = show('report-full');
    const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const current = () => document.querySelectorAll('[data-current]');
    await person.type(screen.getByRole('searchbox', { name: 'Search the document' }), 'agreement');
    expect(told(), 'the first place is shown at once').toContain('1 of 6');
    expect(current()).toHaveLength(1);
    const first = current()[0];
    await person.keyboard('{Enter}');
    expect(told()).toContain('2 of 6');
    expect(current()).toHaveLength(1);
    expect(current()[0]).not.toBe(first);
  });
});

describe('on a small screen', () => {
  it('opens the words over the lower half, and goes on to the next', async () => {
    const { person } = show('report-full', 390);
    await person.click(screen.getAllByRole('button', { name: /^clause 10\.2, p\. 2: / })[0]!);
    const sheet = await screen.findByRole('dialog');
    expect(sheet.querySelector('mark')?.textContent).toContain('giving three months’ notice');
    await person.click(within(sheet).getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('dialog').querySelector('mark')?.textContent).toContain(
      'shall deliver the designs',
    );
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the document behind a tab', async () => {
    const { person } = show('report-full', 390);
    expect(screen.queryByRole('region', { name: 'Your document' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Document' }));
    expect(screen.getByRole('region', { name: 'Your document' }).textContent).toContain('house rules');
    await person.click(screen.getByText('indemnify the Client against all losses, without limit'));
    await expect.poll(() => document.activeElement?.id).toBe('point-risk-1');
  });
});

describe('quotes', () => {
  it.each(Object.keys(REPORTS) as Name[])(
    'of %s stand on the screen once, with everything open',
    async (name) => {
      if (name === 'report-huge' || name === 'report-sixty-risks') return;
      const { person } = show(name, 390);
      await openEverything(person);
      const quotes = [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
      expect(new Set(quotes).size).toBe(quotes.length);
    },
  );

  it('a second risk in the same words names the first', async () => {
    const { person } = show('report-sixty-risks', 390);
    await person.click(screen.getByRole('button', { name: 'Risks or Red Flags' }));
    await person.click(screen.getByRole('button', { name: /They can change charge 60/, expanded: false }));
    expect(screen.getByText(/^Quoted under/).textContent).toContain('They can change charge 1,');
  });
});

it('runs nothing and follows no link that a hostile report holds', async () => {
  const { person, container } = show('report-hostile');
  await openEverything(person);
  expect(container.querySelectorAll('img, script, a[href^="javascript"]')).toHaveLength(0);
});

it('offers the sides, and says that another one counts as an analysis', async () => {
  const onChooseSide = vi.fn<(identity: string) => void>();
  const person = userEvent.setup();
  render(view('report-full', onChooseSide));
  await person.click(screen.getByRole('button', { name: 'You are the Contractor' }));
  expect(screen.getByText(/counts as one more analysis/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Client (Harbor Foods plc)' }));
  expect(onChooseSide).toHaveBeenCalledWith('Client');
});

it('takes a note on a point that is wrong, and gives it back', async () => {
  const { person } = show('report-full', 390);
  const facts = within(screen.getByRole('region', { name: 'Key Information' }));
  await person.click(facts.getByRole('button', { name: 'This is wrong: Fee', hidden: true }));
  await person.type(facts.getByRole('textbox', { name: 'What is wrong here?' }), 'It is £15,000.');
  await person.click(facts.getByRole('button', { name: 'Take it back' }));
  expect(facts.queryByRole('textbox')).toBeNull();
});
