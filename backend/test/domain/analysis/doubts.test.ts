import { describe, expect, it } from 'vitest';
import { reportOn } from './fixtures.ts';

const LEASE = `RESIDENTIAL LEASE

This lease is made on 3 March 2026 between Gorse Lettings Ltd (the "Landlord") and Ada Wren (the "Tenant").

1. The Tenant shall pay rent of £900 per month in advance, and keeps the flat clean and dry.

2. The Tenant may end this lease on two months’ notice in writing, given to the Landlord.

Leeds, 3 March 2026`;
const warningsOn = (raw: string) => reportOn(raw, { identity: 'Tenant' }).report.warnings.join(' ');

describe('What could not be told', () => {
  it('says nothing where all was read', () => {
    expect(warningsOn(LEASE)).toBe('');
  });

  it('says which parts stand in a language that is not read', () => {
    const dutch = `${LEASE}

§ 1 De huurder betaalt de huur van 900 euro per maand vooraf, uiterlijk op de derde werkdag van de maand.

§ 2 De huurder houdt de woning schoon en droog en meldt de verhuurder elke schade die hij in het huis ziet.

§ 3 Het houden van dieren is in de woning niet toegestaan en roken is op het balkon en in het huis verboden.`;
    expect(warningsOn(dutch)).toMatch(/Parts of this paper are in Dutch\. Those parts were not read\./);
  });

  it('says that a file holds more than one paper', () => {
    const two = `${LEASE}

----------------------------------------

LOAN OF A CARGO BIKE

Gorse Lettings Ltd lends Ada Wren a bike from 1 May 2026. Ada Wren locks it at night.`;
    expect(warningsOn(two)).toContain('more than one paper: “LOAN OF A CARGO BIKE”');
  });

  it('names no way out that is only spoken of as past', () => {
    const { report } = reportOn(
      LEASE.replace(/2\. .*/u, '2. For nine months after the end the Tenant shall not let any other flat.'),
      { identity: 'Tenant' },
    );
    expect(report.brief.wayOut).toBeNull();
  });

  it('tells the side to whom a notice is sent', () => {
    const notice = `NORTHWICK BOROUGH COUNCIL

NOTICE TO OWNER

Date of this notice: 9 February 2026

To: Mr Alan Deverell, 18 Coppice Lane, Northwick

The penalty charge of £70 has not been paid. As the registered keeper you are required to pay £70 before the end of 28 days.

If you do neither, the council may increase the charge to £105 and serve a charge certificate on you.

If the council rejects your representations you may appeal within 28 days of the notice of rejection. There is no charge for an appeal.

Payment: online, by telephone or by cheque. Write the reference on the back. Do not send cash.

The council keeps a record of this notice.

Parking Services, Northwick`;
    const { report } = reportOn(notice, { identity: 'Alan Deverell' });
    expect(report.sides.find(({ id }) => id === report.reader.sideId)?.name).toContain('Deverell');
    const own = report.duties.filter(({ sideId }) => sideId === report.reader.sideId);
    expect(own.some(({ quotes }) => quotes.some(({ text }) => text.includes('required to pay')))).toBe(true);
    expect(report.brief.verdict).not.toContain('sign');
  });
});

describe('Sums', () => {
  const sumsOf = (clause: string) =>
    reportOn(LEASE.replace('keeps the flat clean', clause), { identity: 'Tenant' })
      .report.facts.filter(({ kind }) => kind === 'amount')
      .map(({ label, text }) => `${label}: ${text}`);

  it('for a weekend are no sums for a week', () => {
    expect(sumsOf('pays £95 for the weekend').join(' ')).toContain('£95.');
  });

  it('are called by what stands behind them', () => {
    expect(sumsOf('pays £180 for service charges')).toContain('Service charges: £180.');
  });

  it('of somebody’s age are none', () => {
    expect(sumsOf('holds £5,000 for Dan until he is 21,').join(' ')).not.toContain(' 21');
  });
});
