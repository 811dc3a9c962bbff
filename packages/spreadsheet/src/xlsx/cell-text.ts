/**
 * Text as a workbook stores it: in runs with their own look, with readings of Japanese words
 * beside it that are not part of it, and with `_x000D_` for what XML cannot hold.
 */
import { type ReadBudget, refuseAbove } from "#read-limits.ts";

export function collectText(budget: ReadBudget) {
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
      refuseLongText(text, budget);
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

/** While a text still comes: with its escapes it may be seven times as long as it will be. */
export function refuseLongText(text: string, { limits }: ReadBudget) {
  refuseAbove(text.length, 7 * limits.cellTextLengthMax, "characters in one cell");
}

/** Also lets go of the piece of the file that the text was cut from. */
export function storedText(text: string) {
  const resolved = text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(resolved).toString();
}
