import type { NamedTitle } from '../../named-title.ts';

/** Rights given up, courts, powers, proof. */
export const PROCEDURE_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  waiver: [
    {
      says: ['(claim*|right*) ... for .. (legal|court|lawyer*|solicitor*) .. (costs|fees)'],
      title: 'You give up a claim for your legal costs',
    },
    {
      says: ['class action*|class or|representative action|group action|as a group'],
      and: ['jury'],
      title: 'You give up a jury trial and joining with others',
    },
    {
      says: [
        'class action*|class or|representative action|group action|(group|collective|joint) (claim*|lawsuit*|complaint*)|(claim*|dispute*) ... one by one',
      ],
      title: 'You may not join with others in a claim',
    },
    { says: ['jury'], title: 'You give up a jury trial' },
    {
      says: ['set-?off|deduct*|withhold*|counterclaim|hold back'],
      unless: ['retention|retained|no deduction .. is (to be)? expected'],
      title: 'You may not hold back payment',
    },
    { says: ['appeal*'], title: 'You give up the right to appeal' },
    {
      says: ['notice*|demand|presentment|protest'],
      and: ['waive*|without|renounce*|give* up'],
      unless: ['claim*'],
      title: 'You give up being warned first',
    },
    { says: ['claim*|sue|compensation|damages|liabilit*|action*'], title: 'You give up claims against them' },
    { says: ['cancel*|withdraw*|cooling'], title: 'You give up the right to cancel' },
  ],
  forum: [
    {
      says: [
        '(arbitrator|expert|adjudicator|referee|valuer|surveyor|assessor) .. (appointed|chosen|named|nominated|selected|picked) (only|alone|solely)? by (the|us|our|its|their|me) ...',
      ],
      unless: ['both|jointly|agree*|president of|institut*|court'],
      title: 'They choose who decides a dispute',
    },
    {
      says: [
        '(by|to|through|in|for|binding|submit*|refer*|settle*|decide*) .. arbitrat*',
        'arbitrat* ... (decide*|settle*|dispute*|claim*|court*|final|binding)',
      ],
      unless: [
        'not .. (take part|participat*|submit*|bound|oblig*|willing)',
        '(cost*|fee*|expens*) ... arbitrat*',
      ],
      title: 'A dispute goes to an arbitrator instead of a court',
    },
    {
      says: [
        '(exclusive*|sole|solely|only|alone) ... (jurisdiction|court*)',
        '(court*|jurisdiction) ... (exclusive*|sole|solely|only|alone)',
      ],
      unless: ['non-?exclusiv*|not (be)? exclusive*'],
      title: 'Only the courts of {place} decide a dispute',
    },
    { says: ['court*|jurisdiction'], title: 'Disputes go to the courts of {place}' },
    { says: ['mediat*|expert|panel|committee|ombud*'], title: 'A dispute goes to somebody they chose first' },
  ],
  'wide-power': [
    {
      says: [
        'card|debit*|(bank|your|his|her|their|its|my|the) (#word)? accounts?|charge (it|them|that|this|the #word) to',
      ],
      and: ['charge*|debit*|collect*|take*|authori*|mandate'],
      unless: ['charge over|land|lands|plot|shares'],
      title: 'They may take money from your card or account',
    },
    {
      says: [
        'sign* .... (documents?|deed*|papers?|forms?|name|behalf)|(documents?|deed*|papers?|forms?) .... sign*',
      ],
      title: 'They may sign in your name',
    },
    { says: ['attorney|agent|behalf|name'], title: 'They may act in your name' },
  ],
  'proof-burden': [
    {
      says: ['meter*|scan*|log*|record*|books|account*|statement*|clock|system'],
      title: 'Their records count as proof',
    },
    { says: ['report|inspection|inventory|photo*|assessment'], title: 'Their report counts as proof' },
    {
      says: [
        '(you|tenant|customer|borrower|hirer|member) .. (must|has|have|shall) .. prove',
        'prove|proof|evidence|show',
      ],
      title: 'You must prove it',
    },
  ],
};
