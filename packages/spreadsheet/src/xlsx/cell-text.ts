/**
 * Text as a workbook stores it: in runs with their own look, with readings of Japanese words
 * beside it that are not part of it, and with `_x000D_` for what XML cannot hold.
 */
import type { ReadBudget } from "#read-limits.ts";
import { refuseAbove } from "#read-limits.ts";

export type TextCollector = ReturnType<typeof collectText>;

export function collectText({ limits }: ReadBudget) {
  let text = "";
  let isInText = false;
  let isReading = false;

  return {
    open(name: string) {
      if (name === "rPh") isReading = true;
      if (name === "t") isInText = !isReading;
    },
    add(piece: string) {
      if (!isInText) return;
      text += piece;
      // Before escapes are resolved it may be seven times as long.
      refuseAbove(text.length, 7 * limits.cellTextLengthMax, "characters in one cell");
    },
    close(name: string) {
      if (name === "rPh") isReading = false;
      if (name === "t") isInText = false;
    },
    /** What was collected, once. */
    take() {
      const taken = storedText(text);
      text = "";
      return taken;
    },
  };
}

/** Also lets go of the piece of the file that the text was cut from. */
export function storedText(text: string) {
  const resolved = text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(resolved, "utf16le").toString("utf16le");
}
