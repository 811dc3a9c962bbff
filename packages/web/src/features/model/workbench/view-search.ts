import type { Preset } from "@app/engine/tables/spans";
import type { Scale } from "@app/engine/tables/table";
import type { TimeUnit } from "@app/engine/time/timeline";
import { retainSearchParams } from "@tanstack/react-router";
import { oneOrNone, optionalNumber, optionalText, type SearchOf, searchOf } from "#lib/search.ts";

/**
 * How a model is looked at, kept in its address so that a link shows the same: the case, the columns,
 * the stretch of time, the units. Every part of the model reads it; what is unsaid is the usual.
 */
export const viewSearch = searchOf({
  /** The base when unsaid. */
  scenario: optionalText,
  unit: oneOrNone<TimeUnit>(["week", "month", "quarter", "year"]),
  periods: oneOrNone<Preset>(["thisFinancialYear", "yearToDate", "nextTwelve", "all"]),
  scale: oneOrNone<Scale>(["ones", "thousands", "millions"]),
  /** The driver to go to, by its line; only where drivers are. */
  line: optionalText,
  /** An older version, to be read; the newest, to be worked on, when unsaid. */
  version: optionalNumber,
});

export type ViewSearch = SearchOf<typeof viewSearch>;

const keep = retainSearchParams<ViewSearch>(["scenario", "unit", "periods", "scale", "version"]);

type Kept = { search: ViewSearch; next: (search: ViewSearch) => ViewSearch };

/** It stays while one goes from one part of the model to the next. */
export function keepView(address: Kept): ViewSearch {
  return keep(address);
}
