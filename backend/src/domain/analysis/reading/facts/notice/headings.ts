import type { LegalText } from '../../../document/legal-text.ts';

/** Above each paragraph: its heading, and the words that lead a list, `This agreement ends:`, in front of its points. */
export function headingsOf({ paragraphs }: LegalText): ReadonlyMap<number, string> {
  let lead = '';
  return new Map(
    paragraphs.map(({ id, headingPath, text: words }) => {
      const isPoint = /^\(?[a-z\d]{1,4}[).] ?/i.test(words);
      const above = isPoint ? lead : '';
      if (/:\s*$/.test(words)) lead = words.slice(-120);
      else if (!isPoint) lead = '';
      const own = RUN_IN_HEAD.exec(words)?.[1] ?? '';
      return [id, `${own === '' ? (headingPath.at(-1) ?? '') : own} ${above}`.trim()];
    }),
  );
}

/** `14. Notice. During probation …`: the heading that stands in the paragraph itself. */
const RUN_IN_HEAD =
  /^(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]? )?(\p{Lu}[\p{L}'’-]{2,20}(?: [\p{L}'’&-]{2,16}){0,3})\. (?=\p{Lu})/u;
