/** Fewest times that the same letter opens a paragraph before it is a mark for answers. */
const FEWEST = 3;

/**
 * The numbers of paragraphs without the `A.` and `Q.` of questions and answers: a letter that stands in front of paragraph after paragraph
 * leads to none of them.
 */
export function withoutAnswerMarks(numbers: readonly (string | null)[]): readonly (string | null)[] {
  const counts = new Map<string, number>();
  for (const number of numbers)
    if (number !== null && /^[AQ][.):]?$/i.test(number)) counts.set(number, (counts.get(number) ?? 0) + 1);
  const marks = new Set([...counts].filter(([, count]) => count >= FEWEST).map(([mark]) => mark));
  return marks.size === 0 || numbers.some((number) => number !== null && /^B[.):]?$/i.test(number))
    ? numbers
    : numbers.map((number) => (number !== null && marks.has(number) ? null : number));
}
