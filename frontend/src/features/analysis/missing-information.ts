/** Said when somebody tries to send the form all the same (specification, section 5). */
export const MISSING_INFORMATION = {
  title: 'Missing Information',
  description: 'Please upload a file, enter your name/role, and select your country.',
  variant: 'destructive',
} as const;

/** What the form has so far. */
interface Entries {
  readonly identity: string;
  readonly country: string;
  readonly file: File | null;
}

/** The first entry that is missing, in the order of the form; null when everything is there. */
export function firstMissing({ identity, country, file }: Entries): keyof Entries | null {
  if (identity.trim() === '') return 'identity';
  if (country === '') return 'country';
  return file === null ? 'file' : null;
}

const LIST = new Intl.ListFormat('en-US');

/** Names what keeps the analysis from starting, in the order of the form, or null when everything is there. */
export function stillNeeded({ identity, country, file }: Entries): string | null {
  const missing = [
    ...(identity.trim() === '' ? ['your name or role'] : []),
    ...(country === '' ? ['your country'] : []),
    ...(file === null ? ['a document'] : []),
  ];
  return missing.length === 0 ? null : `Still needed: ${LIST.format(missing)}.`;
}
