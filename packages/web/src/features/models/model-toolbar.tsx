import { Link } from "@tanstack/react-router";
import { SearchBox } from "#ui/search-box.tsx";
import { Select } from "#ui/select.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { CHECKS, FILTERS, type ModelFilter, type ModelSearch } from "./model-search.ts";

type ModelToolbarProps = {
  search: ModelSearch;
  onChange: (change: Partial<ModelSearch>) => void;
  filterCounts: readonly { key: ModelFilter; count: number }[];
};

/** Which models are listed: whose, what they are called, how their checks stand. */
export function ModelToolbar({ search, onChange, filterCounts }: ModelToolbarProps) {
  const counts = new Map(filterCounts.map(({ key, count }) => [key, count]));
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-border pr-3 pl-1.5 phone:px-3 phone:pb-3">
      <TabLinks
        label="Which models"
        className="min-h-13.5 grow phone:w-full"
        tabs={FILTERS.map((key) => ({ key, label: key, count: counts.get(key) }))}
        active={search.filter ?? "Team"}
        renderLink={(filter, link) => (
          <Link
            to="/models"
            search={{ ...search, filter, page: 1 }}
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
      <SearchBox
        label="Search models"
        value={search.search}
        onSearch={(text) => onChange({ search: text, page: 1 })}
      />
      <Select
        aria-label="Checks"
        className="w-33 phone:w-full"
        value={search.checks ?? ""}
        onChange={({ target }) =>
          onChange({ checks: CHECKS.find((each) => each === target.value), page: 1 })
        }
      >
        <option value="">All checks</option>
        {CHECKS.map((state) => (
          <option key={state} value={state}>
            {CHECK_NAMES[state]}
          </option>
        ))}
      </Select>
    </div>
  );
}

const CHECK_NAMES = { pass: "Pass", alert: "Alerts", error: "Errors" };
