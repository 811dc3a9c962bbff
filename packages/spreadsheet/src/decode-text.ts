/**
 * Bytes of a text file as text. A byte order mark decides; without one, zeros in every second byte
 * mean UTF-16, bytes that are UTF-8 are UTF-8, and what is left is what Windows programs of the
 * western world write. Text that is mostly UTF-8 but broken is refused, since guessing would
 * spoil names in silence.
 */
import { TextDecoder } from "node:util";
import { damaged, FileRefused } from "./file-refused.ts";

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** Where Windows-1252 differs from Latin-1: 0x80 to 0x9F. */
const WINDOWS_LETTERS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Enough to see a habit. */
const SAMPLE_BYTES = 1000;

export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const marked = encodingByMark(bytes) ?? encodingByZeros(bytes);
  const decoded = marked
    ? { text: decodeStrictly(bytes, marked), encoding: marked }
    : decodeUnmarked(bytes);
  if (decoded.text.includes("\0")) {
    throw new FileRefused("unknown-format", "The file is not text. Save it as .xlsx or .csv.");
  }
  return decoded;
}

function encodingByMark([first, second, third]: Uint8Array): TextEncoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

/** Figures, commas and western letters have a zero as one of their two bytes. */
function encodingByZeros(bytes: Uint8Array): TextEncoding | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 1].map((rest) => sample.filter((byte, at) => byte === 0 && at % 2 === rest));
  const [even = 0, odd = 0] = zeros.map(({ length }) => length / (sample.length / 2 || 1));
  if (odd > 0.6 && even < 0.1) return "utf-16le";
  if (even > 0.6 && odd < 0.1) return "utf-16be";
  return undefined;
}

/** The decoder takes the mark away. */
function decodeStrictly(bytes: Uint8Array, encoding: TextEncoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw damaged("text encoding");
  }
}

function decodeUnmarked(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const text = new TextDecoder("utf-8").decode(bytes);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  if (broken === 0) return { text, encoding: "utf-8" };
  const whole = text.match(/[^\0-\u007F\uFFFD]/g)?.length ?? 0;
  if (whole > broken) throw damaged("text encoding");
  return { text: decodeWindows(bytes), encoding: "windows-1252" };
}

/** By hand, because Node's decoder of this name gives Latin-1 in some versions. */
function decodeWindows(bytes: Uint8Array) {
  return Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_LETTERS.charAt(letter.charCodeAt(0) - 0x80));
}
