/** How long a note may be: at most 10 kB, whatever the letters. */
export const NOTE_BYTES_MAX = 10_000;

/** As UTF-8 spells it. */
export function bytesOf(text: string) {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
