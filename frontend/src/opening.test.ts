import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Loads a page: what opening.js does before the first paint. */
async function visit(): Promise<void> {
  vi.resetModules();
  // @ts-expect-error -- it is served as it is, and has no types
  await import('../opening.js');
}
const splash = () => document.querySelector<HTMLElement>('[data-testid=splash]');
const percent = () => Number(splash()?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'));
const isPageHidden = () => 'opening' in document.documentElement.dataset;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** What a reload takes away. */
const leave = () => {
  vi.clearAllTimers();
  splash()?.remove();
  delete document.documentElement.dataset['opening'];
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  window.dispatchEvent(new KeyboardEvent('keydown'));
  leave();
});

it('advances about 1.43 percent every 50 ms', async () => {
  await visit();
  expect(percent()).toBe(0);
  await pass(50);
  expect(percent()).toBe(1);
  await pass(300);
  expect(percent()).toBe(10);
  await pass(1400);
  expect(percent()).toBe(50);
});

it('takes no longer on a phone that is too busy for every step', async () => {
  await visit();
  const late = performance.now() + 1_750;
  vi.spyOn(performance, 'now').mockReturnValue(late);
  await pass(50);
  expect(percent()).toBe(50);
});

it('gives way to the page 300 ms after reaching 100', async () => {
  await visit();
  await pass(3500);
  expect(percent()).toBe(100);
  await pass(299);
  expect(isPageHidden()).toBe(true);
  await pass(1);
  expect(splash()).toBeNull();
  expect(isPageHidden()).toBe(false);
});

it('shows once in a browser session', async () => {
  await visit();
  await pass(3800);
  await visit();
  expect(splash()).toBeNull();
  expect(isPageHidden()).toBe(false);
});

it('shows again on a reload that came before it was complete', async () => {
  await visit();
  await pass(1000);
  leave();
  await visit();
  expect(splash()).not.toBeNull();
});

it.each(['keydown', 'click'])('is skipped by a %s, for the rest of the session', async (event) => {
  await visit();
  window.dispatchEvent(new Event(event));
  expect(splash()).toBeNull();
  await visit();
  expect(splash()).toBeNull();
});

it('has three dots, the name of the installation, and a silent video that loops', async () => {
  await visit();
  expect(document.querySelector('[data-testid=splash-dots]')?.children).toHaveLength(3);
  expect(splash()?.textContent).toContain('Legible');
  expect(splash()?.querySelector('video')).toMatchObject({ loop: true, muted: true });
});

it('works where the browser refuses storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is switched off', 'SecurityError');
  });
  await visit();
  await pass(3800);
  expect(splash()).toBeNull();
});
