import type { LegalText } from '../../../document/legal-text.ts';
import type { PaperSide } from '../side.ts';

/** Who `you` is to this reader in a paper of three or more to whom it gives no pronoun. */
export function whoIsYouIn(
  { sentences }: LegalText,
  all: readonly PaperSide[],
  reader: PaperSide | null,
): 'each' | 'others' | null {
  if (all.length < 3 || all.some(({ pronoun }) => pronoun !== null)) return null;
  if (reader === null) return 'each';
  const isBeside = ({ text: words }: LegalText['sentences'][number]) => {
    const low = ` ${words.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `;
    return / you /.test(low) && reader.mentions.some((mention) => low.includes(` ${mention} `));
  };
  return sentences.some(isBeside) ? 'others' : 'each';
}
