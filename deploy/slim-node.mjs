/**
 * Takes from the Node program what only debuggers read, its table of symbols: node slim-node.mjs FROM TO. What is loaded when a program
 * starts is named by its program headers; all behind that may go, with the headers of sections that speak of it
 * (https://refspecs.linuxfoundation.org/elf/gabi4+/ch4.eheader.html). The offsets below are those of a 64-bit little-endian ELF file.
 */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined)
  throw new Error('Give the program and the place of its slim copy.');
const file = readFileSync(from);
const isElf = file.readUInt32BE(0) === 0x7f_45_4c_46 && file[4] === 2 && file[5] === 1;
if (!isElf) throw new Error('This is no 64-bit program of Linux.');

const headers = Number(file.readBigUInt64LE(0x20));
const [headerBytes, count] = [file.readUInt16LE(0x36), file.readUInt16LE(0x38)];
let end = 0;
for (let index = 0; index < count; index += 1) {
  const header = headers + index * headerBytes;
  end = Math.max(end, Number(file.readBigUInt64LE(header + 0x08) + file.readBigUInt64LE(header + 0x20)));
}

file.writeBigUInt64LE(0n, 0x28); // where the headers of sections begin
file.writeUInt16LE(0, 0x3c); // how many there are
file.writeUInt16LE(0, 0x3e); // which of them holds their names
writeFileSync(to, file.subarray(0, end));
chmodSync(to, 0o755);
process.stdout.write(
  `${to}: ${Math.round(end / 1_000_000)} MB instead of ${Math.round(file.length / 1_000_000)}\n`,
);
