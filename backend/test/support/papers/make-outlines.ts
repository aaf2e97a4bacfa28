import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import { CONTRACT_LINES } from './make-scan.ts';

/** Operators that draw an A4 page whose letters are filled shapes, as drawing programs and plotters export text. */
export function outlinedText(lines: readonly string[] = CONTRACT_LINES): string {
  const canvas = createCanvas(595, 842, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.fillStyle = '#000000';
  context.font = '11px Contract';
  lines.forEach((line, index) => context.fillText(line, 60, 80 + index * 17));
  const svg = canvas.getContent().toString();
  // SVG counts from the top, PDF from the bottom.
  return `q 1 0 0 -1 0 842 cm\n${[...svg.matchAll(/ d="([^"]*)"/gu)].map(([, path = '']) => `${filled(path)} f`).join('\n')}\nQ`;
}

/** An SVG path of absolute commands as PDF operators; quadratic curves become cubic ones. */
function filled(path: string): string {
  let [x, y] = [0, 0];
  const operators: string[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQCZHV])([^MLQCZHV]*)/gu)) {
    const given = (rest.match(/-?[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number);
    if (command === 'Z') {
      operators.push('h');
      continue;
    }
    // Lines along one axis leave the other coordinate out.
    const points = command === 'H' ? [given[0] ?? x, y] : command === 'V' ? [x, given[0] ?? y] : given;
    const [endX = x, endY = y] = points.slice(-2);
    if (command === 'Q') {
      const [midX = x, midY = y] = points;
      const third = (from: number, to: number): number => from + ((to - from) * 2) / 3;
      operators.push(
        `${third(x, midX)} ${third(y, midY)} ${third(endX, midX)} ${third(endY, midY)} ${endX} ${endY} c`,
      );
    } else {
      operators.push(`${points.join(' ')} ${command === 'M' ? 'm' : command === 'C' ? 'c' : 'l'}`);
    }
    [x, y] = [endX, endY];
  }
  return operators.join('\n');
}
