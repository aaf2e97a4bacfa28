import type { LegalText, Paragraph } from '../../../document/legal-text.ts';
import { isFirm, splitPersons } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import type { Usage } from '../usage.ts';
import { sifted } from '../../../sieve/sifted.ts';

/** Fewest uses from which a paper speaks as `we` to `you`. */
const SPOKEN = 3;
/** Lines under which nothing more stands. */
const LAST = 4;

/** `Stay strong`, `Love from the kiln,`: a few words of farewell. */
const FAREWELL = sifted(/^[\p{Lu}][\p{L}'’ -]{2,50}[,!]?$/u);
const MOST_WORDS = 7;
const SIGNING =
  /\b(?:sign(?:ed|ature)?|agreed?|accept(?:ed)?|name|names|customer|client|member|tenant|parent|buyer|witness|party|parties|between)\b|[:_|]/i;

/**
 * Under rules and offers that say `we` to nobody by name, a name alone under a few words of farewell is the firm's own: `Stay strong`,
 * `Ida Brown, Member Care`. It stands on the side that speaks, never on that of the one who reads.
 */
export function signOffsOfFirm(
  { paragraphs }: LegalText,
  signatures: readonly Naming[],
  told: readonly Naming[],
  usage: Usage,
): Naming[] {
  const isSpoken = usage.we >= SPOKEN && usage.you >= SPOKEN && usage.we > usage.i;
  const [first, ...more] = signatures;
  if (!isSpoken || first === undefined || more.some(({ span }) => span.start !== first.span.start))
    return [...signatures];
  const at = paragraphs.findIndex(({ start, end }) => start <= first.span.start && first.span.start < end);
  const isLast = at > 0 && at >= paragraphs.length - LAST;
  if (!isLast || !isFarewell(paragraphs[at - 1]!)) return [...signatures];
  // behind a comma stands what they are there: `Member Care`
  const [line = ''] = paragraphs[at]!.text.split(',');
  const names = splitPersons(line);
  if (names.length === 0 || SIGNING.test(line) || names.some(isFirm)) return [...signatures];
  const speaker = told.find(({ pronoun, names: known }) => pronoun === 'we' && known.length > 0);
  return [{ ...first, names: [...(speaker?.names ?? []), ...names], roles: [], pronoun: 'we', weight: 2 }];
}

const isFarewell = ({ text, kind }: Paragraph): boolean =>
  kind !== 'heading' &&
  FAREWELL.test(text.trim()) &&
  text.trim().split(' ').length <= MOST_WORDS &&
  !SIGNING.test(text);
