import type { Correspondence } from '../correspondence.ts';
import type { Gathered } from '../gather.ts';
import type { Usage } from '../usage.ts';

/** Nobody is called by a pronoun that the paper never uses, and in a chat everybody is `I` in turn. */
export function withoutUnspoken(
  sides: readonly Gathered[],
  usage: Usage,
  letters: Correspondence | null,
): void {
  for (const { pronouns } of sides)
    for (const pronoun of pronouns) {
      const isUsed = pronoun === 'i' ? usage.i + usage.we > 0 : usage[pronoun] > 0;
      if (isUsed && letters?.kind !== 'chat') continue;
      pronouns.delete(pronoun);
      // `Sold to Mrs Hale` in a paper of `I` and `she`: the other one wrote it
      const rest = sides.filter((side) => side.pronouns !== pronouns);
      if (
        pronoun === 'you' &&
        letters === null &&
        usage.i >= FEW &&
        rest.length === 1 &&
        rest[0]!.pronouns.size === 0
      )
        rest[0]!.pronouns.add('i');
    }
}
/** Fewest uses from which a pronoun counts as one of a side. */
const FEW = 3;
