/**
 * Preloaded into the server by `verify:zero-retention --leak`: copies each request body to a file in the temporary folder
 * and a slice of it to the log. A check that does not find this leak would find no other.
 */
import { appendFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Called with the message as `this` below.
// oxlint-disable-next-line typescript/unbound-method
const push = IncomingMessage.prototype.push;
IncomingMessage.prototype.push = function leak(chunk: Buffer | null, encoding?: BufferEncoding) {
  if (chunk !== null) {
    appendFileSync(join(tmpdir(), 'leak.bin'), chunk);
    process.stderr.write(`${chunk.toString('latin1').replaceAll('\n', ' ')}\n`);
  }
  return push.call(this, chunk, encoding);
};
