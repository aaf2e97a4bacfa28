import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localStore } from '../../../lib/storage.ts';
import { sampleAnswer } from '../../../mocks/sample-report.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';
import {
  forgetReport,
  keepReport,
  openHistory,
  turnHistoryOn,
  useHistoryStore,
  wipeHistory,
} from './history-store.ts';

const resultOf = (timestamp: number): AnalysisResult => ({
  timestamp,
  userIdentity: 'Tenant',
  country: 'India',
  fileName: `${timestamp}.pdf`,
  answer: sampleAnswer('Tenant', 'India'),
});
const kept = () => useHistoryStore.getState().reports.map(({ timestamp }) => timestamp);

beforeEach(() => openHistory('sarah'));
afterEach(() => openHistory(null));

it('keeps nothing unless asked', () => {
  expect(keepReport(resultOf(1))).toBe(false);
  expect(window.localStorage).toHaveLength(0);
});

it('keeps reports for one person, newest first, without the text of the documents', () => {
  turnHistoryOn();
  keepReport(resultOf(1));
  expect(keepReport(resultOf(2))).toBe(true);
  openHistory('somebody else');
  expect(kept()).toEqual([]);
  openHistory('sarah');
  expect(kept()).toEqual([2, 1]);
  expect(window.localStorage.getItem('reports:sarah')).not.toContain(
    'This Agreement is made on 1 March 2026 between',
  );
});

it('forgets one, or all at once', () => {
  turnHistoryOn();
  for (const timestamp of [1, 2, 3]) keepReport(resultOf(timestamp));
  forgetReport(resultOf(2));
  expect(kept()).toEqual([3, 1]);
  wipeHistory();
  expect(kept()).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
  expect(keepReport(resultOf(4))).toBe(false);
});

it('keeps twenty at most', () => {
  turnHistoryOn();
  for (let timestamp = 1; timestamp <= 25; timestamp += 1) keepReport(resultOf(timestamp));
  expect(kept()).toHaveLength(20);
  expect(kept()[0]).toBe(25);
});

it('lets the oldest go where the browser gives no more room', () => {
  turnHistoryOn();
  for (const timestamp of [1, 2]) keepReport(resultOf(timestamp));
  const room = (window.localStorage.getItem('reports:sarah') ?? '').length + 100;
  const { write } = localStore;
  vi.spyOn(localStore, 'write').mockImplementation((key, value) => value.length <= room && write(key, value));
  expect(keepReport(resultOf(3))).toBe(true);
  expect(kept()).toEqual([3, 2]);
});

it.each(['{', 'null', '[]', '{"isOn":true,"reports":[7]}', '{"isOn":"yes","reports":[]}'])(
  'takes stored text that is not ours for nothing: %s',
  (text) => {
    window.localStorage.setItem('reports:sarah', text);
    openHistory('sarah');
    expect(useHistoryStore.getState()).toMatchObject({ isOn: false, reports: [] });
  },
);
