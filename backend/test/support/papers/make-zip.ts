import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly packed: Buffer;
  /** What the directory claims the entry unpacks to. */
  readonly claims: number;
  readonly crc: number;
}

/** An entry as an honest program writes it, unless `claims` says otherwise. */
export function entryOf(name: string, content: Buffer, claims = content.length): ZipEntry {
  return { name, packed: deflateRawSync(content), claims, crc: crc32(content) };
}

/** A zip file of the given entries, whatever they claim. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, claims, crc } of entries) {
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims, 18);
    common.writeUInt16LE(name.length, 22);
    local.push(Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, tail, Buffer.from(name));
    offset += 4 + 26 + name.length + packed.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, index, end]);
}
