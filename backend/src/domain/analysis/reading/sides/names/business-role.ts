import { isBusinessWord, placesOf } from './role-words.ts';

/** A role that a firm holds: a business word, or the stronger one in every pair it stands in. `seller` may be either. */
export const isBusinessRole = (role: string) =>
  isBusinessWord(role) ||
  (placesOf(role).length > 0 && placesOf(role).every(({ side }) => side === 'stronger'));
