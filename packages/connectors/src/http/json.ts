import { SourceError } from "#ledger/source-error.ts";
import type { HttpAnswer } from "./http-client.ts";

/** The deepest answer of any source has a dozen levels; whoever walks one calls itself per level. */
const DEPTH_MAX = 100;

/** The answer as JSON. A page of HTML or half an answer is said to be that, not shown. */
export function readJson(answer: HttpAnswer): unknown {
  if (isTooDeep(answer.text)) {
    throw new SourceError("unreadable", `The source's answer is over ${DEPTH_MAX} levels deep.`);
  }
  try {
    return JSON.parse(answer.text);
  } catch {
    // The parser's own message would quote the answer.
    const type = answer.headers.get("content-type") ?? "no content type";
    throw new SourceError("unreadable", `The source answered with ${type} that is not JSON.`);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Before it is parsed, since a million brackets take memory by the gigabyte once they are. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (OPENING.has(sign) && ++depth > DEPTH_MAX) return true;
    else if (CLOSING.has(sign)) depth--;
  }
  return false;
}

/** The closing quote: the next one with an even number of backslashes before it. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
