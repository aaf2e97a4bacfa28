import type { Truths } from '../../../burdens/truth/truth.ts';

/** When it is true of a clause what is said of one side that changes the deal. */
export const CHANGE_TRUTHS: Truths = {
  'unilateral-change': {
    notBeside: [
      '(changes?|amendments?|variations?) (to|of) (this|the) (#word)? (contract|agreement|letter|lease) ... (signed|agreed) .. by (both|all|each) ...',
    ],
    fair: [
      '(you|readerside|readerside*|#word) who (do|does) not (agree|accept|want) .. (may|can) (move out|leave|end|cancel|withdraw|stop) ...',
      'of the same (standard|kind|quality|class|size)|equal or better|same or better',
      '(you|readerside) .. (need|needs) not accept|not (be)? (bound|obliged) to accept',
      'readerside (will|shall|may|can) not be (asked|required|made|expected)',
      'otherside (will|shall|must|may|can|do|does) not {change}',
      'otherside (may|can) ... {change} ... (once|not more than once) ...|otherside (may|can) (move|postpone) .. once',
      '(only|nothing else) .. (may|can) (be)? {change}|the only (thing|things|terms) .. (may|can) {change}',
    ],
    needs: [
      '{change}|another|different|other|instead|new|from time to time|then|current|prevail*|rise*|escalat*|go* up|move*|transfer*|relocat*|stop*|drop*|close*|set*|fix*|decid*|review*|up',
    ],
    never: [
      // a remedy is chosen, or advice given: no term changes
      '(may|can|will) (instead)? (repair|mend|reinstate) ... (or|instead) ... (pay|replace)',
      'before (anyone|anybody|readerside|you) .. (thinks?|thinking) of (giving|quitting|stopping|leaving) ...',
      '(go|come|get|step|walk|enter) (in|into|through|inside)? (readerside’s|the|your) (#word)? (room*|flat|house|home|bedroom*|property|premises|apartment) ...',
      '(to|for) (orders?|bookings?|jobs?|contracts?|stays?|lessons?|shifts?|deliver*) (which|that|placed|made|accepted|booked|#word) ... (afterwards|after that|later|from then|after the change|thereafter)',
      '{change} (only)? (by|with) (the|all|a majority of|a vote of|three of)? (the)? (members|all of us|everyone|both of us)|(members|everyone|all of us) (vote*|decide*) ...',
      'otherside .. (resell*|misuse*|abuse*)|from (anyone|anybody|those) who (resell*|misuse*|abuse*)',
      '(can|may) do (this|that|so) (up to|at most|no more than|not more than|only|once|twice)',
      '(for|to) (later|future|new) (booking*|order*|stay*|contract*|customer*) ... (not|never) ...',
      '(only|except) (in|by|with|if|where) ... (writing|agreement|consent|sign*) .. (both|each|by)',
      '(mutual|both|joint) .. (agree*|consent)|unless (both|we both|the parties)|agreed (in writing)? (by|between) both',
      '(stays|remains|is|are) (as it is|fixed|the same|unchanged)',
      '(not|never|nor) (be)? ({change}) ... (without|unless) ... (consent|agree*)',
      '(shall|will|is|are) be? bound by (this|the) (agreement|lease|contract|licen*)',
      '(close|suspend|end|terminate|cancel|block) .. (account|membership|subscription|booking|policy|card) .. (if|where|when) readerside ...',
      '(limit*|restrict*|refuse*|ban|bar|stop|exclude*|turn* away) ... (visits?|visitor*|guest*) ...',
    ],
    instead: [
      {
        says: [
          '(go|come|get|step|walk|enter) (in|into|through|inside)? (readerside’s|the|your) (#word)? (room*|flat|house|home|bedroom*|property|premises|apartment) ...',
        ],
        family: 'entry-or-seizure',
        variant: 'entry',
      },
      {
        says: [
          '(limit*|restrict*|refuse*|ban|bar|stop|exclude*|turn* away) ... (visits?|visitor*|guest*) ...',
        ],
        family: 'sole-discretion',
      },
    ],
  },
  'unilateral-change/only-upward': { standsAlone: true },
  'unilateral-change/price': {
    needs: [
      'price*|fee|fees|rent|rents|rental|charge*|cost*|rate|rates|premium*|tariff*|lev(y|ies)|subscription*|dues|salary|wage*|pay|interest|amount*|sum*|instalment*|excess|deposit|compensation|contribution*|money|hire|#money|#percent|in step with',
    ],
    never: [
      'repair* .. not pay|(repair|replace) ... or pay',
      '(other than|except|excluding|apart from|save|but not|not) (for)? (the|its|your|readerside*)? (#word)? (price*|fee|fees|rent|charge|charges|rate|rates|premium)',
    ],
  },
  'unilateral-change/terms': {
    needs: [
      'terms?|conditions?|rules?|polic*|agreement*|contract*|licen*|letter|handbook|manual|regulation*|guideline*|code|versions?|byelaw*|bylaw*|notice board|schedule*|procedures?|standards?|requirements?|plan rules|this (#word)? (plan|scheme)',
    ],
  },
};
