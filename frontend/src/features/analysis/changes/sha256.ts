/** FIPS 180-4: the first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const { K, H } = constants();

function constants(): { K: Uint32Array; H: Uint32Array } {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return {
    K: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    H: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  };
}

const BLOCK = 64;
const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/**
 * SHA-256 as lower-case hexadecimal digits. Written here because browsers give theirs to secure contexts only, and the page is
 * also served over plain HTTP in home networks.
 */
export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const hash = Uint32Array.from(H);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) addBlock(view, at, words, hash);
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

function addBlock(view: DataView, at: number, words: Uint32Array, hash: Uint32Array): void {
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [near, far] = [words[i - 2]!, words[i - 15]!];
    const a = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const b = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = words[i - 16]! + a + words[i - 7]! + b;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + value;
}
