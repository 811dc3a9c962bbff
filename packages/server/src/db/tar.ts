import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

/** One file of a tar archive. When reading, its body is gone once the next one comes. */
export type TarFile = { name: string; size: number; body: AsyncIterable<Uint8Array> };
export type TarEntry = TarFile & { isFolder: boolean };

const BLOCK = 512;

/** Writes files in the order given. Enough of the format for archives of our own: plain files. */
export async function* writeTar(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, body } of files) {
    yield header(name, size);
    yield* body;
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Reads an archive's file, which may be packed by gzip. */
export function readTarFile(path: string, { isPacked }: { isPacked: boolean }) {
  return readTar(isPacked ? unpack(path) : createReadStream(path));
}

async function* unpack(path: string): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip();
  // What goes wrong with the file goes on to whoever reads what is unpacked.
  pipeline(createReadStream(path), unpacked).catch(() => {});
  yield* unpacked;
  if (unpacked.bytesWritten !== (await stat(path)).size) throw goesOn();
}

const goesOn = () => new Error("The archive goes on behind its end.");

/** Reads an archive from front to back. No name in it leads out of a folder it is unpacked into. */
export async function* readTar(archive: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = takeFrom(archive);
  try {
    for (;;) {
      const block = await source.exactly(BLOCK);
      if (isBlank(block)) {
        for await (const rest of source.all()) if (!isBlank(rest)) throw goesOn();
        return;
      }
      const entry = readHeader(block);
      const body = source.upTo(entry.size);
      yield { ...entry, body };
      await read(body);
      await source.exactly(paddingOf(entry.size));
    }
  } finally {
    await source.close();
  }
}

const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);

export function bodyOf(bytes: Uint8Array | string): AsyncIterable<Uint8Array> {
  return Readable.from([Buffer.from(bytes)]);
}

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

function header(name: string, size: number) {
  if (Buffer.byteLength(name) > 100) {
    throw new Error(`The name ${name} is too long for the archive.`);
  }
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write("0000600\0", 100);
  block.write("0000000\0", 108);
  block.write("0000000\0", 116);
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  block.write("00000000000\0", 136);
  block.write("0ustar\u000000", 156);
  block.write(`${checksum(block).toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

function readHeader(block: Buffer) {
  if (Number.parseInt(text(block, 148, 8), 8) !== checksum(block)) {
    throw new Error("The archive is damaged.");
  }
  const name = text(block, 0, 100).replace(/^\/+/, "");
  if (/[\\:]/.test(name) || name.split("/").includes("..")) {
    throw new Error(`The archive holds a file with the name ${name}.`);
  }
  const size = Number.parseInt(text(block, 124, 12), 8);
  return { name, size, isFolder: text(block, 156, 1) === "5" };
}

/** The sum of the header's bytes, its own place counted as blanks. */
function checksum(block: Buffer) {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function text(block: Buffer, start: number, length: number) {
  const field = block.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString("utf8", 0, end < 0 ? length : end);
}

/** Cuts a stream of chunks of any size into the lengths asked for. */
function takeFrom(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);

  /** Can be read on after a break. */
  function upTo(size: number) {
    let missing = size;
    return {
      async *[Symbol.asyncIterator]() {
        while (missing > 0) {
          rest = rest.length > 0 ? rest : await nextChunk();
          const part = rest.subarray(0, missing);
          rest = rest.subarray(part.length);
          missing -= part.length;
          yield part;
        }
      },
    };
  }

  async function* all() {
    yield rest;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }

  async function nextChunk() {
    const { done, value } = await iterator.next();
    if (done) {
      throw new Error("The archive ends too early.");
    }
    return Buffer.from(value);
  }

  const exactly = (size: number) => read(upTo(size));

  return { upTo, exactly, all, close: async () => void (await iterator.return?.()) };
}

/** All of a body in one piece. */
export async function read(body: AsyncIterable<Uint8Array>) {
  const parts: Uint8Array[] = [];
  for await (const part of body) {
    parts.push(part);
  }
  return Buffer.concat(parts);
}
