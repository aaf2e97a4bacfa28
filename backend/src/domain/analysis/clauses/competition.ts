import type { ClauseKind } from './clause-kind.ts';
import { worded } from '../wording/worded.ts';

/** What a party may not do elsewhere. */
export const COMPETITION: readonly ClauseKind[] = [
  {
    id: 'non-compete',
    title: 'Ban on competing',
    find: /\bnon-?compet|\b(?:not|neither|never|refrain)\b[^.]{0,240}\b(?:compet(?:e|es|ing|itor|itive)s?)\b|\bcompeti(?:ng|tive) (?:business|product|service|activit)/i,
    proof:
      /\b(?:not|neither|nor|never|refrain\w*)\b[^;]{0,240}\b(?:compete\b|(?:engag|sell|market|promot|distribut|develop|manufactur|work|own|invest|carry|represent|offer|provid|participat|endors|advertis|employ|join|start|purchas|enter|act|accept|appoint|licen[cs]|produc|operat|perform|conduct|establish|assist|consult|render|appear|sponsor|commerciali[sz]|research|discover|import|place|have)\w*\b[^;]{0,260}\b(?:compet(?:es?|ing|itors?|itive|ition)|same or (?:substantially )?similar)\b|(?:engaged?|carry on|conduct|interested)\b[^;]{0,80}\b(?:business|trade|enterprise)\b|(?:sell|market|promot|distribut|commerciali[sz]|manufactur|develop)\w*\b[^;]{0,160}\b(?:products?|services?)\b,? \(?(?:other than the|identical|(?:substantially )?similar to)\b)/i,
    notProof:
      /\b(?:competitive (?:price|rate|bid|disadvantage|advantage|basis|position)|shall not be (?:prevented|restricted|prohibited)|(?<!\b(?:save|except|provided)(?:,? however,?)? that )nothing (?:in this|herein|contained))/i,
    subjectIs: 'burdened',
    usual: {
      says: '6 to 12 months after the end, only for the work you really did, with pay in many countries',
      length: [
        { count: 6, unit: 'month' },
        { count: 12, unit: 'month' },
      ],
    },
    risk: {
      title: 'You may not compete',
      severity: { against: 'high', mutual: 'medium', unknown: 'high' },
      against: 'It could keep you from earning a living in your own field.',
      mutual: 'It limits what either side may do elsewhere, so it could block work you want.',
      ask: 'to drop it, or to limit it to six months, a small area and the clients you worked for.',
      worse:
        /\b(?:worldwide|anywhere|two|three|four|five|2|3|4|5|24|36|48|60)\b[^.]{0,12}(?:years?|months)?/i,
      rank: 95,
    },
    ...worded(
      'For six months after the end, {you} will not solicit the clients {you} personally worked with in the last year. No other limit on work applies.',
    ),
    fallback: 'ask to be paid at least half of your income while the ban lasts.',
  },
  {
    id: 'exclusivity',
    title: 'Dealing only with each other',
    find: /\bexclusiv(?:e|ely|ity)\b[^.]{0,160}\b(?:right|distribut|suppl|agent|provider|purchas|licen[cs]|sponsor|basis|territory|partner|dealer|arrangement)|\b(?:sole|exclusive) (?:and exclusive )?(?:right|agent|distributor|supplier|provider|source)\b|\bexclusivity\b|\b(?:not|neither)\b[^.]{0,120}\b(?:any other|another|third)\b[^.]{0,60}\b(?:supplier|distributor|provider|agent|sponsor|source|manufacturer)/i,
    except: /\bnon-?exclusive\b|\bexclusive (?:jurisdiction|venue|remed|property|owner)/i,
    proof:
      /\b(?:sole|exclusiv(?:e|ely|ity))\b[^.]{0,160}\b(?:right|distribut\w*|suppl\w*|agent|provider|purchas\w*|licen[cs]\w*|sponsor\w*|basis|territory|partner|dealer|source|arrangement|period)\b|\b(?:only|solely) (?:from|through)\b|\b(?:not|neither)\b[^.]{0,160}\b(?:any other|another|third)\b[^.]{0,60}\b(?:supplier|distributor|provider|agent|sponsor|source|manufacturer|party|person)/i,
    notProof:
      /\b(?:sole|exclusive)(?: and exclusive)? (?:jurisdiction|venue|remed\w+|propert\w+|owner\w*|discretion|responsib\w+|cost|expense|purpose|judgment|option|liability|obligation|opinion)|\bnon-?exclusive\b|\bconfidential/i,
    subjectIs: 'burdened',
    usual: {
      says: 'only with a minimum of business in return, and for no longer than a year at first',
      length: [
        { count: 1, unit: 'year' },
        { count: 1, unit: 'year' },
      ],
    },
    risk: {
      title: 'You are tied to one partner',
      severity: { against: 'high', mutual: 'medium', unknown: 'low' },
      against: 'You may not turn to others even if this partner fails you.',
      mutual: 'Dealing with others is limited, so a weak partner could hold you back.',
      ask: 'to end the tie when targets are missed.',
      rank: 56,
    },
    wording: 'The exclusivity ends by itself if the agreed minimum is not reached in any six months.',
    fallback: 'ask to limit it to named products or places.',
  },
  {
    id: 'no-solicit-of-customers',
    title: 'Ban on winning over customers',
    find: /\b(?:solicit|entice|divert|induce|canvass|approach|contact)\w*\b[^.]{0,200}\b(?:customer|client|supplier|account)s?\b|\b(?:customer|client)s?\b[^.]{0,120}\bnot\b[^.]{0,60}\bsolicit/i,
    proof:
      /\b(?:not|neither|nor|never|refrain\w*|prohibited)\b[^.]{0,260}\b(?:solicit|entice|divert|canvass|approach|contact|induce|call (?:on|upon)|interfere)\w*\b[^.]{0,220}\b(?:customer|client|supplier|account|owner|sponsor|tenant)s?\b/i,
    subjectIs: 'burdened',
    usual: {
      says: '6 to 12 months, only for clients you dealt with',
      length: [
        { count: 6, unit: 'month' },
        { count: 12, unit: 'month' },
      ],
    },
    risk: {
      title: 'You may not approach their customers',
      severity: { against: 'medium', mutual: 'low', unknown: 'medium' },
      against: 'It could cut you off from people you already know.',
      mutual: 'It limits who either side may sell to, which could cost you clients.',
      ask: 'to limit it to clients you met through this contract, for six months.',
      rank: 50,
    },
    ...worded(
      'This ban covers only clients {you} first met through this Agreement and ends six months after it.',
    ),
    fallback: 'ask for a list of the clients it covers.',
  },
  {
    id: 'no-solicit-of-employees',
    title: 'Ban on hiring staff away',
    find: /\b(?:solicit|entice|recruit|induce|hire|employ|engage)\w*\b[^.]{0,160}\b(?:employee|personnel|staff|consultant|worker)s?\b[^.]{0,160}\b(?:leave|other party|terminat|employment|of the other|away|hire|during)|\bnot\b[^.]{0,60}\b(?:solicit|hire|recruit)\b[^.]{0,120}\b(?:employee|personnel|staff)/i,
    subjectIs: 'burdened',
  },
  {
    id: 'non-disparagement',
    title: 'Ban on speaking badly',
    find: /\bdisparag|\b(?:derogatory|defamatory)\b[^.]{0,80}\b(?:statement|remark|comment)|\b(?:harm|damage|injure|tarnish|negative(?:ly)?|adverse(?:ly)?|discredit)\b[^.]{0,60}\b(?:reputation|goodwill|image|light)\b|\bill of\b|\bpublic (?:disrepute|ridicule|contempt|scandal)/i,
    proof:
      /\bdisparag\w*|\b(?:derogatory|defamatory)\b[^.]{0,80}\b(?:statement|remark|comment)|\b(?:not|never|neither|refrain\w*)\b[^.]{0,240}\b(?:harm|damag|injur|tarnish|bring|discredit)\w*\b[^.]{0,80}\b(?:reputation|goodwill|image|disrepute|ridicule|contempt)\b|\b(?:speak|write|say)\b[^.]{0,30}\bill of\b/i,
    notProof: /\btrade ?marks?\b|\bmarks?\b|\bdomain names?|\blogos?\b|\blicensed materials|\bexecute a\b/i,
    subjectIs: 'burdened',
    risk: {
      title: 'You may not say anything bad about them',
      severity: { against: 'medium', mutual: 'low', unknown: 'low' },
      against: 'Even a true review could count as a breach.',
      mutual: 'Both sides must stay silent about bad points, so a true report could count as a breach.',
      ask: 'to allow true statements and reports to authorities.',
      rank: 36,
    },
    wording:
      'Nothing here stops a party from making true statements or from reporting to an authority or a court.',
    fallback: 'ask that it binds both sides and ends after one year.',
  },
  {
    id: 'covenant-not-to-sue',
    title: 'Promise not to sue or contest',
    find: /\b(?:not|never|neither)\b[^.]{0,160}\b(?:contest|challenge|attack|dispute|impugn|oppose)\b[^.]{0,160}|\breleases?\b[^.]{0,120}\b(?:claims?|liabilit|demands)|\bcovenant(?:s)? not to sue\b|\bwaives?\b[^.]{0,100}\b(?:claims?|right to (?:sue|bring))|\bno (?:claim|right of action)\b[^.]{0,60}\bagainst\b|\bforever discharge/i,
    except: /\bwaiver of (?:any|a) (?:breach|default)|\bno waiver\b/i,
    proof:
      /\b(?:not|never|neither|nor)\b[^.]{0,160}\b(?:contest|challenge|attack|impugn|oppose|sue)\b|\breleases?\b[^.]{0,160}\bfrom\b[^.]{0,120}\b(?:claims?|liabilit\w+|demands|actions)|\bcovenants? not to sue\b|\bwaives?\b[^.]{0,80}\b(?:claims?\b|right to (?:sue|bring|claim|contest))|\bno (?:claim|right of action)\b[^.]{0,60}\bagainst\b|\bforever discharg/i,
    notProof:
      /\b(?:venue|forum|jurisdiction|immunity|jury|press release|news release|personal jurisdiction)\b|\bwaiver of (?:any|a) (?:breach|default)|\bno waiver\b/i,
    subjectIs: 'burdened',
    risk: {
      title: 'You give up the right to sue or contest',
      severity: { against: 'high', mutual: 'medium', unknown: 'medium' },
      against: 'You could lose claims you do not know about yet.',
      mutual: 'Claims are given up, and you could lose some you do not know about yet.',
      ask: 'to limit it to known claims named in the text.',
      milder: /\b(?:trade ?mark|mark|validity|title|ownership|patent)s?\b/i,
      rank: 64,
    },
    wording:
      'This release covers only the claims named in this Agreement and known to both parties on the day of signing.',
    fallback: 'ask that the other side gives the same release.',
  },
];
