import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Longest time for one run of LibreOffice, in ms. */
const LONGEST_MS = 240_000;

/** Whether LibreOffice is there. Debian: `apt install libreoffice-writer-nogui`. */
export function hasOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Converts files with LibreOffice in one run; null for each that it did not write. */
export function converted(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  from: string,
  to: string,
  filter: readonly string[] = [],
): (Uint8Array | null)[] {
  const folder = mkdtempSync(join(tmpdir(), 'legible-office-'));
  try {
    const paths = files.map(({ bytes }, index) => {
      const path = join(folder, `${index}.${from}`);
      writeFileSync(path, bytes);
      return path;
    });
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        ...filter,
        '--convert-to',
        to,
        '--outdir',
        join(folder, 'out'),
        ...paths,
      ],
      { stdio: 'ignore', timeout: LONGEST_MS },
    );
    return files.map((_, index) => {
      try {
        return new Uint8Array(readFileSync(join(folder, 'out', `${index}.${to}`)));
      } catch {
        return null;
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What LibreOffice saw of an author's marks, counted in its flat XML. */
export function seenIn(
  flatOdt: string,
  author: string,
): { insertions: number; deletions: number; comments: number } {
  const creator = `<dc:creator>${author.replaceAll('&', '&amp;')}</dc:creator>`;
  const count = (parts: readonly string[]): number =>
    parts.filter((part) => part.slice(0, 2_000).includes(creator)).length;
  const after = (tag: string): string[] => flatOdt.split(tag).slice(1);
  return {
    insertions: count(after('<text:insertion>')),
    deletions: count(after('<text:deletion>')),
    comments: count(after('<office:annotation ')),
  };
}
