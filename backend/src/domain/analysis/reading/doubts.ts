import { LANGUAGE_NAMES } from '../language/detect-language.ts';
import { languagesOf } from '../language/paragraph-languages.ts';
import { packOf } from './packs/packs.ts';
import type { LegalText } from '../document/legal-text.ts';

/** Share of the telling paragraphs from which another language is worth a word. */
const SHARE = 0.15;

/** What the reading could not do with a paper as a whole, as sentences that stand before the report. */
export function doubtsAbout(text: LegalText): string[] {
  return [...otherLanguages(text), ...otherPapers(text)];
}

/** A paper in English with parts in another language: those parts are not read. */
function otherLanguages({ paragraphs }: Pick<LegalText, 'paragraphs'>): string[] {
  const counts = languagesOf(paragraphs);
  const telling = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const names = [...counts]
    .filter(
      ([language, count]) =>
        language !== 'en' && packOf(language) === null && count >= 2 && count >= telling * SHARE,
    )
    .map(([language]) => LANGUAGE_NAMES[language] ?? 'another language');
  return names.length === 0
    ? []
    : [
        `Parts of this paper are in ${names.join(' and ')}. Those parts were not read. Check what the other parts say, and which language counts where they differ.`,
      ];
}

/** A line in capitals that names a paper. */
const TITLE =
  /^(?=[^a-z]{8,90}$)(?:.{0,60}\b)?(?:AGREEMENT|CONTRACT|LEASE|LICEN[CS]E|TENANCY|DEED|WILL|LOAN|GUARANTEE|RECEIPT|POWER OF ATTORNEY)\b.{0,40}$/;
const PART =
  /\b(?:SCHEDULE|ANNEX|APPENDIX|EXHIBIT|PART|SECTION|ARTICLE|THIS|THE|OF THE|END|TERM|NOTICE|SIGNED|IN WITNESS|FEES?|LAW)\b/;
/** What stands above the title of a second paper: the end of the first. */
const ENDED =
  /^(?:[-_=*~ ]{5,}|.{0,80}\b(?:19|20)\d{2}\b.{0,20}|.{0,60}\b(?:signed|signature|witness)\b.{0,60})$/i;
const NEAR = 3;

/** Another paper behind the first one, told by its own title below the signatures of the first. */
function otherPapers({ paragraphs }: LegalText): string[] {
  const titles = paragraphs.slice(0, 3_000).filter(({ text }, index) => {
    if (index === 0 || text.length > 90 || !TITLE.test(text) || PART.test(text)) return false;
    return paragraphs.slice(Math.max(0, index - NEAR), index).some((above) => ENDED.test(above.text));
  });
  const [first] = titles;
  return first === undefined || first.start < 200
    ? []
    : [
        `This file seems to hold more than one paper: “${first.text}” begins further down. They were read as one, so check which paper each point belongs to.`,
      ];
}
