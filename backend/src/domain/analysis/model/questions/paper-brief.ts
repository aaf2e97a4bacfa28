import { LANGUAGE_NAMES } from '../../language/detect-language.ts';
import type { LegalText } from '../../document/legal-text.ts';
import type { Severity } from '../../finding.ts';
import { addressesMachines } from '../../prompt-injection/machine-text.ts';
import { oneLine } from '../../report/plain.ts';
import type { ReadingBudget } from '../plan/reading-plan.ts';
import { estimateTokens } from '../plan/tokens.ts';
import type { ReportDraft } from '../../report/report-draft.ts';

/** What rules know of a paper before a model reads it: enough to read any part of it as a part. */
export interface PaperBrief {
  readonly kind: string;
  /** In English: `German`. */
  readonly language: string | null;
  readonly sides: readonly string[];
  /** The side that the reader is on, as the paper calls it, or null where that is not known. */
  readonly readerSide: string | null;
  /** The paper's main headings with the ids of their paragraphs. */
  readonly outline: readonly string[];
  /** What rules have noted, by paragraph. */
  readonly noted: readonly NotedRisk[];
}

export interface NotedRisk {
  readonly paragraph: number;
  readonly family: string;
  readonly severity: Severity;
  readonly title: string;
}

const MOST_SIDES = 6;
const MOST_HEADINGS = 40;
const LONGEST_HEADING = 60;
const LONGEST_NAME = 80;

/** Gathers the brief from what the rules found. Words that speak to machines are left out of it. */
export function briefFor(draft: ReportDraft, text: LegalText): PaperBrief {
  const isPlain = (words: string) => !addressesMachines(words);
  const nameOf = ({ name, role }: { readonly name: string; readonly role: string | null }) =>
    oneLine(role === null || role === name ? name : `${role} (${name})`).slice(0, LONGEST_NAME);
  const reader = draft.sides.find(({ id }) => id === draft.reader.sideId);
  return {
    kind: draft.paper.kind,
    language: draft.paper.language === null ? null : (LANGUAGE_NAMES[draft.paper.language] ?? null),
    sides: draft.sides.slice(0, MOST_SIDES).map(nameOf).filter(isPlain),
    readerSide: reader === undefined || !isPlain(nameOf(reader)) ? null : nameOf(reader),
    outline: outlineOf(text).filter(isPlain),
    noted: draft.risks.flatMap(({ quotes, family, severity, title }) => {
      const paragraph = quotes[0]?.paragraph;
      return paragraph === undefined ? [] : [{ paragraph, family, severity, title }];
    }),
  };
}

/** Share of a window that the outline may take. */
const OUTLINE_SHARE = 0.05;

/** The brief with no more of the outline than a window has room for: what stands before every part is read with every part. */
export function withShortOutline(
  brief: PaperBrief,
  { contextTokens, tokensPerEstimate }: Pick<ReadingBudget, 'contextTokens' | 'tokensPerEstimate'>,
): PaperBrief {
  let left = (contextTokens * OUTLINE_SHARE) / tokensPerEstimate;
  const end = brief.outline.findIndex((line) => (left -= estimateTokens(line)) < 0);
  return end < 0 ? brief : { ...brief, outline: brief.outline.slice(0, end) };
}

function outlineOf({ paragraphs }: LegalText): string[] {
  const lines: string[] = [];
  let last = '';
  for (const { id, headingPath } of paragraphs) {
    const [top = ''] = headingPath;
    if (top === '' || top === last) continue;
    last = top;
    lines.push(`§${id} ${oneLine(top).slice(0, LONGEST_HEADING)}`);
    if (lines.length >= MOST_HEADINGS) break;
  }
  return lines;
}
