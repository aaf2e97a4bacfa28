import { z } from 'zod';
import {
  COUNTRIES,
  MAX_IDENTITY_CHARACTERS,
  MAX_QUESTION_CHARACTERS,
  REPORT_LANGUAGES,
} from '../../../../../config/product.ts';
import { MAX_USERS_ON_PAGE } from '../../../domain/users/list-users.ts';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_CHARACTERS } from '../../../domain/users/token-rules.ts';
import { MAX_EMAIL_CHARACTERS } from '../../../domain/users/profile.ts';

/**
 * Schemas that requests are checked with, and from which the description of the interface is made. The sentence of each
 * field is what its sender reads.
 */

/** What a form field that says yes or no may hold. */
const choice = z.enum(['true', 'false'], { error: 'The field readAnyway must be true or false.' });

/** Form fields are trimmed before they are looked up in a list. */
const oneOf = <const Words extends readonly string[]>(words: Words, sentence: string) =>
  z
    .string({ error: sentence })
    .trim()
    .pipe(z.enum(words, { error: sentence }));

/** The text fields of POST /api/analyze. The name or role has rules of its own: `readReader`. */
export const analyzeFields = z.strictObject(
  {
    userIdentity: z.string({ error: 'Please enter your name or role.' }).meta({
      description:
        'Name or role of the reader, as it stands in the document: the report is written for this side.',
      minLength: 1,
      maxLength: MAX_IDENTITY_CHARACTERS,
      examples: ['Tenant'],
    }),
    selectedCountry: oneOf(COUNTRIES, 'Please select a country from the list.').meta({
      description: 'Where the document applies.',
      examples: ['India'],
    }),
    firebaseUid: z.string().exactOptional().describe('Must be the uid of the token, where it is given.'),
    readAnyway: choice.exactOptional().describe('Read what does not look like a legal document too.'),
    reportLanguage: oneOf(REPORT_LANGUAGES, 'Please select a language from the list.')
      .exactOptional()
      .describe(
        'Language of the report: `document` for that of the document, where we write it. English when absent. Quotes stay in the original.',
      ),
  },
  { error: 'The form has a field that does not belong there.' },
);

/** The text fields of POST /api/compare. */
export const compareFields = analyzeFields.pick({
  userIdentity: true,
  selectedCountry: true,
  firebaseUid: true,
  reportLanguage: true,
});

const citedParagraph = z.strictObject({
  id: z.number().int(),
  page: z.number().int(),
  clause: z.string().nullable(),
  text: z.string(),
});

/** POST /api/ask. What a question and a paragraph may be is checked by the domain. */
export const askRequest = z.strictObject(
  {
    question: z
      .string({ error: 'Please type a question.' })
      .meta({ maxLength: MAX_QUESTION_CHARACTERS, examples: ['How much notice do I have to give?'] }),
    before: z
      .string()
      .nullable()
      .exactOptional()
      .describe('What was asked before on the same paper, for a question that only points back to it.'),
    userIdentity: z.string({ error: 'Please enter your name or role.' }),
    selectedCountry: oneOf(COUNTRIES, 'Please select a country from the list.'),
    reportLanguage: oneOf(REPORT_LANGUAGES, 'Please select a language from the list.')
      .exactOptional()
      .describe('Language of what is said around the words of the paper, as for a report.'),
    paragraphs: z
      .array(citedParagraph, { error: 'Please send the text of the paper with the question.' })
      .describe('All paragraphs of the report, as it came.'),
  },
  { error: 'The text sent with the question is not that of a report.' },
);

const ignoredUnlessText = (what: string) =>
  z.unknown().optional().describe(`${what}; what is no text is ignored.`);

/** POST /api/user/track-login. */
export const trackLoginRequest = z.object({
  firebaseUid: z
    .string({ error: 'The user id must be text.' })
    .nullish()
    .describe('Must be the uid of the token, where it is given.'),
  displayName: ignoredUnlessText('Name to show'),
  photoURL: ignoredUnlessText('Address of a photo, https'),
});

/** POST /api/identity/local. */
export const localSignInRequest = z.object({
  displayName: z
    .string({ error: 'Please enter your name.' })
    .meta({ examples: ['Asha Rao'], description: 'Not blank. More than 200 characters are cut.' }),
  email: z
    .string({ error: 'Please enter a valid e-mail address.' })
    .meta({ format: 'email', maxLength: MAX_EMAIL_CHARACTERS, examples: ['asha@example.org'] }),
  code: z.unknown().optional().describe('The sign-in code, where the operator has set one.'),
});

const tokenName = `Please give the token a name of at most ${MAX_TOKEN_NAME_CHARACTERS} characters.`;
const tokenDays = `A token lives from 1 to ${MAX_TOKEN_DAYS} days.`;

/** POST /api/user/tokens. */
export const makeTokenRequest = z.object({
  name: z
    .string({ error: tokenName })
    .min(1, { error: tokenName })
    .max(MAX_TOKEN_NAME_CHARACTERS, { error: tokenName })
    .meta({ description: 'Not blank.', examples: ['Lease script'] }),
  days: z
    .number({ error: tokenDays })
    .int({ error: tokenDays })
    .min(1, { error: tokenDays })
    .max(MAX_TOKEN_DAYS, { error: tokenDays })
    .default(90)
    .describe('Days until it expires.'),
});

/** POST /api/admin/login. */
export const adminLoginRequest = z.object({
  password: z.string({ error: 'Please enter the password.' }),
});

/** POST /api/admin/users/{firebaseUid}/restrict. */
export const restrictRequest = z.object({
  isRestricted: z.boolean({ error: 'The restriction must be true or false.' }),
});

const once = z.string({ error: 'Each query parameter may be given once.' });
const pageSize = `The number of users on a page must be from 1 to ${MAX_USERS_ON_PAGE}.`;

/** The query of GET /api/admin/users. An empty parameter counts as none. */
export const adminUsersQuery = z.object({
  q: once.exactOptional().describe('Part of a name or an e-mail.'),
  limit: once
    .transform(Number)
    .pipe(
      z
        .number({ error: pageSize })
        .int({ error: pageSize })
        .min(1, { error: pageSize })
        .max(MAX_USERS_ON_PAGE, { error: pageSize }),
    )
    .exactOptional()
    .describe('Users on a page.'),
  after: once.exactOptional().describe('Where the previous page ended: taken from its `Link` header.'),
});
