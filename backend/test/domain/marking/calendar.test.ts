import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { describe, expect, it } from 'vitest';

import { calendarDates, type CalendarDate } from '../../../src/marking/calendar-dates.ts';
import { calendarFile } from '../../../src/marking/calendar-file.ts';
import type { Fact, Report } from '../../../src/domain/analysis/report/report.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');

const fact = (more: Partial<Fact>): Fact => ({
  id: 'fact-1',
  kind: 'date',
  label: 'Date',
  text: '',
  by: 'rules',
  quotes: [{ text: 'Words.', paragraph: 1, clause: null, page: null, status: 'exact' }],
  ...more,
});
const saying = (text: string): Pick<Fact, 'quotes'> => ({
  quotes: [{ text, paragraph: 1, clause: null, page: null, status: 'exact' }],
});
const dates = (...facts: readonly Fact[]) =>
  calendarDates(
    {
      facts,
      duties: [],
      brief: { nextDate: null },
      reader: { sideId: 's1', typed: 'Tenant', certainty: 'certain' },
    } as unknown as Report,
    TODAY,
  );
const END = fact({ label: 'End', date: '2027-05-31', isEnd: true });

describe('the list of dates', () => {
  it('holds every day of the report in order, each once, with its words', () => {
    const list = dates(END, fact({ label: 'Start', date: '2026-06-01' }), END);
    expect(list.map(({ label, date }) => [label, date])).toEqual([
      ['Start', '2026-06-01'],
      ['End', '2027-05-31'],
    ]);
    expect(list[0]!.quote?.text).toBe('Words.');
  });

  it.each([
    [{ months: 3 }, '2027-02-28', '31 May 2027 less 3 months'],
    [{ days: 30 }, '2027-05-01', '31 May 2027 less 30 days'],
    [{ months: 1 }, '2027-04-30', '31 May 2027 less 1 month'],
  ])('works out the last day to give notice of %j', (time, date, workedOut) => {
    const notice = fact({ kind: 'notice', label: 'Notice', notice: { who: 's1', what: 'ending', ...time } });
    expect(dates(END, notice)).toContainEqual(
      expect.objectContaining({ label: 'Last day to give notice', date, workedOut }),
    );
  });

  it.each([
    ['de', 'Die Miete ist zum 3. eines Monats zu zahlen.', 'Fällig: Miete', 3],
    ['fr', 'Le loyer est versé le 5 de chaque mois.', 'Fällig: Miete', 5],
    ['es', 'La renta se paga el día 7 de cada mes.', 'Fällig: Miete', 7],
    ['pt', 'O aluguel vence todo dia 10.', 'Fällig: Miete', 10],
    ['it', 'Il canone si paga il giorno 2 di ogni mese.', 'Fällig: Miete', 2],
  ])('knows the day of payment in a paper in %s, in the words of the report', (_, text, label, monthDay) => {
    const rent = fact({
      kind: 'amount',
      label: 'Miete',
      amount: { currency: 'EUR', value: 500, period: 'month', purpose: 'rent' },
      ...saying(text),
    });
    const list = calendarDates(
      {
        language: 'de',
        words: {
          '{label} is due': 'Fällig: {label}',
          'Every month on day {number}.': 'Jeden Monat am {number}.',
        },
        facts: [rent],
        duties: [],
        brief: { nextDate: null },
        reader: { sideId: null, typed: 'Mieter', certainty: 'unknown' },
      } as unknown as Report,
      TODAY,
    );
    expect(list[0]).toMatchObject({ label, monthDay, text: `Jeden Monat am ${monthDay}.` });
  });

  it('works out no last day from a notice that only the other side may give', () => {
    const notice = fact({ kind: 'notice', label: 'Notice', notice: { who: 's2', what: 'ending', days: 30 } });
    expect(dates(END, notice).map(({ label }) => label)).toEqual(['End', 'Notice']);
  });

  it('works out the end of a time to withdraw from the day of signing', () => {
    const notice = fact({
      kind: 'notice',
      label: 'Notice: cancelling',
      notice: { who: 's1', what: 'cancelling', days: 14 },
      ...saying('You may cancel within 14 days of signing.'),
    });
    expect(
      dates(fact({ label: 'Signed or dated', date: '2026-11-18', isSigning: true }), notice),
    ).toContainEqual(expect.objectContaining({ label: 'Last day to withdraw', date: '2026-12-02' }));
  });

  it.each([
    ['Rent is due on the 5th of each month.', 5, '2026-12-05'],
    ['The fee is paid by the 31st day of every month.', 31, '2026-12-31'],
    ['Rent is payable on the first day of each calendar month.', 1, '2026-12-01'],
  ])('finds the monthly day of payment in: %s', (words, monthDay, date) => {
    const rent = fact({
      kind: 'amount',
      label: 'Rent',
      amount: { currency: 'GBP', value: 900, period: 'month', purpose: 'rent' },
      ...saying(words),
    });
    expect(dates(rent)).toContainEqual(expect.objectContaining({ label: 'Rent is due', monthDay, date }));
  });

  it('lists a payment once that is a sum and a duty, and an end once that is a term and a date', () => {
    const words = saying('Rent is due on the 5th of each month.');
    const list = calendarDates(
      {
        facts: [
          fact({ kind: 'term', label: 'Term', date: '2027-05-31' }),
          END,
          fact({
            kind: 'amount',
            label: 'Rent',
            amount: { currency: 'GBP', value: 900, period: 'month', purpose: 'rent' },
            ...words,
          }),
        ],
        duties: [{ id: 'duty-1', text: 'Pay the rent.', ...words }],
        brief: { nextDate: null },
        reader: { sideId: 's1', typed: 'Tenant', certainty: 'certain' },
      } as unknown as Report,
      TODAY,
    );
    expect(list.map(({ label }) => label)).toEqual(['Rent is due', 'End']);
  });

  it('lets a monthly payment end with the paper, in the list and in the file', () => {
    const rent = fact({
      kind: 'amount',
      label: 'Rent',
      amount: { currency: 'GBP', value: 900, period: 'month', purpose: 'rent' },
      ...saying('Rent is due on the 5th of each month.'),
    });
    const list = dates(END, rent);
    expect(list[0]).toMatchObject({ label: 'Rent is due', until: '2027-05-31' });
    expect(file(list)).toContain('RRULE:FREQ=MONTHLY;BYMONTHDAY=5;UNTIL=20270531');
    const over = fact({ label: 'End', date: '2026-10-31', isEnd: true });
    expect(dates(over, rent).map(({ label }) => label)).toEqual(['End']);
  });

  it('says what to do by the last day before a renewal', () => {
    const renewal = fact({
      kind: 'term',
      label: 'Last day to stop the renewal',
      date: '2027-03-02',
      isDeadline: true,
    });
    expect(dates(renewal)[0]!.label).toBe('Last day to tell them that it should not renew');
    const notice = fact({
      kind: 'notice',
      label: 'Notice for stopping the renewal',
      notice: { who: 's1', what: 'stopping the renewal', months: 3 },
    });
    expect(dates(END, notice)[0]).toMatchObject({
      label: 'Last day to tell them that it should not renew',
      date: '2027-02-28',
    });
    // the last day to object is not the day on which it ends
    expect(dates(renewal, notice).map(({ date }) => date)).toEqual(['2027-03-02', null]);
  });

  it('knows the day of signing as one that nobody has to be reminded of', () => {
    const list = dates(END, fact({ label: 'Signed or dated', date: '2026-12-01', isSigning: true }));
    expect(list.map(({ isRecord }) => isRecord)).toEqual([true, false]);
  });

  it('shows times without a day last', () => {
    const notice = fact({
      kind: 'notice',
      label: 'Notice: entry',
      notice: { who: 's2', what: 'entry', days: 1 },
    });
    expect(dates(notice, END).at(-1)).toMatchObject({ label: 'Notice: entry', date: null });
  });
});

const one = (more: Partial<CalendarDate> = {}): CalendarDate => ({
  id: 'date-1',
  label: 'End',
  date: '2027-05-31',
  monthDay: null,
  until: null,
  isRecord: false,
  text: 'SECRET words',
  quote: fact({ ...saying('SECRET quote') }).quotes[0]!,
  workedOut: 'SECRET',
  ...more,
});
const file = (dates: readonly CalendarDate[], paper = 'Residential lease') =>
  calendarFile(dates, { paper, seed: 'abc', brand: 'Legible', now: TODAY });

describe('the calendar file', () => {
  it('is read back by two parsers: title, whole day, reminders and rule', () => {
    const odd =
      'Lease; “Köln, Süd” \\ a very long name of a paper that has to be folded over several lines 契約書';
    const text = file(
      [one(), one({ id: 'date-2', label: 'Rent is due', monthDay: 5, date: '2027-06-05' })],
      odd,
    );
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as never);
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(events.map(({ summary }) => summary)).toEqual([`End (${odd})`, `Rent is due (${odd})`]);
    expect(events[0]!.startDate.isDate).toBe(true);
    expect(events[0]!.startDate.toString()).toBe('2027-05-31');
    expect(events[0]!.component.getAllSubcomponents('valarm')).toHaveLength(2);
    expect(events[1]!.isRecurring()).toBe(true);
    const other = Object.values(sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
    expect(other.map((event) => [event.summary, event.datetype])).toEqual([
      [`End (${odd})`, 'date'],
      [`Rent is due (${odd})`, 'date'],
    ]);
  });

  it('keeps to the lines of RFC 5545: breaks of two characters, at most 75 octets, none cut inside a character', () => {
    const text = file([one()], 'ü'.repeat(120));
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:End (${'ü'.repeat(120)})`);
  });

  it('gives the same entry the same name each time, and different ones different names', () => {
    const names = (text: string) => text.match(/UID:.*/gu);
    expect(names(file([one()]))).toEqual(names(file([one()])));
    expect(new Set(names(file([one(), one({ id: 'date-2' })])))).toHaveProperty('size', 2);
  });

  it('holds no words of the document', () => {
    expect(file([one()])).not.toContain('SECRET');
  });

  it('leaves out what has no day', () => {
    expect(file([one({ date: null })])).not.toContain('VEVENT');
  });
});
