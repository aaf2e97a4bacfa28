import { z } from 'zod';
import type {
  AdminLoginResponse,
  AdminStatsResponse,
  AdminUsersResponse,
  ConfigResponse,
  HealthResponse,
  MadeTokenResponse,
  RevokeTokensResponse,
  TokensResponse,
  LocalSignInResponse,
  QuotaResponse,
  ReadyResponse,
  RestrictResponse,
} from '../contract.ts';
import { wire } from './agreement.ts';
import { analystProfile } from './analysis.ts';

/** Schemas of every answer that is not about a document. */

const moment = z.iso.datetime().describe('ISO 8601, UTC.');
const nullableText = z.string().nullable();

export const configResponse = wire<ConfigResponse>()(
  z.object({
    identity: z.discriminatedUnion('mode', [
      z.object({ mode: z.literal('local'), needsCode: z.boolean() }),
      z.object({
        mode: z.literal('firebase'),
        apiKey: z.string(),
        authDomain: z.string(),
        projectId: z.string(),
        emulatorUrl: nullableText,
      }),
    ]),
    analyst: analystProfile,
    limits: z.object({ maxUploadBytes: z.number().int() }),
    fileKinds: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        extensions: z.array(z.string()),
        mediaTypes: z.array(z.string()),
      }),
    ),
    brand: z.object({ name: z.string(), company: z.string(), contactEmail: z.string() }),
    isCommercial: z.boolean(),
    canAsk: z.boolean(),
    canCompare: z.boolean(),
    canMakeTokens: z.boolean(),
  }),
);

export const healthResponse = wire<HealthResponse>()(z.object({ status: z.literal('ok') }));

export const readyResponse = wire<ReadyResponse>()(
  z.object({
    isReady: z.boolean(),
    database: z.boolean(),
    extraction: z.boolean(),
    model: z.enum(['not-used', 'up', 'down']),
  }),
);

export const quotaResponse = wire<QuotaResponse>()(
  z.object({
    limit: z.number().int().nullable().describe('Completed analyses a month, or null for no limit.'),
    used: z.number().int(),
    opensAt: moment,
  }),
);

const tokenFields = {
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('The first characters, to tell one from another.'),
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: moment.nullable(),
};

export const tokensResponse = wire<TokensResponse>()(
  z.object({ tokens: z.array(z.object(tokenFields)), limit: z.number().int() }),
);

export const madeTokenResponse = wire<MadeTokenResponse>()(
  z.object({ ...tokenFields, token: z.string().describe('Shown once: keep it as you keep a password.') }),
);

export const revokeTokensResponse = wire<RevokeTokensResponse>()(
  z.object({ success: z.literal(true), revoked: z.number().int() }),
);

export const localSignInResponse = wire<LocalSignInResponse>()(
  z.object({
    idToken: z.string(),
    expiresAt: moment,
    user: z.object({
      uid: z.string(),
      email: z.string(),
      displayName: z.string(),
      photoURL: nullableText,
    }),
  }),
);

export const adminLoginResponse = wire<AdminLoginResponse>()(
  z.union([
    z.object({ success: z.literal(true), token: z.string() }),
    z.object({ success: z.literal(false) }),
  ]),
);

export const successResponse = z.object({ success: z.literal(true) });

export const adminStatsResponse = wire<AdminStatsResponse>()(
  z.object({
    totalUsers: z.number().int(),
    totalLogins: z.number().int(),
    totalAnalyses: z.number().int(),
    recentLogins: z.array(
      z.object({
        loginAt: moment,
        user: z.object({ photoUrl: nullableText, displayName: nullableText, email: nullableText }),
      }),
    ),
    totalRejected: z.number().int(),
    totalQuestions: z.number().int(),
    totalComparisons: z.number().int(),
    medianDurationMs: z.number().nullable(),
    daily: z
      .array(
        z.object({
          day: z.iso.date(),
          logins: z.number().int(),
          analyses: z.number().int(),
          rejected: z.number().int(),
          failed: z.number().int(),
          questions: z.number().int(),
          comparisons: z.number().int(),
          modelChosen: z.number().int(),
          modelFailed: z.number().int(),
          kinds: z.record(z.string(), z.number().int()),
          medianDurationMs: z.number().nullable(),
          p95DurationMs: z.number().nullable(),
        }),
      )
      .describe('One entry a UTC day, oldest first.'),
  }),
);

export const adminUsersResponse = wire<AdminUsersResponse>()(
  z.array(
    z.object({
      id: z.number().int(),
      firebaseUid: z.string(),
      displayName: nullableText,
      email: nullableText,
      photoUrl: nullableText,
      isRestricted: z.boolean(),
      analysisCount: z.number().int(),
      lastLoginAt: moment.nullable(),
      tokenCount: z.number().int(),
    }),
  ),
);

export const restrictResponse = wire<RestrictResponse>()(
  z.object({ success: z.literal(true), isRestricted: z.boolean() }),
);
