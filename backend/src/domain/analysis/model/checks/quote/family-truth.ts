import { detectLanguage } from '../../../language/detect-language.ts';
import type { RiskFamily } from '../../../reading/burdens/families.ts';
import { createJudge } from '../../../reading/burdens/truth/judge.ts';
import { createMarkReader } from '../../../reading/burdens/truth/mark-reader.ts';
import { ANY } from '../../../reading/burdens/truth/truth.ts';
import { prepareText } from '../../../reading/languages/phrase-set.ts';
import type { PaperSides } from '../../../reading/sides/side.ts';

/**
 * Whether what our own words say of a family is true of a quote: a model may file a clause under a family that fits it loosely,
 * and what is said of the family is then said of no clause of the paper. Words in another language than English are not judged.
 */
export function createFamilyTruth(sides: PaperSides | null): (family: RiskFamily, quote: string) => boolean {
  const mark = sides === null ? (words: string) => words : createMarkReader(sides);
  const judge = createJudge({ purse: null, mayLeave: false });
  return (family, quote) =>
    (detectLanguage(quote) ?? 'en') !== 'en' || judge(family, ANY, prepareText(mark(quote))) === 'true';
}
