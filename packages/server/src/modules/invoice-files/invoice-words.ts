import { type Look, widthOf } from "#core/pdf/look.ts";
import { textLines } from "#core/pdf/text-lines.ts";
import { signsOf } from "#core/pdf/text-runs.ts";

export const NORMAL: Look = { size: 9.75 };
export const QUIET: Look = { size: 9, ink: "text-quiet" };
export const SMALL: Look = { size: 8.25, ink: "text-quiet" };

/** Lines that fit whatever is written: a word that is too long for a line goes on in the next. */
export function fittingLines(text: string, width: number, look: Look): string[] {
  return textLines(text, width, look).flatMap((line) => cut(line.trimEnd(), width, look));
}

function cut(line: string, width: number, look: Look): string[] {
  const lines = [""];
  for (const sign of signsOf(line)) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && widthOf(last + sign, look) > width) lines.push(sign);
    else lines[lines.length - 1] = last + sign;
  }
  return lines;
}
