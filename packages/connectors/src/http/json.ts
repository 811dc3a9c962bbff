import { SourceError } from "#source-error.ts";
import type { HttpAnswer } from "./http-client.ts";

/** The answer as JSON. A page of HTML or half an answer is said to be that, not shown. */
export function readJson(answer: HttpAnswer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch {
    // The parser's own message would quote the answer.
    const type = answer.headers.get("content-type") ?? "no content type";
    throw new SourceError("unreadable", `The source answered with ${type} that is not JSON.`);
  }
}
