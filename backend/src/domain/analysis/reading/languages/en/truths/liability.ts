import type { Truths } from '../../../burdens/truth/truth.ts';

const THOSE_ARE_LIABLE =
  '(those|these) (two|three|people|persons|tenants|members) (is|are|remain*|stay*) (both|jointly|also|together)? liable (to|for) ...';

/** When it is true of a clause what is said of who answers for what, and of remedies. */
export const LIABILITY_TRUTHS: Truths = {
  'uncapped-liability': {
    fair: [
      'for (death|injur*) ... (intent|gross|fraud|negligen*)',
      'readerside owe* nothing|tell otherside of any',
    ],
    notBeside: [
      '(up to|at most|not (exceed*|more than)|no more than|to a maximum|maximum of|limited to|nothing more|capped|a cap of|not exceeding|never more than) .. #money',
    ],
    needs: [
      'liab*|responsib*|answer*|risk|damage*|loss*|cost*|repair*|replac*|mak* good|indemn*|expens*|injur*|bear*|excess|without (an|any|a)? (upper)? (limit|ceiling|cap)|no (upper)? (limit|ceiling|cap)|whatever it (comes to|costs)|uncapped|unlimited|without limit|promise*|guarantee*',
    ],
    never: [
      '(liable|liability|answer*) .. (for)? (intent*|gross negligence|wilful*|willful*|fraud*|death) ...',
      'rights? .. (of use|to use) .... without limit',
      'without (any)? limit (in|of|as to) (time|duration)|(unlimited|not limited) (in|as to) (time|duration)',
      'keep* .. insured|(hours|time|speed|age|weight) limit|limit of #number hours',
      '(up to|at most|not (exceed*|more than)|no more than|to a maximum|maximum of|limited to|nothing more|capped|a cap of|not exceeding) ...',
      '(money|loan|it|amount|sum) (back|ahead)|all of the (money|loan)',
      'otherside (is|are|will be|shall be) liable|otherside (returns?|pays? back|indemnif*)',
      // things that somebody leaves there: nobody else's damage is paid
      '(left|leave|kept|keep|stored|parked|brought|stay|remain*|travel*) ... at .. (owner*|readerside*|their|his|her|your) (own)? risk',
    ],
    instead: [
      {
        says: [
          '(up to|at most|no more than|maximum|limited to|not exceed*|nothing more|capped) .. (#money|#percent|price|fee*|month*)',
        ],
        family: 'uncapped-liability',
        variant: 'capped',
      },
    ],
  },
  'uncapped-liability/capped': {
    standsAlone: true,
    needs: ['readerside ... (mak* good|pay*|liable|responsible|answer*|cover*|replac*|owe*|compensat*)'],
    never: ['otherside (will|shall|must)? (pay*|return*|refund*)|readerside’s liability'],
  },
  'other-side-not-liable': {
    fair: [
      '(nothing|not) ... (limit*|exclude*|restrict*) ... (liability|rights|responsib*)',
      'readerside’s own (negligence|fault|carelessness)',
      '(because|where|when|if|caused by|due to) .. (readerside*|guest*|visitor*|passenger*|famil*|child*|pet*) ... (late|in the way|fail*|forg*|absent|not (ready|there|given|told)|wrong|moved|blocked|refuse*)',
      'otherside (do|does|will|is|are|shall|am|be) not .. (liable|responsible|answer*) ... except .. (otherside’s|its|our|my|their|her|his) (own)? (fault|negligence|carelessness)|except where the damage is otherside’s fault',
    ],
    also: [
      'not|no|never|nor|neither|nobody|none|nothing|without|exclud*|limit*|exceed*|more than|risk|as is|as seen|as available|as it (comes|stands)|voetstoots|faults?|disclaim*|cap|capped|up to|at most|less|only|stops?|ends? at|bear*|free (of|from)|can.t|won.t|don.t|n.t|cannot|blame',
    ],
    needs: [
      'comes as|as it comes|as available|liab*|responsib*|answer*|risk|warrant*|guarantee*|as is|as seen|exclude*|claim*|loss*|damage*|compensat*|blame|limited|more than|voetstoots|faults?|not pay*|represent*|accept* no',
    ],
    // some people answer for others
    aside: [THOSE_ARE_LIABLE],
    never: [
      '(he|she) (is|are|shall be|will be) (only)? (liable|responsible|answerable) (only)? ...',
      'since (this|the) .. is for (consumers|private)',
      "(not|n't|never) .. (liable|responsible|answerable|responsibility|liability) ... unless .. (otherside*|us|staff|it|this|that|they) .. (caused?|cause it|caused it|was careless|were careless|to blame|at fault|otherside’s (own)? fault)",
      'not (liable|responsible|answerable) ... unless (it|we|they|he|she|otherside) .. (fail*|neglect*) to (take|use|show)',
      'no (readerside|member|volunteer|trustee|shareholder|player|parent|resident|guest) (is|are|shall be|will be) (personally)? (liable|responsible|answerable) for .. debt*',
      "readerside's (total|maximum|whole|entire)? liability|readerside (is|are|will be|shall be) (not|only) (liable|responsible|answerable)|readerside does not (answer|pay)",
      'otherside (is|are|shall be|will be) (fully)? (liable|responsible) .. without limit',
      'otherside (remains?|stays?|continues? to be) (fully|solely|jointly)? (liable|responsible|bound|answerable)',
      'responsibility (of|lies with) otherside|otherside’s (own)? (responsibility|risk)',
    ],
    instead: [{ says: [THOSE_ARE_LIABLE], family: 'answers-for-others' }],
  },
  'thin-remedy': {
    fair: ['readerside (get|gets) .. (everything|every|all|in full|money) .. back'],
    never: [
      '(get*|receive*|have|has) (no|nothing) .. (money|refund|rent|fee|price)? .. (back|refund*)',
      '(he|she) (is|are|shall be|will be) (only)? (liable|responsible|answerable) (only)? ...',
      'readerside (pays?|shall pay|must pay)',
    ],
    instead: [
      {
        says: ['(get*|receive*|have|has) (no|nothing) .. (money|refund|rent|fee|price)? .. (back|refund*)'],
        family: 'forfeiture',
      },
    ],
  },
};
