/**
 * The time in front of a line of a chat, as the source of a pattern: `[14/09/2026, 18:02] `, `18:02 – `, `Mon 18:02 `, `12.11.2026 20:14 - `.
 */
export const CHAT_STAMP = String.raw`(?:\[[^\]]{2,40}\]\s?|(?:(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un)[a-z]{0,6},?\s)?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\s?[-–]?\s?)`;

/** A line that somebody says in a chat: time and name in front. */
export const CHAT_LINE = new RegExp(
  String.raw`^${CHAT_STAMP}?(\p{Lu}[\p{L}'’-]{0,20}(?:(?: (?:de|van|von|der|den|la|le|da|di|du|dos|del|al|el|bin|ter|ten|zu))* \p{Lu}[\p{L}'’-]{0,20}){0,3})(?: \([^()\n]{1,40}\))?: `,
  'u',
);
