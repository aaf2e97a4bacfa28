import type { Block } from '../../../domain/analysis/document/extracted-document.ts';
import { cleanText } from '../text/clean-text.ts';

/** What is used of an annotation of pdf.js. */
interface Annotation {
  readonly subtype?: string;
  readonly fieldType?: string;
  readonly fieldName?: string;
  readonly fieldValue?: unknown;
  readonly alternativeText?: string;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: string;
  readonly buttonValue?: string;
  readonly contentsObj?: { readonly str?: string };
  readonly titleObj?: { readonly str?: string };
  readonly noView?: boolean;
  readonly hidden?: boolean;
}

/** Annotations that hold text by a human; links and widgets do not. */
const REMARKS = new Set([
  'Text',
  'FreeText',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Stamp',
  'Caret',
  'Square',
  'Circle',
]);

/** Whether a file hangs on a page, as a paper clip. */
export const hasAttachment = (annotations: readonly Annotation[]): boolean =>
  annotations.some(({ subtype }) => subtype === 'FileAttachment');

/** Filled-in form values and remarks as blocks. */
export function annotationBlocks(annotations: readonly Annotation[]): Block[] {
  const blocks: Block[] = [];
  for (const annotation of annotations) {
    const block = annotation.subtype === 'Widget' ? fieldOf(annotation) : remarkOf(annotation);
    if (block !== null) blocks.push(block);
  }
  return blocks;
}

function fieldOf(annotation: Annotation): Block | null {
  const value = valueOf(annotation);
  if (value === '') return null;
  const label = cleanText(annotation.alternativeText || lastName(annotation.fieldName ?? ''));
  return { kind: 'form-field', text: label === '' ? value : `${label}: ${value}` };
}

function valueOf({
  fieldType,
  fieldValue,
  checkBox,
  radioButton,
  exportValue,
  buttonValue,
}: Annotation): string {
  if (checkBox === true || radioButton === true) {
    const on = checkBox === true ? exportValue : buttonValue;
    return typeof fieldValue === 'string' && fieldValue !== 'Off' && fieldValue === on ? 'yes' : '';
  }
  if (fieldType === 'Sig') return '';
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return cleanText(values.filter((value): value is string => typeof value === 'string').join(', '));
}

/** `topmostSubform[0].Page1[0].f1_04[0]` means nothing but its last part. */
function lastName(name: string): string {
  return (name.split('.').at(-1) ?? '').replace(/\[\d+\]/gu, '').replaceAll('_', ' ');
}

function remarkOf({ subtype = '', contentsObj }: Annotation): Block | null {
  const text = cleanText(contentsObj?.str ?? '');
  return REMARKS.has(subtype) && text !== '' ? { kind: 'annotation', text } : null;
}
