import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { HiddenText } from '../../../domain/analysis/document/extracted-document.ts';
import { cleanText } from '../text/clean-text.ts';
import type { PageContent } from './content.ts';
import type { HiddenShow } from './drawing.ts';

export interface SeenAndUnseen {
  readonly visible: readonly TextItem[];
  readonly hidden: readonly HiddenText[];
}

/** Removes invisible text from what pdf.js found on the page. */
export function withoutHidden(
  items: readonly TextItem[],
  { hidden }: PageContent,
  page: number,
): SeenAndUnseen {
  const visible: TextItem[] = [];
  const taken = new Map<HiddenText['how'], string[]>();
  const take = (how: HiddenText['how'], text: string): void => {
    taken.set(how, [...(taken.get(how) ?? []), text]);
  };
  const byLine = groupByLine(hidden);

  for (const item of items) {
    const [, , , , x = 0, y = 0] = item.transform;
    const unseen = (byLine.get(Math.round(y)) ?? []).filter(
      (show) => show.x >= x - 1 && show.x <= x + Math.max(Math.abs(item.width), Math.abs(item.height)) + 1,
    );
    if (unseen.length === 0 || item.str.trim() === '') {
      visible.push(item);
      continue;
    }
    let rest = item.str;
    for (const { text, how } of unseen) {
      const words = text.trim();
      const isAll = words.includes(rest.trim());
      if (isAll || rest.includes(words)) {
        take(how, isAll ? rest : words);
        rest = isAll ? '' : rest.replace(words, ' ');
      }
    }
    if (rest === item.str && unseen[0] !== undefined && Math.abs(unseen[0].x - x) < 1) {
      // The same place but other words: pdf.js put the glyphs into another order, as it does for right-to-left text.
      take(unseen[0].how, rest);
      rest = '';
    }
    if (rest.trim() !== '') visible.push({ ...item, str: rest });
  }

  // pdf.js leaves out what is off the page; the operators still hold it.
  const seen = visible.map(({ str }) => str).join(' ');
  for (const { how, text } of hidden) if (how === 'off-page' && !seen.includes(text.trim())) take(how, text);
  const found = [...taken].map(([how, texts]) => ({ page, how, text: cleanText(texts.join(' ')) }));
  return { visible, hidden: found.filter(({ text }) => text !== '') };
}

/** By whole points of height, each show also in the neighboring ones: rounding must not part the two views. */
function groupByLine(hidden: readonly HiddenShow[]): ReadonlyMap<number, HiddenShow[]> {
  const lines = new Map<number, HiddenShow[]>();
  for (const show of hidden) {
    for (const near of [-1, 0, 1]) {
      const key = Math.round(show.y) + near;
      lines.set(key, [...(lines.get(key) ?? []), show]);
    }
  }
  return lines;
}
