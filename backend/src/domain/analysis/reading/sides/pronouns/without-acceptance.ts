import type { LegalText } from '../../../document/legal-text.ts';
import type { Correspondence } from '../correspondence.ts';
import { isSameName } from '../names/same-name.ts';
import type { Naming } from '../names/naming.ts';
import type { Usage } from '../usage.ts';

/** So often a letter says `I` that somebody speaks throughout it. */
const SPOKEN = 3;

/**
 * `I, Lina Obi, accept this post`, `(And I, Lina Obi, say the same.)` under a letter to her: the letter speaks to her, whatever she says
 * in a line below it.
 */
export function withoutAcceptance(
  text: LegalText,
  told: readonly Naming[],
  letters: Correspondence | null,
  usage: Usage,
): Naming[] {
  if (letters === null) return ofSlip(text, told, usage);
  if (letters.kind === 'chat') return [...told];
  return told.map((one) =>
    isAddressed(one, letters) && (usage.i < SPOKEN || isBelow(text, one, letters))
      ? { ...one, pronoun: null }
      : one,
  );
}

/** `I, Lina Obi, have read this notice`, on a slip below what `we` tell `you`: she is the one spoken to. */
function ofSlip({ text }: LegalText, told: readonly Naming[], usage: Usage): Naming[] {
  const isSpoken = usage.we >= SPOKEN && usage.you >= SPOKEN;
  return told.map((one) =>
    isSpoken &&
    one.pronoun === 'i' &&
    one.span.start > text.length * BELOW &&
    !OWN.test(text.slice(0, one.span.start).replace(/\W{0,3}I\W{0,3}$/, ''))
      ? { ...one, pronoun: 'you' }
      : one,
  );
}
const OWN = /\b(?:I|my|mine)\b/;

/** Whether somebody who says `I` is the one whom a letter greets. */
export function isAddressed({ pronoun, names }: Naming, { namings }: Correspondence): boolean {
  const addressed = namings.filter((one) => one.pronoun === 'you').flatMap((one) => one.names);
  return pronoun === 'i' && names.some((name) => addressed.some((other) => isSameName(name, other)));
}

/** Behind this part of a letter its writer has signed. */
const BELOW = 0.6;

/** Whether a naming stands below the letter, behind its writer. */
function isBelow(text: LegalText, { span }: Naming, { namings }: Correspondence): boolean {
  const writer = namings.find(({ pronoun }) => pronoun === 'i' || pronoun === 'we');
  return writer !== undefined && span.start > Math.max(writer.span.end, text.text.length * BELOW);
}
