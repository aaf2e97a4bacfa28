import { escaped } from '../../languages/escaped.ts';
import type { Gathered } from '../gather.ts';
import { hasLegalForm } from '../names/names.ts';
import type { Pronoun } from '../names/naming.ts';
import { paymentsTold } from '../pronouns/payments.ts';
import type { Usage } from '../usage.ts';
import { bears, type Brand } from './brand.ts';
import { FEW, isBusiness, speaks, SPOKEN } from './side-marks.ts';

/** Whoever pays for what a firm offers: a firm of this role is the one spoken to where `you` is asked for money. */
const PAYS = /^(?:customer|client|hirer|buyer|purchaser|member|patient|tenant|renter|subscriber)s?$/i;

/** Gives back a pronoun that the two sides bear the wrong way round: the name over the paper speaks, and whoever pays is spoken to. */
export function settlePronouns(sides: Gathered[], brand: Brand | null, body: string): void {
  const [blank, ...more] = sides.filter((side) => side.names.length === 0 && side.roles.length === 0);
  if (blank === undefined || more.length > 0 || sides.length !== 2) return;
  const named = sides.find((side) => side !== blank)!;
  const isAtHead = brand !== null && bears(named.names, brand);
  const isAddressed = named.names.some((name) =>
    new RegExp(
      String.raw`\b(?:Dear|To|FAO|For|Attn)\b[:,]? {0,3}(?:Mr |Mrs |Ms )?${escaped(name.split(' ')[0]!)}`,
      'u',
    ).test(body.slice(0, 1_500)),
  );
  const speaking = (['we', 'i'] as const).find((pronoun) => blank.pronouns.has(pronoun));
  const isWriter = isAtHead || named.names.some(hasLegalForm);
  if (
    speaking !== undefined &&
    named.pronouns.has('you') &&
    isWriter &&
    !isAddressed &&
    !named.roles.some((role) => PAYS.test(role))
  ) {
    named.pronouns = new Set<Pronoun>([speaking]);
    blank.pronouns = new Set<Pronoun>(['you']);
    return;
  }
  const { asked, given } = paymentsTold(body);
  const pays = named.roles.length > 0 && named.roles.every((role) => PAYS.test(role));
  if (blank.pronouns.has('you') && named.pronouns.has('we') && pays && !isAtHead && asked > 2 * given) {
    named.pronouns = new Set<Pronoun>(['you']);
    blank.pronouns = new Set<Pronoun>(['we']);
  }
}

/** Of two sides, who is left for a pronoun that the paper says and nobody bears. */
export function givePronouns(sides: Gathered[], usage: Usage): void {
  if (sides.length !== 2) return;
  giveSigner(sides, usage);
  const free = sides.filter((side) => side.pronouns.size === 0);
  if (free.length !== 1) return;
  const [one] = free;
  const other = sides.find((side) => side !== one)!;
  if (other.pronouns.has('you')) {
    if (usage.we >= FEW && usage.we > usage.i) one!.pronouns.add('we');
    else if (usage.i >= FEW && usage.we <= 1) one!.pronouns.add('i');
  } else if (usage.you >= FEW + 1 && speaks(other)) one!.pronouns.add('you');
}

/** `I understand, I agree, I release`: the one who signs a form that a firm has made speaks in it as `I`. */
function giveSigner(sides: readonly Gathered[], usage: Usage): void {
  if (
    usage.i < SPOKEN ||
    usage.i <= usage.we ||
    usage.you > FEW ||
    sides.some((side) => side.pronouns.size > 0)
  )
    return;
  const persons = sides.filter((side) => !isBusiness(side) && side.names.length === 0);
  if (persons.length === 1) persons[0]!.pronouns.add('i');
}
