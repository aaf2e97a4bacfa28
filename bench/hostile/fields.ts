import { readFileSync } from 'node:fs';

import type { ExtractedDocument } from '../../backend/src/domain/analysis/document/extracted-document.ts';
import { documentFromText } from '../../backend/src/domain/analysis/document/plain-document.ts';
import { analyzeWith } from '../../backend/test/support/model-server/analyze-with.ts';
import { taskOf } from '../../backend/test/support/model-server/brain.ts';
import { createScriptedModel } from '../../backend/test/support/model-server/scripted-model.ts';

/** The fields of answers that hold words of a model, one in every place that a report prints. */
export const FIELDS = [
  'says',
  'title',
  'advice',
  'usual',
  'wording',
  'fact',
  'duty',
  'summary',
  'missing',
  'conflict',
] as const;
export type Field = (typeof FIELDS)[number];

const paper = new URL('../../backend/test/fixtures/contracts/lease-leeds.txt', import.meta.url);
export const LEASE = documentFromText(readFileSync(paper, 'utf8'));
const QUOTE = 'the Tenant shall pay interest of 3% per year on the unpaid rent';
/** As many letters of a lie in a report are the lie. */
const TELLING = 25;

/** Whether words of a model, in one field of its answers, stand in what the product answers. `a || b` fills the title too. */
export async function reachesReader(
  document: ExtractedDocument,
  lie: string,
  field: Field,
): Promise<boolean> {
  const [head, rest] = lie.split(' || ');
  const words = rest ?? lie;
  const model = createScriptedModel({
    contextTokens: 32_768,
    answer: ({ user }) =>
      JSON.stringify(answerTo(taskOf(user), field, words, rest === undefined ? null : head!)),
  });
  const verdict = await analyzeWith(model, document, {
    reader: { identity: 'Tenant', country: 'United Kingdom' },
  });
  const all = JSON.stringify(verdict);
  const probes = rest === undefined ? [words] : [words, head!];
  return probes.some((probe) =>
    all.includes(JSON.stringify(probe.replace(/\.$/, '').slice(0, TELLING)).slice(1, -1)),
  );
}

const OPENING =
  'This is a lease of a flat in Leeds between a landlord and a tenant, and it says what each of them has to do and to pay for the time it lasts.';

function answerTo(task: string | null, field: Field, words: string, head: string | null): unknown {
  const title = head ?? 'Interest on late rent';
  const own = (name: Field, usual: string) => (field === name ? words : usual);
  const point = { ids: [1], quote: QUOTE };
  if (task === 'risks') {
    const risk = {
      ...point,
      family: 'penalty',
      severity: 'high',
      title: own('title', title),
      says: own('says', 'Late rent bears interest of 3%.'),
      advice: own('advice', ''),
      usual: own('usual', ''),
      wording: own('wording', ''),
    };
    return { risks: [risk] };
  }
  if (task === 'facts') {
    return {
      facts: field === 'fact' ? [{ ...point, kind: 'amount', title, says: words }] : [],
      duties: field === 'duty' ? [{ ...point, who: 'reader', title, says: words }] : [],
    };
  }
  return {
    summary: own('summary', '') === '' ? '' : `${OPENING} ${words}`,
    same: [],
    severity: [],
    doubtful: [],
    unsupported: [],
    conflicts:
      field === 'conflict' ? [{ ids: [1, 2], title: head ?? 'Two clauses', says: words, advice: words }] : [],
    missing: field === 'missing' ? [{ title: head ?? 'Parking', says: words, wording: words }] : [],
  };
}
