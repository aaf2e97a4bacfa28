import { writeFileSync } from 'node:fs';

/** Kinds of values in a GGUF header (ggml/docs/gguf.md). */
const UINT32 = 4;
const INT32 = 5;
const FLOAT32 = 6;
const STRING = 8;
const ARRAY = 9;
const ALIGNMENT = 32;

const WIDTH = 64;
const HEADS = 4;
const INNER = 128;
const WINDOW = 8_192;

/** Bytes put one after another, as GGUF wants them: little endian. */
function createBytes() {
  const pieces: Buffer[] = [];
  const bytes = {
    u32: (value: number) => add(4, (buffer) => buffer.writeUInt32LE(value)),
    u64: (value: number) => add(8, (buffer) => buffer.writeBigUInt64LE(BigInt(value))),
    f32: (value: number) => add(4, (buffer) => buffer.writeFloatLE(value)),
    i32: (value: number) => add(4, (buffer) => buffer.writeInt32LE(value)),
    text(value: string) {
      const encoded = Buffer.from(value);
      bytes.u64(encoded.length);
      pieces.push(encoded);
    },
    pad() {
      const length = bytes.done().length;
      pieces.push(Buffer.alloc((ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT));
    },
    put: (buffer: Buffer) => pieces.push(buffer),
    done: () => Buffer.concat(pieces),
  };
  const add = (size: number, write: (buffer: Buffer) => void) => {
    const buffer = Buffer.alloc(size);
    write(buffer);
    pieces.push(buffer);
  };
  return bytes;
}
type Bytes = ReturnType<typeof createBytes>;

/** Single bytes, and the most frequent words with their beginnings: SentencePiece builds a word letter by letter. */
function vocabularyOf(text: string): string[] {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/[A-Za-z]{1,12}|[.,:;{}[\]"']/g))
    counts.set(`▁${word}`, (counts.get(`▁${word}`) ?? 0) + 1);
  const frequent = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, 500);
  const pieces = new Set<string>();
  for (const [word] of frequent) for (let end = 1; end <= word.length; end++) pieces.add(word.slice(0, end));
  for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;{}[]"\'()-£$€%§')
    pieces.add(letter);
  return [...pieces];
}

function writeTokens(bytes: Bytes, tokens: readonly (readonly [string, number, number])[]): void {
  const list = (name: string, of: number, write: (token: readonly [string, number, number]) => void) => {
    bytes.text(name);
    bytes.u32(ARRAY);
    bytes.u32(of);
    bytes.u64(tokens.length);
    for (const token of tokens) write(token);
  };
  list('tokenizer.ggml.tokens', STRING, ([token]) => bytes.text(token));
  list('tokenizer.ggml.scores', FLOAT32, ([, score]) => bytes.f32(score));
  list('tokenizer.ggml.token_type', INT32, ([, , type]) => bytes.i32(type));
}

/**
 * Writes a language model of one layer whose weights are dice: it understands nothing, and drives the same runtime with
 * real tokens, a real window and a real grammar. `text` gives its vocabulary. The same numbers every time.
 */
export function writeRandomWeights(file: string, text: string): void {
  const bytesTokens = Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  );
  const pieces = vocabularyOf(text);
  const tokens = [
    ['<unk>', 0, 2] as const,
    ['<s>', 0, 3] as const,
    ['</s>', 0, 3] as const,
    ...bytesTokens.map((token) => [token, 0, 6] as const),
    ...pieces.map((piece, index) => [piece, -index / 100, 1] as const),
  ];
  const tensors: readonly (readonly [string, readonly number[]])[] = [
    ['token_embd.weight', [WIDTH, tokens.length]],
    ['blk.0.attn_norm.weight', [WIDTH]],
    ['blk.0.attn_q.weight', [WIDTH, WIDTH]],
    ['blk.0.attn_k.weight', [WIDTH, WIDTH]],
    ['blk.0.attn_v.weight', [WIDTH, WIDTH]],
    ['blk.0.attn_output.weight', [WIDTH, WIDTH]],
    ['blk.0.ffn_norm.weight', [WIDTH]],
    ['blk.0.ffn_gate.weight', [WIDTH, INNER]],
    ['blk.0.ffn_up.weight', [WIDTH, INNER]],
    ['blk.0.ffn_down.weight', [INNER, WIDTH]],
    ['output_norm.weight', [WIDTH]],
    ['output.weight', [WIDTH, tokens.length]],
  ];
  const numbers: readonly (readonly [string, number])[] = [
    ['llama.context_length', WINDOW],
    ['llama.embedding_length', WIDTH],
    ['llama.block_count', 1],
    ['llama.feed_forward_length', INNER],
    ['llama.attention.head_count', HEADS],
    ['llama.attention.head_count_kv', HEADS],
    ['llama.rope.dimension_count', WIDTH / HEADS],
    ['llama.vocab_size', tokens.length],
    ['tokenizer.ggml.bos_token_id', 1],
    ['tokenizer.ggml.eos_token_id', 2],
    ['tokenizer.ggml.unknown_token_id', 0],
  ];
  const words: readonly (readonly [string, string])[] = [
    ['general.architecture', 'llama'],
    ['general.name', 'random weights'],
    ['tokenizer.ggml.model', 'llama'],
  ];
  const bytes = createBytes();
  bytes.put(Buffer.from('GGUF'));
  bytes.u32(3);
  bytes.u64(tensors.length);
  bytes.u64(words.length + numbers.length + 1 + 3);
  for (const [name, value] of words) {
    bytes.text(name);
    bytes.u32(STRING);
    bytes.text(value);
  }
  for (const [name, value] of numbers) {
    bytes.text(name);
    bytes.u32(UINT32);
    bytes.u32(value);
  }
  bytes.text('llama.attention.layer_norm_rms_epsilon');
  bytes.u32(FLOAT32);
  bytes.f32(1e-5);
  writeTokens(bytes, tokens);
  writeTensors(bytes, tensors);
  writeFileSync(file, bytes.done());
}

function writeTensors(bytes: Bytes, tensors: readonly (readonly [string, readonly number[]])[]): void {
  let offset = 0;
  for (const [name, shape] of tensors) {
    bytes.text(name);
    bytes.u32(shape.length);
    for (const side of shape) bytes.u64(side);
    bytes.u32(0);
    bytes.u64(offset);
    offset += Math.ceil((sizeOf(shape) * 4) / ALIGNMENT) * ALIGNMENT;
  }
  bytes.pad();
  const roll = dice(1);
  for (const [name, shape] of tensors) {
    const isNorm = name.includes('norm');
    const values = Float32Array.from({ length: sizeOf(shape) }, () => (isNorm ? 1 : (roll() - 0.5) * 0.4));
    bytes.put(Buffer.from(values.buffer));
    bytes.pad();
  }
}

const sizeOf = (shape: readonly number[]) => shape.reduce((product, side) => product * side, 1);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
