import type { RiskFamily } from '../../reading/burdens/families.ts';

/** A family of risk in words: its plain name, why it matters, and what a model should look for. */
export interface FamilyWords {
  readonly title: string;
  /** Neutral: true of every clause of the family, whatever its figures. */
  readonly why: string;
  readonly look: string;
}

const FAMILIES: Readonly<Record<RiskFamily, FamilyWords>> = {
  'unilateral-change': {
    title: 'One side can change the terms',
    why: 'The other side can change what you agreed to without asking you.',
    look: 'one side changes terms, prices or rules alone',
  },
  'sole-discretion': {
    title: 'One side decides alone',
    why: 'The other side decides, and you have no measure to hold it to.',
    look: 'one side is sole judge, may refuse without a reason',
  },
  'unequal-exit': {
    title: 'One side can leave more easily',
    why: 'Compare how each side can leave: it may be easier for the other side than for you.',
    look: 'one side may end it sooner or more freely',
  },
  'no-exit': {
    title: 'No way out before the end',
    why: 'You are bound even if your circumstances change.',
    look: 'the reader cannot end or cancel early',
  },
  'auto-renewal': {
    title: 'It renews by itself',
    why: 'If you miss the day to say no, you are bound for another term.',
    look: 'renews or extends unless notice is given',
  },
  'sudden-end': {
    title: 'It can end at once',
    why: 'It could end without time for you to find something else.',
    look: 'ended or suspended at once or for small reasons',
  },
  'exit-cost': {
    title: 'Leaving costs money',
    why: 'It costs you something to leave or to step back.',
    look: 'fee or repayment for ending early',
  },
  forfeiture: {
    title: 'Something of yours can be lost',
    why: 'Money or rights that are yours can be kept or lost.',
    look: 'deposit, payments, bonus or rights lost or kept',
  },
  penalty: {
    title: 'A charge that may come on top',
    why: 'Check when it is due, how often, and whether it is tied to a loss that they had.',
    look: 'fixed sums, late fees, interest, fines',
  },
  'broad-indemnity': {
    title: 'You cover the losses of the other side',
    why: 'You could owe for losses that you did not cause.',
    look: 'the reader indemnifies beyond own fault',
  },
  'uncapped-liability': {
    title: 'Your liability has no limit',
    why: 'One mistake could cost more than the whole deal is worth.',
    look: 'liable without limit or for all loss',
  },
  'other-side-not-liable': {
    title: 'They do not answer for what is named here',
    why: 'For what the sentence names you may get little or nothing from them.',
    look: 'other side excludes or caps its liability, as is',
  },
  'answers-for-others': {
    title: 'You answer for other people',
    why: 'You pay for what others do or owe.',
    look: 'joint and several, guarantor, guests, family',
  },
  'cost-shifting': {
    title: 'Costs are put on you',
    why: 'The clause puts these costs on you, so check who usually carries them in a deal like this.',
    look: 'repairs, insurance, legal fees, taxes passed on',
  },
  waiver: {
    title: 'You give up rights',
    why: 'A right that you have by law or contract is given up here.',
    look: 'waives claims, jury, set-off, notice, statutory rights',
  },
  forum: {
    title: 'Disputes are decided far away or in private',
    why: 'Making a claim could cost more than it is worth.',
    look: 'arbitration, far courts, foreign law',
  },
  restraint: {
    title: 'It limits what you may do',
    why: 'It limits what you may do elsewhere or afterwards.',
    look: 'non-compete, exclusivity, no other work',
  },
  gag: {
    title: 'You may not speak about it',
    why: 'It limits what you may say, or to whom.',
    look: 'secrecy without end, no criticism',
  },
  'ip-grab': {
    title: 'Your work or ideas become theirs',
    why: 'Rights in what you make or think of can pass to them.',
    look: 'work, inventions, content beyond what the job needs',
  },
  'data-or-image': {
    title: 'Your data or picture can be used',
    why: 'Your information or image may be used or passed on in ways you would not choose.',
    look: 'data shared or sold, monitoring, photos',
  },
  'entry-or-seizure': {
    title: 'They may come in or take things',
    why: 'The other side may come in, look, or take things away.',
    look: 'entry, repossession, lien, sale of goods',
  },
  'deemed-consent': {
    title: 'Silence counts as yes',
    why: 'If you say nothing, you are taken to have agreed.',
    look: 'deemed to accept; use counts as consent',
  },
  'short-deadline': {
    title: 'A short deadline',
    why: 'If you miss the day, you lose a right or owe more.',
    look: 'very short time to object, pay or claim',
  },
  'withheld-pay': {
    title: 'Your money can be held back',
    why: 'You may wait for money that is yours, or never get it.',
    look: 'pay, deposit or refund withheld or paid late',
  },
  'open-price': {
    title: 'The price is open',
    why: 'What you will pay in the end is not fixed.',
    look: 'prices may rise, charges without figures',
  },
  'no-promise': {
    title: 'Nothing firm is promised to you',
    why: 'What you count on is not firmly promised.',
    look: 'endeavours, no guarantee of hours, results, supply',
  },
  'thin-remedy': {
    title: 'Little help if things go wrong',
    why: 'If they do not deliver, what you can ask for is small.',
    look: 'sole remedy, credit only, no refund',
  },
  transfer: {
    title: 'Your contract can be passed on',
    why: 'You could end up bound to somebody you did not choose.',
    look: 'other side may assign freely',
  },
  'work-demands': {
    title: 'Heavy demands on your time',
    why: 'The clause asks for your time; check how much, when, and what is paid for it.',
    look: 'unpaid overtime, on call, place or duties changed',
  },
  'minimum-commitment': {
    title: 'A minimum you must take or pay',
    why: 'You are held to a minimum, whether you use it or not.',
    look: 'minimum term, order, spend, hours',
  },
  'spoken-promises-lost': {
    title: 'Only what is written counts',
    why: 'What you were told or promised outside this paper does not count.',
    look: 'entire agreement, no reliance on statements',
  },
  'wide-power': {
    title: 'A wide power over you',
    why: 'The other side may act in your name or over your affairs.',
    look: 'power of attorney, acts on behalf',
  },
  security: {
    title: 'Your property secures the debt',
    why: 'If you cannot pay, you can lose what you own.',
    look: 'charge, pledge, mortgage, guarantee, authority to debit',
  },
  'proof-burden': {
    title: 'You have to prove it',
    why: 'The clause says whose word counts, or who has to prove something.',
    look: 'certificates conclusive, reader must prove',
  },
  'benefit-lost': {
    title: 'A benefit can fall away',
    why: 'Something that makes the deal worth it can be lost.',
    look: 'bonus, cover or discount ends on conditions',
  },
};

/** What a family means in plain words; null where no family is named. */
export const familyWords = (family: RiskFamily | null): FamilyWords | null =>
  family === null ? null : FAMILIES[family];
