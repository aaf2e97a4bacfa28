import { kindFor } from '../clauses/fitted-words.ts';
import { clauseKind } from '../clauses/library.ts';
import { NOT_SIGNED, type Family } from '../recognition/document-type.ts';
import { MAX_RISKS, type SuggestionDraft } from './draft.ts';
import type { RankedRisk } from './write-risks.ts';

const MOST_SUGGESTIONS = 5;

/** Wording to paste for the worst risks and for what is missing. */
export function writeSuggestions(
  risks: readonly RankedRisk[],
  missing: readonly string[],
  family: Family,
): SuggestionDraft[] {
  if (NOT_SIGNED.includes(family)) return [family === 'court' ? REPLY_TO_NOTICE : QUESTION_TO_AUTHOR];
  const fromRisks = risks.slice(0, MAX_RISKS).flatMap((risk): SuggestionDraft[] => {
    const kind = risk.kindId === null ? null : fitted(risk.kindId, family);
    if (kind?.wording === undefined) return [];
    return [
      {
        title: `${kind.title}: change it`,
        wording: kind.wording,
        fallback: kind.fallback ?? null,
        forRisk: risk.title,
      },
    ];
  });
  const fromGaps = missing.flatMap((id): SuggestionDraft[] => {
    const kind = fitted(id, family);
    if (kind?.wording === undefined) return [];
    return [
      {
        title: `${kind.title}: add it`,
        wording: kind.wording,
        fallback: kind.fallback ?? null,
        forRisk: null,
      },
    ];
  });
  const all = [...fromRisks, ...fromGaps].slice(0, MOST_SUGGESTIONS);
  return all.length > 0 ? all : [SIGNED_CHANGES];
}

function fitted(id: string, family: Family) {
  const kind = clauseKind(id);
  return kind === undefined ? null : kindFor(kind, family);
}

const SIGNED_CHANGES: SuggestionDraft = {
  title: 'Changes only in writing: add it if it is not there',
  wording: 'A change to this Agreement counts only if both parties sign it.',
  fallback: 'ask for an e-mail from both sides before any change counts.',
  forRisk: null,
};

/** A notice is answered, not negotiated. */
const REPLY_TO_NOTICE: SuggestionDraft = {
  title: 'Answer in writing, in time',
  wording:
    'I have received your notice. Please send me a full breakdown of what you claim and give me fourteen more days to answer.',
  fallback: 'ask to pay in parts, and keep proof of everything you send.',
  forRisk: null,
};

/** Rules that others made cannot be changed by their reader, but they can be explained. */
const QUESTION_TO_AUTHOR: SuggestionDraft = {
  title: 'Ask how it applies to you',
  wording:
    'Please explain in writing which of these rules apply to me, since when, and whom I can turn to if I disagree.',
  fallback: 'ask the authority or body that watches over such rules.',
  forRisk: null,
};
