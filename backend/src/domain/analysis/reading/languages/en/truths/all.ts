import { RISK_FAMILIES } from '../../../burdens/families.ts';
import type { Truths } from '../../../burdens/truth/truth.ts';
import { EXIT_TRUTHS } from './exits.ts';
import { CHANGE_TRUTHS } from './change.ts';
import { FREEDOM_TRUTHS } from './freedom.ts';
import { LEAVING_COST_TRUTHS } from './leaving-cost.ts';
import { LIABILITY_TRUTHS } from './liability.ts';
import { MONEY_TRUTHS } from './money.ts';
import { OTHER_MATTERS } from './other-matters.ts';
import { PROCEDURE_TRUTHS } from './procedure.ts';

/** When it is true of a clause what is said of ending and procedure. */
const OTHER_TRUTHS: Truths = {
  'auto-renewal': {
    needs: [
      'charged again|renew|renews|themselves|is renewed|are renewed|will (be)? renew*|shall (be)? renew*|renewal*|extends|is extended|continues|continue|roll* (over|on)|goes on|go on|carr* on|run* on|prolong*|automatic*|itself|next (one|term|year|season|instalment|period)|(another|further|successive|new) (#word)? (term|year|month|period|season)s?',
    ],
    never: [
      // it stops unless somebody asks for more
      '(stops?|ends?|pauses?|lapses?|nothing (carries|goes|continues|runs|rolls) on|not (go|carry|run|roll) on) ... unless readerside (say*|tell*|ask*|want*|sign*) ...',
      'unless readerside (say*|tell*|ask*) .. to (carry|go|keep|run) on',
      'only (if|with|where) ... (agree*|consent)',
      '(month (by|to) month|monthly|by the month|week (by|to) week) ... (until|unless) readerside (give*|end*|cancel*|tell*|say*|stop*)',
      'mutual (written)? (consent|agreement)|by agreement|joint* agree*|agreed (by|between) (both|the parties|us)',
      '(if|when|where|unless|provided|once) .. (both|the parties|readerside and otherside|otherside and readerside|we both|each of us) .. (agree*|wish*|want*|consent*|sign*)',
      '(may|can) be (renewed|extended|prolonged)',
      'readerside (may|can) .. (renew*|extend*|prolong*)|option to (renew|extend)|first refusal',
      '(not|never|no) .. (renew*|extend*|continu*) (automatic*|by itself|of itself)',
      '(leave|holiday*|points?|credits?|days|hours) .. not .. (taken|used|spent) ...',
    ],
    instead: [
      { says: ['not .. (taken|used|spent) ... (lost|lapse*|expire*|forfeit*)'], family: 'forfeiture' },
    ],
  },
  'sudden-end/out-soon': { standsAlone: true },
  'sudden-end': {
    fair: [
      '(for|if|where|case of|because|when) ... (gross misconduct|corrupt*|brib*|fraud*|violen*|threat*|theft|steal*|drugs|crim*|assault*|harass*|cruel*|dishonest*|serious breach|material breach|gross negligence)',
      '(gross misconduct|corrupt*|brib*|fraud*|violen*|threat*|theft|steal*|drugs|crim*|assault*|harass*|cruel*|dishonest*|serious breach|material breach|gross negligence) ... (otherside|it) .. (may|can) .. {end}',
      'otherside (may|can) .. {end} .. (only|but only) ...',
      'only (if|where|for|after) ...',
      '(anyone|anybody|whoever|those|members?|people|guests?|somebody) (who|that) (endanger*|harass*|threaten*|hurt*|steal*|attack*|abuse*|bull*) ...',
      'after hearing (both|readerside*|what|the|them|him|her) ...',
    ],
    needs: [
      '(place|seat|slot|pitch|plot|berth|stall|desk|spot) (can|may|will|shall) (then|also)? be (given|offered) ...',
      '(need*|want*) (the|readerside*)? (#word)? (room|flat|house|place|home|unit|space|pitch|premises|studio|cottage|apartment) back',
      '{end}|expel*|delist*|drop|drops|throw*|send* home|falls? away|leave|out|lapse*|suspend*|withdraw*|evict*|stop*|remove*|recall*|void',
    ],
    never: [
      'let (it|this|that|one) (go|pass)|overlook*|forgive*|the first time',
      // people are let off, and days off are taken
      'let* (them|him|her|anyone|anybody|people|families|the (family|child|children)) go (without|free|early|whenever|,)? ..',
      '(annual|sick|parental|maternity|paid|unpaid|study) leave|(takes?|taking|took|book*) (#word)? leave',
      '(may|can) not .. {end}|not .. {end} .. (without|before)',
      'readerside (may|can) .. {end}|readerside .. (is|are) (free|entitled) to',
      '(fail*|default*|unpaid|overdue|breach*) ... after .. #time .. notice ...',
    ],
    instead: [
      {
        says: [
          '(retain*|keep*|forfeit*) .. (all|any|the)? (amounts|sums|payments|money|monies|instalments|deposit) ...',
        ],
        family: 'forfeiture',
      },
    ],
  },
  forum: {
    needs: [
      'court*|arbitrat*|law|laws|jurisdiction|dispute*|tribunal|venue|mediat*|sue|judge*|go along with what',
    ],
    never: [
      '(not|never|nor|neither|no) .. (tak* part|participat*|submit*|bound|join|engage|oblig*|willing|agree*|use|belong*) ... (arbitrat*|dispute resolution|ombud*|mediat*|board)',
      '(pay*|bear*|cover*|meet*|advance*) (all|for|half)? (of)? (the|any)? arbitrat* (fee*|cost*)?',
      '(readerside|either .. |both) (may|can) (also)? (go|turn|apply|complain|take) ... (to)?',
    ],
  },
  transfer: {
    needs: [
      'transfer*|assign*|sell*|sold|pass*|subcontract*|delegate*|novat*|cede*|substitut*|in .. place|hand* over|takes? over|successor*|purchaser*',
    ],
    also: [
      'agreement|contract|licen*|rights?|debt*|loan|claim*|obligation*|duties|work|services?|this|it|plan|account|another|third|others|purchaser|buyer|successor*|booking|policy|place|driver|person|company',
    ],
    never: [
      'in place of notice|in lieu',
      // what was made is sold, and no side is exchanged
      '(song*|recording*|photo*|picture*|design*|film*|drawing*|recipe*|footage) .... (sell|sells|sold) (it|them)',
      'readerside (may|shall|must|can|will) (not|never)',
      '(permit|ownership|title|plates|keys|log(book| book)|registration) ... (into|to) (her|his|their|readerside*) (own)? name',
      'move|moved|moving|tow|towed|board|boarded',
      'not ... (work|works|working) .. (for|with) ...',
    ],
  },
  'short-deadline': {
    needs: [
      'claim*|complain*|object*|disput*|defect*|damage*|fault*|broken|lapse*|lost|lose*|barred|forfeit*|deemed|otherwise|failing|final|accept*|vacat*|leave|leaves|move|collect*|fetch*|return*|pay|pays|paid|repa*|appeal*|exercis*|expire*|reject*|challeng*|withdrawn|clos*|answer*|repl*|sign|signed|settle*|deliver*|cancel*|correct*|too late|no effect|not considered|renew*|option|offer|demand*',
    ],
    fair: [
      'readerside (can|may|has|have|will have) .. (cancel|withdraw|return|appeal*|change|object|complain|opt) ... (within|#time)',
      'readerside (has|have|got) .. #time ... (cancel|withdraw|change|think|decide|appeal)',
      'otherside (will|shall|must) .. (within|in|inside) #time',
      '(is|are|will be|shall be) (repaid|refunded|returned|paid back|given back|answered|mended|repaired|replaced|wiped|deleted|decided) ... (within|in|after) #time',
      'may be appealed|decision may be',
    ],
    never: [
      '(repair*|mend*|fix*|restor*|attend*) ... within #time (of|after|from) (being|it|the|a)? (told|report*|notice|call*|request*)',
      '(thirty|sixty|ninety|forty-five|30|45|60|90|120|180) (#word)? days',
      // a time in which the other side has to ask
      '(if|where|when) (the)? otherside .. (so)? requir* .. (by notice)? .. (given)? within #time',
      'readerside (will|shall|must|may|can) .. (send|give|serve|write) ... (giving otherside|notice|demand|reminder)',
      '(not|n’t|never) pay* within #time (of|after)? .. (out of|from) (his|her|their|its) own ...|(promise*|agree*|undertake*|guarantee*) to pay ... (readerside|you) (owe*|do|does|fail*) ...',
      'otherside .. (repl*|answer*|respond*|decid*|refund*|return*|pay*|repair*|deliver*) .. within',
    ],
  },
  'deemed-consent': {
    needs: [
      '(deemed|taken|treated|regarded|considered|understood|held) .. (as|to|that|accept*|agree*|receiv*)|count* (as|for)|silence|silent|presum*|assume*|waived',
      '(say|says|tell|tells) nothing',
      '(hear*|heard|receive*) .. (nothing|no|from readerside)|no (reply|answer|objection|word)|(not|unless) ... (object*|tell*|told|say*|repl*|respond*|writ*|complain*|dispute*|question*|protest*)',
      '(using|use|continu*|staying|stay|keep*|reading|visit*|join*|signing|sign*|enter*|access*|creat*|download*|install*|order*|open*|log*|start*|driving|coming|wearing|attending|registering|booking|subscrib*|receiv*) ... (accept*|agree*|consent*|mean*|bound|confirm*|okay|allow*|permit*)',
      '(accept*|agree*|consent*) ... (by|if|when|as soon as|unless|without) ...',
      '(received|delivered|served|given) .. (when|once|on|if|after|as soon)|correct unless',
    ],
    instead: [
      {
        says: [
          '(accept*|agree*) that (neither|no|nobody|none) ... (liable|responsible|account|answer*|blame)',
        ],
        family: 'other-side-not-liable',
      },
      {
        says: [
          '(agree*|consent*|accept*) ... (picture*|photo*|image*|film*|video*) of (readerside*|your|the|a|any) ...',
        ],
        family: 'data-or-image',
      },
      {
        says: ['(scale*|meter*|record*|log*) .. (is|are) (to be)? taken as (right|correct)'],
        family: 'proof-burden',
      },
    ],
    never: [
      // what is agreed to, and not how, is what matters
      '(agree*|consent*|accept*) ... (picture*|photo*|image*|film*|video*) of (readerside*|your|the|a|any) ...',
      '(accept*|agree*) that (neither|no|nobody|none) ... (liable|responsible|account|answer*|blame)',
      '(scale*|meter*|record*|log*) .. (is|are) (to be)? taken as (right|correct)',
      '(full|final) settlement (of|for)',
      '(not|never) (be)? (deemed|taken|counted|treated)',
      'count* as (given up|abandoned|unwanted|left behind|a (no-show|cancellation|day|lesson|session|week|missed))',
    ],
  },
  'proof-burden': {
    needs: [
      'proof|prove|proves|proved|proving|conclusive|binding|evidence|presum*|count*|correct|decisive|decid*|burden of|authoritative|prevail*',
      '(is|are|be|as|stands?|and) final|(show|shows|demonstrate*) (that|it|how|why|otherwise)|word against|(what|as) .. (record*|list|meter|log|books|texts?) .. (say*|show*)',
    ],
    never: [
      'unless .. (prove*|show*) ...',
      '(show*|produce*|bring*|provide*|send*|give*) ... (certificate|ticket|card|id|passport|licen*|receipt|invoice|vaccin*|proof of (address|identity|age|income|purchase|insurance))',
    ],
    instead: [{ says: ['insur*|cover|premium'], family: 'cost-shifting' }],
  },
  'no-promise': {
    needs: [
      'not|no|aim*|try|tries|hope*|intend*|estimate*|approx*|about|subject|expect*|may|might|best|target|indicative|endeavo*|likely',
    ],
    never: [
      // what a word of the paper means promises nothing and takes nothing
      '(inventions?|works?|results?|information|services?|price|fee) means ...|means (works|inventions|software|ideas|designs) ...',
      '(must|shall|has to) sell (as well|too|also)|no interest (whatever)? (shall|will) run',
      'according to an estimate by',
      // money that is asked for again
      '(need|want|ask for|call) (it|this|that|the money|the loan) all back|(need|want) (it|this|the money|the loan) back ...',
      '(owe*|pay|pays) #percent of ...',
      'readerside (may|can) (also)? (claim|sue|complain|ask) ...|what (it|they|he|she) promised',
      '(returns?|refunds?|gives? back) (everything|all|the (price|fee|money))',
      '(no one|nobody|no (person|member|guest|child|player)) (is|are|shall|may|will|must) .. (harass*|bull*|insult*|threaten*|mock*|discriminat*|hurt|shout*)',
    ],
  },
  'sole-discretion': {
    never: [
      '(otherside|i) (do|does|did|can) not accept (it|this|that|them)',
      '(otherside|i) (think|thinks|thought|feel|feels|believe|believes|find|finds) (it|this|that) ...',
      '(decided|determined|settled|heard) .. by .. (courts?|tribunals?|arbitrator*|ombuds*|judge*)',
      '(otherside|i) (will|shall|would|do|does|may|can|must)? not .. (say no|refuse|withhold|object|reject) ... (without|unless|unreasonabl*)',
      'not (be)? (to be)? (unreasonably|unjustly|arbitrarily) (withheld|refused|delayed|denied)',
    ],
  },
  'answers-for-others': {
    never: [
      'otherside .. (not|no|cannot) .. (responsible|liable|answerable|responsibility) ...',
      // what is told to a guarantor, and a promise to stand for nobody
      '(tell|inform|notify|write to|report to) ... guarantor* about ...',
      '(surety|guarantee|guarantor) for (nobody|no one|anyone|anybody|another|others) ...',
      // somebody else answers for what the reader owes
      '(guarantee*|suret*|answer*|bind*|vouch*) ... readerside’s (debt*|rent|payment*|instal*|obligation*|duties|performance|default)',
      '(guarantee*|suret*|answer*|bind*|vouch*) ... (everything|all|what|whatever|sums?) (that|which)? readerside (may|might)? (owe|owes|has to pay|must pay)',
      // what is sold, made or mended is promised to hold
      '(guarantee*|warrant*) (that)? (the|its|this|all) (work|works|engine|gearbox|parts?|goods|product*|item*|machine*|frame|battery|panels?|roof|boiler|unit|equipment|vehicle|repair*|workmanship|installation) ...',
    ],
    needs: [
      'personally|joint*|several*|guarant*|suret*|others?|another|(the|any) other*|whole (of the)? (#word)? (debt|rent|sum|amount|price|bill|loan|cost|loss|balance|damage|fee)|together|each of|each (owes?|answers?|liable|pays?)|the others?|parent*|guest*|anyone|whoever|everyone|somebody|children|family|staff|visitor*|debt*|helper*|servant*|crew|pet*|dog*|supplementary|holder|partner*|they do|by others|for all|not only for',
      '(if|when|where|whenever|in case) (he|she|they|otherside|the #word) (do|does|can|fail*|is) .. (not|unable|to) .. pay',
    ],
  },
  'benefit-lost/bound-for-long': { standsAlone: true },
  'benefit-lost': {
    fair: ['takes? (away)? (nothing|none)|not (take|affect|limit|reduce|exclude) .. (away)? .. right*'],
    needs: [
      'not|no|never|nor|without|void|only|waive*|lose*|less|reduced|instead|unpaid|lapse*|expire*|neither|nothing',
    ],
    // it is not the one who pays that lacks what an employee has
    neverIfPays: [
      '(not|no|neither|nor|never) .. (an|a|the|become*|as)? (employee*|worker*|employment|staff) ...',
    ],
    never: [
      '(is|are) free|at no charge|no (extra|additional) (charge|cost)',
      '(days?|hours?|time|shifts?|weeks?|lessons?) .. (not|never) (worked|given|done)',
      '(no|not) .. (leave|holiday*) (may|can|will|should) be (taken|booked) ...',
    ],
  },
};

/** Two tables in one; where both speak of a family, a clause has to pass both. */
function joined(first: Truths, second: Truths): Truths {
  const both = Object.entries(first).map(([key, truth]) => {
    const other = second[key] ?? {};
    const never = [...(truth?.never ?? []), ...(other.never ?? [])];
    const aside = [...(truth?.aside ?? []), ...(other.aside ?? [])];
    const fair = [...(truth?.fair ?? []), ...(other.fair ?? [])];
    const instead = [...(truth?.instead ?? []), ...(other.instead ?? [])];
    return [
      key,
      {
        ...truth,
        ...other,
        ...(never.length === 0 ? {} : { never }),
        ...(aside.length === 0 ? {} : { aside }),
        ...(fair.length === 0 ? {} : { fair }),
        ...(instead.length === 0 ? {} : { instead }),
      },
    ] as const;
  });
  return { ...second, ...Object.fromEntries(both) };
}

/** What is found in everyday words that can mean nothing else has its signs in its rule. */
const SAID: readonly string[] = [
  ...RISK_FAMILIES.map((family) => `${family}/said`),
  'withheld-pay/first-pay',
  'restraint/stays-in',
  'work-demands/on-call',
  'answers-for-others/relative',
  'sole-discretion/names-price',
  'other-side-not-liable/at-most',
  'no-exit/restarts',
];
const SAID_TRUTHS: Truths = Object.fromEntries(SAID.map((key) => [key, { standsAlone: true }]));

/** When it is true of a clause what is said of a family of burden. */
export const BURDEN_TRUTHS: Truths = joined(
  OTHER_MATTERS,
  joined(PROCEDURE_TRUTHS, {
    ...OTHER_TRUTHS,
    ...EXIT_TRUTHS,
    ...CHANGE_TRUTHS,
    ...LIABILITY_TRUTHS,
    ...FREEDOM_TRUTHS,
    ...MONEY_TRUTHS,
    ...LEAVING_COST_TRUTHS,
    ...SAID_TRUTHS,
  }),
);
