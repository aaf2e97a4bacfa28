import type { LegalText } from '../../document/legal-text.ts';
import { EXPECTATIONS } from '../languages/en/expectations/all.ts';
import { CALLED, CALLED_OTHERWISE, type Expectation } from '../languages/en/expectations/expectation.ts';
import { anyOf } from '../languages/phrase.ts';
import type { Family } from '../../recognition/document-type.ts';
import type { Draft } from '../../report/report-draft.ts';
import type { Gap } from '../../report/report.ts';
import { sifted, type Sifted } from '../../sieve/sifted.ts';

/** A page or less: a letter, an amendment, a filing. It may rest on a longer paper. */
const SHORT_TEXT = 900;
/** Standard terms longer than this settle such things somewhere, in words that nobody foresaw. */
const LONG_TEXT = 120_000;
const MOST = 4;

interface Compiled {
  readonly expectation: Expectation;
  readonly needs: Sifted | null;
  readonly unless: Sifted | null;
  readonly traces: Sifted;
  readonly nearest: Sifted;
}

let compiled: readonly Compiled[] | null = null;
const expectations = (): readonly Compiled[] =>
  (compiled ??= EXPECTATIONS.map((expectation) => ({
    expectation,
    needs: expectation.needs === undefined ? null : sifted(anyOf(expectation.needs)),
    unless: expectation.unless === undefined ? null : sifted(anyOf(expectation.unless)),
    traces: sifted(anyOf(expectation.traces)),
    nearest: sifted(anyOf(expectation.nearest)),
  })));

/** Whether no trace of an expectation stands anywhere in the paper, whatever its kind: what may be called absent elsewhere too. */
export function isAbsent(id: string, text: LegalText): boolean {
  const found = expectations().find(({ expectation }) => expectation.id === id);
  return (
    found !== undefined &&
    text.text.length >= SHORT_TEXT &&
    text.text.length <= LONG_TEXT &&
    !text.sentences.some((sentence) => found.traces.test(sentence.text))
  );
}

/** Whether papers of a family, and of what this one is called, usually settle it. */
export const isExpected = (id: string, family: Family, kind: string): boolean =>
  isCalledSo(family, kind) &&
  expectations().some(({ expectation }) => expectation.id === id && expectation.families.includes(family));

/** A name that says nothing of another family may be one of this: `Agreement`, `Kitchen agreement`. */
const isCalledSo = (family: Family, kind: string): boolean => {
  const own = CALLED[family];
  if (own === undefined || own.test(kind)) return true;
  return !CALLED_OTHERWISE.test(kind) && !Object.values(CALLED).some((name) => name.test(kind));
};

/** Whether a sentence settles something that is expected. For the examples beside the data. */
export const settles = (id: string, sentence: string): boolean =>
  expectations()
    .find(({ expectation }) => expectation.id === id)
    ?.traces.test(sentence) ?? false;

/** Who deals with whom, as far as it is known. */
export interface Dealers {
  /** Whether the reader holds the stronger hand, null where unknown. */
  readonly isStronger: boolean | null;
  /** Whether firms deal with firms. */
  readonly areFirms: boolean;
  /** Whether the reader pays, null where unknown; what helps one purse alone is told to nobody else. Not asked when absent. */
  readonly purse?: 'pays' | 'paid' | null;
  /** What the paper is called; not asked when absent. */
  readonly kind?: string;
}

/** What was looked for in a paper. */
export interface Searched {
  readonly gaps: readonly Draft<Gap>[];
  /** Headings of what stands somewhere in the paper. */
  readonly found: readonly string[];
}

/**
 * Looks for what papers of this kind usually settle and would matter to this reader. A gap is only what no trace of stands anywhere, at
 * most four, each with the nearest sentence that was looked at; in very long and very short papers nothing is called a gap.
 */
export function searchPaper(text: LegalText, family: Family, dealers: Dealers): Searched {
  const gaps: Draft<Gap>[] = [];
  const found: string[] = [];
  if (dealers.kind !== undefined && !isCalledSo(family, dealers.kind)) return { gaps, found };
  for (const { expectation, needs, unless, traces, nearest } of expectations()) {
    if (!expectation.families.includes(family) || !matters(expectation, dealers)) continue;
    const says = (pattern: Sifted) => text.sentences.some((sentence) => pattern.test(sentence.text));
    if ((needs !== null && !says(needs)) || (unless !== null && says(unless))) continue;
    if (says(traces)) {
      found.push(expectation.title);
      continue;
    }
    if (gaps.length >= MOST || text.text.length < SHORT_TEXT || text.text.length > LONG_TEXT) continue;
    const sentence = text.sentences.find(
      (candidate) => candidate.text.length > 20 && nearest.test(candidate.text),
    );
    gaps.push({
      title: expectation.title,
      text: `We did not find ${expectation.absent}. ${expectation.why}`,
      ...wordsToPropose(expectation),
      quotes: sentence === undefined ? [] : [{ text: sentence.text, paragraph: sentence.paragraph }],
      by: 'rules',
    });
  }
  return { gaps, found };
}

/** What to ask for in the place of what is missing, and what it is about for the other side. */
export const wordsToPropose = ({ title, topic, wording, wordingParts }: Expectation) => ({
  topic: topic ?? title,
  wording,
  ...(wording === null ? {} : { wordingParts: wordingParts ?? [wording] }),
});

/** A reader whose side is not known is told what either side would miss, but nothing that helps one purse alone. */
const matters = (
  { for: whom, among, purse: helps }: Expectation,
  { isStronger, areFirms, purse }: Dealers,
): boolean =>
  (among === undefined || areFirms) &&
  (helps === undefined || purse === undefined || purse === helps) &&
  (whom === undefined || isStronger === null || isStronger === (whom === 'stronger'));
