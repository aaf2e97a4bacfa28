import { z } from 'zod';

import type { AnalystConfig, AppConfig, FirebaseIdentity, LocalIdentity } from './app-config.ts';
import { ANALYSTS } from './product.ts';

const MIB = 1024 * 1024;

const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const optionalCount = (min: number, max: number) => z.coerce.number().int().min(min).max(max).optional();
const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((item) => item !== ''));
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');

const settings = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: count(3000, 0, 65_535),
  TRUST_PROXY: count(0, 0, 10),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  IDENTITY: z.enum(['local', 'firebase']).default('local'),
  SIGN_IN_ALLOW: list,
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a host name, without https://')
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'must be host:port, without http://')
    .optional(),
  LOCAL_SIGN_IN_CODE: z.string().min(8, 'must have at least 8 characters').optional(),
  LLM_PROVIDER: z.enum(['auto', ...ANALYSTS]).default('auto'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().optional(),
  OLLAMA_HOST: z
    .string()
    .default('http://127.0.0.1:11434')
    .transform(withScheme)
    .pipe(z.url({ protocol: /^https?$/ })),
  OLLAMA_MODEL: z.string().optional(),
  OLLAMA_ALLOW_REMOTE: onOff('off'),
  LLM_CONTEXT_TOKENS: optionalCount(4_096, 2_000_000),
  LLM_PARALLEL: optionalCount(1, 256),
  LLM_TIMEOUT_S: optionalCount(10, 86_400),
  LLM_REQUIRED: onOff('off'),
  ADMIN_PASSWORD_HASH: z
    .string()
    .regex(/^scrypt:/, 'must be made by: npm run admin:hash')
    .optional(),
  EXTRACTOR_PLUGINS: list,
  OCR_LANGUAGES: list,
  OCR_DATA_DIR: z.string().optional(),
  MAX_PDF_PAGES: count(500, 1, 10_000),
  MAX_OCR_PAGES: count(100, 0, 10_000),
  OCR_PAGE_S: count(20, 1, 600),
  OCR_TOTAL_S: count(240, 1, 36_000),
  MAX_MEGAPIXELS: count(40, 1, 250),
  MAX_INFLATED_MB: count(100, 1, 2_000),
  MAX_ZIP_ENTRIES: count(2_000, 10, 100_000),
  MAX_CHARACTERS: count(2_000_000, 1_000, 20_000_000),
  PARSER_S: count(20, 1, 600),
  PARSER_MEMORY_MB: count(512, 128, 16_384),
  MAX_PARSERS: optionalCount(1, 256),
  MAX_QUEUE: count(20, 0, 10_000),
  // Less would never hold one upload of the largest size with its form around it.
  MAX_BUFFERED_MB: count(256, 11, 100_000),
  MAX_PER_USER: count(2, 1, 100),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: optionalCount(0, 65_535),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRAND_NAME: z.string().default('Legible'),
  BRAND_COMPANY: z.string().default('Legible Technologies'),
  BRAND_CONTACT: z.email().default('support@legible.example'),
  SITE_COMMERCIAL: onOff('on'),
  ANALYSES_PER_MONTH: optionalCount(1, 1_000_000),
  ASK: onOff('on'),
  QUESTIONS_PER_HOUR: count(120, 1, 100_000),
  COMPARE: onOff('on'),
  COMPARISONS_PER_HOUR: count(30, 1, 100_000),
  PERSONAL_TOKENS: onOff('on'),
  LOGIN_EVENT_DAYS: optionalCount(1, 36_500),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** The name of every variable that `readConfig` reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

/** A setting must be changed. The message names each variable and holds no value: a value may be a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(problems: readonly string[], cause?: unknown) {
    super(`These settings must be changed:\n${problems.map((line) => `  ${line}`).join('\n')}`, { cause });
  }
}

/**
 * Reads every setting once. Empty variables count as unset. Throws one `SettingsError` that names each variable that is
 * wrong and what it should be.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): AppConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settings.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...conflicts(given),
  ];
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  return toConfig(parsed.data);
}

/** Rules between settings, on the raw values, so that they are reported even when some other value cannot be read. */
function conflicts(env: Readonly<Record<string, string | undefined>>): string[] {
  const isReachable = !isLoopback(env.HOST ?? '127.0.0.1');
  const hasProxy = Number(env.TRUST_PROXY ?? 0) > 0;
  const isFirebase = env.IDENTITY === 'firebase';
  const needed = (condition: boolean, name: string, when: string) =>
    condition && env[name] === undefined ? [`${name}: is needed ${when}`] : [];
  const forbidden = (condition: boolean, name: string, when: string) =>
    condition && env[name] !== undefined ? [`${name}: must not be set ${when}`] : [];
  return [
    ...needed(isFirebase, 'FIREBASE_PROJECT_ID', 'when IDENTITY is firebase'),
    ...needed(isFirebase, 'FIREBASE_API_KEY', 'when IDENTITY is firebase'),
    ...needed(isFirebase, 'FIREBASE_AUTH_DOMAIN', 'when IDENTITY is firebase'),
    // With this variable set firebase-admin takes unsigned tokens from anybody, whatever IDENTITY says.
    ...forbidden(env.NODE_ENV === 'production', 'FIREBASE_AUTH_EMULATOR_HOST', 'in production'),
    ...forbidden(isReachable, 'FIREBASE_AUTH_EMULATOR_HOST', 'when HOST is not loopback'),
    ...needed(!isFirebase && isReachable, 'LOCAL_SIGN_IN_CODE', 'when HOST is not loopback'),
    ...needed(!isFirebase && hasProxy, 'LOCAL_SIGN_IN_CODE', 'behind a reverse proxy (TRUST_PROXY)'),
    ...needed(env.LLM_PROVIDER === 'openai', 'OPENAI_API_KEY', 'when LLM_PROVIDER is openai'),
    ...needed(env.LLM_PROVIDER === 'openai', 'OPENAI_MODEL', 'when LLM_PROVIDER is openai'),
  ];
}

/** Whether a host name or address to bind to can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function withScheme(host: string): string {
  return /^https?:\/\//.test(host) ? host : `http://${host}`;
}

function toConfig(env: z.infer<typeof settings>): AppConfig {
  return {
    isProduction: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    trustProxyHops: env.TRUST_PROXY,
    dataDir: env.DATA_DIR,
    database:
      env.DATABASE_URL === undefined ? { kind: 'embedded' } : { kind: 'postgres', url: env.DATABASE_URL },
    identity: toIdentity(env),
    signInAllow: env.SIGN_IN_ALLOW.map((entry) => entry.toLowerCase()),
    analyst: toAnalyst(env),
    model: {
      contextTokens: env.LLM_CONTEXT_TOKENS ?? null,
      parallel: env.LLM_PARALLEL ?? null,
      timeoutSeconds: env.LLM_TIMEOUT_S ?? null,
      isRequired: env.LLM_REQUIRED,
    },
    adminPasswordHash: env.ADMIN_PASSWORD_HASH ?? null,
    extraction: {
      plugins: env.EXTRACTOR_PLUGINS,
      ocrLanguages: env.OCR_LANGUAGES,
      ocrDataDir: env.OCR_DATA_DIR ?? null,
      maxParsers: env.MAX_PARSERS ?? null,
      maxPdfPages: env.MAX_PDF_PAGES,
      maxOcrPages: env.MAX_OCR_PAGES,
      ocrPageSeconds: env.OCR_PAGE_S,
      ocrTotalSeconds: env.OCR_TOTAL_S,
      maxPixels: env.MAX_MEGAPIXELS * 1_000_000,
      maxInflatedBytes: env.MAX_INFLATED_MB * MIB,
      maxZipEntries: env.MAX_ZIP_ENTRIES,
      maxCharacters: env.MAX_CHARACTERS,
      parserSeconds: env.PARSER_S,
      parserMemoryMb: env.PARSER_MEMORY_MB,
    },
    limits: {
      maxQueue: env.MAX_QUEUE,
      maxBufferedBytes: env.MAX_BUFFERED_MB * MIB,
      maxPerUser: env.MAX_PER_USER,
    },
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    brand: { name: env.BRAND_NAME, company: env.BRAND_COMPANY, contactEmail: env.BRAND_CONTACT },
    isCommercial: env.SITE_COMMERCIAL,
    analysesPerMonth: env.ANALYSES_PER_MONTH ?? null,
    questionsPerHour: env.ASK ? env.QUESTIONS_PER_HOUR : null,
    comparisonsPerHour: env.COMPARE ? env.COMPARISONS_PER_HOUR : null,
    arePersonalTokensOn: env.PERSONAL_TOKENS,
    loginEventDays: env.LOGIN_EVENT_DAYS ?? null,
    logLevel: env.LOG_LEVEL,
  };
}

function toIdentity(env: z.infer<typeof settings>): LocalIdentity | FirebaseIdentity {
  if (env.IDENTITY === 'local') return { mode: 'local', signInCode: env.LOCAL_SIGN_IN_CODE ?? null };
  return {
    mode: 'firebase',
    // `conflicts` has made sure that these three are set.
    projectId: env.FIREBASE_PROJECT_ID!,
    apiKey: env.FIREBASE_API_KEY!,
    authDomain: env.FIREBASE_AUTH_DOMAIN!,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
  };
}

function toAnalyst(env: z.infer<typeof settings>): AnalystConfig {
  switch (env.LLM_PROVIDER) {
    case 'built-in':
      return { provider: 'built-in' };
    case 'openai':
      // `conflicts` has made sure that key and model are set.
      return {
        provider: 'openai',
        apiKey: env.OPENAI_API_KEY!,
        baseUrl: env.OPENAI_BASE_URL ?? null,
        model: env.OPENAI_MODEL!,
      };
    case 'auto':
    case 'ollama':
      return {
        provider: env.LLM_PROVIDER,
        ollamaHost: env.OLLAMA_HOST,
        ollamaModel: env.OLLAMA_MODEL ?? null,
        allowRemote: env.OLLAMA_ALLOW_REMOTE,
      };
  }
}
