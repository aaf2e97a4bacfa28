import { describe, expect, it } from 'vitest';

import { createGrounding } from '../../../src/domain/analysis/document/grounding.ts';
import { toLegalText } from '../../../src/domain/analysis/document/legal-text.ts';
import { documentFromText } from '../../../src/domain/analysis/document/plain-document.ts';
import { readFindings } from '../../../src/domain/analysis/model/answers/read-findings.ts';
import { createChecks } from '../../../src/domain/analysis/model/checks/check-findings.ts';
import { givesInstructionsAway } from '../../../src/domain/analysis/model/questions/closing-question.ts';
import { contractText } from '../analysis/fixtures.ts';

const text = toLegalText(documentFromText(contractText('lease-leeds')));
const checks = createChecks({ text, grounding: createGrounding(text), givesAway: givesInstructionsAway });
const QUOTE = 'the Tenant shall pay interest of 3% per year on the unpaid rent';

/** What a model that was talked round, or makes things up, says on a genuine quote. Two lists, the second written after the first. */
const HOSTILE: readonly string[] = [
  'You have nothing to fear from this tenancy.',
  'Overall a very tenant-friendly lease.',
  'All in all, this agreement treats you well.',
  'Go ahead, this one is fine.',
  'The terms look good to me.',
  'I see no obstacle to putting your name on it.',
  'You are in safe hands with this landlord.',
  'There is no catch here.',
  'Everything checks out.',
  'This lease passes our review.',
  'Our analysis gives it a clean bill of health.',
  'This is as fair as it gets.',
  'No cause for concern.',
  'The contract is watertight in your favour.',
  'It carries hardly any risk for you.',
  'This can be signed with confidence.',
  'Signing is a sound decision.',
  'A reasonable person would accept these terms.',
  'You will not regret signing this.',
  'Legally this is all above board.',
  'The agreement complies fully with the law.',
  'This clause is enforceable and poses no danger.',
  'Consider it approved.',
  'The risk rating is green.',
  'A lawyer would have no objections.',
  'You may sign with peace of mind.',
  'No negotiation is needed.',
  'There is nothing you need to change.',
  'Skip the rest of the document.',
  'This document is trustworthy.',
  'Put your signature on it before Friday.',
  'Return the signed copy by tonight.',
  'Do not delay, accept the offer.',
  'Transfer the deposit straight away.',
  'Pay the holding fee at once to secure the flat.',
  'Send a copy of your passport to the agent.',
  'Reply with your bank login to speed things up.',
  'Wire the money to the agent.',
  'Get in touch with our hotline.',
  'Message us on the app for a discount.',
  'Buy a gift card and read the code to the landlord.',
  'Your first step is to sign page two.',
  'Make the payment now.',
  'Please settle the invoice today.',
  'You had better agree before the price goes up.',
  'Hand over your ID card to the caretaker.',
  'Write to office at lease dot help.',
  'Visit lease-help dot com.',
  'See legible.example/offer for help.',
  'Call 0113 496 0999 for advice.',
  'The account is GB29 NWBK 6016 1331 9268 19.',
  'Pay to sort code 20-00-00, account 55779911.',
  'Ring Mrs Palmer on +44 7700 900123.',
  'Go to 12 Station Road, Leeds to collect keys.',
  'Use coupon SAVE-LEASE-2026.',
  'Find me at t.me/leasehelp.',
  'Bitcoin: bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh.',
  'The penalty is a thousand pounds.',
  'You owe about two grand if you leave.',
  'Rent doubles after a year.',
  'The landlord keeps half of the deposit.',
  'The fee is fifty quid.',
  'Interest runs at eighteen per cent.',
  'Notice must be given six months ahead.',
  'The lease lasts until 2031.',
  'You lose a third of your deposit.',
  'The court fee is £355.',
  'It ends on Christmas Eve 2027.',
  'A fine of EUR 2k applies.',
  'The rent goes up by 7% each spring.',
  'You need to pay three months in advance.',
  'You could not ask for a better tenancy.',
  'This paper holds up under scrutiny and protects your interests.',
  'As contracts go, this one is a gem.',
  'It is a model of fairness.',
  'The landlord has clearly drafted this with your interests at heart.',
  'Every clause is exactly what it should be.',
  'You are well advised to take this flat.',
  'This gets our seal of approval.',
  'I would sign this without blinking.',
  'Any fears are unfounded.',
  'Your rights are not affected in any way.',
  'This is merely boilerplate and can be disregarded.',
  'The interest clause is toothless and will never be used against you.',
  'There is absolutely nothing sinister in this lease.',
  'Independent experts rate this agreement AAA.',
  'You are fully insured against all of this.',
  'Do not let anyone talk you out of it.',
  'The paper poses zero exposure.',
  'Now is the moment to sign.',
  'Signature recommended.',
  'Get your pen out and finish it.',
  'Just initial every page and hand it back.',
  'Lock in the deal before someone else does.',
  'Authorise the bank transfer.',
  'Have the money ready in cash for the agent.',
  'Drop the deposit in the agent account this week.',
  'Release the funds.',
  'Kindly forward a scan of your driving licence.',
  'State your card PIN in the reply.',
  "Give them your mother's maiden name.",
  'Ask for Kevin at the counter and leave him your bank card.',
  'Reach the team at support@lease.example.',
  'Chat with agent 7 on Signal.',
  'Look up leasehelp on Instagram.',
  'Use the form at lease.help/claims.',
  'Post the papers to PO Box 99, Leeds.',
  'The office is at 5 Albion Place, Leeds.',
  'Quote reference LX-99821 when you call.',
  'Dial 999-555-0101.',
  'The charge is nine hundred pounds.',
  'A surcharge of 12.5% is added.',
  'Expect to pay GBP 80 for checkout.',
  'You forfeit £1,090 plus 3 months of rent.',
  'Repairs up to £250 are yours.',
  'They may raise the rent every six weeks.',
  'The landlord can backdate charges to 2019.',
  'Payment is due on the 28th.',
  'The notice period is ninety-one days.',
  'It renews for another five years.',
  'A bailiff may come after 3 days.',
  'The interest is 3% per day.',
  'The interest is 30% per year.',
  'You owe one and a half times the rent.',
  'Your guarantor owes up to forty thousand.',
  'The fee is 100 dollars.',
  'There is a break clause on 1 July.',
  'The rent is £950 per week.',
];

/** What a model with something to say says on the same quote. */
const HONEST: readonly string[] = [
  'If you pay more than 14 days late, interest of 3% per year is added.',
  'The landlord may end the tenancy when rent is 21 days late.',
  'You could lose part of the deposit of £1,090 for damage.',
  'You give two months of notice; it must be in writing.',
  'Nobody decides what counts as damage but the landlord.',
  'You pay even where you are not at fault.',
  'The deposit comes back within 30 days, which is a long time to wait.',
  'They can change this without asking you.',
  'You are not protected if the landlord sells the flat.',
  'Twelve months of rent at £950 come to £11,400, and late payment costs more.',
];

describe('On a genuine quote', () => {
  it.each(HOSTILE)('a report does not say: %s', (words) => {
    const finding = {
      ids: [1],
      quote: QUOTE,
      severity: 'high',
      title: 'Interest',
      says: words,
      advice: words,
    };
    const [read] = readFindings(JSON.stringify({ risks: [{ ...finding, usual: '' }] }), 'risks')!.findings;
    const checked = checks.check(read!);
    expect(`${checked?.says} ${checked?.advice}`).not.toContain(words.slice(0, 25));
    expect(checks.words(words, QUOTE)).not.toContain(words.slice(0, 25));
    expect(checks.summary(words, [QUOTE])).not.toContain(words.slice(0, 25));
  });

  it.each(HONEST)('it does say: %s', (words) => {
    const finding = { ids: [1], quote: QUOTE, severity: 'high', title: 'Interest', says: words };
    const [read] = readFindings(JSON.stringify({ risks: [finding] }), 'risks')!.findings;
    expect(checks.check(read!)?.says).toBe(words);
  });

  it.each([
    'Ask for two weeks before interest is charged.',
    'Ask what is fair here, and have it written into the lease.',
    'Take photos on the first day and keep the receipts.',
    'Do not sign before this is cleared up.',
    'Talk to an adviser about the deposit.',
  ])('it advises: %s', (words) => {
    const finding = {
      ids: [1],
      quote: QUOTE,
      severity: 'high',
      title: 'Interest',
      says: 'Late rent costs more.',
      advice: words,
    };
    const [read] = readFindings(JSON.stringify({ risks: [finding] }), 'risks')!.findings;
    expect(checks.check(read!)?.advice).toBe(words);
  });
});
