import { wordsToPropose, type Searched } from '../gaps/find-gaps.ts';
import { EXPECTATIONS } from '../languages/en/expectations/all.ts';
import { fold } from '../packs/fold.ts';
import type { PackPaper } from './paper.ts';

/** A page or less may rest on a longer paper. */
const SHORT_TEXT = 1_200;
/** Papers longer than this settle such things somewhere, in words that nobody foresaw. */
const LONG_TEXT = 60_000;
const MOST = 3;

/**
 * What papers of this kind usually settle and this one has no word on, for the weaker side, which would miss it. Looked for in every
 * sentence by wide traces; in short and very long papers, and where the kind of deal is not plain, nothing is called missing.
 */
export function searchByPack({ compiled, deal, sides, text }: PackPaper): Searched {
  if (text.text.length < SHORT_TEXT || text.text.length > LONG_TEXT || sides.reader?.isStronger === true)
    return { gaps: [], found: [] };
  const sentences = text.sentences.map((sentence) => ({ sentence, folded: fold(sentence.text) }));
  const gaps: Searched['gaps'][number][] = [];
  const found: string[] = [];
  for (const { id, deals, needs, traces } of compiled.pack.expected) {
    if (!deals.some((one) => deal.deals.includes(one))) continue;
    const says = (phrases: readonly string[]) => {
      const set = compiled.set(phrases);
      return sentences.find(({ folded }) => set.find(folded).length > 0);
    };
    const nearest = needs === undefined ? undefined : says(needs);
    if (needs !== undefined && nearest === undefined) continue;
    const english = EXPECTATIONS.find((one) => one.id === id)!; // a test holds the ids together
    if (says(traces) !== undefined) {
      found.push(english.title);
      continue;
    }
    if (gaps.length >= MOST) continue;
    gaps.push({
      title: english.title,
      text: `We did not find ${english.absent}. ${english.why}`,
      ...wordsToPropose(english),
      quotes:
        nearest === undefined ? [] : [{ text: nearest.sentence.text, paragraph: nearest.sentence.paragraph }],
      by: 'rules',
    });
  }
  return { gaps, found };
}
