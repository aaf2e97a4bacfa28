/** `Disputes Tribunal, Dunedin` in the last lines signs nothing. */
const WHERE_DISPUTES_GO = /\b(?:tribunal|ombudsman)$/i;
const INITIALS = /^((?:\p{Lu}\.? ?){1,3}) (\p{Lu}[\p{L}'’-]+)(?: \d{1,2})?$/u;

/** Whether a name under a paper is no party of its own: an office, or `H Tau` for the Hamish Tau whom the paper names above. */
export function isNoSigner(name: string, known: readonly string[]): boolean {
  if (WHERE_DISPUTES_GO.test(name)) return true;
  const [, initials, last] = INITIALS.exec(name) ?? [];
  if (initials === undefined || last === undefined) return false;
  return known.some((one) => {
    const words = one.split(' ');
    return words.length > 1 && words.at(-1) === last && words[0]!.startsWith(initials.charAt(0));
  });
}
