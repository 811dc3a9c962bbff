/**
 * What a zip file says it holds, checked before anything is unpacked.
 *
 * Only the directory at the end counts. It must agree with the header in front of each entry, and
 * entries may neither share a name nor bytes: two programs would otherwise read two different
 * files out of one, and a small file could be unpacked a thousand times.
 */
import { damaged, FileRefused } from "#file-refused.ts";
import { type ReadLimits, refuseAbove } from "#read-limits.ts";

export type ZipEntry = {
  name: string;
  isCompressed: boolean;
  checksum: number;
  packedBytes: number;
  unpackedBytes: number;
  dataStart: number;
};

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL_SIGNATURE = 0x02014b50;
const CENTRAL_LENGTH = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_LENGTH = 30;
const COMMENT_LENGTH_MAX = 0xffff;

/** Below this, how well a part packs says nothing about its danger. */
const SMALL_PART_BYTES = 1024 * 1024;

export function readZipDirectory(bytes: Uint8Array, limits: ReadLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = readEnd(view);
  refuseAbove(end.entryCount, limits.entryCountMax, "parts");
  const centrals = readCentrals(view, end);
  refuseBombs(centrals, limits);
  const entries = centrals.map((central) => readEntry(bytes, view, central));
  refuseOverlaps(entries, end.directoryStart);
  refuseDuplicates(entries);
  return entries.map(({ entry }) => entry);
}

type End = { entryCount: number; directoryStart: number; directoryEnd: number };

function readEnd(view: DataView): End {
  const at = findEnd(view);
  const isSplit = view.getUint32(at + 4, true) !== 0;
  const entryCount = view.getUint16(at + 10, true);
  const directoryStart = view.getUint32(at + 16, true);
  const directoryEnd = directoryStart + view.getUint32(at + 12, true);
  if (entryCount === 0xffff || directoryStart === 0xffffffff) throw largeZip();
  if (isSplit || entryCount !== view.getUint16(at + 8, true)) throw damaged("split zip");
  if (directoryEnd > at) throw damaged("zip directory");
  return { entryCount, directoryStart, directoryEnd };
}

/** The end record is the last thing in the file, but for a comment whose length it gives. */
function findEnd(view: DataView) {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - COMMENT_LENGTH_MAX); at--) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    if (at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  throw damaged("zip end");
}

type Central = Omit<ZipEntry, "dataStart" | "name"> & {
  method: number;
  nameStart: number;
  nameLength: number;
  localStart: number;
};

function readCentrals(view: DataView, { entryCount, directoryStart, directoryEnd }: End) {
  const centrals: Central[] = [];
  let at = directoryStart;
  for (let index = 0; index < entryCount; index++) {
    if (at + CENTRAL_LENGTH > directoryEnd || view.getUint32(at, true) !== CENTRAL_SIGNATURE) {
      throw damaged("zip directory");
    }
    const central = readCentral(view, at);
    centrals.push(central);
    const tailLength = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    at = central.nameStart + central.nameLength + tailLength;
  }
  if (at !== directoryEnd) throw damaged("zip directory");
  return centrals;
}

function readCentral(view: DataView, at: number): Central {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packedBytes = view.getUint32(at + 20, true);
  const unpackedBytes = view.getUint32(at + 24, true);
  const localStart = view.getUint32(at + 42, true);
  if (flags & 1) throw encryptedZip();
  if ([packedBytes, unpackedBytes, localStart].includes(0xffffffff)) throw largeZip();
  if (method !== 0 && method !== 8) throw damaged("zip method");
  if (method === 0 && packedBytes !== unpackedBytes) throw damaged("zip sizes");
  return {
    isCompressed: method === 8,
    method,
    checksum: view.getUint32(at + 16, true),
    packedBytes,
    unpackedBytes,
    nameStart: at + CENTRAL_LENGTH,
    nameLength: view.getUint16(at + 28, true),
    localStart,
  };
}

/** Every part by itself too, so that a bomb cannot hide beside a large picture. */
function refuseBombs(centrals: Central[], limits: ReadLimits) {
  const packed = centrals.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
  const unpacked = centrals.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  const isBomb =
    unpacked > limits.unpackedBytesMax ||
    unpacked > packed * limits.unpackedRatioMax ||
    centrals.some(
      ({ packedBytes, unpackedBytes }) =>
        unpackedBytes > SMALL_PART_BYTES && unpackedBytes > packedBytes * limits.unpackedRatioMax,
    );
  if (!isBomb) return;
  throw new FileRefused("zip-bomb", "The file becomes far too large when it is unpacked.");
}

type PlacedEntry = { entry: ZipEntry; localStart: number; dataEnd: number };

function readEntry(bytes: Uint8Array, view: DataView, central: Central): PlacedEntry {
  const { method, nameStart, nameLength, localStart, ...sizes } = central;
  const nameBytes = bytes.subarray(nameStart, nameStart + nameLength);
  const localNameStart = localStart + LOCAL_LENGTH;
  if (localNameStart > bytes.length || view.getUint32(localStart, true) !== LOCAL_SIGNATURE) {
    throw damaged("zip entry");
  }
  const localNameLength = view.getUint16(localStart + 26, true);
  const localName = bytes.subarray(localNameStart, localNameStart + localNameLength);
  const isSame = Buffer.compare(localName, nameBytes) === 0;
  if (!isSame || view.getUint16(localStart + 8, true) !== method) throw damaged("zip entry");
  const dataStart = localNameStart + localNameLength + view.getUint16(localStart + 28, true);
  const entry = { ...sizes, name: safeName(nameBytes), dataStart };
  return { entry, localStart, dataEnd: dataStart + sizes.packedBytes };
}

/** Nothing is ever written to disk under these names; one that tries to leave its folder is still a sign. */
function safeName(nameBytes: Uint8Array) {
  const name = Buffer.from(nameBytes).toString("utf8");
  const isUnsafe = /^\/|\\|\0|^[a-z]:/i.test(name) || name.split("/").includes("..");
  if (isUnsafe || name === "") throw damaged("zip entry name");
  return name;
}

function refuseOverlaps(entries: PlacedEntry[], directoryStart: number) {
  let free = 0;
  for (const { localStart, dataEnd } of entries.toSorted((a, b) => a.localStart - b.localStart)) {
    if (localStart < free) throw damaged("zip entries overlap");
    free = dataEnd;
  }
  if (free > directoryStart) throw damaged("zip entries overlap");
}

/** Names of parts differ by more than capitals. */
function refuseDuplicates(entries: PlacedEntry[]) {
  const names = new Set(entries.map(({ entry }) => entry.name.toLowerCase()));
  if (names.size !== entries.length) throw damaged("zip entry twice");
}

function encryptedZip() {
  return new FileRefused("encrypted", "The file has a password. Save it without one.");
}

/** Its sizes need 64 bits only above 4 GB, which is far above what is read. */
function largeZip() {
  return new FileRefused(
    "zip-bomb",
    "The file is packed as an archive of more than 4 GB. Save it again from a spreadsheet program.",
  );
}
