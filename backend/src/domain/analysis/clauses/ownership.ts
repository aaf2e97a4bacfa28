import type { ClauseKind } from './clause-kind.ts';

/** Who owns and who may use what; what must stay secret. */
export const OWNERSHIP: readonly ClauseKind[] = [
  {
    id: 'ip-ownership-assignment',
    title: 'Who owns what is made',
    find: /\b(?:hereby|agrees? to|shall|will|does)\b[^.]{0,60}\b(?:irrevocably )?assign\w*\b[^.]{0,200}\b(?:right|title|interest|copyright|invention|intellectual)|\b(?:shall|will) (?:be|become|remain|own)\b[^.]{0,100}\b(?:sole|exclusive)?[^.]{0,30}\b(?:property|owner)\b|\bworks?[- ](?:made[- ])?for[- ]hire\b|\b(?:all|any)\b[^.]{0,60}\b(?:right|title)\b[^.]{0,60}\binterest\b[^.]{0,120}\b(?:vest|belong|owned|shall be)|\bjointly own|\bown(?:s|ed)? all\b[^.]{0,60}\b(?:right|work|intellectual)/i,
    except: /\b(?:assign|transfer) this (?:agreement|contract)\b/i,
    proof:
      /\b(?:hereby|agrees? to|shall|will|does)(?: (?:hereby|and))?(?! not\b)[^.]{0,80}\b(?:assign|transfer|convey|cede)s?\b[^.]{0,240}\b(?:right|title|copyright|invention|intellectual|ownership|patent)|\bworks?[- ](?:made[- ])?for[- ]hire\b|\b(?:shall|will) (?:be|become|vest)\b[^.]{0,80}\b(?:property of|owned (?:solely |exclusively |jointly )?by|owner of|vest\w* in)|\b(?:shall|will|to) (?:solely |exclusively |jointly )?own\b|\binterest\b[^;]{0,400}\b(?:vests?|belongs?|owned by|(?:sole|exclusive) property of)\b|\bis owned by\b|\b(?:become|vested)\b[^.]{0,40}\b(?:property|rights of|vested in|in)\b|\b(?:be|are|is) (?:hereby )?(?:assigned and transferred|assigned|transferred) (?:to|and)\b|\bowns? all\b[^.]{0,60}\b(?:right|work|intellectual)/i,
    notProof:
      /\b(?:assign|transfer)\w* (?:(?:in whole or in part|all or any(?: part)? of|any of|either),? )?(?:this (?:agreement|contract)|(?:its|their|his|her|your|any|the) (?:rights?|obligations|interests?) (?:or|and|under|hereunder|in this)|any of its)|\b(?:no|neither|nor)\b[^.]{0,60}\b(?:shall|may|will)\b[^.]{0,40}\b(?:assign|transfer)|^(?![^]*\b(?:hereby (?:\w+ ){0,3}assigns?|works?[- ](?:made[- ])?for[- ]hire|(?:shall|will) (?:become|vest)|(?:transfers?|assigns?) and (?:assigns?|transfers?))\b)[^]*\b(?:remain|retain|reserv)\w*|\bcontinue to (?:own|be)|\bnot (?:acquire|obtain|have|assign|transfer)|\bno (?:right|license|licence)\b|\b(?:premises|equipment|tooling|goods|shares|vehicle|inventory)\b|\blicen[cs]e under\b|(?:^|[.;] )nothing\b/i,
    subjectIs: 'burdened',
    expected: {
      in: ['services'],
      why: 'Without it, both sides may later claim the same work.',
    },
    usual: { says: 'rights pass on payment, and the maker keeps earlier work and tools', does: ['maker'] },
    risk: {
      title: 'You give away the rights to your work',
      severity: { against: 'high', mutual: 'medium', unknown: 'medium' },
      against: 'You could lose the work even before you are paid, and not use it again.',
      mutual: 'The text decides who owns what is made, so you could lose rights you count on.',
      ask: 'that rights pass only once you are paid, and that your earlier work stays yours.',
      rank: 80,
    },
    wording:
      'Rights in the finished work pass on only when it has been paid for in full. The maker keeps all rights in earlier work, tools and drafts, and may show the work in a portfolio.',
    fallback: 'ask for a license to use the work instead of a transfer.',
  },
  {
    id: 'license-grant',
    title: 'Permission to use something',
    find: /\bgrants?\b[^.]{0,140}\b(?:licen[cs]e|right to use|sublicen[cs]e|right and)|\blicen[cs]e\b[^.]{0,100}\b(?:to use|non-?exclusive|perpetual|royalty-free|non-?transferable|worldwide)|\b(?:non-?exclusive|royalty-free|perpetual)\b[^.]{0,80}\b(?:licen[cs]e|right)/i,
    proof:
      /\bgrants?\b[^.]{0,200}\b(?:licen[cs]e|right)|\blicen[cs]es?\b[^.]{0,120}\b(?:to use|non-?exclusive|exclusive|perpetual|royalty-free|non-?transferable|worldwide)/i,
    notProof:
      /\b(?:no|not|nothing|nor|neither|any)\b[^.]{0,160}\b(?:licen[cs]es?|grant(?:s|ed|ing)?)\b|\bgrants? no\b|\bmeans\b|\binsur/i,
    subjectIs: 'burdened',
    risk: {
      title: 'You give a broad permission to use your things',
      severity: { against: 'medium', mutual: null, unknown: null },
      against: 'They may use what is yours in the ways listed, and you could not stop it.',
      mutual: 'Permissions go both ways.',
      ask: 'to limit the permission to this contract and its term.',
      worse: /\b(?:perpetual|irrevocable|sublicen[cs]|any (?:purpose|media))\b/i,
      rank: 54,
    },
    wording: 'The permission is limited to what this Agreement needs, is not exclusive, and ends with it.',
    fallback: 'ask to be named wherever the material is used.',
  },
  {
    id: 'confidentiality',
    title: 'Keeping secrets',
    find: /\bconfidential(?:ity)?\b[^.]{0,160}\b(?:shall|must|will|agrees?|keep|hold|not)\b|\bnot\b[^.]{0,40}\bdisclose\b|\bkeep\b[^.]{0,60}\b(?:confidential|secret)/i,
    proof:
      /\b(?:shall|must|will|agrees?|undertakes?|not)\b[^.]{0,100}\b(?:keep|hold|maintain|preserve|treat|protect|safeguard|disclose|divulge|reveal|use)\b[^.]{0,240}\b(?:confiden\w*|secret\w*|proprietary|information)\b|\b(?:not|never)\b[^.]{0,80}\b(?:disclose|divulge|reveal)\b|\bkeeps?\b[^.]{0,80}\b(?:confidential|secret)/i,
    notProof:
      /\b(?:shall|does|will) (?:not )?(?:include|mean)\b|\bmeans\b|\bpersonal (?:data|information)\b|\bprivacy policy/i,
    more: /\b(?:shall|must|will|may|agrees? to) use\b[^;.]{0,60}\b(?:confidential|proprietary)\b[^;.]{0,60}\b(?:only|solely|exclusively)\b|\b(?:shall|must|will|may) (?:only|solely) use\b[^;.]{0,60}\b(?:confidential|proprietary)\b/i,
    subjectIs: 'burdened',
    expected: { in: ['nda', 'services'], why: 'Without it the other side may share what you tell them.' },
    usual: {
      says: '2 to 5 years, with exceptions for public, known and required disclosures (the oneNDA and Common Paper mutual NDA)',
      among: 'firms',
      length: [
        { count: 2, unit: 'year' },
        { count: 5, unit: 'year' },
      ],
    },
    risk: {
      title: 'You must keep things secret',
      severity: { against: 'medium', mutual: null, unknown: 'low' },
      against: 'Only you carry this duty, so a slip could cost you.',
      mutual: 'Both sides carry the duty.',
      ask: 'for a duty that binds both sides and ends after two or three years.',
      worse: /\b(?:perpetual|indefinite|forever|in perpetuity|no time limit)\w*\b/i,
      rank: 46,
    },
    wording:
      'Both parties keep the other’s confidential information secret for two years after the end. This does not cover what is public, already known, or must be disclosed by law.',
    fallback: 'ask that only material marked as confidential is covered.',
  },
];
