/**
 * Every setting of the product, typed as what is possible. `env.ts` makes it from the environment.
 */
export interface AppConfig {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Trusted reverse proxies: how many entries of X-Forwarded-For count. */
  readonly trustProxyHops: number;
  /** Folder of the embedded database, relative to the working directory unless absolute. */
  readonly dataDir: string;
  readonly database: EmbeddedDatabase | PostgresDatabase;
  readonly identity: LocalIdentity | FirebaseIdentity;
  /** E-mails (`a@b.org`) and domains (`b.org`) that may sign in, in lower case; empty for all. */
  readonly signInAllow: readonly string[];
  readonly analyst: AnalystConfig;
  readonly model: ModelLimits;
  /** scrypt hash made by `npm run admin:hash`, or null: random password on loopback, admin area off elsewhere. */
  readonly adminPasswordHash: string | null;
  readonly extraction: ExtractionConfig;
  readonly limits: Limits;
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The public address, without a slash at the end. */
  readonly publicUrl: string | null;
  readonly brand: { readonly name: string; readonly company: string; readonly contactEmail: string };
  readonly isCommercial: boolean;
  /** Completed analyses a user may have each calendar month (UTC), or null for no limit. */
  readonly analysesPerMonth: number | null;
  /** Questions on a paper that a user may ask in an hour, or null where nobody may. */
  readonly questionsPerHour: number | null;
  /** Comparisons of two versions a user may ask for in an hour, or null where nobody may. */
  readonly comparisonsPerHour: number | null;
  /** Whether users may make personal access tokens and use them. */
  readonly arePersonalTokensOn: boolean;
  /** Days after which login events are deleted, or null to keep them. */
  readonly loginEventDays: number | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export interface EmbeddedDatabase {
  readonly kind: 'embedded';
}
export interface PostgresDatabase {
  readonly kind: 'postgres';
  readonly url: string;
}
export interface LocalIdentity {
  readonly mode: 'local';
  /** Code that users must know to sign in, or null (loopback only). */
  readonly signInCode: string | null;
}
export interface FirebaseIdentity {
  readonly mode: 'firebase';
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** `host:port` of the Auth emulator, or null. */
  readonly emulatorHost: string | null;
}
export type AnalystConfig =
  | { readonly provider: 'built-in' }
  | {
      readonly provider: 'auto' | 'ollama';
      readonly ollamaHost: string;
      readonly ollamaModel: string | null;
      readonly allowRemote: boolean;
    }
  | {
      readonly provider: 'openai';
      readonly apiKey: string;
      readonly baseUrl: string | null;
      readonly model: string;
    };
export interface ModelLimits {
  /** Tokens of the model's window to use, or null to decide by the model. */
  readonly contextTokens: number | null;
  /** Calls made to the model at once, or null for the default of the provider. */
  readonly parallel: number | null;
  /** Longest time for one model call, or null for the default of the provider. */
  readonly timeoutSeconds: number | null;
  /** Whether no report is better than one by rules alone, when a model was chosen and fails. */
  readonly isRequired: boolean;
}
export interface ExtractionConfig {
  readonly plugins: readonly string[];
  /** OCR languages by tesseract code; empty to choose from the country. */
  readonly ocrLanguages: readonly string[];
  readonly ocrDataDir: string | null;
  readonly maxParsers: number | null;
  readonly maxPdfPages: number;
  readonly maxOcrPages: number;
  readonly ocrPageSeconds: number;
  readonly ocrTotalSeconds: number;
  readonly maxPixels: number;
  readonly maxInflatedBytes: number;
  readonly maxZipEntries: number;
  readonly maxCharacters: number;
  readonly parserSeconds: number;
  readonly parserMemoryMb: number;
}
export interface Limits {
  readonly maxQueue: number;
  readonly maxBufferedBytes: number;
  /** Analyses of one user in flight at once. */
  readonly maxPerUser: number;
}
