import type { FileKind } from '../../../../../config/product.ts';
import { errors } from '../../../domain/errors.ts';
import type { DocumentFormat } from '../../../ports/document-format.ts';
import { docx } from '../docx/docx.ts';
import { jpegImage, pngImage } from '../image/image.ts';
import { pdf } from '../pdf/pdf.ts';
import { plainText } from '../text/plain-text.ts';

/** Every format that is read, each knowing its own bytes. */
export interface Registry {
  readonly kinds: readonly FileKind[];
  /** The format of the bytes. Throws `document_unsupported` when there is none, or when the name says another one. */
  identify(bytes: Uint8Array, fileName: string): DocumentFormat;
}

const BINARY_FORMATS = [pdf, docx, jpegImage, pngImage];
/** The order in which the page shows the kinds. */
const BUILT_IN = [pdf, docx, plainText, jpegImage, pngImage];

/** The built-in formats and those of the plug-ins, which are asked before plain text takes what is left. */
export function createRegistry(plugins: readonly DocumentFormat[]): Registry {
  const inOrder = [...BINARY_FORMATS, ...plugins, plainText];
  return {
    kinds: [...BUILT_IN, ...plugins].map(({ kind }) => kind),
    identify(bytes, fileName) {
      const format = inOrder.find((candidate) => candidate.matches(bytes));
      if (format === undefined) throw errors.documentUnsupported(adviceFor(bytes, fileName));
      if (!format.kind.extensions.includes(extensionOf(fileName))) {
        throw errors.documentUnsupported(
          format === plainText
            ? adviceFor(bytes, fileName)
            : `The file's content is ${format.kind.label}, but its name has another extension. Please correct the extension and try again.`,
        );
      }
      return format;
    },
  };
}

function extensionOf(fileName: string): string {
  return /\.[^./\\]+$/u.exec(fileName.trim().toLowerCase())?.[0] ?? '';
}

/** Advice for the kinds that users try most often. */
function adviceFor(bytes: Uint8Array, fileName: string): string | undefined {
  const begins = (...magic: number[]): boolean => magic.every((byte, index) => bytes[index] === byte);
  if (bytes.length === 0) return 'The file is empty. Please choose another one.';
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) {
    return 'This is an old Word document or a DOCX locked with a password. Please save it as DOCX or PDF without a password.';
  }
  if (begins(0x50, 0x4b)) {
    return 'This is a ZIP file, but not a Word document. Please upload a PDF, DOCX, TXT, JPG or PNG.';
  }
  const named = BUILT_IN.find(({ kind }) => kind.extensions.includes(extensionOf(fileName)))?.kind.label;
  // a user with a PDF should not be told to upload a PDF
  return named === undefined
    ? undefined
    : `The name of this file says ${named}, but its content is something else. It may be damaged or renamed. Please save the document again in the program it comes from and upload that.`;
}
