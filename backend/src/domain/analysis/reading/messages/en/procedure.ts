import type { TellRisk } from '../risk-message.ts';

const waiverOfClaims: TellRisk = () => ({
  title: 'You give up a right',
  reason: 'Once given up, you may not be able to use it when you need it.',
  ask: 'Ask that only what you know of today is given up, and that harm that shows later stays out of it.',
  wording: 'Only claims that are known on the day of signing are given up; harm that shows later is not.',
  fallback: 'Have it written down claim by claim what is given up.',
});

/** Rights given up, courts, proof, powers. */
export const PROCEDURE_MESSAGES: Readonly<Record<string, TellRisk>> = {
  waiver: () => ({
    title: 'You give up a right',
    reason: 'Once given up, you may not be able to use it when you need it.',
    ask: 'Ask that these words are taken out.',
    wording: 'Only the claims that are named one by one in this agreement are given up.',
    fallback: 'Ask what you get for it.',
  }),
  'waiver/court-rights': () => ({
    title: 'You give up a right',
    reason: 'Once given up, you may not be able to use it when you need it.',
    ask: 'Ask that these words are taken out.',
    wording: 'Nobody gives up the right to go to court, alone or together with others.',
    fallback: 'Ask that small claims may still go to court.',
  }),
  'waiver/gives-up-claims': waiverOfClaims,
  'waiver/said': waiverOfClaims,
  forum: () => ({
    title: 'A dispute goes where it may be hard for you',
    reason:
      'A court or arbitrator that is far away, dear or unfamiliar makes it harder to stand up for yourself.',
    ask: 'Ask for the courts and the law of the place where you live.',
    wording:
      'Disputes may be brought before the courts of the place where the person concerned lives, under the law of that place.',
    fallback: 'Ask for hearings online, and that they advance the costs.',
    asks: { ask: ['near-you'], wording: ['near-you'], fallback: ['they-pay-costs'] },
  }),
  'proof-burden': () => ({
    title: 'Their word counts as proof',
    reason: 'You would have to prove the opposite, or could not challenge it at all.',
    ask: 'Ask that both records count and that you may bring your own proof.',
    wording:
      'Records and reports may be challenged with any proof within thirty days of the day on which they were received.',
    fallback: 'Ask to be there when it is recorded, and for a copy.',
    asks: { wording: [30] },
  }),
  'spoken-promises-lost': () => ({
    title: 'What you were told does not count unless it is written here',
    reason: 'Promises made in talks, messages or advertising fall away when you sign.',
    ask: 'Ask that every promise that matters to you is written into the paper.',
    wording: 'These promises are part of this agreement: [promises].',
    fallback: 'Write the promises on the paper by hand and have both sign there.',
  }),
  'wide-power': () => ({
    title: 'They may decide or act for you',
    reason: 'Check how far the power reaches, and when it ends.',
    ask: 'Ask that it covers one named purpose, has an end, and can be taken back.',
    wording: 'The power covers only [act], ends on [date] and can be taken back at any time.',
    fallback: 'Ask to be told before each use.',
    asks: { ask: ['an-end'], wording: ['an-end'] },
  }),
};
