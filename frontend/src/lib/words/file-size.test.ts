import { expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../../config/product.ts';
import { fileSize } from './file-size.ts';

it.each([
  [0, '0.00 MB'],
  [5_243, '0.01 MB'],
  [1_310_720, '1.25 MB'],
  [MAX_UPLOAD_BYTES, '10.00 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
