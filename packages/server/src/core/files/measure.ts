import { createHash } from "node:crypto";
import type { Bytes, Written } from "./file-store.ts";

/** Lets bytes pass and tells afterwards what went by. */
export function measure(source: Bytes) {
  const hash = createHash("sha256");
  let byteCount = 0;
  async function* pass() {
    for await (const chunk of source) {
      hash.update(chunk);
      byteCount += chunk.byteLength;
      yield chunk;
    }
  }
  return { bytes: pass(), written: (): Written => ({ byteCount, sha256: hash.digest("hex") }) };
}
