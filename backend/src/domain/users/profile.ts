/** Longest display name kept, in characters. Longer ones are cut. */
const MAX_NAME_CHARACTERS = 200;
/** Longest photo address kept, in characters. Longer ones are dropped: a cut address would be wrong. */
const MAX_URL_CHARACTERS = 2_048;
/** Longest e-mail there can be (RFC 3696, erratum 1690). */
export const MAX_EMAIL_CHARACTERS = 320;

// Control characters, among them the NUL that PostgreSQL refuses, and halves of surrogate pairs.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;

/** A name as it may be stored and shown: trimmed, without control characters, at most 200 characters; null when nothing is left. */
export function cleanName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const clean = Array.from(name.replaceAll(UNPRINTABLE, ' ').trim())
    .slice(0, MAX_NAME_CHARACTERS)
    .join('')
    .trim();
  return clean === '' ? null : clean;
}

/** The address of a photo: https and nothing else, else null. */
export function cleanPhotoUrl(url: unknown): string | null {
  if (typeof url !== 'string' || url.length > MAX_URL_CHARACTERS) return null;
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' && parsed.username === '' ? parsed.href : null;
}

/** An e-mail that has the shape of one, else null. */
export function cleanEmail(email: unknown): string | null {
  if (typeof email !== 'string' || email.length > MAX_EMAIL_CHARACTERS) return null;
  const trimmed = email.trim();
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(trimmed) ? trimmed : null;
}
