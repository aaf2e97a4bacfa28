import type { Reader, Verdict } from '../../ports/analyst.ts';
import type { ExtractedDocument } from './document/extracted-document.ts';
import { judgeLegal } from './recognition/legal-or-not.ts';
import { toLegalText } from './document/legal-text.ts';
import { blankOut, findMachineSentences } from './prompt-injection/machine-sentences.ts';
import { completeVerdict } from './report/complete-verdict.ts';
import { readPaper } from './reading/read-paper.ts';
import { rejectionReply } from './report/languages/say-rejection.ts';
import { withWarningOf } from './report/read-anyway.ts';
import { forgetRemembered } from './remembered/remembered.ts';

interface PaperForRules {
  readonly document: ExtractedDocument;
  readonly reader: Reader;
  readonly today: Date;
  readonly readAnyway?: boolean;
}

/** The whole built-in analysis. Pure: the same document, reader and day give the same verdict. */
export function analyzeByRules(input: PaperForRules): Verdict {
  try {
    return verdictOn(input);
  } finally {
    forgetRemembered();
  }
}

function verdictOn(input: PaperForRules): Verdict {
  const text = toLegalText(input.document);
  // what was written for a program says nothing about the kind of the document
  const judgement = judgeLegal(blankOut(text, findMachineSentences(text)));
  if (!judgement.isLegal && input.readAnyway !== true)
    return { outcome: 'rejected', reply: rejectionReply(judgement, input.reader.language, text.language) };
  const found = readPaper({ ...input, text });
  const draft = withWarningOf(judgement, found);
  return completeVerdict({
    draft,
    text,
    document: input.document,
    today: input.today,
    language: input.reader.language,
  });
}
