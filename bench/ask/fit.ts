import { scoreOf, SIGNS, type Signs } from '../../backend/src/domain/analysis/ask/search-paper.ts';

/** One question with its candidates, as the fit sees them. */
export interface FittedQuestion {
  readonly set: string;
  readonly question: string;
  /** Whether anything in the paper answers it. */
  readonly hasAnswer: boolean;
  readonly candidates: readonly { readonly signs: Signs; readonly isRight: boolean }[];
}

const vector = (signs: Signs) => SIGNS.map((name) => signs[name]);
const asSigns = (weights: readonly number[]): Signs =>
  Object.fromEntries(
    SIGNS.map((name, index) => [name, Number(weights[index]!.toFixed(2))]),
  ) as unknown as Signs;

/** Fits the order of candidates (pairs of a right and a wrong one) and the decision whether the first answers. */
export function fitAsk(questions: readonly FittedQuestion[]): void {
  const sets = [...new Set(questions.map(({ set }) => set))];
  const judged: { question: string; odds: number; isRight: boolean; hasAnswer: boolean }[] = [];
  let firsts = 0;
  let asked = 0;
  for (const held of sets) {
    const order = fitOrder(questions.filter(({ set }) => set !== held));
    const found = fitFound(
      questions.filter(({ set }) => set !== held),
      order,
    );
    for (const question of questions.filter(({ set }) => set === held)) {
      const best = firstOf(question, order);
      if (question.hasAnswer) asked++;
      if (best === undefined) continue;
      if (best.isRight && question.hasAnswer) firsts++;
      judged.push({
        question: question.question,
        odds: found.bias + scoreOf(best.signs, found.weights),
        isRight: best.isRight,
        hasAnswer: question.hasAnswer,
      });
    }
  }
  console.log(`each writer by the others: right one first ${((100 * firsts) / asked).toFixed(1)} %`);
  for (const bar of [-1.5, -1, -0.6, -0.3, 0, 0.3, 0.6, 1]) {
    const told = judged.filter(({ odds }) => odds > bar);
    const absent = judged.filter(({ hasAnswer }) => !hasAnswer);
    const right = told.filter(({ isRight, hasAnswer }) => isRight && hasAnswer).length;
    const anyway = absent.filter(({ odds }) => odds > bar).length;
    console.log(
      `  bar ${bar}: right and told ${((100 * right) / asked).toFixed(1)} %, told ${told.length}, absent and told ${((100 * anyway) / absent.length).toFixed(1)} %`,
    );
  }
  const worst = new Map<string, number>();
  for (const one of judged)
    if (!one.hasAnswer && one.odds > -0.3) worst.set(one.question, (worst.get(one.question) ?? 0) + 1);
  console.log([...worst].toSorted((a, b) => b[1] - a[1]).slice(0, 16));
  const order = fitOrder(questions);
  console.log('ORDER', JSON.stringify(order));
  console.log('FOUND', JSON.stringify(fitFound(questions, order)));
}

const firstOf = ({ candidates }: FittedQuestion, order: Signs) =>
  candidates.toSorted((a, b) => scoreOf(b.signs, order) - scoreOf(a.signs, order))[0];

/** Logistic regression by gradient steps with a small penalty on weights. */
function fit(
  rows: readonly { readonly x: readonly number[]; readonly y: number; readonly share: number }[],
  hasBias: boolean,
) {
  const width = SIGNS.length;
  const weights = Array.from({ length: width + 1 }, () => 0);
  const speeds = weights.map(() => 1e-8);
  const total = rows.reduce((sum, { share }) => sum + share, 0);
  for (let step = 0; step < 400; step++) {
    const slope = weights.map((weight, index) => (index < width ? 0.0005 * weight : 0));
    for (const { x, y, share } of rows) {
      let score = weights[width]!;
      for (let index = 0; index < width; index++) score += weights[index]! * x[index]!;
      const error = (share * (1 / (1 + Math.exp(-score)) - y)) / total;
      for (let index = 0; index < width; index++) slope[index]! += error * x[index]!;
      if (hasBias) slope[width]! += error;
    }
    for (const [index, one] of slope.entries()) {
      speeds[index]! += one * one;
      weights[index]! -= (0.5 * one) / Math.sqrt(speeds[index]!);
    }
  }
  return weights;
}

function fitOrder(questions: readonly FittedQuestion[]): Signs {
  const rows = questions.flatMap(({ candidates }) => {
    const right = candidates.filter(({ isRight }) => isRight).slice(0, 3);
    const wrong = candidates.filter(({ isRight }) => !isRight).slice(0, 12);
    return right.flatMap((a) =>
      wrong.map((b) => {
        const [x, y] = [vector(a.signs), vector(b.signs)];
        return {
          x: x.map((value, index) => value - y[index]!),
          y: 1,
          share: 1 / (right.length * wrong.length),
        };
      }),
    );
  });
  return asSigns(fit(rows, false));
}

function fitFound(questions: readonly FittedQuestion[], order: Signs) {
  const rows = questions.flatMap((question) => {
    const best = firstOf(question, order);
    return best === undefined
      ? []
      : [{ x: vector(best.signs), y: best.isRight && question.hasAnswer ? 1 : 0, share: 1 }];
  });
  const weights = fit(rows, true);
  return { weights: asSigns(weights), bias: Number(weights.at(-1)!.toFixed(2)) };
}
