/** The programs that extraction is compared with: installed where possible, run like the product's own children. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Scratch folder of one run of the benchmark. */
export const folder = mkdtempSync(join(tmpdir(), 'bench-extraction-'));

/** A font with the characters of China and Japan, as Debian's fonts-noto-cjk brings it. */
export const CJK_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

/** Runs a program and gives back what it prints; throws when it fails. */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): string {
  // At the same low priority as the children of the extractor, or a busy machine would favor one side.
  const { status, stdout, error } = spawnSync('nice', ['-n', '10', program, ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? String(status)}`);
  return stdout;
}

/** Writes a file into the scratch folder. */
export function save(name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

/** Unpacks the packaged English data where the native program looks for it. */
export function ocrData(): string {
  const packaged = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');
  const file = join(packaged, '../4.0.0_best_int/eng.traineddata.gz');
  save('eng.traineddata', gunzipSync(readFileSync(file)));
  return folder;
}

/** Installs what is missing where the user is root, else says what to install. */
export function installReferences(): void {
  const missing = [
    ['pdftotext', 'poppler-utils'],
    ['pandoc', 'pandoc'],
    ['tesseract', 'tesseract-ocr'],
    ['qpdf', 'qpdf'],
  ]
    .filter(([program = '']) => spawnSync('which', [program]).status !== 0)
    .map(([, name = '']) => name);
  const packages = existsSync(CJK_FONT) ? missing : [...missing, 'fonts-noto-cjk'];
  if (packages.length === 0) return;
  if (process.getuid?.() !== 0) throw new Error(`Please install ${packages.join(', ')} first.`);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** First line of what a program says about its version. */
export function versionOf(program: string, flag: string): string {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
  return (stdout + stderr).split('\n')[0] ?? '';
}
