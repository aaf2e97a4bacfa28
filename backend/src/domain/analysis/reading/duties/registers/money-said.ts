import { MONEY_SAID, type MoneyBearer } from '../../languages/en/registers/money-said.ts';
import { sifted, type Sifted } from '../../../sieve/sifted.ts';

interface Compiled {
  readonly bearer: MoneyBearer;
  readonly says: Sifted;
  readonly unless: Sifted | null;
}

let compiled: readonly Compiled[] | null = null;
const rules = (): readonly Compiled[] =>
  (compiled ??= MONEY_SAID.map(({ bearer, says, unless }) => ({
    bearer,
    says: sifted(new RegExp(says.join('|'))),
    unless: unless === undefined ? null : sifted(new RegExp(unless.join('|'))),
  })));

/** The place of the side to which money goes: `$650 a month to me`, `£640 a week in your hand`. */
const TO_WHOM = sifted(/\b(?:to|into|in) @(\d)(?:'s (?:hand|bank|account|wallet|pocket|pay)\b|(?!'s))/);

/** Who has to pay, or to give back, by a marked sentence that names neither; a number is the place of the side that gets the money. */
export function moneySaid(
  marked: string,
): { readonly bearer: MoneyBearer; readonly to: number | null } | null {
  const words = marked.replace(
    /^[^\w$€£₹₱₦¥@]{0,3}(?:\d{1,2}(?:\.\d{1,2})*[.)] )?(?:[a-z][a-z ]{1,24}: )?/,
    '',
  );
  for (const { bearer, says, unless } of rules()) {
    if (!says.test(words) || unless?.test(words) === true) continue;
    const to = TO_WHOM.exec(words)?.[1];
    return { bearer, to: to === undefined ? null : Number(to) };
  }
  return null;
}
