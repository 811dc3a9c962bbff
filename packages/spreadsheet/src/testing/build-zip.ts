/** Zip files for tests: honest ones, and ones whose headers say what the test wants them to say. */
import { crc32, deflateRawSync } from "node:zlib";

export type BuiltEntry = {
  name: string;
  data: string | Uint8Array;
  isStored?: boolean;
  flags?: number;
  /** What the directory claims instead of the truth. */
  claims?: { packedBytes?: number; unpackedBytes?: number; localStart?: number; name?: string };
};

export function buildZip(entries: BuiltEntry[]): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const data = Buffer.from(entry.data);
    const packed = entry.isStored ? data : deflateRawSync(data);
    const fields = commonFields(entry, data, packed);
    const name = Buffer.from(entry.name);
    const localFields = Buffer.concat([signature(0x04034b50), fields, uint16(name.length, 0)]);
    const local = Buffer.concat([localFields, name, packed]);
    locals.push(local);
    centrals.push(centralOf(entry, fields, at));
    at += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.concat([
    signature(0x06054b50),
    uint16(0, 0, entries.length, entries.length),
    uint32(directory.length, at),
    uint16(0),
  ]);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

/** From the version that can read it to the unpacked size: the same in both headers. */
function commonFields({ isStored, flags = 0, claims }: BuiltEntry, data: Buffer, packed: Buffer) {
  return Buffer.concat([
    uint16(20, flags, isStored ? 0 : 8, 0, 33),
    uint32(crc32(data), claims?.packedBytes ?? packed.length, claims?.unpackedBytes ?? data.length),
  ]);
}

function centralOf({ name, claims }: BuiltEntry, fields: Buffer, localStart: number) {
  const nameBytes = Buffer.from(claims?.name ?? name);
  return Buffer.concat([
    signature(0x02014b50),
    uint16(20),
    fields,
    uint16(nameBytes.length, 0, 0, 0, 0),
    uint32(0, claims?.localStart ?? localStart),
    nameBytes,
  ]);
}

function signature(value: number) {
  return uint32(value);
}

function uint16(...values: number[]) {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) buffer.writeUInt16LE(value, 2 * index);
  return buffer;
}

function uint32(...values: number[]) {
  const buffer = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) buffer.writeUInt32LE(value, 4 * index);
  return buffer;
}
