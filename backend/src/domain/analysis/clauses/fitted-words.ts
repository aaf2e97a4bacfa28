import type { Family } from '../recognition/document-type.ts';
import type { Usual } from './usual.ts';
import type { ClauseKind } from './clause-kind.ts';

/** What a kind says otherwise in papers of some families: nobody is paid in an NDA, and a lease has no supplier. */
interface Fitting {
  readonly in: readonly Family[];
  readonly title?: string;
  readonly usual?: Usual;
  readonly risk?: Partial<
    Pick<
      NonNullable<ClauseKind['risk']>,
      'title' | 'severity' | 'against' | 'againstWhereBothLeave' | 'mutual' | 'ask'
    >
  >;
  readonly wording?: string;
  readonly wordingParts?: NonNullable<ClauseKind['wordingParts']>;
  readonly fallback?: string;
}

const FITTINGS: Readonly<Record<string, readonly Fitting[]>> = {
  'warranty-disclaimer': [
    {
      in: ['nda'],
      title: 'No promise that the information is right',
      usual: {
        says: 'information is shared as it is, without a promise that it is right (compare the Common Paper mutual NDA)',
        among: 'firms',
      },
      risk: {
        title: 'No promise that the information is right',
        severity: { against: 'low', mutual: 'low', unknown: 'low' },
        against: 'If you rely on what you are told and it is wrong, you may have no claim.',
        mutual: 'Nobody promises that what is shared is right, so check it before you rely on it.',
        ask: 'to be told when information turns out to be wrong.',
      },
      wording: 'A party that learns that information it has shared is wrong tells the other within 10 days.',
      fallback: 'ask to add that nothing obliges you to rely on the information.',
    },
    {
      in: ['lease'],
      title: 'No promise about the condition',
      usual: {
        says: 'handed over in good order and fit for the agreed use, with a written list of faults on the first day',
      },
      risk: {
        title: 'No promise about the condition',
        against:
          'If something is broken or unsafe on the first day, you may have to live with it or pay for it.',
        mutual: 'Nobody promises a good condition, so a fault could be your problem.',
        ask: 'for a joint inspection before you move in, and the repair of what is found.',
      },
      wording:
        'The premises are handed over in good order and fit for the agreed use. Faults that were there on the first day are mended within 30 days at no cost to the tenant.',
      fallback: 'ask for a signed list of faults with photos on the first day.',
    },
    {
      in: ['sale'],
      risk: { ask: 'for a promise that the goods work as described for ninety days.' },
      wording:
        'The seller promises that the goods match their description for 90 days and mends, replaces or refunds what does not.',
      fallback: 'ask for an inspection by somebody you trust before you pay.',
    },
    {
      in: ['services', 'employment'],
      wording:
        'The work is done with proper skill and matches its description. What does not, and is reported within 90 days, is done again or refunded.',
      fallback: 'ask to pay the last part only after you have accepted the work.',
    },
  ],
  'termination-for-convenience': [
    {
      in: ['services'],
      wording:
        'Either party may end this Agreement without a reason by giving the other 30 days’ written notice. Work done until then is paid.',
      fallback: 'ask for 60 days’ notice from them and payment for work in progress.',
    },
    {
      in: ['lease'],
      usual: {
        says: 'the notice that the law of the place sets, or one to three months, and often only the tenant may leave without a reason',
        length: [
          { count: 1, unit: 'month' },
          { count: 3, unit: 'month' },
        ],
      },
      risk: {
        against:
          'They may end it without a reason and you may not, so you could lose the place at short notice.',
        againstWhereBothLeave:
          'They may end it without a reason, so you could lose the place at short notice.',
        mutual: 'Either side may end it without a reason, so the place could be gone at short notice.',
      },
      wording:
        'Either party may end this lease by giving the other two months’ written notice. Rent paid for later time is given back.',
      fallback: 'ask for three months’ notice from the landlord.',
    },
    {
      in: ['nda'],
      usual: {
        says: 'either side may stop at any time, and what was shared before stays secret for the agreed time',
      },
      risk: {
        title: 'Only the other side can end it',
        severity: { against: 'low', mutual: null, unknown: null },
        against: 'They may stop at any time, and you could stay bound when you would like to leave.',
      },
      wording:
        'Either party may end this Agreement by giving the other 30 days’ written notice. What was shared before then stays secret for two years.',
      fallback: 'ask for a fixed end date instead.',
    },
    {
      in: ['employment'],
      usual: {
        says: 'one to three months, the same for both sides',
        length: [
          { count: 1, unit: 'month' },
          { count: 3, unit: 'month' },
        ],
      },
      risk: {
        against: 'They may end it without a reason, so you could lose the job and its pay at short notice.',
        mutual: 'Either side may end it without a reason, so your pay could stop at short notice.',
      },
      wording: 'Either side may end the employment with one month’s written notice to the end of a month.',
      fallback: 'ask for two weeks of pay in place of notice.',
    },
    {
      in: ['loan', 'guarantee'],
      usual: { says: 'the debt may be called in only after missed payments and a written warning' },
      risk: {
        title: 'They can end it at any time',
        against: 'They may end it without a reason, so you could have to find the whole sum at short notice.',
      },
      wording:
        'The loan may be called in only if two payments are missed and not paid within 30 days of a written warning.',
      fallback: 'ask for 90 days’ notice.',
    },
  ],
  'cap-on-liability': [
    {
      in: ['nda'],
      usual: {
        says: 'no claim for indirect loss on either side, but never a limit for intent or a leak of secrets',
      },
      wording:
        'Neither party is liable for indirect loss, except for intent, gross negligence or the disclosure of confidential information.',
      fallback: 'ask that the same limit protects you.',
    },
    {
      in: ['lease'],
      usual: {
        says: 'each side answers for loss that it caused by carelessness; many laws forbid more for homes',
      },
      risk: { ask: 'to strike it for loss that the landlord caused or should have prevented.' },
      wording:
        'Nothing in this lease limits liability for death, injury or loss that the landlord caused by negligence or by not making repairs.',
      fallback: 'ask that the limit covers only things outside the landlord’s control.',
    },
    {
      in: ['sale'],
      wording:
        'Each party’s total liability is limited to the price. This limit does not apply to intent, gross negligence, death or injury, or the refund of the price.',
      fallback: 'ask for a limit at two times the price.',
    },
    {
      in: ['employment', 'loan', 'guarantee', 'privacy', 'policy'],
      usual: { says: 'no limit for intent, gross carelessness, death or injury' },
      wording: 'No limit in this text applies to intent, gross negligence, death or injury.',
      fallback: 'ask that the same limit protects you.',
    },
  ],
  'uncapped-liability': [
    {
      in: ['nda', 'lease', 'employment', 'loan', 'guarantee', 'sale'],
      wording:
        'For the cases listed as exceptions, liability is limited to a fixed sum that both parties agree in writing, except for intent, fraud, death or injury.',
    },
  ],
  indemnity: [
    {
      in: ['nda', 'lease', 'employment', 'loan', 'guarantee', 'sale'],
      wording:
        'Each party covers the other only against claims by third parties that were caused by its own negligence or breach.',
    },
  ],
  'liquidated-damages': [
    {
      in: ['nda'],
      usual: { says: 'damages for the loss that can be proved, and a court order to stop a leak' },
      risk: {
        title: 'You owe a fixed sum if you break it',
        ask: 'to pay only the real loss, or for a much lower sum.',
      },
      wording: 'A party that breaks this Agreement pays only for the loss that the other can prove.',
      fallback: 'ask for an upper limit, and for a sum only in case of intent.',
    },
  ],
  'price-change': [
    {
      in: ['lease'],
      title: 'Rent increases',
      risk: {
        title: 'The rent can go up',
        against: 'They set the new rent, so you could pay more than you agreed to.',
        mutual: 'The rent is not fixed, so plan for a rise.',
      },
      wording:
        'The rent may rise once a year, by no more than 3 %, with 60 days’ written notice. The tenant may end the lease before the rise takes effect.',
      fallback: 'ask to fix the rent for the first term.',
    },
  ],
  'ip-ownership-assignment': [
    {
      in: ['nda'],
      usual: {
        says: 'each side keeps what is its own; nothing passes (the oneNDA and Common Paper mutual NDA)',
        among: 'firms',
      },
      risk: {
        title: 'You give away rights under a secrecy paper',
        against: 'You could lose rights to ideas or work for which nobody pays you.',
        ask: 'to strike it, as a paper on secrecy does not need it.',
      },
      wording:
        'Each party keeps all rights in what it shares and in what it makes. Nothing in this Agreement passes rights.',
      fallback: 'ask to limit it to copies and notes of the other side’s information.',
    },
    {
      in: ['employment'],
      usual: {
        says: 'work made on the job belongs to the employer, and what you make in your own time stays yours',
      },
      risk: {
        against: 'You could lose what you make, even what has little to do with the job.',
        ask: 'to leave out earlier work and what you make in your own time with your own means.',
      },
      wording:
        'Rights in work made on the job pass to the employer. Earlier work, and work made in own time and without the employer’s means, stays with the employee.',
      fallback: 'ask to list your earlier work in an annex.',
    },
  ],
  'unilateral-change': [
    {
      in: ['employment'],
      wording: 'A change of duties, place, hours or pay takes effect only if both sides agree in writing.',
      fallback: 'ask for three months’ notice of a change and the right to leave before it.',
    },
  ],
};

/** A kind in the words that fit a paper of this family. */
export function kindFor(kind: ClauseKind, family: Family): ClauseKind {
  const fitting = FITTINGS[kind.id]?.find((candidate) => candidate.in.includes(family));
  if (fitting === undefined) return kind;
  const { in: _families, risk, ...fitted } = fitting;
  const { wordingParts: _parts, ...unnamed } = kind;
  return withRisk(fitted.wording === undefined ? kind : unnamed, risk, fitted);
}

/** A kind with other words, and what other words say of its risk. */
function withRisk(kind: ClauseKind, risk: Fitting['risk'], words: Partial<ClauseKind>): ClauseKind {
  if (kind.risk === undefined || risk === undefined) return { ...kind, ...words };
  const { againstWhereBothLeave: _leave, againstWithoutLimit: _limit, ...rest } = kind.risk;
  // other words have variants of their own, or none
  return { ...kind, ...words, risk: { ...(risk.against === undefined ? kind.risk : rest), ...risk } };
}

/** Every fitted kind, for the checks that hold for all words of the library. */
export function fittedKinds(kind: ClauseKind): readonly ClauseKind[] {
  return (FITTINGS[kind.id] ?? []).map((fitting) => kindFor(kind, fitting.in[0]!)); // no fitting is for nothing
}
