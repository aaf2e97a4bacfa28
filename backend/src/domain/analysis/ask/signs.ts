/** What speaks for a sentence as an answer; each from 0 to 1, `role` from -1. */
export interface Signs {
  /** Share of the question's words, weighed by how rare they are here, that the sentence or what stands around it has. */
  readonly words: number;
  /** The same by the very words, without words of the same meaning. */
  readonly exact: number;
  /** The same in the one part of the sentence that holds most of them: a clause of its own, with what leads a list in. */
  readonly clause: number;
  /** The same in the part that holds the figure asked for. */
  readonly part: number;
  /** What the sentences beside it have of the words that it lacks. */
  readonly beside: number;
  /** How sure the classifier of clauses is that this sentence is of a kind that answers the question. */
  readonly kind: number;
  /** How likely the sentence is a burden of a family that answers it. */
  readonly family: number;
  /** Whether the sentence says what people ask about with these words. */
  readonly says: number;
  /** Whether a figure of the expected kind stands in it. */
  readonly figure: number;
  /** Whether one is expected and none stands in it. */
  readonly noFigure: number;
  /** How well a fact that was read there is what is asked for. */
  readonly fact: number;
  /** Share of the pairs of neighboring words of the question that stand side by side in it. */
  readonly pairs: number;
  /** How well the words before a colon or a bar in it name what is asked for. */
  readonly label: number;
  /** The same for the line above it, where that ends in a colon. */
  readonly under: number;
  /** Share of the numbers of the question that stand in it. */
  readonly numbers: number;
  /** Share of those that do not. */
  readonly noNumbers: number;
  /** 1 where the side that the question names acts in it, -1 where only another does. */
  readonly role: number;
  /** How much of the question a duty in it holds, where somebody is asked for who has to do it. */
  readonly bound: number;
  /** Whether it stands at the top with a date, where the date of the paper itself is asked for; and at the foot. */
  readonly opening: number;
  readonly closing: number;
  /** Whether it is hardly longer than a heading. */
  readonly short: number;
  /** Share of the question's words that stand nowhere in the paper, not even by another word. */
  readonly strange: number;
  /** Share of them whose very words stand nowhere in it. */
  readonly unsaid: number;
  /** Share of strange words where no classifier vouches for the sentence. */
  readonly strangeAlone: number;
  /** Whether a classifier is sure of the sentence. */
  readonly sure: number;
  /** Whether the question is about something people ask about often, for which there is a classifier. */
  readonly known: number;
  /** The weight of the words of the question that the sentence itself lacks, where no classifier vouches for it. */
  readonly lacking: number;
  /** Share of what the question names, in whatever words, that the sentence speaks of. */
  readonly concept: number;
  /** Part of the share that stands only beside it. */
  readonly conceptNear: number;
  /** Whether the sentence speaks of the rarest of them. */
  readonly rarest: number;
  /** Share of what the question names that the paper speaks of nowhere. */
  readonly nowhere: number;
  /** Whether the question names nothing that is known. */
  readonly noConcept: number;
  /** Whether the sentence has the form that answers the question: a permission, a cost, a condition, a number; from -1. */
  readonly form: number;
  /** Whether the side that the question makes act acts in it; from -1. */
  readonly voice: number;
  /** Whether no sentence speaks of more of what the question names. */
  readonly top: number;
  /** Share of it that the heading names. */
  readonly led: number;
  /** Whether words and concepts agree: the root of their product. */
  readonly agreed: number;
  /** Share of the question that the sentence means, by the likest of its words. */
  readonly meaning: number;
  /** Likeness of the word of the question that it means least. */
  readonly meaningLeast: number;
  /** The share of the question that a sentence beside it means. */
  readonly meaningNear: number;
  /** How much of the sentence is about the question. */
  readonly meaningBack: number;
  /** How far it is behind the sentence that means most of the question. */
  readonly meaningBehind: number;
  /** Share of the question that the paper means anywhere. */
  readonly meaningAnywhere: number;
  /** How alike question and sentence are as a whole. */
  readonly meaningWhole: number;
  /** How far it means the rarest word of the question. */
  readonly key: number;
  /** How far the sentences beside it or its heading mean that. */
  readonly keyNear: number;
  /** Whether it is the sentence that neither means the rarest word nor stands beside one that does. */
  readonly keyless: number;
  /** Whether it holds a main sum of the paper, where the question asks for no other. */
  readonly mainSum: number;
  /** Whether it is one of the few sentences with the word that tells what is asked. */
  readonly telling: number;
  /** Whether only other sentences have that word, and no classifier vouches for this one. */
  readonly passed: number;
  /** Whether it names a length of time of the question, in whatever unit. */
  readonly sameLength: number;
  /** How far it holds for a case that the question does not name. */
  readonly otherCase: number;
  /** Whether it speaks of the unit of time that a question for a sum names; from -1. */
  readonly rate: number;
  /** Share of what the question names that the words before a colon or a bar in it name. */
  readonly labelConcept: number;
}

/** The names of all signs, in the order of the weights. */
export const SIGNS = [
  'words',
  'exact',
  'clause',
  'part',
  'beside',
  'kind',
  'family',
  'says',
  'figure',
  'noFigure',
  'fact',
  'pairs',
  'label',
  'under',
  'numbers',
  'noNumbers',
  'role',
  'bound',
  'opening',
  'closing',
  'short',
  'strange',
  'unsaid',
  'strangeAlone',
  'sure',
  'known',
  'lacking',
  'concept',
  'conceptNear',
  'rarest',
  'nowhere',
  'noConcept',
  'form',
  'voice',
  'top',
  'led',
  'agreed',
  'meaning',
  'meaningLeast',
  'meaningNear',
  'meaningBack',
  'meaningBehind',
  'meaningAnywhere',
  'meaningWhole',
  'key',
  'keyNear',
  'keyless',
  'mainSum',
  'telling',
  'passed',
  'sameLength',
  'otherCase',
  'rate',
  'labelConcept',
] as const satisfies readonly (keyof Signs)[];

/** The signs of one candidate by their weights, in the order of the signs. */
export function scoreOf(signs: Signs, weights: readonly number[]): number {
  let sum = 0;
  for (const [index, name] of SIGNS.entries()) sum += weights[index]! * signs[name]; // there is a weight for each
  return sum;
}
