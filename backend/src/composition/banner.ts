import type { AppConfig } from '../../../config/app-config.ts';
import type { AnalystProfile } from '../ports/analyst.ts';

export interface Started {
  readonly config: AppConfig;
  readonly port: number;
  readonly analyst: AnalystProfile;
  /** The operator's password of this start; null when a hash is set or the admin area is off. */
  readonly madeUpPassword: string | null;
  readonly hasAdminArea: boolean;
  readonly seconds: number;
}

/** What the terminal shows at start: the address, the parts in use, and what to set for the next step up. */
export function bannerOf({ config, port, analyst, madeUpPassword, hasAdminArea, seconds }: Started): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const rows = [
    ['Database', ...databaseOf(config)],
    ['Sign-in', ...signInOf(config)],
    ['Analyst', ...analystOf(analyst)],
    ['Admin area', ...adminOf(madeUpPassword, hasAdminArea)],
  ];
  const lines = rows.map(
    ([title = '', part = '', next = '']) =>
      `  ${title.padEnd(11)} ${part}${next === '' ? '' : `\n${' '.repeat(14)}${next}`}`,
  );
  return [
    '',
    `${config.brand.name} is ready at http://${host}:${port} (after ${seconds.toFixed(1)} s)`,
    '',
    ...lines,
    ...(madeUpPassword === null ? [] : ['', `  Admin password for this start: ${madeUpPassword}`]),
    '',
    '',
  ].join('\n');
}

function databaseOf({ database, dataDir }: AppConfig): string[] {
  if (database.kind === 'postgres') return ['PostgreSQL'];
  return [`embedded, in ${dataDir}`, 'DATABASE_URL uses a PostgreSQL server instead.'];
}

function signInOf({ identity }: AppConfig): string[] {
  if (identity.mode === 'firebase') return [`Google, through the Firebase project ${identity.projectId}`];
  const who = identity.signInCode === null ? 'on this computer only' : 'with the sign-in code';
  return [
    `local, ${who}; e-mail addresses are not proven`,
    'IDENTITY=firebase lets people sign in with Google.',
  ];
}

function analystOf({ analyst, model, isLocal }: AnalystProfile): string[] {
  if (model === null) return ['built-in rules, no AI model', 'npm run doctor tells how to add one.'];
  return [
    `${analyst}, model ${model}; ${isLocal ? 'text stays on your machines' : 'text is sent to another company'}`,
  ];
}

function adminOf(madeUpPassword: string | null, isOn: boolean): string[] {
  if (!isOn) return ['off', 'npm run admin:hash makes the ADMIN_PASSWORD_HASH that opens it.'];
  if (madeUpPassword === null) return ['/admin'];
  return ['/admin, with a password made up for this start', 'npm run admin:hash sets one that stays.'];
}
