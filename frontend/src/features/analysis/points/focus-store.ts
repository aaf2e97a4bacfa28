import { create } from 'zustand';

/** A place that was asked for. `serial` tells one request from the same one made again. */
export interface ShowRequest {
  readonly pane: 'report' | 'document';
  readonly pointId: string;
  /** Which of the point's quotes, from 0. */
  readonly quote: number;
  readonly serial: number;
}

interface FocusState {
  /** The point that was chosen last, in either pane. */
  readonly active: string | null;
  /** The point under the mouse or the keyboard focus. */
  readonly hovered: string | null;
  /** What is to be shown; null once it is. */
  readonly request: ShowRequest | null;
  /** What was shown last. */
  readonly shown: ShowRequest | null;
  /** Ids of the cards that show everything. */
  readonly unfolded: ReadonlySet<string>;
}

const NOTHING: FocusState = { active: null, hovered: null, request: null, shown: null, unfolded: new Set() };

/** What ties the report and the document together while both are looked at. */
export const useFocusStore = create<FocusState>(() => NOTHING);

const { getState, setState } = useFocusStore;
let serial = 0;

/** Shows the words that a point rests on. */
export const showInDocument = (pointId: string, quote = 0): void => ask('document', pointId, quote);

/** Shows the point that rests on some words. */
export const showInReport = (pointId: string): void => ask('report', pointId, 0);

/** Folds a card up, or open. */
export function toggleCard(pointId: string): void {
  const unfolded = new Set(getState().unfolded);
  if (!unfolded.delete(pointId)) unfolded.add(pointId);
  setState({ unfolded });
}

/** Lights a point up in both panes; null ends that. */
export function hoverPoint(pointId: string | null): void {
  if (getState().hovered !== pointId) setState({ hovered: pointId });
}

/** Marks the request as met, so that a view that comes later does not meet it again. */
export const clearRequest = (): void => setState({ request: null });

/** Forgets everything, as when the report goes away. */
export const resetFocus = (): void => setState(NOTHING);

function ask(pane: ShowRequest['pane'], pointId: string, quote: number): void {
  serial += 1;
  const unfolded = pane === 'report' ? new Set([...getState().unfolded, pointId]) : getState().unfolded;
  const request = { pane, pointId, quote, serial };
  setState({ active: pointId, request, shown: request, unfolded });
}
