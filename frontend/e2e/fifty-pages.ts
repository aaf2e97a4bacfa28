import { createHash } from 'node:crypto';

import type { AnalyzeResponse } from '../../backend/src/adapters/http/contract.ts';
import { makeDocx, paragraph } from '../../backend/test/support/papers/make-docx.ts';
import { placeIn } from '../../backend/test/support/papers/place-in-docx.ts';
import { aRisk } from '../src/mocks/report-builder.ts';
import { REPORTS } from '../src/mocks/reports.ts';

const LATE =
  'If rent is late, the Tenant shall pay a late fee of ten percent of the rent for each day of delay.';
const ENTRY = 'The Landlord may enter the premises at any time without notice to the Tenant.';
/** Eighteen lines a page. */
const PARAGRAPHS = 900;
const POINTS = 30;

/** A document of fifty pages and an answer with thirty points on it, each with wording that replaces its words. */
export function fiftyPages(): { readonly bytes: Buffer; readonly answer: AnalyzeResponse } {
  const lines = Array.from(
    { length: PARAGRAPHS },
    (_, index) => `${index + 1}. ${LATE} ${ENTRY} That is item ${index}.`,
  );
  const bytes = Buffer.from(makeDocx({ body: lines.map((text) => paragraph(text)).join('') }));
  const risks = Array.from({ length: POINTS }, (_, index) => {
    const ordinal = (index * PARAGRAPHS) / POINTS;
    const place = placeIn(bytes, LATE, ordinal);
    const quote = {
      text: LATE,
      paragraph: ordinal + 1,
      clause: null,
      page: null,
      status: 'exact' as const,
    };
    return aRisk({
      id: `risk-${index + 1}`,
      title: `Late fee ${index}`,
      severity: 'high',
      family: 'penalty',
      wording: 'Interest is one percent a month.',
      wordingParts: ['Interest is one percent a month.'],
      replaces: true,
      quotes: [place === null ? quote : { ...quote, place }],
    });
  });
  const answer = REPORTS['report-no-risks']();
  if (answer.document === null || answer.provenance === null || answer.report === null) {
    throw new Error('The report made by hand is not whole.');
  }
  return {
    bytes,
    answer: {
      ...answer,
      document: { ...answer.document, kind: 'docx' },
      provenance: {
        ...answer.provenance,
        documentSha256: createHash('sha256').update(bytes).digest('hex'),
      },
      report: { ...answer.report, risks },
    },
  };
}
