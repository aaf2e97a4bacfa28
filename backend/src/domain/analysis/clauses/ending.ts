import type { ClauseKind } from './clause-kind.ts';

/** How the contract runs, renews and ends. */
export const ENDING: readonly ClauseKind[] = [
  {
    id: 'expiration-date',
    title: 'How long it runs',
    find: /\b(?:initial |primary |base )?terms? (?:of|for) (?:this|the) (?:agreement|contract|lease|licen[cs]e)[^.]{0,160}\b(?:until|years?|months?|expire|through|commence)|\b(?:agreement|contract|lease)\b[^.]{0,120}\b(?:shall|will) (?:continue|remain|expire|terminate|be effective|commence|begin|run)[^.]{0,100}\b(?:until|for (?:a|an|the)|through|years?|months?)\b|\bfor an? (?:initial |fixed )?(?:term|period) of\b|\bfixed term\b[^.]{0,60}\b(?:months?|years?|ending)/i,
    subjectIs: 'burdened',
    expected: {
      in: [
        'services',
        'lease',
        'loan',
        'nda',
        'subscription',
        'distribution',
        'license',
        'franchise',
        'commercial',
      ],
      why: 'Without an end date you cannot tell how long you are bound.',
    },
  },
  {
    id: 'renewal-term',
    title: 'Automatic renewal',
    find: /\b(?:automatically|auto-?)\b[^.]{0,40}\b(?:renew|extend|continue)|\brenew(?:s|ed|al)?\b[^.]{0,120}\b(?:automatic|successive|additional|further|consecutive|subsequent)\b|\b(?:successive|additional|consecutive|further)\b[^.]{0,60}\b(?:terms?|periods?) of\b|\bshall (?:be )?(?:renew|extend)|\bmay be (?:renewed|extended)\b|\boption to renew\b|\bmonth[- ]to[- ]month\b|\brenewal term/i,
    proof:
      /\bautomatic\w*\b[^.]{0,80}\b(?:renew|exten|continu)\w*|\bauto-?renew|\b(?:renew|extend)\w*\b[^.]{0,240}\bunless\b|\bunless\b[^.]{0,300}\b(?:renew|extend|extension)|\bmonth[- ]to[- ]month\b|\b(?:shall|will) (?:be )?(?:renew|extend|continue)\w*|\bdeemed (?:renewed|extended)|\bmay be (?:renewed|extended)/i,
    notProof:
      /\b(?:shall|will|does) not (?:be )?(?:automatically )?(?:renew|extend)|\b(?:insurance|polic(?:y|ies)|permits?|patents?|registrations?|letter of credit|trade ?marks?)\b[^.]{0,60}\b(?:renew|exten)|\bextend (?:to|credit|the benefit|beyond)\b|\b(?:deadline|payment date|cure period|delivery)/i,
    subjectIs: 'burdened',
    usual: {
      says: 'a written reminder before each renewal, renewal for no longer than the first term, and an exit on 30 days of notice',
      note: {
        says: 'compare the automatic-renewal rules of the US ROSCA Act and EU Directive 93/13/EEC for consumers',
        only: ['union', 'consumers'],
      },
      length: [
        { count: 30, unit: 'day' },
        { count: 30, unit: 'day' },
      ],
    },
    risk: {
      title: 'It renews unless you act in time',
      mutualTitle: 'It renews unless you act in time',
      severity: { against: 'high', mutual: 'medium', unknown: 'medium' },
      against: 'If you miss the date, you are bound and may have to pay for another whole term.',
      mutual:
        'If nobody speaks up in time, both sides are bound for another term, so you could pay longer than you planned.',
      ask: 'for renewal only if you agree in writing, or a reminder thirty days ahead.',
      worse:
        /\bautomatic[^.]{0,200}\b(?:notice|notif|cancel|unless)\b[^.]{0,120}\b(?:90|120|180|ninety|one hundred|six months|three months|twelve months)\b/i,
      milder:
        /\bmay be (?:renewed|extended)\b[^.]{0,60}\b(?:agreement|mutual|written)|\bmonth[- ]to[- ]month\b|\boption\b|by mutual/i,
      rank: 70,
    },
    wording:
      'This Agreement ends at the end of the current term. It renews only if both parties agree in writing.',
    fallback:
      'ask for a written reminder at least 30 days before the last day to say no, and the right to leave on 30 days’ notice after renewal.',
  },
  {
    id: 'notice-period-to-terminate-renewal',
    title: 'Last day to stop the renewal',
    find: /\b(?:notice|notif|notifies|advise)[^.]{0,200}\b(?:not to renew|non-?renew|not (?:be )?(?:renew|extend)|intention not|intent not|does not (?:wish|intend|desire)|election not|decision not|desire not|terminate)[^.]{0,160}\b(?:prior|before|in advance|end of|expir)|\bunless\b[^.]{0,160}\bnotice\b[^.]{0,200}\b(?:prior to|before|in advance of)\b[^.]{0,80}\b(?:end|expir|anniversary|renewal|term)/i,
    subjectIs: 'burdened',
    usual: {
      says: '30 to 60 days before the term ends',
      length: [
        { count: 30, unit: 'day' },
        { count: 60, unit: 'day' },
      ],
    },
  },
  {
    id: 'termination-for-convenience',
    title: 'Leaving without a reason',
    find: /\bterminat\w*[^.]{0,200}\b(?:for any reason|without cause|for convenience|at any time|with or without cause|for no reason|no reason|sole discretion|without (?:any )?reason|at will)\b|\b(?:at any time|without cause|for convenience|for any reason)\b[^.]{0,120}\bterminat|\bmay (?:be )?terminate\w*\b[^.]{0,80}\b(?:upon|by|on|with|giving|providing)\b[^.]{0,60}\b(?:days|months|weeks)\b[^.]{0,40}\bnotice|\bmay (?:end|cancel|leave|quit)\b[^.]{0,100}\b(?:notice|at any time)|\bterminat\w*[^.]{0,120}\bat the (?:option|election) of (?:any|either|each) (?:of the )?part(?:y|ies)\b/i,
    except:
      /\b(?:without (?:any )?notice|at once|immediately)\b[^.]{0,12}\b(?:if|where|when)\b|\bif\b[^.]{0,80}\b(?:breach|default|insolven|bankrupt|fails)\b|\b(?:if|upon|on|in the event|following|as follows)\b[^.]{0,80}:\W{0,4}$|\b(?:if|upon|on)\b[^.]{0,40}\b(?:any|one) (?:or more )?of the following|\b(?:upon|following|after|in the event of|on)\b[^.]{0,30}\btermination\b[^.]{0,120}\bfor any reason/i,
    proof:
      /\b(?:may|can|right to|entitled to|option to|reserves? the right|either (?:party|of the parties)|at will)\b[^.]{0,200}\b(?:terminat\w*|cancel\w*|end\b|leave\b|quit\b|give notice)|\bterminat\w*[^.]{0,120}\bat the (?:option|election) of (?:any|either|each) (?:of the )?part(?:y|ies)\b/i,
    notProof:
      /\b(?:upon|after|following|surviv\w*|event of|in case of|effect of)\b[^.]{0,30}\b(?:termination|expiration)\b[^.]{0,60}\bfor any reason|\bif\b[^.]{0,160}\b(?:breach|default|insolven|bankrupt|fails?|unable)\b|\bcure\b|\bmay not terminate\b|^(?![^]*\b(?:at any time|without (?:giving |any )*(?:a )?(?:cause|reason)|for (?:any|no) reason|for convenience|or (?:at once|immediately))\b)[^]*(?:\b(?:if|where|when|while|should|in case|in the event|once|whenever|upon|after|because)\b[^.;]{0,90}\b(?:unpaid|arrears|overdue|non-?payment|in default|behind with|late with|missed|not (?:been )?(?:paid|kept|observed)|misconduct|breach\w*|break(?:s|ing)?|broken)\b|\bfor (?:any )?(?:arrears|non-?payment|breach|misconduct)\b|\b(?:withdrawn|lapses?|void|no effect|falls away)\b[^.]{0,40}\b(?:if|once|when|where|unless)\b[^.]{0,60}\b(?:paid|cleared|put right|cured|remedied|settled)\b)|^\W*(?:[\d.()]+\s+)?(?:if|where|when|should|in case|in the event|once|whenever|as soon as)\b(?![^,]{0,60}\b(?:wish|want|decide|choose|intend|need)\w*)[^.,]{3,160}, [^.]{0,60}\b(?:may|can) (?:end|cancel|leave|quit|terminate)\b/i,
    subjectIs: 'favored',
    expected: {
      in: ['services', 'subscription', 'employment', 'distribution', 'commercial'],
      why: 'Without it you can leave only when the other side breaks the contract or the term ends.',
    },
    usual: {
      says: 'both sides may leave on 30 days’ notice (the Bonterms and Common Paper service terms let the customer leave only for breach, so ask)',
      among: 'firms',
      length: [
        { count: 30, unit: 'day' },
        { count: 30, unit: 'day' },
      ],
    },
    risk: {
      title: 'The other side can leave at any time',
      severity: { against: 'high', mutual: 'low', unknown: 'low' },
      against: 'They may end it without a reason and you may not, so you could lose what you planned on.',
      againstWhereBothLeave: 'They may end it without a reason, so you could lose what you planned on.',
      mutual: 'Either side may end it without a reason, so your income or use could stop at short notice.',
      ask: 'for longer notice, and for the same right if only the other side has it.',
      worse: /\b(?:immediate(?:ly)?|without (?:any )?(?:prior )?notice|24 hours)\b/i,
      rank: 62,
    },
    wording:
      'Either party may end this Agreement without a reason by giving the other 30 days’ written notice. What was done or delivered until then is paid for.',
    fallback: 'ask for 60 days’ notice from them.',
  },
  {
    id: 'termination-for-breach',
    title: 'Ending it after a breach',
    find: /\bterminat\w*[^.]{0,160}\b(?:material(?:ly)? (?:breach|default)|breach(?:es)?|default)\b[^.]{0,160}|\b(?:breach|default)\b[^.]{0,120}\b(?:cure|remed(?:y|ied))\b[^.]{0,80}\b(?:days|notice)\b/i,
    subjectIs: 'favored',
    usual: {
      says: 'a written warning and 30 days to put things right (Common Paper and Bonterms terms)',
      among: 'firms',
      length: [
        { count: 30, unit: 'day' },
        { count: 30, unit: 'day' },
      ],
    },
  },
  {
    id: 'post-termination-services',
    title: 'What goes on after the end',
    find: /\b(?:upon|after|following|on)\b[^.]{0,80}\b(?:termination|expiration|expiry)\b[^.]{0,260}\b(?:shall|will|may|agrees?)\b[^.]{0,200}\b(?:continue|transition|sell[- ]?off|assist|provide|wind|return|pay|use|inventory|transfer)|\b(?:sell-?off|wind-?down|transition) (?:period|services|assistance)\b|\btermination assistance\b/i,
    subjectIs: 'burdened',
  },
];
