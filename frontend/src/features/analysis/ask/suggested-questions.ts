import type { Report } from '../../../../../backend/src/adapters/http/contract.ts';

type PaperSubject = NonNullable<Report['paper']['subject']>;

/** Ten questions that people ask about each kind of paper, and ten that fit every one. */
const EVERY = [
  'How can I get out of this?',
  'How much notice do I have to give?',
  'What do I have to pay?',
  'When does it end?',
  'Does it renew automatically?',
  'Can they change the price or the terms?',
  'Is there a penalty if I am late?',
  'Who is liable if something goes wrong?',
  'Can the contract be passed on to someone else?',
  'Which law applies, and which court decides?',
] as const;

const BY_SUBJECT: Readonly<Record<PaperSubject, readonly string[]>> = {
  home: [
    'How much is the rent?',
    'How much is the deposit, and when do I get it back?',
    'How much notice do I have to give?',
    'Can the rent be raised?',
    'Who has to pay for repairs?',
    'Can I sublet?',
    'Can the landlord come in without notice?',
    'Can I keep a pet?',
    'What happens if I pay late?',
    'Does it renew automatically?',
  ],
  work: [
    'How much is the salary?',
    'How much notice do I have to give?',
    'How long is the probation period?',
    'How many days of holiday do I get?',
    'Can they make me work extra hours?',
    'Can I work for a competitor afterwards?',
    'Who owns what I create?',
    'Can they deduct money from my pay?',
    'Do I have to pay back training costs?',
    'Can they change my place of work?',
  ],
  services: [
    'How much am I paid, and when?',
    'How can I end this?',
    'Who owns the work I deliver?',
    'Is my liability limited?',
    'Do I have to indemnify them?',
    'Can I work for other clients?',
    'What happens if I deliver late?',
    'Who pays for expenses?',
    'May I talk about the work?',
    'Which law applies?',
  ],
  loan: [
    'How much is the loan?',
    'What is the interest rate?',
    'How much is each instalment?',
    'Can I pay back early?',
    'What happens if I pay late?',
    'When can they ask for everything at once?',
    'What do I give as security?',
    'Is there a guarantor?',
    'Can they sell the debt?',
    'Which law applies?',
  ],
  terms: [
    'What does it cost?',
    'Can I cancel, and how?',
    'Do I get my money back?',
    'Does it renew automatically?',
    'Can they change the price or the terms?',
    'What do they do with my personal data?',
    'Are they liable if something goes wrong?',
    'Can they close my account?',
    'How long is the warranty?',
    'Which court decides a dispute?',
  ],
  secrets: [
    'What counts as confidential?',
    'How long do I have to keep it secret?',
    'Who may I tell?',
    'What do I have to give back?',
    'Is there a penalty for telling?',
    'May I work with a competitor?',
    'Can I hire their staff?',
    'Do I give up any rights?',
    'When does it end?',
    'Which law applies?',
  ],
};

/** Ten questions on a paper, by what it is about. */
export const suggestedQuestions = (subject: PaperSubject | undefined): readonly string[] =>
  (subject === undefined ? undefined : BY_SUBJECT[subject]) ?? EVERY;
