import { expect, it } from 'vitest';
import { createRegistry } from '../../../src/adapters/extraction/pipeline/registry.ts';

const registry = createRegistry([]);
const BINARY = new Uint8Array([0, 1, 2, 3, 0, 255, 0, 7]);
const TEXT = Buffer.from('Some words of a contract.');

it.each([
  [BINARY, 'contract.pdf', 'The name of this file says PDF, but its content is something else.'],
  [TEXT, 'contract.pdf', 'The name of this file says PDF, but its content is something else.'],
  [TEXT, 'photo.JPEG', 'The name of this file says JPG, but its content is something else.'],
  [Buffer.from('PK\u0003\u0004 not a document'), 'contract.docx', 'ZIP file, but not a Word document'],
  [Buffer.from('%PDF-1.7\n'), 'contract.docx', 'content is PDF, but its name has another extension'],
  [TEXT, 'contract.xyz', 'This kind of file is not supported.'],
])('says what is wrong with a file whose name and bytes differ', (bytes, name, sentence) => {
  expect(() => registry.identify(bytes, name)).toThrow(sentence);
});
