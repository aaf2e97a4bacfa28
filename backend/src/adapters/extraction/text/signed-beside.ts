/** Lines at the end of a text among which two people sign beside each other. */
const LAST = 12;
/** Letters of the longest stretch of such a line. */
const LONGEST = 70;
const FEWEST = 2;
const MOST = 4;

/** A name, or the words in front of one: `Ida Brown`, `B. Nyland, clerk`, `for the club: Bo Nyland`, `Signed Cy Dunn`, `Tenant ____`. */
const SIGNS = new RegExp(
  [
    String.raw`^\p{Lu}[\p{L}'’.-]* (?:\p{Ll}{1,3} ){0,2}\p{Lu}[\p{L}'’.-]*`,
    String.raw`\b(?:[Ss]igned|SIGNED|[Ss]gd|[Ss]d)\b`,
    String.raw`^(?:[Ff]or|FOR|[Oo]n behalf of)\b[^:]{1,40}: ?\p{Lu}`,
    String.raw`^\p{Lu}[\p{L}'’. -]{1,30}[.:]? ?_{3,}`,
    String.raw`^(?:[Tt]he )?\p{Lu}[\p{L} ]{2,24}: ?\p{Lu}`,
    // the office of one beside the name of the other
    String.raw`^(?:Co-?|Managing |Sole )?(?:[Ff]ounder|[Dd]irector|[Mm]anager|[Oo]wner|[Pp]roprietor|[Ss]ecretary|[Tt]reasurer|[Cc]hair(?:man|woman|person)?|[Pp]artner|[Pp]resident|CEO)$`,
  ].join('|'),
  'u',
);
/** A label whose value stands in the next column, a sum, or a row of a table. */
const IS_CELL =
  /:\s*$|[$€£₹|]|\d[\d.,]{3,}\d|^_+$|^(?:The|All|Each|Every|No|Up to|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s?\b/u;

/**
 * `Ida Brown          For Fern Lane Rescue: Bo Nyland`: the stretches of a line on which people sign beside each other, parted by wide
 * gaps that single spaces would lose. Null for every other line. `behind` is the number of lines that follow.
 */
export function signedBeside(line: string, behind: number): string[] | null {
  if (behind >= LAST) return null;
  const parts = line.trim().split(/[ \u00a0]{3,}|\t+/u);
  if (parts.length < FEWEST || parts.length > MOST) return null;
  const isSigned = parts.every(
    (part) => part.length <= LONGEST && /\p{Lu}/u.test(part) && SIGNS.test(part) && !IS_CELL.test(part),
  );
  return isSigned ? parts : null;
}
