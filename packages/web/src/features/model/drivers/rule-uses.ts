import { namesIn } from "@app/engine/edits/place";
import { type Use, type UsedList, usesOf } from "@app/engine/edits/uses";
import type { ModelDocument } from "@app/engine/model/document";

/** What reads a KPI or a check by its line. */
export function ruleUses(document: ModelDocument, place: string): Use[] {
  const [list = "", id = ""] = namesIn(place);
  return usesOf(document, list as UsedList, id);
}
