import type { Drawing } from './drawing.ts';
import { boxOf, IDENTITY, multiply, type Box, type Matrix } from './geometry.ts';
import { OPERATORS } from './library.ts';
import { showText } from './show-text.ts';

/**
 * Does to a drawing what one operator says. The arguments are as pdf.js's evaluator writes them; a wrong guess yields NaN,
 * not a crash.
 */
type OperatorHandler = (drawing: Drawing, args: readonly never[]) => void;

const handle = (operators: readonly number[], handler: OperatorHandler): [number, OperatorHandler][] =>
  operators.map((operator) => [operator, handler]);

const HANDLERS: ReadonlyMap<number, OperatorHandler> = new Map([
  ...handle([OPERATORS.save], save),
  ...handle([OPERATORS.restore, OPERATORS.paintFormXObjectEnd], (drawing) => {
    if (drawing.isPlaceEmpty) drawing.emptyPlaces += 1;
    drawing.state = drawing.stack.pop() ?? drawing.state;
  }),
  ...handle([OPERATORS.paintFormXObjectBegin], (drawing, [matrix]) => {
    save(drawing);
    if (matrix !== null && matrix !== undefined) transform(drawing, matrix);
  }),
  ...handle([OPERATORS.transform], (drawing, args) => transform(drawing, asMatrix(args))),
  ...handle([OPERATORS.setFillRGBColor], ({ state }, [color]) => {
    state.fill = String(color);
  }),
  ...handle([OPERATORS.setFillColorN, OPERATORS.setFillColorSpace], ({ state }) => {
    state.fill = null;
  }),
  ...handle([OPERATORS.setGState], ({ state }, [settings]) => {
    for (const [key, value] of pairs(settings)) if (key === 'ca') state.alpha = Number(value);
  }),
  ...handle([OPERATORS.setTextRenderingMode], ({ state }, [mode]) => {
    state.mode = Number(mode);
  }),
  ...handle([OPERATORS.setFont], ({ state }, [font, size]) => {
    state.font = String(font);
    state.fontSize = Number(size);
  }),
  ...handle([OPERATORS.setCharSpacing], ({ state }, [space]) => {
    state.letterSpace = Number(space);
  }),
  ...handle([OPERATORS.setWordSpacing], ({ state }, [space]) => {
    state.wordSpace = Number(space);
  }),
  ...handle([OPERATORS.setHScale], ({ state }, [scale]) => {
    state.stretch = Number(scale) || 1;
  }),
  ...handle([OPERATORS.setLeading], ({ state }, [leading]) => {
    state.leading = Number(leading);
  }),
  ...handle([OPERATORS.beginText], (drawing) => setLine(drawing, IDENTITY)),
  ...handle([OPERATORS.setTextMatrix], (drawing, args) => {
    const [first] = args;
    setLine(drawing, asMatrix(Array.isArray(first) || ArrayBuffer.isView(first) ? Array.from(first) : args));
  }),
  ...handle([OPERATORS.setLeadingMoveText], (drawing, [x, y]) => {
    drawing.state.leading = -Number(y);
    moveTo(drawing, Number(x), Number(y));
  }),
  ...handle([OPERATORS.moveText], (drawing, [x, y]) => moveTo(drawing, Number(x), Number(y))),
  ...handle([OPERATORS.nextLine], nextLine),
  ...handle([OPERATORS.showText, OPERATORS.showSpacedText], (drawing, [glyphs]) => showText(drawing, glyphs)),
  ...handle([OPERATORS.nextLineShowText], (drawing, [glyphs]) => {
    nextLine(drawing);
    showText(drawing, glyphs);
  }),
  ...handle([OPERATORS.constructPath], drawPath),
  ...handle(
    [OPERATORS.paintImageXObject, OPERATORS.paintInlineImageXObject, OPERATORS.paintImageMaskXObject],
    ({ state: { matrix }, pictures, fills }, [source]) => {
      const box = boxOf(matrix, [0, 0, 1, 1]);
      pictures.push({ box, matrix, source });
      fills.push({ box, color: null });
    },
  ),
  ...handle(
    [
      OPERATORS.paintImageXObjectRepeat,
      OPERATORS.paintImageMaskXObjectRepeat,
      OPERATORS.paintInlineImageXObjectGroup,
      OPERATORS.paintImageMaskXObjectGroup,
    ],
    ({ state: { matrix }, paper: box, pictures, fills }) => {
      pictures.push({ box, matrix, source: null });
      fills.push({ box, color: null });
    },
  ),
]);

/** What leaves a mark on the page. */
const PAINTING: ReadonlySet<number> = new Set([
  OPERATORS.showText,
  OPERATORS.showSpacedText,
  OPERATORS.nextLineShowText,
  OPERATORS.constructPath,
  OPERATORS.shadingFill,
  OPERATORS.paintImageXObject,
  OPERATORS.paintInlineImageXObject,
  OPERATORS.paintImageMaskXObject,
  OPERATORS.paintImageXObjectRepeat,
  OPERATORS.paintImageMaskXObjectRepeat,
  OPERATORS.paintInlineImageXObjectGroup,
  OPERATORS.paintImageMaskXObjectGroup,
  OPERATORS.paintSolidColorImageMask,
]);

/** Does to a drawing what one operator says; operators that concern neither text nor pictures are passed over. */
export function applyOperator(drawing: Drawing, operator: number, args: readonly never[]): void {
  HANDLERS.get(operator)?.(drawing, args);
  if (operator === OPERATORS.transform) drawing.isPlaceEmpty = true;
  else if (operator === OPERATORS.restore || PAINTING.has(operator)) drawing.isPlaceEmpty = false;
}

function save({ stack, state }: Drawing): void {
  stack.push({ ...state });
}

function transform({ state }: Drawing, matrix: Matrix): void {
  state.matrix = multiply(state.matrix, matrix);
}

function setLine(drawing: Drawing, line: Matrix): void {
  drawing.line = line;
  drawing.text = line;
}

function moveTo(drawing: Drawing, x: number, y: number): void {
  setLine(drawing, multiply(drawing.line, [1, 0, 0, 1, x, y]));
}

function nextLine(drawing: Drawing): void {
  moveTo(drawing, 0, -drawing.state.leading);
}

function drawPath(drawing: Drawing, args: readonly never[]): void {
  if (!paints(Number(args[0]))) return;
  drawing.shapes += 1;
  const { state, fills } = drawing;
  const bounds: unknown = args[2];
  if (isBox(bounds) && state.alpha > 0.1) {
    fills.push({ box: boxOf(state.matrix, bounds), color: state.fill });
  }
}

const paints = (operator: number): boolean =>
  operator !== OPERATORS.stroke && operator !== OPERATORS.closeStroke && operator !== OPERATORS.endPath;

function isBox(value: unknown): value is Box {
  return (Array.isArray(value) || ArrayBuffer.isView(value)) && 'length' in value && value.length === 4;
}

function asMatrix(values: readonly unknown[]): Matrix {
  const [a, b, c, d, e, f] = values.map(Number);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

function pairs(value: unknown): readonly (readonly unknown[])[] {
  return Array.isArray(value) ? value.filter((pair: unknown) => Array.isArray(pair)) : [];
}
