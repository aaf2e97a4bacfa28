import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configQuery } from '../../lib/config.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { db } from '../../mocks/db.ts';
import { SplashGate } from './splash-gate.tsx';
import { Splash } from './splash.tsx';

/** Mounts under settings that are already there, so that no call runs on the stopped clock. */
function inApp(element: React.ReactNode) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(configQuery.queryKey, db.config);
  return <QueryClientProvider client={queryClient}>{element}</QueryClientProvider>;
}
const visit = () => render(inApp(<SplashGate>The page</SplashGate>));
const splash = () => screen.queryByTestId('splash');
const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const fill = () => pass(70 * 50);
const complete = async () => {
  await fill();
  await pass(300);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('advances about 1.43 percent every 50 ms', async () => {
  visit();
  expect(percent()).toBe(0);
  await pass(50);
  expect(percent()).toBe(1);
  await pass(300);
  expect(percent()).toBe(10);
  await pass(1400);
  expect(percent()).toBe(50);
});

it('calls back once, 300 ms after reaching 100', async () => {
  let calls = 0;
  render(inApp(<Splash onComplete={() => (calls += 1)} />));
  await fill();
  expect(percent()).toBe(100);
  await pass(299);
  expect(calls).toBe(0);
  await pass(1);
  expect(calls).toBe(1);
  await pass(10_000);
  expect(calls).toBe(1);
});

it('gives way to the page when it is complete', async () => {
  visit();
  expect(screen.getByText('The page')).toHaveProperty('inert', true);
  await complete();
  expect(splash()).toBeNull();
  expect(screen.getByText('The page')).toHaveProperty('inert', false);
});

it('shows once in a browser session', async () => {
  const first = visit();
  await complete();
  first.unmount();
  visit();
  expect(splash()).toBeNull();
});

it('shows again on a reload that came before it was complete', async () => {
  const first = visit();
  await pass(1000);
  first.unmount();
  visit();
  expect(splash()).not.toBeNull();
});

it.each([
  ['a key', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a click', () => fireEvent.click(screen.getByTestId('splash'))],
])('is skipped by %s, for the rest of the session', (_name, skip) => {
  const first = visit();
  skip();
  expect(splash()).toBeNull();
  first.unmount();
  visit();
  expect(splash()).toBeNull();
});

it('has three dots and a video that loops', () => {
  const { container } = visit();
  expect(screen.getByTestId('splash-dots').children).toHaveLength(3);
  expect(container.querySelector('video')?.loop).toBe(true);
});

it('works where the browser refuses storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is switched off', 'SecurityError');
  });
  visit();
  await complete();
  expect(splash()).toBeNull();
});
