/**
 * Where the bytes of files are: a folder or a bucket. It knows names and nothing else; whose a
 * file is and who may read it is in the table `files`.
 */
import type { Readable } from "node:stream";

export type FileStore = {
  /** Whole or not at all: a source that fails leaves nothing behind under the name. */
  put(name: string, source: Bytes): Promise<Written>;
  /** Undefined when there is none. Whoever opens it reads it to its end or destroys it. */
  open(name: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Done as well when there is none. */
  remove(name: string): Promise<void>;
  /** Everything there is, also what was never finished. */
  list(): AsyncIterable<StoredFile>;
};

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
export type Written = { byteCount: number; sha256: string };
/** The first and the last byte, counted from 0. */
export type ByteRange = { start: number; end: number };
type StoredFile = { name: string; changedAt: Date };

/** The store could not do what it was asked: it is away, full, or does not know us. */
export class StoreFailure extends Error {}

/** Names are ours and random; anything that could lead elsewhere was made up by somebody. */
export function isFileName(name: string) {
  return /^[\w-][\w.-]{0,99}$/.test(name);
}
