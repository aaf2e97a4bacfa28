import type {
  AdminStatsResponse,
  AdminUsersResponse,
  AnalyzeResponse,
  ConfigResponse,
  PaperAnswer,
  PaperComparison,
  LocalSignInResponse,
  MadeTokenResponse,
  TokensResponse,
  QuotaResponse,
} from '../contract.ts';

/** Answers as the description shows them. Names and figures are made up. */

const quote = {
  text: 'The Landlord may raise the rent at any time.',
  paragraph: 4,
  clause: '3.2',
  page: 1,
  status: 'exact',
} as const;

export const ANALYSIS: AnalyzeResponse = {
  analysis: '### 1. Key Information\n\n- Rent: USD 1,200 a month\n\n### 3. Risks or Red Flags\n\n- …',
  outcome: 'completed',
  report: {
    version: 1,
    paper: { kind: 'Residential lease', title: 'Lease Agreement', language: 'en', country: 'United States' },
    sides: [{ id: 's1', name: 'Example Homes LLC', role: 'Landlord', quotes: [] }],
    reader: { sideId: null, typed: 'Tenant', certainty: 'unknown' },
    brief: {
      verdict: 'Ask about one point before you sign.',
      level: 'ask-first',
      money: [],
      wayOut: null,
      nextDate: null,
      worst: ['risk-1'],
    },
    facts: [],
    duties: [],
    risks: [
      {
        id: 'risk-1',
        text: '',
        quotes: [quote],
        by: 'rules',
        severity: 'high',
        family: 'unilateral-change',
        title: 'The rent can be raised at any time',
        reason: 'You cannot plan what the home will cost.',
        ask: 'Ask for one increase a year at most, with two months of notice.',
        usual: 'Once a year, with notice.',
        wording: null,
        fallback: null,
        law: null,
        certainty: 'found',
      },
    ],
    comparison: [],
    gaps: [],
    summary: 'A lease for a home. The landlord can raise the rent at any time.',
    suggestions: [],
    law: [],
    warnings: [],
  },
  document: { kind: 'pdf', pages: 3, ocrPages: 0, characters: 8_421, language: 'en', readPercent: 100 },
  notices: [],
  paragraphs: [{ id: 4, page: 1, clause: '3.2', text: 'The Landlord may raise the rent at any time.' }],
  findings: [
    { section: 3, severity: 'high', title: 'The rent can be raised at any time', citations: ['c1'] },
  ],
  citations: [{ id: 'c1', section: 3, quote: quote.text, page: 1, paragraph: 4, status: 'exact' }],
  provenance: {
    analyst: 'built-in',
    model: null,
    isLocal: true,
    documentSha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    started: '2026-03-02T09:15:00.000Z',
    finished: '2026-03-02T09:15:01.400Z',
  },
};

export const ANSWER: PaperAnswer = {
  version: 1,
  status: 'answered',
  sentence: 'Clause 3.2 says: “The Landlord may raise the rent at any time.”',
  quotes: [quote],
  also: [],
  nearest: [],
  notes: [],
  by: 'rules',
};

export const COMPARISON: PaperComparison = {
  version: 1,
  status: 'changed',
  summary: '1 clause differs.',
  before: { kind: 'docx', title: 'Lease Agreement', pages: 3 },
  after: { kind: 'pdf', title: 'Lease Agreement', pages: 3 },
  reader: { sideId: null, typed: 'Tenant', certainty: 'unknown' },
  effects: [],
  changes: [
    {
      id: 'change-1',
      kind: 'edited',
      hasNewWords: true,
      heading: 'Rent',
      before: { paragraphs: [4], clause: '3.2', page: 1 },
      after: { paragraphs: [4], clause: '3.2', page: 1 },
      words: [
        { op: 'same', text: 'The rent is USD ' },
        { op: 'removed', text: '1,200 ' },
        { op: 'added', text: '1,300 ' },
        { op: 'same', text: 'a month.' },
      ],
      turning: ['number'],
      effects: [],
    },
  ],
  unchanged: { clauses: 40, sentence: '40 paragraphs have the same words in both versions.' },
  notCompared: [],
};

export const CONFIG: ConfigResponse = {
  identity: { mode: 'local', needsCode: false },
  analyst: { analyst: 'built-in', model: null, isLocal: true },
  limits: { maxUploadBytes: 10_485_760 },
  fileKinds: [{ id: 'pdf', label: 'PDF', extensions: ['.pdf'], mediaTypes: ['application/pdf'] }],
  brand: { name: 'Legible', company: 'Legible Technologies', contactEmail: 'support@legible.example' },
  isCommercial: true,
  canAsk: true,
  canCompare: true,
  canMakeTokens: true,
};

export const QUOTA: QuotaResponse = { limit: 50, used: 3, opensAt: '2026-04-01T00:00:00.000Z' };

export const SIGN_IN: LocalSignInResponse = {
  idToken: 'eyJhbGciOiJFUzI1NiJ9.e30.c2lnbmF0dXJl',
  expiresAt: '2026-03-02T10:15:00.000Z',
  user: { uid: 'local-7d1f', email: 'asha@example.org', displayName: 'Asha Rao', photoURL: null },
};

export const STATS: AdminStatsResponse = {
  totalUsers: 12,
  totalLogins: 80,
  totalAnalyses: 45,
  recentLogins: [
    {
      loginAt: '2026-03-02T09:14:00.000Z',
      user: { photoUrl: null, displayName: 'Asha Rao', email: 'asha@example.org' },
    },
  ],
  totalRejected: 2,
  totalQuestions: 7,
  totalComparisons: 1,
  medianDurationMs: 1_250,
  daily: [
    {
      day: '2026-03-02',
      logins: 4,
      analyses: 3,
      rejected: 0,
      failed: 0,
      questions: 2,
      comparisons: 1,
      modelChosen: 0,
      modelFailed: 0,
      kinds: { pdf: 3 },
      medianDurationMs: 1_250,
      p95DurationMs: 2_000,
    },
  ],
};

export const USERS: AdminUsersResponse = [
  {
    id: 1,
    firebaseUid: 'local-7d1f',
    displayName: 'Asha Rao',
    email: 'asha@example.org',
    photoUrl: null,
    isRestricted: false,
    analysisCount: 3,
    lastLoginAt: '2026-03-02T09:14:00.000Z',
    tokenCount: 1,
  },
];

const TOKEN = {
  id: '0b8f1c2e-6a4d-4d57-9c0e-1f2a3b4c5d6e',
  name: 'Lease script',
  prefix: 'lgb_Ab3d',
  createdAt: '2026-03-02T09:16:00.000Z',
  expiresAt: '2026-05-31T09:16:00.000Z',
  lastUsedAt: null,
};
export const TOKENS: TokensResponse = { tokens: [TOKEN], limit: 10 };
export const MADE_TOKEN: MadeTokenResponse = { ...TOKEN, token: 'lgb_Ab3d-and-39-more-characters' };
