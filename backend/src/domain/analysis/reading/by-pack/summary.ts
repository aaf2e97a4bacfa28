import type { Draft } from '../../report/report-draft.ts';
import type { Risk, WayOut } from '../../report/report.ts';
import { kindWords } from '../facts/kind/document-kind.ts';
import type { PackPaperKind } from './kind.ts';
import type { PackPaper } from './paper.ts';

/** The summary: what it is, who the reader is, how to leave, what to look at first. Short words, short sentences. */
export function packSummary({
  paper: { sides, compiled },
  kind,
  risks,
  wayOut,
}: {
  readonly paper: PackPaper;
  readonly kind: PackPaperKind;
  readonly risks: readonly Draft<Risk>[];
  readonly wayOut: Draft<WayOut> | null;
}): string[] {
  const { words, isPlural } = kindWords(kind.label);
  const names = sides.all.map(({ name }) => name);
  const isBetween = names.length === 2 && names.every((name) => name !== null);
  const { reader } = sides;
  return [
    `${isPlural ? 'These are' : 'This is'} ${words} in ${compiled.pack.name}${isBetween ? ` between ${names[0]} and ${names[1]}` : ''}.`,
    reader === null
      ? 'It is not clear which side you are on.'
      : `You are the ${(reader.role ?? 'reader').toLowerCase()}.`,
    ...(wayOut === null ? [] : [wayOut.text === '' ? 'It has a sentence on how to leave.' : wayOut.text]),
    ...whatToFix(risks, kind.isTerms),
  ];
}

/** What is said where the rules confirm no risk in a language that they know less well. */
export const NO_BIG_RISK_ABROAD =
  'The rules found no big risk. They know this language less well than English, so read it all.';

function whatToFix(risks: readonly Draft<Risk>[], isTerms: boolean): string[] {
  const [first, second] = risks.filter(({ certainty }) => certainty === 'found');
  if (first === undefined) return [NO_BIG_RISK_ABROAD];
  const lower = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);
  return [
    `${isTerms ? 'Look at this first' : 'Fix this first'}: ${lower(first.title)}.`,
    ...(second === undefined ? [] : [`Then look at this: ${lower(second.title)}.`]),
    isTerms ? 'If you are not sure what it means for you, ask for help.' : 'Ask about it before you sign.',
  ];
}
