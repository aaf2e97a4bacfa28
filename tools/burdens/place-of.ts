/** Finds where words stand in a text, however either of them is spaced: a reader of documents closes up columns and lines. */
export function createPlaceOf(text: string): (words: string) => { start: number; end: number } | null {
  const at: number[] = [];
  for (let index = 0; index < text.length; index++) if (!/\s/.test(text[index]!)) at.push(index);
  const closed = closeUp(text);
  return (words) => {
    const wanted = closeUp(words);
    const from = wanted === '' ? -1 : closed.indexOf(wanted);
    return from < 0 ? null : { start: at[from]!, end: at[from + wanted.length - 1]! + 1 };
  };
}

const closeUp = (text: string): string => text.replace(/\s/g, '');
