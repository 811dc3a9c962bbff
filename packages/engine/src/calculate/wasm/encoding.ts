/**
 * The binary format of WebAssembly, as far as a program needs it: numbers in seven-bit groups,
 * lists with their count in front, sections with their length in front. Everything is written
 * into growing byte arrays and copied whole, since a module is made while somebody waits.
 */
export type Writer = { bytes: Uint8Array<ArrayBuffer>; length: number };

export function newWriter(capacity = 256): Writer {
  return { bytes: new Uint8Array(capacity), length: 0 };
}

export function putByte(writer: Writer, byte: number) {
  if (writer.length === writer.bytes.length) makeRoom(writer, 1);
  writer.bytes[writer.length++] = byte;
}

/** An unsigned number, seven bits a byte, the lowest first. */
export function putUnsigned(writer: Writer, value: number) {
  let rest = value;
  while (rest >= 0x80) {
    putByte(writer, (rest & 0x7f) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  putByte(writer, rest);
}

/** A signed 32-bit number; the last byte's second bit is the sign. */
export function putSigned(writer: Writer, value: number) {
  let rest = value;
  while (rest < -0x40 || rest >= 0x40) {
    putByte(writer, (rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  putByte(writer, rest & 0x7f);
}

export function putFloat64(writer: Writer, value: number) {
  makeRoom(writer, 8);
  new DataView(writer.bytes.buffer).setFloat64(writer.length, value, true);
  writer.length += 8;
}

export function putName(writer: Writer, text: string) {
  putUnsigned(writer, text.length);
  for (let index = 0; index < text.length; index++) putByte(writer, text.charCodeAt(index));
}

export function putAll(writer: Writer, bytes: Writer | readonly number[]) {
  makeRoom(writer, bytes.length);
  writer.bytes.set("bytes" in bytes ? writtenOf(bytes) : bytes, writer.length);
  writer.length += bytes.length;
}

/** The length in front, then the bytes: a section, or a function. */
export function putSized(writer: Writer, content: Writer) {
  putUnsigned(writer, content.length);
  putAll(writer, content);
}

export function putSection(writer: Writer, id: number, write: (content: Writer) => void) {
  const content = newWriter();
  write(content);
  putByte(writer, id);
  putSized(writer, content);
}

/** A module is its magic word, its version and its sections. */
export function newModule(): Writer {
  const writer = newWriter();
  putAll(writer, [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  return writer;
}

export function writtenOf({ bytes, length }: Writer): Uint8Array<ArrayBuffer> {
  return bytes.subarray(0, length);
}

function makeRoom(writer: Writer, count: number) {
  if (writer.length + count <= writer.bytes.length) return;
  const grown = new Uint8Array(Math.max(writer.bytes.length * 2, writer.length + count));
  grown.set(writtenOf(writer));
  writer.bytes = grown;
}
