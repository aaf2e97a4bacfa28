import type { LegalText } from '../../../document/legal-text.ts';
import { isFirm, isPersonName, nameAtStart } from '../names/names.ts';
import type { Naming } from '../names/naming.ts';
import { isRole } from '../names/role-words.ts';

/** So many lines above or below the row of the side that is known. */
const NEAR = 3;
const LONGEST = 200;

/** `Pilot: Skylark Aerials`: one or two words that say what somebody does. */
const TRADE =
  /^(?:\p{L}+ )?(?:\p{L}{2,16}(?:er|or|ist|ian|eur|woman|man)|pilot|coach|guide|chef|cook|nurse|vet|band|dj|choir|piper|mason|skipper|au pair)$/iu;
/** Words with such an end that name a thing or a time, or somebody who is no side of the paper or stands beside one. */
const NO_SIDE =
  /^(?:extra|additional|second|other|further|named|emergency|next|authori[sz]ed|usual|regular)\s|(?:^|\s)(?:driver|passenger|user|visitor|helper|teacher|order|number|offer|letter|paper|trailer|computer|boiler|printer|scooter|water|power|tower|server|dinner|supper|summer|winter|weather|quarter|corner|counter|container|charger|mower|tractor|motor|door|floor|colou?r|mirror|error|other|cover|matter|manner|reminder|register|folder|router|locker|freezer|cooker|washer|dryer|player|charter|chapter|semester|september|october|november|december|cent(?:er|re)|parlour|year|insurer|guarantor|manager|supervisor|solicitor|lawyer|adviser|advisor|surveyor|assessor|doctor|director|secretary|treasurer|officer|inspector|referrer|introducer|interpreter|author|tenor|minor|major|witness|human|german|norman|urban)$/i;

/**
 * The row that faces the only side found so far and names somebody by a trade that is no known role: `Client: Ida Brown` above
 * `Pilot: Skylark Aerials`. Null where there is none, or more than one.
 */
export function facingRow({ paragraphs, text }: LegalText, known: readonly Naming[]): Naming | null {
  const places = new Set(known.map(({ span }) => paragraphs.findIndex(({ end }) => end >= span.start)));
  const found = paragraphs.flatMap((paragraph, index) => {
    const isNear = [...places].some((place) => place !== index && Math.abs(place - index) <= NEAR);
    const naming = isNear ? rowOf(paragraph, text) : null;
    return naming === null ? [] : [naming];
  });
  return found.length === 1 ? found[0]! : null;
}

function rowOf({ text, start, end }: LegalText['paragraphs'][number], body: string): Naming | null {
  if (text.length > LONGEST) return null;
  const row = /^\|? ?(\p{Lu}[\p{L} -]{1,28}?) ?[:|] ?(?=\p{Lu})/u.exec(text);
  const label = row?.[1]?.trim() ?? '';
  if (row === null || !(TRADE.test(label) || acts(label, body)) || NO_SIDE.test(label) || isRole(label))
    return null;
  const value = text.slice(row[0].length);
  const name = nameAtStart(value)?.name;
  if (name === undefined || !(isFirm(name) || isPersonName(name))) return null;
  return { names: [name], roles: [label], aliases: [], pronoun: null, span: { start, end }, weight: 3 };
}

/** So many deeds by a word make whoever it stands for a party: `the Kasambahay shall`, whatever the word means. */
const DEEDS = 3;
const COUNTED = 60_000;
const acts = (label: string, body: string): boolean =>
  /^\p{L}{4,20}$/u.test(label) &&
  (body
    .slice(0, COUNTED)
    .match(
      new RegExp(
        String.raw`\b(?:[Tt]he )?${label.charAt(0).toUpperCase()}(?:${label.slice(1)}|${label.slice(1).toLowerCase()}) (?:shall|will|must|may|agrees)\b`,
        'gu',
      ),
    )?.length ?? 0) >= DEEDS;
