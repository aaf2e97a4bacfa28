import type { ClauseKind } from './clause-kind.ts';
import { worded } from '../wording/worded.ts';

/** Who may change, pass on, check and decide. */
export const CONTROL: readonly ClauseKind[] = [
  {
    id: 'governing-law',
    title: 'Whose law applies',
    find: /\bgovern(?:ed|ing|s)?\b[^.]{0,120}\blaws?\b|\b(?:construed|interpreted)\b[^.]{0,100}\b(?:laws?|in accordance with)\b[^.]{0,60}\b(?:of|law)|\blaws? of\b[^.]{0,60}\b(?:apply|govern|applies)|\b(?:subject to|under)\b[^.]{0,20}\b(?:English|German|French|Indian|Swiss|Dutch|Scottish|Irish) law\b/i,
    except: /\b(?:organi[sz]ed|existing|incorporated) under\b/i,
    subjectIs: 'burdened',
    expected: {
      in: [
        'services',
        'nda',
        'subscription',
        'commercial',
        'license',
        'distribution',
        'franchise',
        'loan',
        'sale',
      ],
      why: 'If there is a dispute, the first fight would be about whose law applies.',
    },
    wording: 'The law of … applies to this agreement, and the courts of … decide any dispute about it.',
    fallback: 'ask for the law and the courts of a third place that is as far from both.',
  },
  {
    id: 'arbitration',
    title: 'Disputes without a court',
    find: /\barbitrat(?:ion|or|ed)\b[^.]{0,200}|\bclass[- ]action\b|\bjury trial\b|\btrial by jury\b/i,
    proof:
      /\b(?:shall|will|must|agrees?|is|are|be|may)\b[^.]{0,200}\barbitrat\w*|\b(?:binding|final|compulsory) arbitration|\bwaiv\w*\b[^.]{0,160}\b(?:jury|class)\b|\b(?:jury|class action)\b[^.]{0,120}\bwaive/i,
    notProof:
      /\bno arbitration\b|\bnot (?:be )?(?:subject to|submitted to|settled by) arbitration|\bmeans\b/i,
    subjectIs: 'burdened',
    bindsBoth: true,
    usual: {
      says: 'the choice of a court near you for small sums, and shared costs',
      note: { says: 'consumer due-process rules of the arbitration bodies', only: ['consumers'] },
    },
    risk: {
      title: 'You give up a normal court or a jury',
      mutualTitle: 'Both sides give up a normal court or a jury',
      severity: { against: 'medium', mutual: 'medium', unknown: 'medium' },
      against: 'You give up a judge or jury, often without appeal.',
      mutual: 'Both sides give up a judge or jury, so you could have no appeal.',
      ask: 'to keep small claims in your local court.',
      worse: /\bclass[- ]action|\bwaive/i,
      rank: 52,
    },
    wording:
      'Either party may bring a claim within the small-claims limit in its local court. The costs of arbitration are shared.',
    fallback: 'ask for arbitration by video or in your city.',
  },
  {
    id: 'unilateral-change',
    title: 'Change by one side',
    find: /\b(?:may|can|reserves? the right to|right to)\b[^.]{0,60}\b(?:change|modify|amend|update|revise|alter|vary)\b[^.]{0,100}\b(?:terms?|agreement|policy|polic(?:y|ies)|services?|conditions|rules|duties|place of work|hours|schedule)/i,
    except: /\b(?:mutual|both parties|written (?:agreement|instrument|consent)|signed by)\b/i,
    notProof:
      /\b(?:may|can) (?:not|only)\b|\bno (?:amendment|modification|change|waiver|party)\b|\bby (?:both|all|the) parties\b|\bmay be (?:amended|modified|changed|varied|altered|waived|supplemented)\b[^.]{0,40}\b(?:only|by|in writing|with)\b|\bmutual|\bjointly|\bwith(?: the)?(?: prior)?(?: written)? (?:consent|approval|agreement) of|\bneither\b|\bright to (?:review|inspect|require)\b/i,
    subjectIs: 'favored',
    usual: {
      says: 'changes only with your agreement, or 30 days of notice and a free exit',
      note: { says: 'EU Directive 93/13/EEC, annex', only: ['union', 'consumers'] },
      length: [
        { count: 30, unit: 'day' },
        { count: 30, unit: 'day' },
      ],
    },
    risk: {
      title: 'They can change the terms alone',
      severity: { against: 'high', mutual: 'medium', unknown: 'medium' },
      against: 'What you agree to today could be different tomorrow.',
      mutual: 'The terms may be changed without the other side, so the deal could shift under you.',
      ask: 'for thirty days of notice and a free exit if you disagree.',
      worse: /\b(?:without notice|at any time|sole discretion)\b/i,
      rank: 84,
    },
    ...worded(
      'A change takes effect only if both parties agree in writing, or 30 days after written notice if {you do} not end the Agreement free of charge before then.',
    ),
    fallback: 'ask that prices and notice periods can never be changed by one side.',
  },
  {
    id: 'anti-assignment',
    title: 'Passing the contract on',
    find: /\b(?:not|neither|nor|no)\b[^.]{0,160}\b(?:assign|transfer|delegate|sublicen[cs]e|novat)\w*\b|\bassign\w*\b[^.]{0,160}\bwithout\b[^.]{0,100}\b(?:consent|approval)|\b(?:assignment|attempted assignment|transfer)\b[^.]{0,120}\b(?:void|null|ineffective|breach)|\bmay (?:freely )?assign\b|\bsuccessors and (?:permitted )?assigns\b/i,
    proof:
      /\b(?:not|neither|nor|no|without|only)\b[^.]{0,260}\b(?:assign|transfer|delegat|sub-?licen[cs]|novat|subcontract|convey|encumber)\w*|\b(?:assign|transfer|delegat)\w*\b[^.]{0,260}\b(?:without|void|null|ineffective|consent|not)\b/i,
    consequence:
      /^(?:\W|\w{1,4}[.)]\s)*(?:any|every|each|all|an|such)?\b[^;]{0,40}\b(?:assign|transfer|delegat|sub-?let|sub-?leas|convey)\w*(?:(?!without\b)[^;]){0,120}\b(?:violation|breach|contravention|contrary|not (?:permitted|allowed|in accordance)|inconsistent|prohibited|such (?:consent|approval))\b[^;]{0,120}\b(?:void|null|invalid|ineffective|no (?:force|effect)|breach|default)\b/i,
    subjectIs: 'burdened',
    usual: {
      says: 'neither side passes it on without consent, except to a buyer of the whole business (Common Paper and Bonterms terms)',
      among: 'firms',
    },
    risk: {
      title: 'Only you may not pass the contract on',
      severity: { against: 'medium', mutual: null, unknown: 'low' },
      against: 'You are stuck with it while they may hand it to someone you do not know.',
      mutual: 'Neither side may pass it on alone.',
      ask: 'for the same rule on both sides, and consent that may not be refused without reason.',
      rank: 26,
    },
    wording:
      'Neither party may assign this Agreement without the other’s written consent, which may not be refused without good reason.',
    fallback: 'ask to be told before any transfer and to be able to leave.',
  },
  {
    id: 'change-of-control',
    title: 'Sale or merger of a party',
    find: /\bchange (?:of|in) (?:the )?(?:control|ownership)\b|\b(?:merger|acquisition|consolidation|sale of (?:all|substantially))\b[^.]{0,200}\b(?:terminat|assign|consent|notice)|\b(?:terminat|assign)\w*\b[^.]{0,200}\b(?:merger|acqui(?:red|sition)|sale of (?:all|substantially))/i,
    proof:
      /\b(?:change (?:of|in) (?:the )?(?:control|ownership)|merger|merges?|acquisition|acquired|consolidation|sale of (?:all|substantially))\b[^;]{0,300}\b(?:terminat\w*|deemed|consent|void|breach|default|constitute)|\b(?:terminat\w*|consent|deemed)\b[^;]{0,300}\b(?:change (?:of|in) (?:the )?(?:control|ownership)|merger|acquired|acquisition|sale of (?:all|substantially))\b/i,
    notProof:
      /\b(?:shall )?means?\b|\bmerger clause|\bentire agreement|\bno (?:such )?consent|\bmay assign|\bright to assign|\binure|\bwithout (?:the )?(?:\w+ ){0,3}consent[^;]{0,60}\b(?:merger|acqui|sale)/i,
    subjectIs: 'burdened',
    risk: {
      title: 'A sale or merger has effects',
      severity: { against: 'medium', mutual: 'low', unknown: 'low' },
      against: 'If your business is sold, they could end the contract or block the sale.',
      mutual: 'If either side is sold, the contract could end or move to a stranger.',
      ask: 'for notice, and the right to leave if a competitor takes over.',
      rank: 32,
    },
    wording:
      'A sale of a party does not end this Agreement. The other party is told within 10 days and may leave on 30 days’ notice if the buyer is its competitor.',
    fallback: 'ask to name the buyers you would not accept.',
  },
  {
    id: 'audit-rights',
    title: 'Right to check books or premises',
    find: /\baudit(?:s|ed|or|ors|ing)?\b|\b(?:inspect|examine|review|access to)\w*\b[^.]{0,100}\b(?:books|records|accounts|premises|facilit(?:y|ies)|documents)|\b(?:books|records)\b[^.]{0,120}\b(?:inspect|examin|audit|available|maintain|keep)/i,
    proof:
      /\b(?:audit|inspect|examin|review|access to|copies of)\w*\b[^.]{0,160}\b(?:books?|records?|accounts?|premises|facilit(?:y|ies)|documents?|accounting|statements?|site)\b|\b(?:books?|records?|accounts?|premises|facilit(?:y|ies))\b[^.]{0,200}\b(?:audit|inspect|examin)\w*/i,
    notProof: /\baudit committee|\baudited financial/i,
    subjectIs: 'favored',
    usual: {
      says: 'once a year, with 10 business days of notice, in office hours, at the cost of the one who asks',
      length: [
        { count: 10, unit: 'day' },
        { count: 10, unit: 'day' },
      ],
    },
    risk: {
      title: 'They may check your books or premises',
      severity: { against: 'low', mutual: 'low', unknown: null },
      against: 'A check takes time and shows them your data.',
      mutual: 'A check takes time and shows data to the other side, so it could be a burden.',
      ask: 'for one check a year, with notice, at their cost.',
      rank: 18,
    },
    wording:
      'One check a year is allowed, in office hours, with 10 business days’ notice and at the cost of the party that asks.',
    fallback: 'ask that an outside accountant does it and keeps it secret.',
  },
  {
    id: 'third-party-beneficiary',
    title: 'Outsiders who may enforce it',
    find: /\bthird[- ]party benefi(?:ciar|t)|\bthird part(?:y|ies)\b[^.]{0,80}\b(?:enforce|rights? under)/i,
    except: /\b(?:no|not|nothing|none)\b[^.]{0,120}\b(?:third[- ]party beneficiar|third part)/i,
    subjectIs: 'burdened',
  },
];
