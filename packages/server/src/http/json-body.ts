import type { BodyLimits } from "@app/contract/endpoint";
import { Refusal } from "#core/refusal.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a JSON body, refusing what nothing behind it could store or walk through. */
export function readJson(bytes: Uint8Array, limits: BodyLimits): unknown {
  checkShape(bytes, limits);
  const text = decode(bytes);
  const value = parse(text);
  if (MAY_HIDE_SOMETHING.test(text)) checkTexts(value);
  return value;
}

function decode(bytes: Uint8Array) {
  try {
    return utf8.decode(bytes);
  } catch {
    throw notJson();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

const notJson = () => new Refusal(400, "The body is not JSON.");

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts what the bytes hold before anything is made of them: parsing a megabyte of keys costs a
 * hundred times what looking at it does.
 */
function checkShape(bytes: Uint8Array, { keysMax, depthMax }: BodyLimits) {
  let keyCount = 0;
  let containerCount = 0;
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === COLON) keyCount++;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      containerCount++;
      if (++depth > depthMax) throw new Refusal(400, "The body is nested too deeply.");
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    if (Math.max(keyCount, containerCount) > keysMax)
      throw new Refusal(400, "The body has too many keys.");
  }
}

/** Where the text that begins here ends. */
function endOfText(bytes: Uint8Array, begin: number) {
  let at = begin + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** What cannot be stored comes only by an escape; so may a key that is not allowed. */
const MAY_HIDE_SOMETHING = /\\u|__proto__/;

/** Without recursion; the depth has been looked at already. */
function checkTexts(root: unknown) {
  const left = [root];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string") checkText(value);
    else if (typeof value === "object" && value !== null) {
      if (!Array.isArray(value)) checkKeys(Object.keys(value));
      for (const inner of Object.values(value)) left.push(inner);
    }
  }
}

function checkKeys(keys: string[]) {
  for (const key of keys) {
    if (key === "__proto__") throw new Refusal(400, "The body has a key that is not allowed.");
    checkText(key);
  }
}

/** NUL, or half a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** What cannot be stored never comes from a keyboard. */
export function checkText(text: string) {
  if (UNSTORABLE.test(text)) {
    throw new Refusal(400, "The request holds characters that cannot be stored.");
  }
}
