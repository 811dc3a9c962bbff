import { Refusal } from "#core/refusal.ts";

export const BODY_BYTES_MAX = 1024 * 1024;
const DEPTH_MAX = 20;
const KEYS_MAX = 1_000;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a JSON body, refusing what nothing behind it could store or walk through. */
export function readJson(bytes: Uint8Array): unknown {
  const value = parse(bytes);
  checkShape(value);
  return value;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal(400, "The body is not JSON.");
  }
}

/** Walks without recursion, since a body can be nested deeper than the stack is. */
function checkShape(root: unknown) {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  let keyCount = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") checkText(value);
    if (value === null || typeof value !== "object") continue;
    if (depth > DEPTH_MAX) throw new Refusal(400, "The body is nested too deeply.");
    if (!Array.isArray(value)) keyCount += checkKeys(Object.keys(value));
    if (keyCount > KEYS_MAX) throw new Refusal(400, "The body has too many keys.");
    for (const part of Object.values(value)) waiting.push({ value: part, depth: depth + 1 });
  }
}

function checkKeys(keys: string[]) {
  for (const key of keys) {
    if (key === "__proto__") throw new Refusal(400, "The body has a key that is not allowed.");
    checkText(key);
  }
  return keys.length;
}

/** NUL, or half a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** What cannot be stored never comes from a keyboard. */
export function checkText(text: string) {
  if (UNSTORABLE.test(text)) {
    throw new Refusal(400, "The request holds characters that cannot be stored.");
  }
}
