import type { LetterFacts } from '../../../../../backend/src/marking/letter.ts';
import { inLetterLanguage } from '../../../../../backend/src/marking/say.ts';
import type { AnalysisResult } from '../shared/analysis-store.ts';

/** What a letter about a report says of the paper and of its sender, and in which language. */
export function letterFactsOf({ answer, fileName, userIdentity }: AnalysisResult): LetterFacts {
  const { report } = answer;
  return {
    paper: report?.paper.title ?? fileName,
    from: userIdentity,
    ...(report === null ? {} : { say: inLetterLanguage(report) }),
  };
}
