import type { LegalText } from '../../document/legal-text.ts';
import type { LanguagePack } from '../languages/pack.ts';
import type { Deal } from '../packs/choose-deal.ts';
import { givenDeal, type NameAt } from '../packs/givers.ts';
import { fold } from '../packs/fold.ts';
import { facingRow } from './facing-row.ts';
import type { GivenName } from './given-name.ts';
import { addressee, signer } from './letters.ts';
import { fullNameAt } from './name-at.ts';
import { firstFirm, givenNames, nameInTitle, namesOf } from './names.ts';

/** The names that a paper gives to either side. */
export interface NamesBySide {
  readonly weaker: readonly GivenName[];
  readonly stronger: readonly GivenName[];
  /** Names with a word of their own that the paper goes on to call them by. */
  readonly given: readonly (GivenName & { readonly alias: string })[];
  /** No list has the word for the weaker side; it is known from its row alone. */
  readonly isAlone: boolean;
}

/** Finds the names of both sides: by role, in a row, by who gives what to whom, in a letter, in a title. */
export function namesBySide(text: LegalText, pack: LanguagePack, deal: Deal): NamesBySide {
  const { words } = deal;
  const dealing = givenDeal(pack, text.text);
  const isOfDeal = dealing !== null && (deal.deals.length === 0 || deal.deals.includes(dealing.deal));
  const isByName = dealing !== null && words.weaker.includes(dealing.weaker.name);
  const find = (forms: readonly string[], own: NameAt | undefined) =>
    orGiven(isByName ? [] : namesOf(text, pack, forms), isOfDeal ? own : undefined);
  const weakerAll = find(words.weaker, dealing?.weaker);
  const strongerAll = find(words.stronger, dealing?.stronger);
  // a name belongs to the side that it is first found for
  const without = (own: readonly GivenName[], others: readonly GivenName[]) =>
    own.filter(({ name }, index) => {
      // `Lumina Énergie` of `Lumina Énergie SA`
      if (others.some((other) => other.name.startsWith(`${name} `))) return false;
      const place = others.findIndex((other) => other.name === name);
      const isFirm = pack.names.firms.some((form) => name.endsWith(` ${form}`));
      return place < 0 || index < place || (index === place && (own === weakerAll) !== isFirm);
    });
  const isTaker = words.isTaker === true;
  const letter = words.hasYou ? addressee(text) : null;
  // in a letter without roles, `Familie Petersen` above and below it writes it
  const isWritten = letter !== null && deal.weaker === null && deal.stronger === null;
  const named = isWritten ? [] : without(weakerAll, strongerAll);
  const read = named.length === 0 ? (isTaker ? signer(text) : letter) : null;
  const strongerNames = without(strongerAll, weakerAll);
  const rows = [...named.slice(0, 1), ...strongerNames.slice(0, 1)].flatMap(
    (one) => facingRow(text, pack, one, fullNameAt(pack)) ?? [],
  );
  const isAlone = read === null && named.length === 0 && strongerNames.length > 0 && deal.weaker === null;
  const weakerNames = read === null ? (isAlone ? rows : named) : [read];
  const isKnown = (name: string) => weakerNames.some((other) => other.name === name);
  // of two parties with names, the one that is not the weaker is the stronger
  const given = [...givenNames(text, pack), ...rows];
  const ofOther = given.filter(
    ({ name }) => !isKnown(name) && !strongerNames.some((own) => own.name === name),
  );
  const firm =
    strongerNames.length > 0
      ? null
      : ([
          ...(isTaker ? [] : ofOther.filter(({ name }) => !isRelative(given, name))),
          firstFirm(text, pack),
          isTaker ? letter : words.hasMe === true || letter !== null ? signer(text) : null,
          nameInTitle(text),
        ].find((found) => found !== null && !isKnown(found.name)) ?? null);
  const stronger = firm === null ? strongerNames : [firm];
  // `Academia Lingua Viva` of `Lingua Viva`
  const isOfOther = ({ name }: GivenName) =>
    stronger.some((one) => one.name !== name && name.endsWith(` ${one.name}`));
  return { weaker: weakerNames.filter((one) => !isOfOther(one)), stronger, given, isAlone };
}

/** A name under a word for a relative: `la mère`. */
const isRelative = (given: NamesBySide['given'], name: string): boolean =>
  given.some((one) => one.name === name && RELATIVE.test(fold(one.alias)));

/** `ci-après « la mère »`: who signs for a child or a patient stands with them. */
export const RELATIVE =
  /^(?:mutter|vater|eltern|mere|pere|madre|padre|mae|pai|mamma|papa|tochter|sohn|fille|fils|hija|hijo|filha|filho|figlia|figlio|vertreterin|vertreter|representante?|rappresentante|tutrice|tuteur|tutora?|tutore)$/u;

/** Names by role, else the one that a sentence gives who says what is given to whom. */
const orGiven = (names: readonly GivenName[], given: NameAt | undefined): readonly GivenName[] =>
  names.length > 0 || given === undefined
    ? names
    : [{ name: given.name, span: { start: given.start, end: given.end } }];
