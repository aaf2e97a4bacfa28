/** One question on one part, both by their place. */
export interface QuestionTurn {
  readonly part: number;
  readonly question: number;
}

/** Hands out the questions on all parts to those who ask at the same time. */
export interface QuestionTurns {
  readonly total: number;
  /** What somebody who asked about `lastPart` asks next; null when everything is handed out. */
  next(lastPart: number | null): QuestionTurn | null;
}

/**
 * Whoever asked about a part asks the rest about it at once: the server still holds what it read of it. Then comes the
 * first part that nobody has begun. Those for whom no part is left at the very start take the questions left on the parts
 * of others; later that would cost more than it saves, as a long part would have to be read a second time.
 */
export function createQuestionTurns(parts: number, questionsEach: number): QuestionTurns {
  const asked: number[] = [];
  const isOpen = (part: number) => (asked[part] ?? questionsEach) < questionsEach;
  const take = (part: number): QuestionTurn => {
    const question = asked[part] ?? 0;
    asked[part] = question + 1;
    return { part, question };
  };
  return {
    total: parts * questionsEach,
    next(lastPart) {
      if (lastPart !== null && isOpen(lastPart)) return take(lastPart);
      if (asked.length < parts) return take(asked.length);
      if (lastPart !== null) return null;
      const left = asked.findIndex((_, part) => isOpen(part));
      return left < 0 ? null : take(left);
    },
  };
}
