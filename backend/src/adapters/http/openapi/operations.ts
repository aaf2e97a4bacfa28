import { z } from 'zod';
import {
  adminLoginResponse,
  adminStatsResponse,
  adminUsersResponse,
  configResponse,
  healthResponse,
  localSignInResponse,
  quotaResponse,
  readyResponse,
  restrictResponse,
  successResponse,
  madeTokenResponse,
  revokeTokensResponse,
  tokensResponse,
} from '../schemas/answers.ts';
import {
  adminLoginRequest,
  adminUsersQuery,
  localSignInRequest,
  makeTokenRequest,
  restrictRequest,
  trackLoginRequest,
} from '../schemas/requests.ts';
import { CONFIG, QUOTA, SIGN_IN, STATS, MADE_TOKEN, TOKENS, USERS } from './examples.ts';
import { DOCUMENT_OPERATIONS } from './document-operations.ts';
import { json, type Operation } from './operation.ts';

/** Every call of the interface. A test compares this list with the router's. */

const SIGN_IN_ONLY = 'Needs the token of a sign-in: a personal access token is not enough.';

const SERVICE: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    id: 'describeInterface',
    tag: 'Service',
    summary: 'Describe this interface',
    access: 'everyone',
    answers: {
      200: json('OpenApiDocument', z.looseObject({ openapi: z.string() }), { openapi: '3.1.0' }),
    },
    failures: [],
  },
  {
    method: 'get',
    path: '/api/config',
    id: 'readConfig',
    tag: 'Service',
    summary: 'Read the public settings',
    access: 'everyone',
    answers: { 200: json('Config', configResponse, CONFIG) },
    failures: [],
  },
  {
    method: 'get',
    path: '/api/health',
    id: 'checkHealth',
    tag: 'Service',
    summary: 'Ask whether the process runs',
    access: 'everyone',
    answers: { 200: json('Health', healthResponse, { status: 'ok' }) },
    failures: [],
  },
  {
    method: 'get',
    path: '/api/ready',
    id: 'checkReadiness',
    tag: 'Service',
    summary: 'Ask whether documents can be read now',
    access: 'everyone',
    answers: {
      200: json(
        'Readiness',
        readyResponse,
        { isReady: true, database: true, extraction: true, model: 'not-used' },
        'Ready.',
      ),
      503: {
        ...json(
          'Readiness',
          readyResponse,
          { isReady: false, database: false, extraction: true, model: 'not-used' },
          'Not ready; try again after `Retry-After` seconds.',
        ),
        headers: { 'Retry-After': 'Seconds after which another try makes sense.' },
      },
    },
    failures: [],
  },
];

const ACCOUNT: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/identity/local',
    id: 'signInLocally',
    tag: 'Account',
    summary: 'Sign in where no Google project is set up',
    description: 'There is nothing at this address where Google signs users in.',
    access: 'everyone',
    body: {
      kind: 'json',
      name: 'LocalSignIn',
      schema: localSignInRequest,
      example: { displayName: 'Asha Rao', email: 'asha@example.org' },
    },
    answers: { 200: json('SignedIn', localSignInResponse, SIGN_IN) },
    failures: ['not_found', 'document_unsupported', 'too_many_requests'],
  },
  {
    method: 'post',
    path: '/api/user/track-login',
    id: 'trackLogin',
    tag: 'Account',
    summary: 'Count a sign-in',
    access: 'user',
    body: {
      kind: 'json',
      name: 'LoginNotice',
      schema: trackLoginRequest,
      isOptional: true,
      example: { displayName: 'Asha Rao', photoURL: null },
    },
    answers: { 204: { description: 'Counted, once for each sign-in.' } },
    failures: ['not_signed_in', 'identity_mismatch', 'document_unsupported'],
  },
  {
    method: 'get',
    path: '/api/user/quota',
    id: 'readQuota',
    tag: 'Account',
    summary: 'Read how much of this month is used',
    access: 'user',
    answers: { 200: json('Quota', quotaResponse, QUOTA) },
    failures: ['not_signed_in', 'account_restricted'],
  },
];

const TOKEN_FAILURES = ['not_signed_in', 'account_restricted', 'not_found'] as const;

const TOKENS_OF_USER: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/user/tokens',
    id: 'listTokens',
    tag: 'Account',
    summary: 'List personal access tokens',
    description: `${SIGN_IN_ONLY} There is nothing at this address where the operator has switched tokens off.`,
    access: 'user',
    answers: { 200: json('Tokens', tokensResponse, TOKENS) },
    failures: TOKEN_FAILURES,
  },
  {
    method: 'post',
    path: '/api/user/tokens',
    id: 'makeToken',
    tag: 'Account',
    summary: 'Make a personal access token',
    description: `${SIGN_IN_ONLY} Up to ten. The token itself is in this answer and nowhere else.`,
    access: 'user',
    body: {
      kind: 'json',
      name: 'NewToken',
      schema: makeTokenRequest,
      example: { name: 'Lease script', days: 90 },
    },
    answers: { 201: json('MadeToken', madeTokenResponse, MADE_TOKEN, 'Made.') },
    failures: [...TOKEN_FAILURES, 'document_unsupported'],
  },
  {
    method: 'delete',
    path: '/api/user/tokens/{id}',
    id: 'revokeToken',
    tag: 'Account',
    summary: 'Revoke a personal access token',
    description: SIGN_IN_ONLY,
    access: 'user',
    answers: { 204: { description: 'Revoked, from the next request on.' } },
    failures: TOKEN_FAILURES,
  },
  {
    method: 'delete',
    path: '/api/admin/users/{firebaseUid}/tokens',
    id: 'revokeTokensOfUser',
    tag: 'Operator',
    summary: 'Revoke every token of a user',
    access: 'admin',
    answers: { 200: json('RevokedTokens', revokeTokensResponse, { success: true, revoked: 2 }) },
    failures: ['not_admin', 'user_not_found', 'not_found'],
  },
];

const OPERATOR: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/admin/login',
    id: 'logIn',
    tag: 'Operator',
    summary: 'Open a session of the operator',
    access: 'everyone',
    body: {
      kind: 'json',
      name: 'AdminLogin',
      schema: adminLoginRequest,
      example: { password: 'correct horse battery staple' },
    },
    answers: {
      200: json(
        'AdminLoginResult',
        adminLoginResponse,
        { success: false },
        'A wrong password is an answer too.',
      ),
    },
    failures: ['document_unsupported', 'too_many_requests'],
  },
  {
    method: 'post',
    path: '/api/admin/logout',
    id: 'logOut',
    tag: 'Operator',
    summary: 'Close a session of the operator',
    access: 'everyone',
    answers: { 200: json('Success', successResponse, { success: true }) },
    failures: [],
  },
  {
    method: 'get',
    path: '/api/admin/stats',
    id: 'readStats',
    tag: 'Operator',
    summary: 'Read the figures',
    access: 'admin',
    answers: { 200: json('Stats', adminStatsResponse, STATS) },
    failures: ['not_admin'],
  },
  {
    method: 'get',
    path: '/api/admin/users',
    id: 'listUsers',
    tag: 'Operator',
    summary: 'List users',
    access: 'admin',
    query: adminUsersQuery,
    answers: {
      200: {
        ...json('Users', adminUsersResponse, USERS),
        headers: { Link: 'The next page, where there is one: `<…>; rel="next"`.' },
      },
    },
    failures: ['not_admin'],
  },
  {
    method: 'post',
    path: '/api/admin/users/{firebaseUid}/restrict',
    id: 'restrictUser',
    tag: 'Operator',
    summary: 'Restrict or unrestrict a user',
    access: 'admin',
    body: { kind: 'json', name: 'Restriction', schema: restrictRequest, example: { isRestricted: true } },
    answers: {
      200: json('RestrictionResult', restrictResponse, { success: true, isRestricted: true }),
    },
    failures: ['not_admin', 'user_not_found', 'not_found', 'document_unsupported'],
  },
];

export const OPERATIONS: readonly Operation[] = [
  ...DOCUMENT_OPERATIONS,
  ...ACCOUNT,
  ...TOKENS_OF_USER,
  ...OPERATOR,
  ...SERVICE,
];
