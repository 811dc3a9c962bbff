/** Where in the document a line is set, in the words of edits. */
import { placeOfLine } from "#draft/line-place.ts";
import { placeOf } from "#edits/place.ts";
import type { Line } from "#lines/line.ts";
import type { ModelDocument } from "#model/document.ts";
import { isFigures } from "#model/figures.ts";
import { canOverride } from "#overrides/override-lines.ts";
import type { RowInput } from "./table.ts";

/** Undefined for a line that follows from others. */
export function inputOf(document: ModelDocument, line: Line): RowInput | undefined {
  const { id, section, module, formula } = line;
  if (!canOverride(line)) return undefined;
  if (formula?.place) return { place: formula.place, holds: "formula" };
  if (section === "drivers") return { place: placeOf("drivers", id, "values"), holds: "figures" };
  const settings = document.modules.find((each) => each.id === module);
  const field = id.slice((module ?? "").length + 1);
  const value = Object.entries(settings ?? {}).find(([name]) => name === field)?.[1];
  if (module !== undefined && isFigures(value))
    return { place: placeOf("modules", module, field), holds: "figures" };
  const place = placeOfLine(line);
  return place === undefined ? undefined : { place, holds: "setting" };
}
