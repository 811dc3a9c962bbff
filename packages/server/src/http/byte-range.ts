import type { IncomingHttpHeaders } from "node:http";
import type { ByteRange } from "#core/files/file-store.ts";

type Whole = { byteCount: number; etag: string | undefined };
type Part = "whole" | "unchanged" | "beyond" | ByteRange;

/**
 * Which part of a file is asked for (RFC 9110). Several parts at once, other units and what cannot
 * be read are no ranges to us: whoever asks gets the whole.
 */
export function pickPart(headers: IncomingHttpHeaders, { byteCount, etag }: Whole): Part {
  if (etag && isNamed(headers["if-none-match"], etag)) return "unchanged";
  const ifRange = headers["if-range"];
  if (ifRange !== undefined && ifRange !== etag) return "whole";
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const start = Math.max(0, byteCount - Number(last));
    return start >= byteCount ? "beyond" : { start, end: byteCount - 1 };
  }
  const start = Number(first);
  const end = last === "" ? byteCount - 1 : Math.min(Number(last), byteCount - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= byteCount ? "beyond" : { start, end };
}

function isNamed(ifNoneMatch: string | undefined, etag: string) {
  const names = (ifNoneMatch ?? "").split(",").map((name) => name.trim().replace(/^W\//, ""));
  return names.includes(etag) || names.includes("*");
}
