import type { Accept, FileError } from 'react-dropzone';
import type { FileKind } from '../../../../backend/src/adapters/http/contract.ts';

/** What the drop zone takes, from the kinds this installation reads. */
export function acceptOf(kinds: readonly FileKind[]): Accept {
  return Object.fromEntries(
    kinds.flatMap(({ mediaTypes, extensions }) => mediaTypes.map((type) => [type, [...extensions]])),
  );
}

/** The names of the kinds as in a sentence: `PDF, DOCX, TXT, JPG, and PNG`. */
export const kindList = (kinds: readonly FileKind[]): string =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(kinds.map(({ label }) => label));

/** Bytes as whole megabytes for a limit: `10MB`. */
export const limitInMegabytes = (bytes: number): string => `${Math.floor(bytes / (1024 * 1024))}MB`;

/** Why a file was not taken, one sentence for each reason the drop zone gives (specification, section 5). */
export function rejectionSentence(
  { code, message }: Pick<FileError, 'code' | 'message'>,
  kinds: readonly FileKind[],
  maxBytes: number,
): string {
  switch (code) {
    case 'file-invalid-type':
      return `This kind of file cannot be read here. Please choose one of these: ${kindList(kinds)}.`;
    case 'file-too-large':
      return `The file is larger than ${limitInMegabytes(maxBytes)}. Please choose a smaller one, or split it.`;
    case 'file-too-small':
      return 'The file is empty. Please choose another one.';
    case 'too-many-files':
      return 'Only one file can be analyzed at a time. Please choose one.';
    default:
      return message;
  }
}
