import { detectLanguage } from '../../language/detect-language.ts';
import { addressesMachines } from '../../prompt-injection/machine-text.ts';
import { keepsDenial } from './keeps-denial.ts';
import { hasSameFigures } from './same-figures.ts';

/** Comfort and calls to act, which no line of a report holds: refused where the line itself has no such word. */
const COMFORT: Readonly<Record<string, RegExp>> = {
  en: /\b(?:safe|harmless|worry|trust|sign (?:it|this|here|now|the)|risk[- ]free)\b/i,
  de: /(?<!\p{L})(?:unbedenklich|ungefährlich|bedenkenlos|sorgenfrei|risikolos|sicherer? vertrag|keine? sorgen?|vertrauen sie|unterschreiben sie|unterzeichnen sie|alles in ordnung)/iu,
  fr: /(?<!\p{L})(?:sans (?:risque|danger|crainte|inquiétude|souci)|inoffensi|faites confiance|signez|rassurez|tout est en ordre|aucun (?:risque|danger|souci))/iu,
  es: /(?<!\p{L})(?:sin (?:riesgo|peligro|miedo|preocup)|inofensiv|confíe|firme (?:el|este|ya|sin|aquí|ahora)|es seguro|tranquil|todo en orden|ningún (?:riesgo|peligro))/iu,
  pt: /(?<!\p{L})(?:sem (?:risco|perigo|medo|preocup)|inofensiv|confie|assine|é seguro|tranquil|tudo em ordem|nenhum (?:risco|perigo))/iu,
  it: /(?<!\p{L})(?:senza (?:rischi|pericol|timor|preoccup)|innocu|si fidi|firmi |è sicur|tranquill|tutto in ordine|nessun (?:rischio|pericolo))/iu,
};
const COMFORT_IN_SOURCE =
  /\b(?:safe|harmless|risk|danger|worr|sign|trust|order|secur|sicher|unter(?:schr|zeich)|risqu|dang|signe|ries|peligr|firm|risc|perig|assin|seguro?|sicur)/i;

/** What a page could make live, and numbers to call. */
const ADDRESS =
  /\bhttps?:|\bwww\.|[\w.-]{1,64}@[\w-]{1,64}\.\w|\b[\w-]{2,40}\.(?:com|org|net|io|info|biz)\b/i;

/** Letters below which small words tell no language. */
const TELLING = 45;

/** Neighbors that a short line may be taken for. */
const ROMANCE = new Set(['fr', 'es', 'pt', 'it']);

/**
 * Whether a model's rendering of a line may be shown: in the language that was asked for, with the figures and denials of the line and
 * nothing that looks like an order, an address or a verdict of safety. `from`: the language of the line, ISO 639-1.
 */
export function isSoundRendering(line: string, from: string, rendering: string, to: string): boolean {
  if (rendering === '' || rendering.length > line.length * 2.6 + 40 || rendering.length < line.length * 0.35)
    return false;
  if (!isIn(to, from, line, rendering)) return false;
  if (ADDRESS.test(rendering) && !ADDRESS.test(line)) return false;
  if (addressesMachines(rendering)) return false;
  if (COMFORT[to]?.test(rendering) === true && !COMFORT_IN_SOURCE.test(line)) return false;
  return keepsDenial(line, from, rendering, to) && hasSameFigures(line, from, rendering, to);
}

function isIn(to: string, from: string, line: string, rendering: string): boolean {
  // a line that came back as it was, names and figures apart
  if (rendering.toLowerCase() === line.toLowerCase() && /(?:^|\s)\p{Ll}{2}/u.test(rendering)) return false;
  const found = detectLanguage(rendering);
  if (found === to) return true;
  const isShort = rendering.length < TELLING;
  if (found === null) return isShort;
  return isShort && found !== from && ROMANCE.has(found) && ROMANCE.has(to);
}
