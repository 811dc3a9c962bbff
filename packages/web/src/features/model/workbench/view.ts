/** How a model is looked at, with everything said. */
import type { ModelDocument } from "@app/engine/model/document";
import type { Preset } from "@app/engine/tables/spans";
import type { Scale } from "@app/engine/tables/table";
import type { TimeUnit } from "@app/engine/time/timeline";
import type { ViewSearch } from "./view-search.ts";

export type View = {
  /** The case that is showing: undefined is the base. */
  scenario: string | undefined;
  unit: TimeUnit;
  periods: Preset;
  scale: Scale;
};

type Seen = {
  scenarios: readonly { id: string }[];
  timeline: Pick<ModelDocument["timeline"], "unit">;
};

export function viewOf(search: ViewSearch, { scenarios, timeline }: Seen): View {
  return {
    scenario: scenarios.find(({ id }) => id === search.scenario)?.id,
    unit: search.unit ?? timeline.unit,
    periods: search.periods ?? usualPeriods(timeline),
    scale: search.scale ?? "ones",
  };
}

/** Months of a year are read side by side; weeks, quarters and years make sense with those around them. */
function usualPeriods({ unit }: Seen["timeline"]): Preset {
  return unit === "month" ? "thisFinancialYear" : "all";
}
