/** Why a document cannot be marked: a name for programs and one plain sentence, free of anything the document says. */
export class MarkingError extends Error {
  override readonly name = 'MarkingError';
  readonly code: 'not-a-docx' | 'damaged' | 'too-large';

  constructor(code: MarkingError['code']) {
    super(SENTENCES[code]);
    this.code = code;
  }
}

const SENTENCES = {
  'not-a-docx': 'Only a Word document (DOCX) can be marked.',
  damaged: 'This Word document is damaged. Try to open it in Word and save it again.',
  'too-large': 'The file unpacks to far more than a document holds, so it was not opened.',
} as const;
