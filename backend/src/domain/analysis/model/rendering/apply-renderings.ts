import { detectLanguage } from '../../language/detect-language.ts';
import { isSoundRendering } from './check-rendering.ts';
import { shownLine, type LineToRender } from './lines-to-render.ts';

/** Renderings by the words they stand for. */
export type Renderings = ReadonlyMap<string, string>;

/** A line and what a model made of it. */
export interface RenderedLine extends LineToRender {
  readonly rendering: string;
}

/** The renderings that may be shown in `language`: each sound by itself, and all of them together in it. */
export function soundRenderings(lines: readonly RenderedLine[], language: string): Renderings {
  const sound = lines.filter((line) =>
    isSoundRendering(shownLine(line), line.from, line.rendering, language),
  );
  const found = detectLanguage(sound.map(({ rendering }) => rendering).join(' '));
  if (found !== null && found !== language) return new Map();
  return new Map(sound.map(({ words, rendering }) => [words, rendering]));
}
