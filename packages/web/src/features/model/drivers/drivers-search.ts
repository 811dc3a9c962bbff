import type { Evidence } from "@app/engine/model/remarks";
import { optionalText, type SearchOf, searchOf } from "#lib/search.ts";

const VIEWS = ["drivers", "accounts", "kpis", "checks"] as const;
const FILTERS = ["overrides", "noNote", "errors"] as const;

/** What of the drivers is shown, kept in the address; all of them when unsaid. */
export const driversSearch = searchOf({
  show: optionally(VIEWS),
  filter: optionally(FILTERS),
  evidence: optionally<Evidence>(["actual", "contracted", "management", "estimate"]),
  /** The module whose settings are open, or the driver. */
  module: optionalText,
  line: optionalText,
});

export type DriversSearch = SearchOf<typeof driversSearch>;

function optionally<Value extends string>(values: readonly Value[]) {
  return (value: unknown): Value | undefined => values.find((each) => each === value);
}
