import type { Break } from './breaks.ts';

/** A break and what became of it: the vitest project whose tests noticed, or null. Nothing where it was not tried yet. */
export interface Outcome extends Break {
  readonly caughtBefore?: string | null;
  readonly caughtNow?: string | null;
}

/** Whether a break was caught in the earlier version and is not caught in this one. */
export const isLost = ({ caughtBefore, caughtNow }: Outcome): boolean =>
  typeof caughtBefore === 'string' && caughtNow === null;

const cell = (text: string): string => `\`${text.replaceAll('|', String.raw`\|`)}\``;
const said = (project: string | null | undefined): string => (project === null ? '**no**' : (project ?? ''));

/** A page that lists every break and who noticed it, one row each; `before` names the earlier version. */
export function breaksPage(outcomes: readonly Outcome[], before: string): string {
  const count = (isIn: (one: Outcome) => boolean) => outcomes.filter(isIn).length;
  const caughtBefore = count(({ caughtBefore }) => typeof caughtBefore === 'string');
  const now = count(({ caughtNow }) => typeof caughtNow === 'string');
  const untried = count((one) => one.caughtBefore === undefined || one.caughtNow === undefined);
  return `# Broken code, and which tests notice

Written by \`npm run test:breaks\` (\`tools/break-code.ts\`): ${outcomes.length} seeded breaks, one at a time, in lines that stand
in both versions. Only tests that import the file are run, of the project that is named, and none in a browser.
Caught before (${before}): ${caughtBefore}. Caught now: ${now}. Caught before and not now: ${count(isLost)}. Not tried in both: ${untried}.

| place | was | broken | before | now |
|---|---|---|---|---|
${outcomes.map((one) => `| ${one.file} | ${cell(one.line)} | ${cell(one.broken)} | ${said(one.caughtBefore)} | ${said(one.caughtNow)} |`).join('\n')}
`;
}
