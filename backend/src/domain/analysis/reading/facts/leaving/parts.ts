import type { LegalText, Sentence } from '../../../document/legal-text.ts';
import { ENDS_THIS, LEAVING_HEADING } from '../../languages/en/notice-words.ts';
import { headingsOf } from '../notice/headings.ts';

/**
 * Says of a sentence on ending `this` under which heading it stands, where the paper has a heading of its own for the end of the
 * whole: `Hosting: each of us can stop this`. Null where the sentence speaks of the whole paper, or nothing tells.
 */
export function partsOf(text: LegalText): (sentence: Sentence) => string | null {
  const headings = headingsOf(text);
  const hasOwn = [...headings.values()].some((heading) => LEAVING_HEADING.test(heading));
  return ({ paragraph, text: words }) => {
    const heading = headings.get(paragraph) ?? '';
    return hasOwn && heading !== '' && !LEAVING_HEADING.test(heading) && ENDS_THIS.test(words)
      ? heading
      : null;
  };
}
