import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { COUNT_UP_MS, useCountUp } from './use-count-up.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'clearTimeout'],
  });
});

it('waits at 0 until it is told to run', async () => {
  const { result } = renderHook(() => useCountUp(2547, false));
  await pass(5000);
  expect(result.current).toBe(0);
});

it('rises to 2547 within about 2.5 s and stays there', async () => {
  const { result } = renderHook(() => useCountUp(2547, true));
  await pass(1000);
  const early = result.current;
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(2547);
  await pass(1300);
  expect(result.current).toBeGreaterThan(early);
  expect(result.current).toBeLessThan(2547);
  await pass(250);
  expect(result.current).toBe(2547);
  await pass(5000);
  expect(result.current).toBe(2547);
  expect(COUNT_UP_MS).toBe(2500);
});

it('shows the final figure at once to those who ask for less motion', () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(real(query), 'matches', { value: query.includes('reduced-motion') }),
  );
  const { result } = renderHook(() => useCountUp(2547, true));
  expect(result.current).toBe(2547);
});
