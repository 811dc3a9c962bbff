import type { PortfolioFilter } from "@app/contract/portfolio";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager, type PagerPages } from "#ui/pager.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { PORTFOLIO_FILTERS, type PortfolioSearch } from "./portfolio-search.ts";

const FILTER_NAMES = {
  ...{ all: "All", belowFloor: "Below floor", covenant: "Covenant", checks: "Check fails" },
};

export type PortfolioListProps = {
  search: PortfolioSearch;
  /** Changes what the address keeps; another filter, search or sort starts at page 1 again. */
  onChange: (change: Partial<PortfolioSearch>) => void;
};

type PortfolioFrameProps = PortfolioListProps & {
  page: {
    items: readonly unknown[];
    totalItemCount: number;
    filterCounts: readonly { key: PortfolioFilter; count: number }[];
  };
  /** The page before is in view while this one loads. */
  isPrevious: boolean;
  pager: PagerPages;
  legend: ReactNode;
  /** The table, and what is to be said under it. */
  children: ReactNode;
};

/** What stands around the table of forecasts: which of them, looking for one, and the pages. */
export function PortfolioFrame(props: PortfolioFrameProps) {
  const { search, onChange, page, isPrevious, pager, legend, children } = props;
  const counts = new Map(page.filterCounts.map(({ key, count }) => [key, count]));
  return (
    <Card aria-busy={isPrevious}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border pr-3 pl-1.5 phone:px-3 phone:pb-3">
        <TabLinks
          label="Which forecasts"
          className="grow phone:w-full"
          tabs={PORTFOLIO_FILTERS.map((key) => ({
            ...{ key, label: FILTER_NAMES[key], count: counts.get(key) },
          }))}
          active={search.filter}
          renderLink={(filter, link) => (
            <Link
              to="/portfolio"
              search={{ ...search, filter, page: 1 }}
              activeOptions={{ exact: true }}
              {...link}
            />
          )}
        />
        <SearchBox
          label="Search the portfolio"
          value={search.search}
          onSearch={(text) => onChange({ search: text, page: 1 })}
        />
      </div>
      {page.items.length > 0 ? children : <Nothing search={search} onChange={onChange} />}
      <Pager
        {...pager}
        linkTo={(number, link) => (
          <Link to="/portfolio" search={{ ...search, page: number }} {...link} />
        )}
      >
        {legend}
      </Pager>
    </Card>
  );
}

function Nothing({ search, onChange }: PortfolioListProps) {
  const isNarrowed = search.search !== "" || search.filter !== "all" || search.page > 1;
  if (!isNarrowed) {
    return (
      <EmptyState
        className="m-4"
        title="No forecasts yet"
        text="Make the first model; it will stand here with its cash, its floor and its checks."
        action={
          <Changes>
            <Link to="/models/new" className={buttonClass("primary", "md")}>
              New model
            </Link>
          </Changes>
        }
      />
    );
  }
  return (
    <EmptyState
      className="m-4"
      title="No forecast fits"
      text="Nothing here is as you asked for."
      action={
        <Button onClick={() => onChange({ search: "", filter: "all", page: 1 })}>
          Show all forecasts
        </Button>
      }
    />
  );
}
