/**
 * The binary format of WebAssembly, as far as a program needs it: numbers in seven-bit groups,
 * lists with their count in front, sections with their length in front.
 */
export type Bytes = number[];

/** An unsigned number, seven bits a byte, the lowest first. */
export function unsigned(value: number): Bytes {
  const bytes: Bytes = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
  return bytes;
}

/** A signed 32-bit number; the last byte's second bit is the sign. */
export function signed(value: number): Bytes {
  const bytes: Bytes = [];
  let rest = value;
  while (rest < -0x40 || rest >= 0x40) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>= 7;
  }
  bytes.push(rest & 0x7f);
  return bytes;
}

const scratch = new DataView(new ArrayBuffer(8));

export function float64(value: number): Bytes {
  scratch.setFloat64(0, value, true);
  return Array.from({ length: 8 }, (_, index) => scratch.getUint8(index));
}

export function list(items: readonly Bytes[]): Bytes {
  return join([unsigned(items.length), ...items]);
}

export function name(text: string): Bytes {
  return list(Array.from(text, (letter) => [letter.charCodeAt(0)]));
}

export function section(id: number, content: Bytes): Bytes {
  return join([[id], unsigned(content.length), content]);
}

/** A module is its magic word, its version and its sections. */
export function moduleOf(sections: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(join([[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0], ...sections]));
}

/** Pushes piece by piece: a list of arguments as long as a module would overflow the stack. */
export function join(pieces: readonly Bytes[]): Bytes {
  const bytes: Bytes = [];
  for (const piece of pieces) for (const byte of piece) bytes.push(byte);
  return bytes;
}
