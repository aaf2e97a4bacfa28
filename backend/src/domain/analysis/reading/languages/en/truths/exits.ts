import type { Truths } from '../../../burdens/truth/truth.ts';

/** It goes on by itself, and the reader can end that. */
const GOES_ON =
  '(continu*|go* on|run* on|roll* (on|over)?|carr* on) ... (until|unless) readerside (give*|end*|cancel*|tell*|say*|stop*)';

/** When it is true of a clause what is said of being bound, and of one side that may leave where the other may not. */
export const EXIT_TRUTHS: Truths = {
  'no-exit': {
    notBeside: [
      '(may|can|shall|must|will)? (not|never) (stop|end|withdraw|leave) (the|a|an|any|from)? (film*|work*|works|show*|event|training|machine*|engine|animal*|delivery|keys|door*|gate|car|vehicle|water|alarm|music)',
    ],
    fair: [
      'readerside (may|can|could) (also|then|still|freely|always)? ({leave}|{end}) ...',
      'stop paying|live off',
    ],
    needs: [
      "(can't|cannot|can not|not|won't|don't) (let|release|allow|permit) readerside .. (off|out|go|from|{leave}|{end})",
      "(cannot|can't|can not|may not|shall not|must not|no right|not (be)? (entitled|allowed|able|permitted)|does not|do not|not possible|neither) ... ({leave}|{end}|quit|break|get out|back)",
      'lock-?in|minimum (#word)? (term|period|stay|duration|commitment|contract|membership|hire)|commitment|irrevocabl*|bound|fixed (term|period)|non-?cancel*|no (early|way|break|right|ordinary)',
      '(go*|keep*|continu*|remain*|stay*|still) ... (pay*|liable|due|owe*|payable) ...',
      '(undertake*|agree*|promise*|commit*|bind*) .. (to)? (serve|stay|remain|work|keep) .... #time',
      '(not|never) .. (before|earlier|until)',
    ],
    never: [
      // things, and money in an account, are not people who leave
      '(vehicle|motor(cycle|bike)|car|van|scooter|bike|bicycle|boat|horse|pony|dog|equipment|machine*|tools?|instrument|books?|goods|plant) .. (may|must|shall|can|should|is to|are to) .. (not|never) (leave|be taken|be moved|be removed|go) ...',
      '(savings|money|deposit*|funds|balance|account*|sums?|share*) .... not be withdrawn ...',
      'no right to (stay|remain) ...',
      "until (it|it’s|it's|they|they're|he|she|this|that) .. (is|are|comes?|has|have)? .. back",
      '(either|both) .. (may|can) ... ({end}|{leave}|to an end)|either readerside or otherside|either otherside or readerside',
      '(price|charge|fee|rent|rate) (stays|remains|is) (as it is|fixed|the same)',
      'otherside (may not|cannot|shall not|must not) .. {end}',
    ],
    instead: [
      {
        says: [
          '(savings|money|deposit*|funds|balance|sums?) .... not be withdrawn ... (repaid|paid|settled|cleared|loan|debt)',
        ],
        family: 'security',
      },
      {
        says: [
          'readerside (may|can|could) .. ({leave}|{end}) ... only (if|by|on|when|after|against) .. pay* ...',
        ],
        family: 'exit-cost',
      },
    ],
  },
  'unequal-exit': {
    fair: [
      '(for|if|where|case of|because|when) ... (gross misconduct|corrupt*|brib*|fraud*|violen*|threat*|theft|steal*|drugs|crim*|assault*|harass*|cruel*|dishonest*|serious breach|material breach|gross negligence)',
      'stay (at home|away) ... notice|garden leave|on full pay',
      'readerside (may|can) .. ({leave}|{end}) ... #time',
      'readerside* .. (has|have|got|get|gets|’ve got)? .. #time ... to (cancel|withdraw|leave|change)',
      'readerside (is|are) free to ({leave}|{end}|go)|#time .. notice (is enough|ends it|will do)',
      '(otherside|we|they) (may|can) .. {end} ... only (if|where|for|after)',
    ],
    needs: ['{end}|{leave}|notice|call* .. back|ask* .. back|ahead of time'],
    also: ['otherside* ... ({end}|{leave}|notice|withdraw*|call|ask*|go|stop*)'],
    instead: [
      { says: ['without notice .... (pay*|owe*)'], family: 'exit-cost' },
      { says: [GOES_ON], family: 'auto-renewal' },
    ],
    never: [
      '(ask*|call|demand|claim) .. for .. (whole|entire|full)? (balance|debt|loan|amount)|notice of default',
      // payments are left out, and nobody leaves
      'leave out (a|an|one|two|three|any|#number|the) ...',
      // told before things are sold or somebody comes: nothing ends
      'notice ... (before|prior to|of) .. (auction*|sale|selling|sold|entry|entering|visit*|inspect*|coming)',
      '(readerside or otherside|otherside or readerside) (may|can)',
      '(readerside|readerside,) but not otherside',
      GOES_ON,
      '{change} the (fee|price|rent|charge)',
      '(move*|moving|shift*|postpon*|reschedul*|rebook*|re-?arrang*|change|changing|swap*) .. (it|them|date|dates|day|days|booking|appointment|event|session*|slot|lesson*|visit|class) ...',
      '(pay*|salary|wage*) .. (in place|in lieu|instead) of notice',
      '(either|both|each|neither) (readerside|otherside|of|party|parties|side|sides|you|we)|either .. or otherside|mutual*',
    ],
  },
  'unequal-exit/other-leaves-freely': { never: ['either|both|each|arrears|breach*|default*|unpaid|fail*'] },
  'unequal-exit/only-they': {
    never: ['(after|end of) the (minimum|first|initial|fixed|contract) (term|period|year|months)'],
  },
  'unequal-exit/long-notice': {
    standsAlone: true,
    // to be told of something else, which ends nothing
    never: [
      '(savings|income|salary|circumstances|address|benefits?|funding|capital|means|bank|card|health|condition) ... (fall*|drop*|change*|run* out|end*|stop*|rise*) ...',
      '(plan*|want*|wish*|intend*) to (paint|alter|travel|visit|have|bring|hold|sublet|keep)',
    ],
    needs: ['readerside .. (must|shall|will|may|can|gives?|has to|need*) ...'],
  },
};
