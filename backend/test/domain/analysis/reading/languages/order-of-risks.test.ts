import { expect, it } from 'vitest';

import { analyzeByRules } from '../../../../../src/domain/analysis/analyze-by-rules.ts';
import { documentFromText } from '../../../../../src/domain/analysis/document/plain-document.ts';

it('tells which law and court hold before what is only decided alone, so that long terms still show it', () => {
  const verdict = analyzeByRules({
    document: documentFromText(
      `Nutzungsbedingungen der Wolkenfach GmbH

1. Der Nutzer speichert seine Dateien bei uns und hält sein Passwort geheim.

2. Wir entscheiden nach unserem alleinigen Ermessen über die Sperrung von Beiträgen.

3. Es gilt irisches Recht. Gerichtsstand ist Dublin.

4. Wir informieren den Nutzer über Änderungen.`,
    ),
    reader: { identity: 'Nutzer', country: 'Germany' },
    today: new Date('2026-11-20'),
    readAnyway: true,
  });
  if (verdict.outcome !== 'completed') throw new Error('expected a report');
  const quotes = verdict.report.risks.map((risk) => risk.quotes.map(({ text }) => text).join(' '));
  const law = quotes.findIndex((text) => /Recht|Gerichtsstand/.test(text));
  const alone = quotes.findIndex((text) => text.includes('Ermessen'));
  expect([law, alone].every((place) => place >= 0)).toBe(true);
  expect(law).toBeLessThan(alone);
});
