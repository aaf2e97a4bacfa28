import type { TellRisk } from '../risk-message.ts';
import { worded } from '../../../wording/worded.ts';

/** Work, speech, ideas, privacy and home. */
export const FREEDOM_MESSAGES: Readonly<Record<string, TellRisk>> = {
  'restraint/use': () => ({
    title: 'What you may do here is limited',
    reason:
      'Guests, pets, other uses or passing it on may be forbidden, so check whether your daily life fits this.',
    ask: 'Ask for what you need, such as guests or a pet, to be allowed in writing.',
    wording: 'Consent to guests, pets or passing it on is refused only for a good reason.',
    fallback: 'Ask that an exception for you is put in writing.',
  }),
  restraint: ({ time, isOfPassingOn }) =>
    isOfPassingOn === true
      ? {
          title: 'You may not pass it on to others',
          reason: 'If you no longer need it, you stay bound and cannot let somebody else have it.',
          ask: 'Ask that you may pass it on with consent, which is refused only for a good reason.',
          wording: 'Passing it on needs consent, which is refused only for a good reason.',
          fallback: null,
        }
      : {
          title:
            time === undefined
              ? 'This limits where or for whom you may work, buy or deal'
              : `This limits where or for whom you may work, buy or deal (${time})`,
          reason: 'It could close off work, customers or cheaper offers that you need.',
          ask: 'Ask that it is left out, or kept to a narrow field, a short time and a small area, with pay for it.',
          ...worded(
            'Only work that harms {them} directly needs consent, and nothing is restricted after [date].',
          ),
          fallback: 'Ask for a list of named competitors and six months at most.',
          asks: { fallback: ['a-limit', 180] },
        },
  'restraint/stays-in': () => ({
    title: 'You may go out only with their permission',
    reason: 'Your free time is then not your own, and somebody else decides where you are.',
    ask: 'Ask that your free time is your own and that you may leave the place without asking.',
    wording: 'Free time may be spent anywhere, and nobody needs permission to go out.',
    fallback: 'Ask that telling them when you come back is enough.',
  }),
  gag: () => ({
    title: 'You may not talk about it',
    reason: 'It may keep you from asking for help, warning others, or saying what happened.',
    ask: 'Ask that only real secrets are covered, for a fixed time, and that advice, authorities and honest opinion stay free.',
    wording:
      'Only information marked as confidential is covered, for two years. Talking to authorities, advisers, doctors and family, and honest opinion, stay free.',
    fallback: 'Ask for an exception for pay, working conditions and anything against the law.',
    asks: { wording: [730] },
  }),
  'ip-grab': ({ isUnlimited }) => ({
    title: 'Rights in your own work go to them',
    reason: isUnlimited
      ? 'It reaches further than this deal needs, in time, place or purpose, and you may not get it back.'
      : 'They could use or sell it, and you may not be able to use it yourself.',
    ask: 'Ask that only what is made for this deal and paid for is covered, and that earlier and private work stays yours.',
    ...worded(
      'What is made before or outside this agreement stays with whoever made it. {They} may use results of this agreement for [purpose] once they are paid.',
    ),
    fallback: 'Attach a list of your earlier work and have it left out.',
  }),
  'data-or-image': () => ({
    title: 'Your data, image or movements are used',
    reason: 'They may watch, keep, use or pass on things about you, more than the deal itself needs.',
    ask: 'Ask what is collected, why, who gets it and when it is deleted, and that anything more needs your yes.',
    wording:
      'Personal data is used only to carry out this agreement and deleted when it is no longer needed. Any other use needs separate consent, which can be withdrawn at any time.',
    fallback: 'Say no in writing to advertising, publication and passing on.',
  }),
  'entry-or-seizure': ({ isLeftBehind }) =>
    isLeftBehind === true
      ? {
          title: 'They may sell or throw away what you leave behind',
          reason: 'What is still there could be gone before you have fetched it.',
          ask: 'Ask for thirty days and a letter before anything is taken or sold.',
          wording: 'What is left behind is kept for thirty days after a written message.',
          fallback: null,
          asks: { ask: [30], wording: [30] },
        }
      : {
          title: 'They may act by themselves here',
          reason: 'They could act by themselves, without a court and before you can answer.',
          ask: 'Ask for notice in writing before anybody comes in, and that nothing is locked, taken or sold without a court.',
          wording:
            'Entry needs a day of written notice, except in an emergency. Nothing is locked, taken away or sold without the order of a court.',
          fallback: 'Ask for thirty days and a letter before anything is taken or sold.',
          asks: { wording: [1], fallback: [30] },
        },
  'entry-or-seizure/without-court': () => ({
    title: 'They may act against you without a court',
    reason: 'They could put you out or take your things by themselves, before anybody has heard you.',
    ask: 'Ask that these words are taken out. In many places the law forbids it, so ask an advice service too.',
    wording:
      'Nobody is put out, and nothing is locked, disconnected, taken or sold, without the order of a court.',
    fallback: 'Ask for a written warning and time to answer before anything is done.',
    asks: { fallback: ['grace'] },
  }),
  'entry-or-seizure/taken-and-sold': () => ({
    title: 'They may take back what you have from them',
    reason:
      'You could lose it without a court having looked at it, and what it fetches may not cover what you owe.',
    ask: 'Ask for a written warning, time to pay, and that you get what is left over.',
    wording:
      'Nothing is taken back or sold before a written warning and thirty days to pay. It is sold at a fair price, and what is left over is paid out.',
    fallback: 'Ask that you may sell it yourself first.',
    asks: { ask: ['grace'], wording: ['grace', 30] },
  }),
  'entry-or-seizure/entry': () => ({
    title: 'They may come in when they like',
    reason: 'Your home or place would be open to them, also when you are not there.',
    ask: 'Ask for a day of notice and visits at reasonable hours.',
    wording:
      'Entry needs a day of written notice and takes place at reasonable hours, except in an emergency.',
    fallback: 'Ask that you may be there.',
    asks: { ask: [1], wording: [1] },
  }),
  'work-demands/on-call': () => ({
    title: 'You must be ready to work at any hour',
    reason: 'No hours of rest are named here, so none may be left.',
    ask: 'Ask for fixed hours, a night of rest, and pay for every call outside them.',
    wording:
      'Work ends after eight hours a day. Eleven hours without work follow, and calls outside these hours are paid.',
    fallback: 'Ask for a limit in hours and for nights that are free.',
    asks: { ask: ['a-limit'] },
  }),
  'work-demands': ({ time }) => ({
    title:
      time === undefined
        ? 'More or other work can be asked of you'
        : `More or other work can be asked of you (${time})`,
    reason: 'Hours, place or tasks may change, and your time outside work with them.',
    ask: 'Ask for limits in hours and place, notice, and the right to say no.',
    wording: 'Hours, place and tasks are as agreed here. Changes need consent and two weeks notice.',
    fallback: 'Ask for extra pay and the cost of travel.',
    asks: { ask: ['a-limit'] },
  }),
};
