/**
 * Unpacks one entry piece by piece. The directory's word is not taken for it: a piece beyond the
 * size it gave ends the reading, and so does a missing byte or a wrong checksum.
 */
import { crc32, createInflateRaw } from "node:zlib";
import { damaged, FileRefused } from "#file-refused.ts";
import type { ZipEntry } from "./zip-directory.ts";

const PIECE_BYTES = 128 * 1024;

export async function* unpackEntry(file: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = file.subarray(entry.dataStart, entry.dataStart + entry.packedBytes);
  let unpackedBytes = 0;
  let checksum = 0;
  for await (const piece of entry.isCompressed ? inflate(packed) : pieces(packed)) {
    unpackedBytes += piece.length;
    if (unpackedBytes > entry.unpackedBytes) throw untrueSize();
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (unpackedBytes !== entry.unpackedBytes || checksum !== entry.checksum) {
    throw damaged("zip checksum");
  }
}

function* pieces(packed: Uint8Array) {
  for (let at = 0; at < packed.length; at += PIECE_BYTES) {
    yield packed.subarray(at, at + PIECE_BYTES);
  }
}

async function* inflate(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const stream = createInflateRaw({ chunkSize: PIECE_BYTES });
  stream.end(packed);
  try {
    yield* stream;
  } catch (error) {
    throw isZlibError(error) ? damaged("zip data") : error;
  }
}

function isZlibError(error: unknown) {
  return error instanceof Error && "errno" in error;
}

function untrueSize() {
  return new FileRefused("zip-bomb", "The file is larger than it says when it is unpacked.");
}
