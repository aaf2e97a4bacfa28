import type { RiskFamily } from '../../burdens/families.ts';

/** Clauses of a family that such a sentence does not answer: data that is passed on comes back with no deletion. */
export const NOT_GIVEN_TO: Readonly<Partial<Record<RiskFamily, RegExp>>> = {
  'data-or-image':
    /\b(?:pass(?:es)?|share[sd]?|sells?|sold|partners?|sponsors?|offers|marketing|advertis\w+|publish\w*|promot\w+)\b/i,
};

/**
 * What a sentence right after a clause gives back, so that an adviser would not raise the clause: the right to leave before a new price,
 * a tribunal that reviews it, private work that stays one's own. Phrases as in `languages/phrase.ts`, in words in which the sides are
 * marked: `readerside` is the reader and `otherside` any other side.
 */
export const GIVEN_BESIDE: Readonly<Partial<Record<RiskFamily, readonly string[]>>> = {
  'unilateral-change': [
    '(if|where|when|should) readerside (do|does|did)? not (agree|want|accept|like) .... (refund*|returned|paid back|money back|given back)',
    'readerside (may|can|could|is free to|are free to|will be able to) ... (cancel*|leave|end|terminate|stop|withdraw|walk away) ... (before|until|without|free|takes effect|comes? into|starts?|instead)',
    '(if|where|when|should) readerside (do|does|did)? not (agree|want|accept|like) .... readerside (may|can) ... (cancel*|leave|end|terminate|stop|withdraw)',
    'readerside (may|can) ... (tribunal|rent officer|ombudsman|adjudicator|regulator) ...',
    '(tribunal|rent officer|ombudsman|adjudicator) (may|can|will|shall) ... (review*|decide*|fix*|set*|lower*)',
  ],
  'data-or-image': [
    '(it|they|that one|the camera|camera*) (is|are|stays|stay|will be) (always)? (off|switched off|turned off|not recording|not on) ...',
    '(deleted|wiped|overwritten) ... (after|within|every) #time',
  ],
  'ip-grab': [
    '(own time|own equipment|unconnected|not connected|unrelated|private (work|project*)|outside (of)? (work|working hours|the company)|earlier work) ... (stay*|remain*|belong* to) (with)? readerside*',
    'readerside (keep|keeps|own|owns) ... (own time|private|earlier|before|outside)',
  ],
};
