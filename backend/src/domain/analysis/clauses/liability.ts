import type { ClauseKind } from './clause-kind.ts';

/** Who pays when something goes wrong. */
export const LIABILITY: readonly ClauseKind[] = [
  {
    id: 'cap-on-liability',
    title: 'Limit on what a party must pay',
    find: /\b(?:in no event|under no circumstances|neither party|not)\b[^.]{0,160}\bliable\b|\bliabilit(?:y|ies)\b[^.]{0,240}\b(?:exceed|limited to|be limited|maximum|cap|not extend)\b|\b(?:consequential|incidental|punitive|special|indirect|exemplary)\b[^.]{0,80}\b(?:damages|loss)|\b(?:sole|exclusive) (?:and exclusive )?remed(?:y|ies)\b|\bno liability\b|\bdisclaims? (?:all|any) liability|\bnot be (?:held )?(?:liable|responsible) for\b|\bno (?:action|claim)\b[^.]{0,120}\bmore than\b[^.]{0,40}\byears?\b/i,
    proof:
      /\b(?:in no event|under no circumstances?|neither|not|no)\b[^.]{0,240}\b(?:liable|liability|responsible)\b|\bliabilit(?:y|ies)\b[^.]{0,300}\b(?:exceed|limited|maximum|cap|not extend|excluded)\b|\b(?:sole|exclusive) (?:and exclusive )?remed(?:y|ies)\b|\bdisclaims? (?:all|any) liability|\b(?:consequential|incidental|punitive|special|indirect|exemplary)\b[^.]{0,80}\b(?:damages|loss)|\bno (?:action|claim)\b[^.]{0,120}\bmore than\b[^.]{0,40}\byears?\b/i,
    notProof:
      /\bforce majeure|\bbeyond (?:its|their|the|his|your|our)\b[^.]{0,20}\bcontrol|\bacts? of god|\bnot limited to\b[^.]{0,60}\bliabilit|\blimited liability company/i,
    subjectIs: 'favored',
    expected: {
      in: ['services', 'subscription', 'commercial', 'license', 'distribution'],
      why: 'Without a limit, one mistake could cost more than the whole contract is worth.',
    },
    usual: {
      says: 'a limit at 12 months of fees, with none for intent, death, injury or confidentiality (Common Paper and Bonterms cloud terms)',
      among: 'firms',
      length: [
        { count: 12, unit: 'month' },
        { count: 12, unit: 'month' },
      ],
    },
    risk: {
      title: 'The other side limits what it pays you',
      severity: { against: 'high', mutual: 'low', unknown: 'medium' },
      against: 'If they cause a loss, you may get back only part of it or nothing.',
      mutual: 'Both sides give up part of their claims, so a large loss could stay with you.',
      ask: 'for a limit that works both ways and does not cover intent, gross carelessness or injury.',
      worse:
        /\b(?:no liability|not be liable for any|any (?:loss|damage)s? (?:whatsoever|of any kind)|however caused|including negligence)\b/i,
      rank: 60,
    },
    wording:
      'Each party’s total liability under this Agreement is limited to the amounts paid in the 12 months before the claim. This limit does not apply to intent, gross negligence, death or injury, or breach of confidentiality.',
    fallback: 'ask for a limit at two times the yearly fees.',
  },
  {
    id: 'uncapped-liability',
    title: 'Where no limit applies',
    find: /\b(?:limitations?|exclusions?|limits?|cap)\b[^.]{0,160}\b(?:shall|will|do|does) not (?:apply|limit)|\b(?:except|other than|excluding|save)\b[^.]{0,200}\b(?:indemnif|gross negligence|wil+ful|confidential|fraud|death)\b[^.]{0,260}\b(?:liab|damages|exceed)|\bnothing (?:in this|herein)\b[^.]{0,100}\b(?:limit|exclude)\w*\b[^.]{0,60}\bliab|\bunlimited liability\b|\bliab\w*\b[^.]{0,60}\bwithout limit/i,
    proof:
      /\b(?:limitations?|exclusions?|limits?|cap|foregoing|provisions?|sections?|nothing)\b[^;]{0,200}\b(?:(?:shall|will|do|does) (?:not|neither)|not|neither|nothing)?\b[^;]{0,40}\b(?:shall|will|do|does|shall neither|is intended to or shall)\b[^;]{0,20}\b(?:not )?(?:apply to|limits?|exclude|restrict)\b[^;]{0,160}\b(?:liab|indemnif|damages|negligence|confidential|fraud|death|failure)\w*|\b(?:except|other than|excluding|save)\b[^;]{0,400}\b(?:in no event|neither party|no party|liab\w*|damages)\b|\bunlimited liability\b|\bliab\w*\b[^.]{0,60}\b(?:without limit|unlimited)|\bwaives?\b[^;]{0,60}\b(?:limitations?|caps?)\b/i,
    subjectIs: 'burdened',
    usual: { says: 'no limit only for intent, fraud, death or injury, and breach of confidentiality' },
    risk: {
      title: 'Some liability has no limit',
      severity: { against: 'high', mutual: 'medium', unknown: 'medium' },
      against: 'For these cases you could owe any amount.',
      mutual: 'For these cases either side could owe any amount, and that could be you.',
      ask: 'for a higher limit in these cases instead of none.',
      rank: 82,
    },
    wording:
      'For the cases listed as exceptions, liability is limited to three times the amounts paid in the last 12 months, except for intent, fraud, death or injury.',
    fallback: 'ask to take ordinary negligence off the list of exceptions.',
  },
  {
    id: 'indemnity',
    title: 'Promise to cover the other side’s losses',
    find: /\bindemnif\w*\b[^.]{0,200}|\bhold\b[^.]{0,60}\bharmless\b/i,
    except: /\b(?:indemnified party|indemnifying party) (?:shall|will|must|may)\b/i,
    proof:
      /\b(?:shall|will|must|agrees?(?: to)?|undertakes? to|hereby|covenants?(?: to)?|and)\b[^.]{0,160}\b(?:indemnify|hold\b[^.]{0,80}\bharmless)|\bindemnifies\b/i,
    notProof:
      /\bright(?:s)? (?:to|of) indemnif|\bindemnified part(?:y|ies) (?:shall|will|must|may)\b|\bindemnifying party (?:shall|will) (?:not|have the right|be entitled|assume|control)|\bmeans\b|\bnot (?:be )?(?:required|obligated) to indemnif|\b(?:surviv\w*)\b/i,
    subjectIs: 'burdened',
    usual: {
      says: 'each side covers claims by outsiders that its own fault caused (Common Paper and Bonterms terms)',
      among: 'firms',
    },
    risk: {
      title: 'You promise to cover their losses',
      severity: { against: 'high', mutual: 'low', unknown: 'medium' },
      against: 'You may have to pay their lawyers and damages, with no upper limit stated here.',
      againstWithoutLimit: 'You may have to pay their lawyers and damages, and it sets no limit.',
      mutual: 'Each side covers the other in some cases, so you could have to pay for claims by outsiders.',
      ask: 'to cover only claims that your own fault caused, up to a limit.',
      worse: /\b(?:any and all|regardless of|whether or not|including negligence|sole negligence)\b/i,
      rank: 76,
    },
    wording:
      'Each party covers the other only against claims by third parties that were caused by its own negligence or breach, up to the liability limit of this Agreement.',
    fallback: 'ask to limit it to final court judgments.',
  },
  {
    id: 'insurance',
    title: 'Cover that must be kept',
    find: /\binsur(?:ance|ed|er)s?\b[^.]{0,160}\b(?:maintain|carry|coverage|polic(?:y|ies)|limits?|obtain|procure|keep|named|amount)|\b(?:maintain|carry|obtain|procure|keep|provide|take out|purchase)\b[^.]{0,120}\binsurance\b|\badditional (?:named )?insured\b|\bcertificates? of insurance\b/i,
    proof:
      /\b(?:maintain|carry|obtain|procure|keep|provide|take out|purchase|effect)\b[^.]{0,200}\binsur(?:ance|ed)\b|\binsurance\b[^.]{0,120}\b(?:maintained|carried|obtained|kept|required)\b/i,
    notProof:
      /\b(?:proceeds|health|dental|life|medical|disability|unemployment|social)\b[^.]{0,20}\binsurance|\binsurance (?:company|carrier|proceeds|benefits)\b/i,
    subjectIs: 'burdened',
    risk: {
      title: 'You must buy insurance',
      severity: { against: 'medium', mutual: 'low', unknown: 'low' },
      against: 'Cover costs money, and a gap could count as a breach.',
      mutual: 'Each side must keep cover, so check what you already have.',
      ask: 'to accept the cover you already have.',
      rank: 22,
    },
    wording: 'Existing cover with equal limits meets this clause.',
    fallback: 'ask for 60 days to arrange the cover.',
  },
  {
    id: 'warranty-duration',
    title: 'How long defects are covered',
    find: /\bwarrant\w*\b[^.]{0,200}\b(?:period|months?|days|years?)\b|\b(?:period|months?|days|years?)\b[^.]{0,100}\bwarranty\b|\bguarantee\b[^.]{0,80}\b(?:months?|years?)\b/i,
    except: /\bwarrants? that it (?:has|is)\b/i,
    subjectIs: 'burdened',
    usual: {
      says: 'twelve months for goods between businesses',
      only: ['firms'],
      further: [
        {
          says: 'two years for EU consumers',
          only: ['union', 'consumers'],
          note: { says: 'Directive 2019/771' },
        },
      ],
      length: [
        { count: 12, unit: 'month' },
        { count: 2, unit: 'year' },
      ],
    },
  },
  {
    id: 'warranty-disclaimer',
    title: 'No promise of quality',
    find: /\b(?:as[- ]is|as available|disclaims? (?:all|any)|no warrant(?:y|ies)|without warrant(?:y|ies)|makes no (?:other )?(?:warrant|represent))|\bmerchantability\b|\bfitness for a particular purpose\b/i,
    proof:
      /(?:["“'‘]as[- ]is\b|\bas[- ]is(?=["”'’,.;)]| (?:basis|condition|where|and|without|with all)\b)|\bas available\b|\bdisclaims?\b[^.]{0,120}\bwarrant|\bno (?:other )?(?:\w+ ){0,4}warrant(?:y|ies)|\bwithout (?:any )?(?:\w+ ){0,4}warrant|\b(?:makes?|gives?|provides?) no (?:\w+ ){0,5}(?:warrant|represent)|\b(?:no|not|disclaim\w*|exclud\w*|neither|without|lieu)\b[^.]{0,300}\b(?:merchantability|fitness for))/i,
    notProof: /\b(?:partnership|joint venture|employment relationship)\b/i,
    subjectIs: 'favored',
    usual: {
      says: 'a promise that the thing works as described (Bonterms and Common Paper terms)',
      among: 'firms',
    },
    risk: {
      title: 'No promise that it works',
      severity: { against: 'medium', mutual: 'low', unknown: 'low' },
      against: 'If what you get is faulty, you may have no claim.',
      mutual: 'Nobody promises quality, so a fault could be your problem.',
      ask: 'for a promise that it works as described for ninety days.',
      rank: 44,
    },
    wording:
      'What is supplied matches its description for 90 days. What does not is mended, replaced or refunded.',
    fallback: 'ask for a trial period with a refund.',
  },
  {
    id: 'personal-guarantee',
    title: 'Personal guarantee',
    find: /\bpersonal(?:ly)? guarant\w*|\bguarantor\b[^.]{0,160}\b(?:guarant|liable|pay)|\bjointly and severally\b|\bpersonally liable\b/i,
    proof:
      /\bpersonal(?:ly)? (?:guarant\w*|liable)|\bguarantor\b[^.]{0,160}\b(?:guarantees?|liable|pays?)\b|\bjointly and severally\b[^.]{0,80}\b(?:liable|responsible|guarant\w*|obligat\w*|bound|owe)|\b(?:liable|responsible|bound)\b[^.]{0,40}\bjointly and severally\b|\bguarantees?\b[^.]{0,60}\b(?:payment|debt|loan|performance)\b/i,
    notProof:
      /\b(?:no|not|nor|neither|without)\b[^.]{0,120}\bpersonal(?:ly)? liab|\bassign\w*\b|\btransfer\w*\b|\bminimum guarant|\bmeans\b/i,
    subjectIs: 'burdened',
    usual: { says: 'a limit in money and time, ending when the debt is paid' },
    risk: {
      title: 'You may have to pay someone else’s debt',
      mutualTitle: 'Each signer may have to pay the whole sum',
      severity: { against: 'high', mutual: 'medium', unknown: 'high' },
      against: 'Your own savings and home could be used to pay.',
      mutual: 'Each signer can be made to pay the whole sum, so it could all fall on you.',
      ask: 'to limit it to a fixed sum and an end date.',
      rank: 90,
    },
    wording:
      'The guarantee is limited to a fixed amount agreed in writing and ends twelve months after signing.',
    fallback: 'ask that they first claim from the debtor.',
  },
];
