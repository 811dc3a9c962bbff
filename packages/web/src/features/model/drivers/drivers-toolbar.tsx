import { EVIDENCE } from "@app/engine/model/remarks";
import type { Table } from "@app/engine/tables/table";
import { type ReactNode, useMemo } from "react";
import { ViewToolbar } from "#features/model/workbench/view-toolbar.tsx";
import { CompactSegmented } from "#ui/compact-segmented.tsx";
import { Select } from "#ui/select.tsx";
import { countsOf, type Filter } from "./driver-facts.ts";
import type { DriversSearch } from "./drivers-search.ts";
import { EVIDENCE_WORDS } from "./evidence.tsx";
import { useFacts } from "./use-facts.ts";

type DriversToolbarProps = {
  /** The drivers that are counted. */
  shape: Table | undefined;
  search: DriversSearch;
  onSearch: (change: Partial<DriversSearch>) => void;
  actions: ReactNode;
};

const VIEW_WORDS = {
  drivers: "Drivers",
  accounts: "Accounts and openings",
  kpis: "KPIs",
  checks: "Own checks",
} as const;

const FILTER_WORDS: Record<Filter, string> = {
  overrides: "Overrides",
  noNote: "Without a note",
  errors: "Errors",
};

/** Which of the drivers are shown, and by which stretch of time. */
export function DriversToolbar({ shape, search, onSearch, actions }: DriversToolbarProps) {
  const facts = useFacts();
  const counts = useMemo(() => shape && countsOf(shape, facts), [shape, facts]);
  const { show = "drivers", filter, evidence } = search;
  const option = (value: Filter) => ({
    value,
    text: `${FILTER_WORDS[value]} ${counts?.[value] ?? ""}`.trim(),
    label: (
      <span className={value === "errors" && counts?.errors ? "text-negative" : undefined}>
        {FILTER_WORDS[value]} <span className="tabular text-2xs">{counts?.[value] ?? ""}</span>
      </span>
    ),
  });
  return (
    <ViewToolbar actions={actions} hasScale={false}>
      <Select
        size="sm"
        aria-label="What to set up"
        className="w-auto"
        value={show}
        onChange={(event) =>
          onSearch({
            show:
              event.target.value === "drivers" ? undefined : (event.target.value as typeof show),
          })
        }
      >
        {Object.entries(VIEW_WORDS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {show === "drivers" && (
        <>
          <CompactSegmented
            label="Which drivers"
            value={filter ?? "all"}
            onChange={(value) => onSearch({ filter: value === "all" ? undefined : value })}
            options={[
              { value: "all", label: "All drivers" },
              option("overrides"),
              option("noNote"),
              option("errors"),
            ]}
          />
          <Select
            size="sm"
            aria-label="Evidence"
            className="w-auto"
            value={evidence ?? ""}
            onChange={(event) =>
              onSearch({ evidence: EVIDENCE.find((each) => each === event.target.value) })
            }
          >
            <option value="">Evidence: any</option>
            {EVIDENCE.map((each) => (
              <option key={each} value={each}>
                Evidence: {EVIDENCE_WORDS[each].toLowerCase()}
              </option>
            ))}
          </Select>
        </>
      )}
    </ViewToolbar>
  );
}
