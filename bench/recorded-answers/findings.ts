import { readFileSync } from 'node:fs';

import type { Severity } from '../../backend/src/domain/analysis/finding.ts';

/** A finding written by hand. */
export interface WrittenFinding {
  /** Words of the paper that it is about, letter by letter. */
  readonly place: string;
  /** What the model would copy: the same words, or the same with its slips. */
  readonly quote: string;
  readonly family: string;
  readonly severity: string;
  readonly title: string;
  readonly says: string;
  readonly advice: string;
}

/**
 * Reads answers by paper: a line `# id` (`# id @2` where the second side reads it) and one finding a line, its fields apart by
 * ` | `. A strong model's line is `quote | family | severity | title | says | advice`, a weak one's
 * `place | quote | title | says | severity`.
 */
export function readWritten(file: string, manner: 'strong' | 'weak'): Map<string, WrittenFinding[]> {
  const papers = new Map<string, WrittenFinding[]>();
  let current: WrittenFinding[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('# ')) papers.set(line.slice(2).trim(), (current = []));
    else if (line.includes(' | ')) current.push(toFinding(line.split(' | '), manner));
  }
  return papers;
}

function toFinding(fields: readonly string[], manner: 'strong' | 'weak'): WrittenFinding {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = fields;
  return manner === 'strong'
    ? { place: a, quote: a, family: b, severity: c, title: d, says: e, advice: f }
    : { place: a, quote: b, family: '', severity: e, title: c, says: d, advice: '' };
}

/** A number for a severity, as some models give it. */
export const gradeOf = (severity: string): number =>
  ({ high: 9, medium: 5, low: 2 })[severity.toLowerCase() as Severity] ?? 8;
