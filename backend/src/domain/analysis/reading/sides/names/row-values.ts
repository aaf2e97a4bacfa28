import { escaped } from '../../languages/escaped.ts';
import { isFirm, isPersonName } from './names.ts';
import type { Naming } from './naming.ts';
import { isRole } from './role-words.ts';

/**
 * `Owner: Ida Brown, Leeds`: what stands behind a comma and nowhere else is where the one lives. Two words, `Bo Nyland`, may be another
 * person, and stay.
 */
export function withoutPlace(naming: Naming, text: string): Naming {
  const [first, second, ...more] = naming.names;
  if (first === undefined || second === undefined || more.length > 0 || isFirm(second)) return naming;
  if (isPersonName(second) && !PLACE_WORD.test(second)) return naming;
  if (naming.roles.some((role) => role.endsWith('s')) || text.split(second).length > 2) return naming;
  return text.slice(naming.span.start, naming.span.end).includes(`${first}, ${second}`)
    ? { ...naming, names: [first] }
    : naming;
}

/** What many places are called by. */
const PLACE_WORD =
  /^(?:upper|lower|north|south|east|west|northern|southern|eastern|western|central|old|new|great|little|port|lake|mount|saint|st\.?|cape)\b|\b(?:vale|hill|park|road|street|town|city|village|bay|beach|island|county|district|heights|valley|coast|creek|springs|falls|green|quay|square|court|gardens)$/i;

/** `Who | Ida Brown (owner) and Bo Nyland (helper)`: each with the role in the bracket behind it. */
export function eachWithRole(label: string, value: string): string[] {
  const two = /^([^()]{3,40}\([^()]{3,24}\)) and ([^()]{3,40}\([^()]{3,24}\))\.?$/.exec(value);
  return two === null || isRole(label) ? [value] : [two[1]!, two[2]!];
}

const STAFF = /^(?:artist|stylist|therapist|instructor|trainer|coach|hygienist|technician|groomer)$/i;
/** `Artist: Mo`: under a studio's name, whoever does the work there. */
export const isStaff = ({ roles, names }: Naming): boolean =>
  roles.length > 0 &&
  roles.every((role) => STAFF.test(role)) &&
  names.length === 1 &&
  !names[0]!.includes(' ');

/** `The Client pays the Trainer`: a role that is paid or bound is a side's. */
export const isPaidOrBound = ({ roles }: Naming, text: string): boolean =>
  roles.some((role) =>
    new RegExp(
      String.raw`\b(?:pays?|paid to|owes?|£?\d[\d.,]{0,9} to) the ${escaped(role)}\b|\bthe ${escaped(role)} (?:shall|must|agrees|undertakes|is paid)\b`,
      'i',
    ).test(text),
  );
