/**
 * Words that a term of a contract ends with when it is written with capitals: `Shared Energy Levy`, `Plan Rules`. A lawyer can add
 * one; it is a good one when no authority, place or firm is called so.
 */
export const TERM_HEADS: ReadonlySet<string> = new Set(
  `allowance amount area asset band base basis beneficiary benefit bonus budget cap category charge charter claim code component
  condition contribution cost costs credit criteria criterion date deliverable deliverables deposit discount duty duties
  entitlement equipment equivalent event exception expense expenses facility fee fees fund funds goods guarantee
  incident index indemnity item level levy limit loss losses material materials method milestone minimum notice
  obligation option outgoings package parameters partner partners payment penalty percentage perils period person persons plan pool
  portion premium price procedure product products programme program project property purpose rate ratio rebate reserve retention return
  rules scale service services share shares site specification standard standards sum sums supplement supplier supply surcharge
  table target targets tariff term territory test threshold tier transaction transfer trigger upgrade user users value
  variable vendor vendors window work works zone`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that make a term of whatever follows them: `an Approved Installer`. */
export const TERM_QUALIFIERS: ReadonlySet<string> = new Set(
  'approved authorised authorized designated eligible excluded nominated permitted prohibited qualifying restricted'.split(
    ' ',
  ),
);

/** Words that make it the name of a law, an authority, a place, a firm or a person's rank instead. */
export const TERM_HEADS_OF_OTHERS: ReadonlySet<string> = new Set(
  `act acts and arbitration association authority bank board bureau business centre center chamber church city civil club code codes college commission
  commissioner committee company consumer corporation council country county court courts credit data department director directive district
  east employment english european exchange federal financial first general government high highway house housing human income institute insurance
  international internet january february march april may june july august september october november december king labor labour land law
  laws limited lord magistrate magistrates manager minister ministry monday tuesday wednesday thursday friday saturday sunday national new
  north northern office officer ombudsman ordinance parish parliament plain police post president prime privacy public queen registrar
  registry republic revenue road royal saint school secretary security senior small social society south southern state states street
  supreme tax treaty tribunal trust union united university value west western world you your our their his her the this these those
  community mister mrs miss doctor father mother uncle aunt protection scheme ombudsman mediation safety complaints inspection compensation`
    .split(/\s+/)
    .filter(Boolean),
);
