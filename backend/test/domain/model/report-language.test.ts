import { describe, expect, it, vi } from 'vitest';

import type { ReportLanguage } from '../../../../config/product.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { isSoundRendering } from '../../../src/domain/analysis/model/rendering/check-rendering.ts';
import { hasSameFigures } from '../../../src/domain/analysis/model/rendering/same-figures.ts';
import { analyzeWith } from '../../support/model-server/analyze-with.ts';
import { reportOf } from '../../support/model-server/saying.ts';
import { taskOf } from '../../support/model-server/brain.ts';
import { createScriptedModel } from '../../support/model-server/scripted-model.ts';
import { contractText } from '../analysis/fixtures.ts';

// A whole report each time, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const RISK = {
  ids: [8],
  quote: 'the Tenant shall pay interest of 3% per year on the unpaid rent',
  family: 'penalty',
  severity: 'high',
  title: 'Interest of 3% on the unpaid rent',
  says: 'Unpaid rent costs you interest of 3% per year.',
  advice: 'Ask for a longer time to pay the rent.',
  usual: '',
  wording: '',
};
const DUTY = {
  ids: [7],
  quote: 'pay rent of £950 per month in advance',
  who: 'reader',
  title: 'Pay the rent',
  says: 'Pay the rent of £950 per month in advance.',
};

const GERMAN: Readonly<Record<string, string>> = {
  'Interest of 3% on the unpaid rent': 'Zinsen von 3 % auf die offene Miete',
  'Unpaid rent costs you interest of 3% per year.': 'Für offene Miete zahlen Sie Zinsen von 3 % im Jahr.',
  'Ask for a longer time to pay the rent.': 'Bitten Sie um mehr Zeit für die Zahlung der Miete.',
  'Pay the rent of £950 per month in advance.': 'Zahlen Sie die Miete von £950 im Monat im Voraus.',
  // what stands in front of the words that the model copied is shown with them
  'If rent is overdue by more than 14 days, the Tenant shall pay interest of 3% per year on the unpaid rent':
    'Ist die Miete mehr als 14 Tage überfällig, muss der Mieter darauf Zinsen von 3 % im Jahr zahlen',
};

/** A report with a model that puts lines into another language as `render` says. */
async function reportWith(
  render: (line: string) => string,
  {
    paper = 'lease-leeds',
    language = 'de',
    fails = false,
  }: { readonly paper?: string; readonly language?: ReportLanguage; readonly fails?: boolean } = {},
) {
  const asked: string[] = [];
  const model = createScriptedModel({
    answer: ({ user }) => {
      const task = taskOf(user);
      if (task === 'risks') return JSON.stringify({ risks: paper === 'lease-leeds' ? [RISK] : [] });
      if (task === 'facts')
        return JSON.stringify({ facts: [], duties: paper === 'lease-leeds' ? [DUTY] : [GERMAN_DUTY] });
      if (task === 'closing') return '{"summary":""}';
      asked.push(user);
      if (fails) return 'I would rather not.';
      const lines = [...user.matchAll(/^(\d+)\. (.*)$/gm)];
      return JSON.stringify({
        lines: lines.map(([, id, line]) => ({ id: Number(id), text: render(line ?? '') })),
      });
    },
  });
  const reader = {
    identity: paper === 'lease-leeds' ? 'Tenant' : 'Mieter',
    country: 'United Kingdom',
    language,
  } as const;
  const verdict = reportOf(await analyzeWith(model, documentFromText(contractText(paper)), { reader }));
  return { ...verdict, asked, markdown: verdict.sections.map(({ content }) => content).join('\n') };
}

const GERMAN_DUTY = {
  ids: [5],
  quote: 'Der Mieter zahlt eine Kaution von 2.340 €',
  who: 'reader',
  title: 'Pay the deposit',
  says: 'Pay a deposit of 2.340 €.',
};

const byModel = ({ report }: Awaited<ReturnType<typeof reportWith>>) =>
  report.risks.find(({ by }) => by === 'model');

describe('a report with a model in another language', () => {
  it('asks for the language and tells what the model found in it', async () => {
    const made = await reportWith((line) => GERMAN[line] ?? '');
    expect(made.asked[0]).toContain('Task: put the lines into German');
    expect(byModel(made)).toMatchObject({
      title: 'Zinsen von 3 % auf die offene Miete',
      reason: 'Für offene Miete zahlen Sie Zinsen von 3 % im Jahr.',
      ask: 'Bitten Sie um mehr Zeit für die Zahlung der Miete.',
    });
    expect(made.report.duties.map(({ text }) => text)).toContain(
      'Zahlen Sie die Miete von £950 im Monat im Voraus.',
    );
    expect(made.markdown).toContain('hat es auch übersetzt');
  });

  it('shows a translated quote under the name of the model, beside the words of the paper', async () => {
    const made = await reportWith((line) => GERMAN[line] ?? '');
    expect(byModel(made)?.quotes[0]).toMatchObject({
      text: expect.stringContaining('shall pay interest') as unknown,
      rendering:
        'Ist die Miete mehr als 14 Tage überfällig, muss der Mieter darauf Zinsen von 3 % im Jahr zahlen',
    });
    expect(made.markdown).toContain('Vom KI-Modell übersetzt: „Ist die Miete mehr als 14 Tage überfällig');
  });

  it('falls back to fixed sentences, and says so, where the model answers in English', async () => {
    const made = await reportWith((line) => line);
    expect(byModel(made)?.title).not.toContain('Interest');
    expect(made.markdown).toContain('in festen Sätzen gesagt');
    expect(made.markdown).not.toContain('Vom KI-Modell übersetzt');
  });

  it('takes no translation with another figure', async () => {
    const made = await reportWith((line) => (GERMAN[line] ?? '').replace('3 %', '8 %'));
    expect(made.markdown).not.toContain('8 %');
    expect(byModel(made)?.title).not.toContain('Interest');
  });

  it('keeps the report where the model does not translate at all', async () => {
    const made = await reportWith(() => '', { fails: true });
    expect(made.report.language).toBe('de');
    expect(made.markdown).toContain('in festen Sätzen gesagt');
  });

  it('puts quotes of a German paper into English for an English report', async () => {
    const words = 'The tenant pays a deposit of 2,340 €';
    const made = await reportWith((line) => (line.includes('2.340') ? words : ''), {
      paper: 'de-mietvertrag',
      language: 'en',
    });
    const quotes = [...made.report.duties, ...made.report.risks].flatMap((point) => point.quotes);
    expect(quotes.find(({ rendering }) => rendering !== undefined)).toMatchObject({
      text: expect.stringContaining('2.340') as unknown,
      rendering: words,
    });
  });

  it('asks for no translation where the paper and the report are in English', async () => {
    const made = await reportWith(() => '', { language: 'en' });
    expect(made.asked).toEqual([]);
  });
});

describe('a translation of a line', () => {
  const LINE = 'You cannot end the contract before 12 months are over.';
  it.each([
    ['de', 'Sie können den Vertrag nicht vor Ablauf von 12 Monaten beenden.'],
    ['fr', 'Vous ne pouvez pas mettre fin au contrat avant 12 mois.'],
    ['es', 'Usted no puede terminar el contrato antes de que pasen 12 meses.'],
    ['pt', 'Você não pode encerrar o contrato antes de 12 meses.'],
    ['it', 'Non può chiudere il contratto prima che siano passati dodici mesi.'],
  ])('is taken in %s', (to, words) => {
    expect(isSoundRendering(LINE, 'en', words, to)).toBe(true);
  });

  it.each([
    ['in another language', LINE],
    ['without its denial', 'Sie können den Vertrag mit Ablauf von 12 Monaten beenden.'],
    ['with another figure', 'Sie können den Vertrag nicht vor Ablauf von 24 Monaten beenden.'],
    ['with a figure more', 'Sie können den Vertrag nicht vor Ablauf von 12 Monaten und 3 Tagen beenden.'],
    ['that calms', 'Der Vertrag ist unbedenklich und für Sie nicht vor 12 Monaten zu beenden.'],
    [
      'with an address',
      'Sie können den Vertrag nicht vor 12 Monaten beenden, siehe www.hilfe.de oder das Amt.',
    ],
    ['that is nothing', ''],
  ])('is refused %s', (_, words) => {
    expect(isSoundRendering(LINE, 'en', words, 'de')).toBe(false);
  });

  it.each([
    [
      'de',
      'Der Vermieter haftet für Schäden und Verluste aus dem Vertrag.',
      'en',
      'The landlord is not liable for damage and losses under the contract.',
    ],
    [
      'en',
      'The landlord pays interest on the deposit in the end.',
      'de',
      'Der Vermieter zahlt keine Zinsen auf die Kaution am Ende.',
    ],
    [
      'fr',
      'Le bailleur répare les équipements du logement.',
      'en',
      'The landlord does not repair the equipment of the home.',
    ],
    [
      'es',
      'El arrendador repara los desperfectos de la vivienda.',
      'de',
      'Der Vermieter repariert die Schäden der Wohnung nicht.',
    ],
    [
      'it',
      'Il locatore restituisce il deposito intero.',
      'en',
      'The landlord does not give back the whole deposit.',
    ],
    ['pt', 'O locador devolve a caução inteira.', 'en', 'The landlord does not give back the whole deposit.'],
  ])('from %s is refused with a denial that its line has not', (from, line, to, words) => {
    expect(isSoundRendering(line, from, words, to)).toBe(false);
  });

  it.each([
    [
      'en',
      'If the tenant fails to pay, interest is due on the rent.',
      'de',
      'Zahlt der Mieter nicht, fallen auf die Miete Zinsen an.',
    ],
    [
      'de',
      'Die Untervermietung der Wohnung ist dem Mieter untersagt.',
      'en',
      'The tenant may not sublet the home to anybody.',
    ],
    [
      'de',
      'Die Kündigung ist spätestens bis zum dritten Werktag zu erklären.',
      'en',
      'Notice has to be given no later than on the third working day.',
    ],
    [
      'fr',
      'La sous-location du logement est interdite au locataire.',
      'en',
      'The tenant may not sublet the home to anybody.',
    ],
    [
      'it',
      'Il deposito è perso in caso di recesso anticipato.',
      'en',
      'The deposit is not given back where the tenant leaves early.',
    ],
  ])('from %s is taken with a denial in other words', (from, line, to, words) => {
    expect(isSoundRendering(line, from, words, to)).toBe(true);
  });

  it.each([
    ['You owe €1,200.50.', 'Sie schulden 1.200,50 €.', true],
    ['Two months of notice.', '2 Monate Frist.', true],
    ['It ends on 2027-05-12.', 'Es endet am 12. Mai 2027.', true],
    ['It ends on 12 May 2027.', 'Es endet am 12. Juni 2028.', false],
    ['You owe €1,200.', 'Sie schulden 12.000 €.', false],
    ['Three months of notice.', 'Zwei Monate Frist.', false],
  ])('of %s as %s has the same figures: %s', (line, words, isSame) => {
    expect(hasSameFigures(line, 'en', words, 'de')).toBe(isSame);
  });
});
