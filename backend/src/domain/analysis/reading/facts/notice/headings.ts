import type { LegalText } from '../../../document/legal-text.ts';

/** Above each paragraph: its heading, and the words that lead a list, `This agreement ends:`, in front of its points. */
export function headingsOf({ paragraphs }: LegalText): ReadonlyMap<number, string> {
  let lead = '';
  let line = '';
  let path: string | undefined;
  return new Map(
    paragraphs.map(({ id, headingPath, text: words }) => {
      const isPoint = /^\(?[a-z\d]{1,4}[).] ?/i.test(words);
      const above = isPoint ? lead : '';
      if (/:\s*$/.test(words)) lead = words.slice(-120);
      else if (!isPoint) lead = '';
      if (headingPath.at(-1) !== path) line = '';
      path = headingPath.at(-1);
      if (LINE.test(words)) line = words;
      const runIn = RUN_IN_HEAD.exec(words)?.[1] ?? '';
      const own = A_LENGTH.test(runIn) ? '' : runIn;
      return [id, `${own === '' ? line || (path ?? '') : own} ${above}`.trim()];
    }),
  );
}

/** `Three weeks please.` is no heading. */
const A_LENGTH = /\b(?:hours?|days?|weeks?|fortnights?|months?|years?)\b/i;

/** `I want to stop`: a short line without an end, as people put over what follows. */
const LINE = /^(?=.{3,40}$)\p{Lu}[\p{L}'’&/ -]+\??$/u;

/** `14. Notice. During probation …`: the heading that stands in the paragraph itself. */
const RUN_IN_HEAD =
  /^(?:\(?\d{1,2}(?:\.\d{1,2})*[.)]? )?(\p{Lu}[\p{L}'’-]{2,20}(?: [\p{L}'’&-]{2,16}){0,3})\. (?=\p{Lu})/u;
