import { create } from 'zustand';
import { localStore } from '../../../lib/storage.ts';
import { toAnswer } from '../shared/answer.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';

/** Most reports kept for one person. A report is a few tens of kB and browsers give about 5 MB. */
const MAX_KEPT = 20;

interface History {
  /** Whether the person asked for new reports to be kept. Off unless they did. */
  readonly isOn: boolean;
  /** Newest first, without the text of the documents. */
  readonly reports: readonly AnalysisResult[];
}

const NOTHING: History = { isOn: false, reports: [] };

/** The reports this browser keeps for the person who is signed in, if they asked for it. Nothing of it leaves the browser. */
export const useHistoryStore = create<History & { readonly uid: string | null }>(() => ({
  uid: null,
  ...NOTHING,
}));

const { getState, setState } = useHistoryStore;
const keyOf = (uid: string): string => `reports:${uid}`;

/** Takes a person's kept reports from storage; null puts everybody's out of memory. */
export function openHistory(uid: string | null): void {
  setState({ uid, ...(uid === null ? NOTHING : readHistory(uid)) });
}

/** Keeps new reports from now on. */
export const turnHistoryOn = (): void => change({ isOn: true });

/** Keeps nothing any more, and wipes what was kept. */
export const wipeHistory = (): void => change(NOTHING);

/** Takes one report away. */
export const forgetReport = ({ timestamp }: AnalysisResult): void =>
  change({ reports: getState().reports.filter((report) => report.timestamp !== timestamp) });

/** Keeps a report if the person asked for it. Answers whether it was kept. */
export function keepReport(result: AnalysisResult): boolean {
  if (!getState().isOn) return false;
  // The document's text stays out, also the quotes that the report itself does not show.
  const kept = { ...result, answer: { ...result.answer, paragraphs: [], citations: [] } };
  change({ reports: [kept, ...getState().reports].slice(0, MAX_KEPT) });
  return getState().reports[0]?.timestamp === result.timestamp;
}

/** Changes what is kept. Where the browser gives no more room, the oldest reports go first. */
function change(next: Partial<History>): void {
  const { uid, isOn, reports } = { ...getState(), ...next };
  if (uid === null) return;
  if (!isOn && reports.length === 0) {
    localStore.remove(keyOf(uid));
    setState(NOTHING);
    return;
  }
  let kept = reports;
  while (!localStore.write(keyOf(uid), JSON.stringify({ isOn, reports: kept })) && kept.length > 0) {
    kept = kept.slice(0, -1);
  }
  setState({ isOn, reports: kept });
}

function readHistory(uid: string): History {
  try {
    const stored: unknown = JSON.parse(localStore.read(keyOf(uid)) ?? 'null');
    return isHistory(stored)
      ? {
          isOn: stored.isOn,
          reports: stored.reports.map((report) => ({ ...report, answer: toAnswer(report.answer) })),
        }
      : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isHistory(value: unknown): value is History {
  return (
    typeof value === 'object' &&
    value !== null &&
    'isOn' in value &&
    typeof value.isOn === 'boolean' &&
    'reports' in value &&
    Array.isArray(value.reports) &&
    value.reports.every(
      (report: unknown) =>
        typeof report === 'object' && report !== null && 'timestamp' in report && 'answer' in report,
    )
  );
}
