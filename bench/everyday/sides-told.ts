import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Report, Risk } from '../../backend/src/domain/analysis/report/report.ts';
import { NO_BURDEN } from './no-burden.ts';

interface Mark {
  readonly start: number;
  readonly end: number;
}

interface Gold {
  readonly docId: string;
  readonly isLegal: boolean;
  readonly risks: readonly (Mark & { readonly forRole: string; readonly category: string })[];
}

/** What the points of some reports rest on. */
export interface SidesTold {
  /** Points that claim a burden on the reader and rest on a marked burden. */
  told: number;
  /** … where only another side's burden is marked. */
  inverted: number;
  /** Points to read twice, which claim nothing, and all points. */
  readTwice: number;
  all: number;
  readonly places: string[];
}

/**
 * How often kept answers claim a burden on the reader where only the other side's is marked. A mark of the reader's own within the
 * same quote speaks for the claim.
 */
export function sidesToldOf(setFolder: string, answers: string): SidesTold {
  const told: SidesTold = { told: 0, inverted: 0, readTwice: 0, all: 0, places: [] };
  const golds = new Map(
    readFileSync(join(setFolder, 'gold.jsonl'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Gold) // the labelled papers' own format
      .map((gold) => [gold.docId, gold]),
  );
  for (const file of readdirSync(answers).toSorted()) {
    // as bench/everyday.ts keeps them
    const kept = JSON.parse(readFileSync(join(answers, file), 'utf8')) as {
      docId: string;
      role: string;
      answer: { report: Report | null };
    };
    const gold = golds.get(kept.docId);
    if (gold?.isLegal !== true || kept.answer.report === null) continue;
    const flat = flatten(readFileSync(join(setFolder, 'docs', `${kept.docId}.txt`), 'utf8'));
    for (const risk of kept.answer.report.risks) count(told, risk, { gold, flat, role: kept.role });
  }
  return told;
}

interface Paper {
  readonly gold: Gold;
  readonly flat: string;
  readonly role: string;
}

function count(told: SidesTold, risk: Risk, { gold, flat, role }: Paper): void {
  if (NO_BURDEN.has(risk.family)) return;
  told.all++;
  if (risk.certainty === 'read-twice') {
    told.readTwice++;
    return;
  }
  for (const quote of risk.quotes) {
    const words = flatten(quote.text);
    const start = flat.indexOf(words);
    if (start < 0) continue;
    const end = start + words.length;
    const here = gold.risks.filter(
      (mark) =>
        Math.min(end, mark.end) - Math.max(start, mark.start) >=
        Math.min(30, 0.3 * (mark.end - mark.start), 0.6 * (end - start)),
    );
    if (here.length === 0) continue;
    told.told++;
    if (here.some(({ forRole }) => forRole === role)) continue;
    told.inverted++;
    told.places.push(
      `${gold.docId} as ${role}: ${risk.by} ${risk.family} “${risk.title}” (${here.map((mark) => mark.category).join(', ')} of ${here[0]!.forRole})\n    ${quote.text}`,
    );
  }
}

/** White space of one kind; offsets stay. */
const flatten = (text: string) => text.replace(/\s/g, ' ');
