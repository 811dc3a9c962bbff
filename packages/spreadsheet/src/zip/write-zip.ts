/** Packs parts into a zip file. It names no time, so that the same parts are the same bytes. */
import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

/** `text` comes in pieces, since a large sheet in one would fill the memory several times over. */
export type TextPart = { name: string; text: Iterable<string> };
/** What is no text, as a file within the file. */
export type BytesPart = { name: string; bytes: Uint8Array };

type Packed = {
  name: Buffer;
  method: number;
  packed: Uint8Array;
  checksum: number;
  unpackedBytes: number;
};

const pack = promisify(deflateRaw);
/** A good deal less work than the usual level, for some 6 % more bytes. */
const LEVEL = 3;
const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
/** 1 January 1980, the first day a zip file can name. */
const NO_TIME = 0x00210000;
const VERSION = 20;
const STORED = 0;
const DEFLATED = 8;
/** What packs better than this is taken for a bomb by careful readers, ours among them. */
const RATIO_MAX = 50;

export function writeZip(parts: readonly (TextPart | BytesPart)[]): Promise<Uint8Array> {
  const written = parts.map((part) => ({
    name: Buffer.from(part.name),
    bytes:
      "bytes" in part
        ? part.bytes
        : Buffer.concat(Array.from(part.text, (piece) => Buffer.from(piece))),
  }));
  return joined(written);
}

type Part = { name: Buffer; bytes: Uint8Array };

async function joined(parts: readonly Part[]): Promise<Uint8Array> {
  const packed = await Promise.all(parts.map(packPart));
  const locals = packed.flatMap((part) => [localHeader(part), part.packed]);
  const centrals: Buffer[] = [];
  let start = 0;
  for (const part of packed) {
    centrals.push(centralHeader(part, start));
    start += LOCAL_LENGTH + part.name.length + part.packed.length;
  }
  const directory = Buffer.concat(centrals);
  return Buffer.concat([...locals, directory, endRecord(packed.length, directory.length, start)]);
}

async function packPart({ name, bytes }: Part): Promise<Packed> {
  const packed = await pack(bytes, { level: LEVEL });
  const known = { name, checksum: crc32(bytes), unpackedBytes: bytes.length };
  return bytes.length > packed.length * RATIO_MAX
    ? { ...known, method: STORED, packed: bytes }
    : { ...known, method: DEFLATED, packed };
}

const LOCAL_LENGTH = 30;

function localHeader(part: Packed): Buffer {
  const header = Buffer.alloc(LOCAL_LENGTH);
  header.writeUInt32LE(LOCAL_SIGNATURE, 0);
  writeCommon(header, 4, part);
  return Buffer.concat([header, part.name]);
}

function centralHeader(part: Packed, start: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL_SIGNATURE, 0);
  header.writeUInt16LE(VERSION, 4);
  writeCommon(header, 6, part);
  header.writeUInt32LE(start, 42);
  return Buffer.concat([header, part.name]);
}

/** What stands in front of a part and in the directory alike; names are plain ASCII. */
function writeCommon(header: Buffer, at: number, part: Packed) {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(part.method, at + 4);
  header.writeUInt32LE(NO_TIME, at + 6);
  header.writeUInt32LE(part.checksum, at + 10);
  header.writeUInt32LE(part.packed.length, at + 14);
  header.writeUInt32LE(part.unpackedBytes, at + 18);
  header.writeUInt16LE(part.name.length, at + 22);
}

function endRecord(count: number, directoryBytes: number, directoryStart: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(END_SIGNATURE, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(directoryBytes, 12);
  record.writeUInt32LE(directoryStart, 16);
  return record;
}
