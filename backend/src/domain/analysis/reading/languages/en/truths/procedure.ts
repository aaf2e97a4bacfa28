import type { Truths } from '../../../burdens/truth/truth.ts';

/** When it is true of a clause what is said of losses made good, of decisions, rights, remedies, demands and powers. */
export const PROCEDURE_TRUTHS: Truths = {
  'broad-indemnity': {
    never: [
      'claim is (paid|settled|met) ... premium*|premium* ... claim is (paid|settled|met)',
      "(from|of|by|through) (the)? readerside(’s|'s) own (work|fault|breach|negligence|carelessness|acts?|conduct|mistakes?)",
      "(from|of|by|through|about|for) (her|his|readerside’s|readerside's) own (work|services|treatment*|fault|breach|negligence|carelessness|acts?|conduct|mistakes?)",
    ],
    needs: [
      'indemn*|hold* (#word)? harmless|mak* good|compensat*|reimburs*|defend*',
      '(pay*|bear*|cover*|meet*|answer*|liable|responsib*|owe*) .... (loss*|damage*|claim*|cost*|expens*|fine*|tax*|penalt*|demand*|fees)',
      '(loss*|damage*|claim*|cost*|expens*|fine*|tax*|penalt*|demand*) .... (paid|borne|met|covered|fall* on|for readerside|charged)',
    ],
  },
  'sole-discretion': {
    needs: [
      'discretion*|decid*|decision*|opinion|view|judg*|satisf*|approv*|final|deem*|determin*|fit|choos*|choice|chosen|refus*|reject*|believ*|consent*|permi*|accept*|feel*|think*|say-?so|allow*|consider*|wish*|like*|want*|prefer*|right to|withdraw*|add|remove*|suitable|reasonabl*|good reason',
    ],
  },
  waiver: {
    needs: [
      'waive*|give* up|giving up|no claim*|not (make|bring|have)? (a|any)? claim*|releas*|renounc*|sue|right*|jury|class|appeal*|object*|claim*|forgo*|surrender*|disput*|challeng*|opt* out|compensat*|protect*|complain*',
    ],
    never: [
      'readerside (may|can|could) (also|then|still)? (claim|sue|object|appeal|complain|go to|turn to) ...',
      '(warrant*|confirm*|declare*|represent*|state*) .. (has|have) not (yet|already)? (presented|brought|made|issued|started|commenced|filed|lodged) ...',
      '(keep|keeps|keeping|retain*) (your|his|her|their|readerside’s|the|all|any|every) .. rights?',
      'nothing ... (takes? away|limits?|affects?|changes?|excludes?|reduces?) ... rights?',
      '(not|never) (affect*|limit*|take* away|exclude*|reduce*) ... rights?',
    ],
  },
  'thin-remedy': {
    needs: [
      'remed*|credit*|voucher*|repair*|replac*|refund*|instead|no more|nothing|discount*|limit*|compensat*|claim*|only|repeat*|again|money back|re-?do|re-?perform*|another|price paid|put right',
    ],
  },
  'work-demands': {
    never: ['(keep*|kept|be) .... insured|insurance|policy (of|when|at)'],
    needs: [
      'hours|work*|shift*|overtime|duties|duty|availab*|call*|travel*|weekend*|saturday*|sunday*|evening*|move*|transfer*|tasks?|help*|night*|roster*|rota|holiday*|reach*|place*|stand(ing)? by|cover*|days?|extra|assign*|job|location*|site|posted|required|ask*|attend*',
    ],
  },
  'spoken-promises-lost': {
    needs: [
      'entire|whole|supersed*|oral*|spoken|said|say|told|rely|relied|reliance|promis*|previous|earlier|prior|written|writing|statement*|represent*|replac*|agreed|advert*|brochure',
    ],
  },
  'wide-power': {
    needs: [
      'authori*|power*|behalf|appoint*|attorney|mandate|permi*|allow*|charge*|charging|debit*|sign*|instruct*|agent|name|consent*|take|takes|deduct*|act|acts|acting|right to|may|irrevocabl*|entitle*|collect*',
    ],
  },
};
