import type { BodyLimits } from "@app/contract/endpoint";
import { Refusal } from "#core/refusal.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a JSON body, refusing what nothing behind it could store or walk through. */
export function readJson(bytes: Uint8Array, limits: BodyLimits): unknown {
  const value = parse(bytes);
  checkShape(value, limits);
  return value;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal(400, "The body is not JSON.");
  }
}

/** Level by level, without recursion, since a body can be nested deeper than the stack is. */
function checkShape(root: unknown, { keysMax, depthMax }: BodyLimits) {
  let keyCount = 0;
  let level = containersIn([root]);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > depthMax) throw new Refusal(400, "The body is nested too deeply.");
    const next: object[] = [];
    for (const container of level) {
      if (!Array.isArray(container)) keyCount += checkKeys(Object.keys(container));
      if (keyCount > keysMax) throw new Refusal(400, "The body has too many keys.");
      for (const inner of containersIn(Object.values(container))) next.push(inner);
    }
    level = next;
  }
}

/** The objects and lists among some values; the texts among them are checked on the way. */
function containersIn(values: unknown[]) {
  const containers: object[] = [];
  for (const value of values) {
    if (typeof value === "string") checkText(value);
    else if (typeof value === "object" && value !== null) containers.push(value);
  }
  return containers;
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
