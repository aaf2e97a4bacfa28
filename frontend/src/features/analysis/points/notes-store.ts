import { create } from 'zustand';

/** What the reader noted on points, by the point's id. In memory only; it leaves with the reader's own exports. */
export const useNotesStore = create<{ readonly notes: Readonly<Record<string, string>> }>(() => ({
  notes: {},
}));

const { getState, setState } = useNotesStore;

/** Keeps a note; an empty one is taken away. */
export function writeNote(pointId: string, text: string): void {
  const { [pointId]: _gone, ...others } = getState().notes;
  setState({ notes: text.trim() === '' ? others : { ...others, [pointId]: text } });
}

export const resetNotes = (): void => setState({ notes: {} });
