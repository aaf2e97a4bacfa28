import type { NamedTitle } from '../../named-title.ts';

/** Who comes in, locks, takes, keeps and sells. */
export const HOME_AND_THINGS_TITLES: Readonly<Record<string, readonly NamedTitle[]>> = {
  'entry-or-seizure/without-court': [
    {
      says: ['possession|belongings|evict*|locks?|lock out|remove*|vacate|room|flat|premises|home'],
      unless: ['vehicle|car|van|bike|boat|goods'],
      title: 'They may put you out without a court',
    },
  ],
  'entry-or-seizure': [
    {
      says: [
        '(take|takes|taken|seize*|repossess*|detain*|collect|fetch|tow|raise) ... (and|then|,) ... (sell|sold|dispose of|auction)',
        '(take|takes|taking|taken) .. back ... (sell|sells|sold|auction*)',
      ],
      title: 'They may take it and sell it',
    },
    {
      says: [
        '(look through|search|go through|inspect|read) .. (phone|laptop|computer|device|messages|bag*|locker|e-?mail*)',
      ],
      title: 'They may look through your phone or bags',
    },
    {
      says: ['new home|rehome*|re-home*|give (it|him|her|them) away|given away'],
      title: 'They may give it away themselves',
    },
    {
      says: [
        '(left|leave|leaves|abandoned|uncollected|unclaimed|remaining|not (collected|fetched|picked up|claimed|removed)) ... (sell*|sold|dispos*|auction*|destroy*|throw*|thrown|dump*|scrap*|clear*|charity|donat*|recycl*)',
        '(sell*|sold|dispos*|auction*|destroy*|throw*|thrown|dump*|scrap*|clear*|donat*|recycl*) ... (left|leave|leaves|abandoned|uncollected|unclaimed|remaining|not (collected|fetched|picked up|claimed|removed)) ...',
      ],
      and: [
        'anything|everything|what|whatever|things|items|goods|belongings|property|possessions|clothes|equipment|furniture|stock|plants',
      ],
      unless: [
        '(left|remaining|leave) .. (over|balance|sum)|(owe*|unpaid|overdue|arrears|debt*)|(take*|give*) leave',
      ],
      title: 'They may sell or throw away what you leave behind',
    },
    {
      says: [
        '(sell*|dispose* of|auction*|destroy*|recycle*|throw* (away|out)?|dump*|scrap*|clear* out|get rid of|give* away|donate*) (or (sell|dispose of|auction|destroy|recycle|throw away|dump|keep|scrap))? .. (it|them|him|her|your|the|any|all|what|whatever|these|those|such|anything|everything|things|goods|belongings|contents)',
        '(sold|disposed of|auctioned|destroyed|recycled|thrown (away|out)|dumped|scrapped|cleared out|given away|got rid of|donated)',
        '(give|gives|given) .. to charity',
      ],
      unless: ['(buy|buys|bought|repurchase*) back|(may|must|can|shall) not (be)? (sell|sold)'],
      title: 'They may sell or throw away your things',
    },
    {
      says: [
        '(gate|door|entry|access) code .. (switched off|blocked|cancel*|disabled)|(our|their) (lock|padlock) (goes|is put|is placed)|overlock*',
        'lock* (you|her|him|them|the #word)? out|(chang*|cut|replac*) .. locks?|deny access|exclude*|shut out|access (code|card)|block* .. (code|access|card)',
      ],
      unless: ['left|contents|cut off locks'],
      title: 'They may lock you out',
    },
    {
      says: ['water|electricity|gas|heating|supply|engine|power|remote*|disable*|immobili*'],
      and: ['cut|disconnect*|switch*|stop*|off|disable*|immobili*|remote*'],
      title: 'They may switch it off or cut the supply',
    },
    {
      says: ['repossess*|take (it)? back|take possession|take the|seize*|recover possession|retake*'],
      title: 'They may take back what you have from them',
    },
    {
      says: ['hold|keep them|keep it|keep the|keep your|retain|lien|detain'],
      unless: ['you (hold|have|keep) (with|at)|accounts?'],
      and: ['until|till|pay*|paid|owe*|debt*|due|lien|overdue|arrears|charges|balance'],
      title: 'They may keep your things until you pay',
    },
    {
      says: ['enter*|entry|come in|come into|go into|access|inspect*|visit*|let (themselves|myself)'],
      and: ['at any time|any time|without|whenever|at all times'],
      title: 'They may come in at any time',
    },
    {
      says: ['enter*|entry|come in|come into|go into|access|inspect*|visit*|let (themselves|myself)'],
      title: 'They may come in',
    },
    { says: ['fetch*'], title: 'They may come and fetch what you have from them' },
    {
      says: ['remov*|collect*|clear*|take*'],
      unless: [
        'take .. back',
        'half|plot|room|place|stall|pitch',
        'take* (notice|note|care|part|place|effect)',
      ],
      title: 'They may take things away',
    },
  ],
};
