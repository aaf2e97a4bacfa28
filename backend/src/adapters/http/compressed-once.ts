import { brotliCompress } from 'node:zlib';

/**
 * Compresses constant content as far as possible, in the background. Returns a function that answers null
 * until that is done: the first visitors get what `koa-compress` makes in passing, all others the smallest form for free.
 */
export function compressedOnce(content: Buffer): () => Buffer | null {
  let compressed: Buffer | null = null;
  let hasBegun = false;
  return () => {
    if (!hasBegun) {
      hasBegun = true;
      // Without parameters brotli takes its best and slowest quality (https://nodejs.org/api/zlib.html#class-brotlioptions).
      brotliCompress(content, (error, result) => {
        if (error === null) compressed = result;
      });
    }
    return compressed;
  };
}
