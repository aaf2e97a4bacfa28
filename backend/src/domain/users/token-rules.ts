/** Tokens a user may have at once. */
export const MAX_TOKENS = 10;
/** Longest life of a token, in days. */
export const MAX_TOKEN_DAYS = 365;
export const MAX_TOKEN_NAME_CHARACTERS = 60;
/** What every token begins with, so that people and secret scanners know one when they see it. */
export const TOKEN_OPENING = 'lgb_';
/** Characters that are shown of a token after it was made. */
export const PREFIX_CHARACTERS = TOKEN_OPENING.length + 4;

/** Whether a bearer token claims to be one of ours; sign-in tokens never begin like this. */
export const isPersonalToken = (token: string): boolean => token.startsWith(TOKEN_OPENING);
