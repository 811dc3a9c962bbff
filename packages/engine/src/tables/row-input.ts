/** Where in the document a line is set, in the words of edits. */
import { placeOfLine } from "#draft/line-place.ts";
import type { Line } from "#lines/line.ts";
import { canOverride } from "#overrides/override-lines.ts";
import type { RowInput } from "./table.ts";

/** Undefined for a line that follows from others. */
export function inputOf(line: Line): RowInput | undefined {
  const { formula, source } = line;
  if (!canOverride(line)) return undefined;
  if (formula?.place) return { place: formula.place, holds: "formula" };
  if (source.kind === "given" && source.place) return { place: source.place, holds: "figures" };
  const place = placeOfLine(line);
  return place === undefined ? undefined : { place, holds: "setting" };
}
