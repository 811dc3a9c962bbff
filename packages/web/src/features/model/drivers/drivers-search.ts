import type { Evidence } from "@app/engine/model/remarks";
import { oneOrNone, optionalText, type SearchOf, searchOf } from "#lib/search.ts";

const VIEWS = ["drivers", "accounts", "kpis", "checks"] as const;
const FILTERS = ["overrides", "noNote", "errors"] as const;

/** What of the drivers is shown, kept in the address; all of them when unsaid. */
export const driversSearch = searchOf({
  show: oneOrNone(VIEWS),
  filter: oneOrNone(FILTERS),
  evidence: oneOrNone<Evidence>(["actual", "contracted", "management", "estimate"]),
  /** The module whose settings are open, or the driver. */
  module: optionalText,
  line: optionalText,
});

export type DriversSearch = SearchOf<typeof driversSearch>;
