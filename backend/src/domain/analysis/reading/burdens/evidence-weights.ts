import type { EvidenceWeights } from './evidence-figures.ts';

/** Weights of the evidence, written by tools/training/weigh-evidence.ts. Do not edit by hand. */
export const FITTED: EvidenceWeights = {
  weaker: {
    bias: -1.08,
    classifier: 0.84,
    rule: 0.13,
    agreed: 1.33,
    onOther: -1.28,
    side: 0.44,
    named: 0.35,
    readerMay: -0.79,
    plain: 0.64,
    leans: -0.18,
    usuallyLeans: -0.19,
  },
  stronger: {
    bias: -1.87,
    classifier: 0.62,
    rule: 0.96,
    agreed: 0.03,
    onOther: -0.49,
    side: 0.54,
    named: 0.9,
    readerMay: -0.46,
    plain: -0.1,
    leans: 0.6,
    usuallyLeans: 0.83,
  },
  side: { named: 1.32, usual: 0.96, rule: 0.42, actor: 1, leans: 1.59, usuallyLeans: 0.61 },
};
