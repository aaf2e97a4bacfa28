import type { TellRisk } from '../risk-message.ts';
import { worded } from '../../../wording/worded.ts';

/** Who answers for what goes wrong, and how far. */
export const LIABILITY_MESSAGES: Readonly<Record<string, TellRisk>> = {
  'broad-indemnity': ({ isUnlimited }) => ({
    title: 'You must make good losses of theirs',
    reason: isUnlimited
      ? 'It reaches what you did not cause, and it sets no limit.'
      : 'It may reach claims by other people and things that you did not cause or could not prevent.',
    ask: 'Ask that you answer only for what you caused by your own fault, up to a limit.',
    wording: 'Each side makes good the loss that it causes the other by its own fault, up to [amount].',
    fallback: 'Ask that their own fault is left out and that you are told of a claim at once.',
    asks: { ask: ['a-limit'], wording: ['a-limit'] },
  }),
  'uncapped-liability': ({ sum, isUnlimited }) => ({
    title: sum === undefined ? 'What you may owe here has no limit' : `You may owe more than ${sum} here`,
    reason: isUnlimited
      ? 'The clause says itself that it does not matter how much it is, how long it takes, or who caused it.'
      : 'The clause names no upper sum, so one bad event could cost far more than the deal is worth.',
    ask: 'Ask for an upper limit, and that you answer only for your own fault.',
    wording: 'What is owed under this clause is limited to [amount], and is owed only for one’s own fault.',
    fallback: 'Ask for a limit in time or a sum for each case.',
    asks: { ask: ['a-limit'], fallback: ['a-limit'] },
  }),
  'uncapped-liability/capped': ({ sum }) => ({
    title:
      sum === undefined
        ? 'You pay for damage, up to a limit'
        : `You pay for damage, up to ${sum.replace(/^up to /, '')}`,
    reason: 'The clause sets a limit; check whether it counts for each event, and whether you could pay it.',
    ask: 'Ask that you answer only for your own fault, and for one limit for the whole time.',
    wording: null,
    fallback: 'Insure it.',
    asks: { ask: ['a-limit'] },
  }),
  'uncapped-liability/open-promise': ({ sum, each, isUnlimited }) => ({
    // `whatever it comes to, and $25 an hour for my time`: the sum is another one
    title:
      sum === undefined || isUnlimited
        ? 'You promise this without a limit'
        : `You promise ${each === undefined ? sum : `${sum} ${each}`} without a limit`,
    reason:
      'It goes on for as long, or costs as much, as it happens to, and causes outside your hands count too.',
    ask: 'Ask for an upper sum, an end date, and an exception for what you cannot control.',
    wording:
      'This promise is limited to [amount] and ends after [time]. It does not apply where the cause could not be controlled.',
    fallback: 'Insure it, or put the price of it into what you charge.',
    asks: { ask: ['a-limit'] },
  }),
  'other-side-not-liable': ({ sum, answersForFault, isUnlimited }) => ({
    title:
      answersForFault === true
        ? 'They pay only if their fault is shown'
        : sum === undefined
          ? isUnlimited
            ? 'If they cause you a loss, they do not pay'
            : 'They do not answer for what is named here'
          : `If they cause you a loss, they do not pay it all (${sum})`,
    reason:
      answersForFault === true
        ? 'You may have to show what went wrong on their side, which is hard from outside.'
        : isUnlimited
          ? 'You would carry the damage yourself, even where it came from their side.'
          : 'For what the sentence names you would carry the damage yourself. Check whether that reaches what they do wrong.',
    ask:
      answersForFault === true
        ? 'Ask that it is for them to show that they took care.'
        : 'Ask that they answer for their own fault, at least up to what their insurance pays.',
    wording:
      'Each side is liable for loss that it causes by its own fault. Liability for intent, gross negligence, death and injury is not limited.',
    fallback: 'Ask for a cap that fits what you could lose, and insure the rest.',
    asks: { ...(answersForFault === true ? {} : { ask: ['a-limit'] }), fallback: ['a-limit'] },
  }),
  'answers-for-others': ({ isUnlimited }) => ({
    title: 'You answer for what others owe or do',
    reason: isUnlimited
      ? 'If they do not pay, all of it can be asked of you, without a limit.'
      : 'If they do not pay or do damage, it can be asked of you.',
    ask: 'Ask that you answer for your own share only.',
    wording: 'Each person answers only for their own share and their own conduct.',
    fallback: 'Ask for a top sum, an end date, and that they must try the other person first.',
  }),
  'thin-remedy': () => ({
    title: 'What you may claim if it goes wrong is limited',
    reason: 'The clause limits what you may ask for, whatever you lost.',
    ask: 'Ask for a refund at your choice where it cannot be put right soon.',
    ...worded(
      'If the fault is not put right within fourteen days, {you} may choose between a refund and a lower price.',
    ),
    fallback: 'Ask for a refund where the second try fails.',
  }),
  'benefit-lost': () => ({
    title: 'A protection or benefit that you may expect is not there',
    reason: 'You would stand without something that people in your place usually have.',
    ask: 'Ask that it is given, or what you get in its place.',
    wording: 'Nothing in this agreement takes away rights that the law gives.',
    fallback: 'Ask for a higher or lower price in return, and insure the risk.',
  }),
  'benefit-lost/bound-for-long': () => ({
    title: 'You bind yourself whatever changes',
    reason: 'Costs may rise and times may change, and you could not pass that on.',
    ask: 'Ask for an end date or for a review once a year.',
    wording: 'This applies for the first twelve months and may then be reviewed.',
    fallback: 'Ask for an exception for taxes and inflation.',
  }),
  'benefit-lost/permission-missing': () => ({
    title: 'Somebody has not been asked or has not agreed yet',
    reason:
      'The deal may hang on that person’s yes, or cover may be missing, and you would find out too late.',
    ask: 'Ask to see the consent or the confirmation in writing before you pay or move.',
    wording:
      'The agreement counts only once the written consent is there; until then nothing is owed and all money is paid back.',
    fallback: 'Ask that you may leave at once and get everything back if it is refused.',
  }),
};
