import type { ModelFinding } from '../../../src/domain/analysis/model/answers/read-findings.ts';

/** A finding in which a model says nothing; tests fill in what they ask about. */
export const EMPTY_FINDING: ModelFinding = {
  ids: [],
  quote: '',
  kind: 'risk',
  label: '',
  family: null,
  who: '',
  severity: 'medium',
  title: '',
  says: '',
  advice: '',
  usual: '',
  wording: '',
};
