import { PAGE_SIZE } from "@app/contract/paging";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { ClientViews } from "#features/clients/client-views.tsx";
import { hasNothingToShow } from "#lib/has-nothing-to-show.ts";
import { CashLegend } from "#model/cash-line.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { Part } from "#ui/part.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Skeleton, SkeletonList } from "#ui/skeleton.tsx";
import { TabLinks } from "#ui/tabs.tsx";
import { useShownPage } from "#ui/use-shown-page.ts";
import { Loading, Waiting } from "#ui/waiting.tsx";
import { PortfolioOutlook } from "./portfolio-outlook.tsx";
import { portfolioFileUrl, portfolioPage } from "./portfolio-queries.ts";
import { PORTFOLIO_FILTERS, type PortfolioSearch } from "./portfolio-search.ts";
import { PortfolioTable } from "./portfolio-table.tsx";

type PortfolioPageProps = {
  search: PortfolioSearch;
  /** Changes what the address keeps; another filter, search or sort starts at page 1 again. */
  onChange: (change: Partial<PortfolioSearch>) => void;
};

/** What all forecasts come to, side by side, as they were saved last. */
export function PortfolioPage({ search, onChange }: PortfolioPageProps) {
  return (
    <Page
      title="Portfolio"
      description="Every forecast that is worked on, in its base case, as it was saved last."
      breadcrumb={<ClientViews active="portfolio" />}
      actions={
        <Button asChild icon={<Download />}>
          <a href={portfolioFileUrl(search)} download>
            Download CSV
          </a>
        </Button>
      }
    >
      <Stack gap="lg">
        <Part fallback={null}>
          <PortfolioOutlook />
        </Part>
        <Part fallback={<ListShape />}>
          <PortfolioList search={search} onChange={onChange} />
        </Part>
      </Stack>
    </Page>
  );
}

const FILTER_NAMES = {
  ...{ all: "All", belowFloor: "Below floor", covenant: "Covenant", checks: "Check fails" },
};

function PortfolioList({ search, onChange }: PortfolioPageProps) {
  const { data, isPlaceholderData } = useQuery({
    ...portfolioPage(search),
    placeholderData: keepPreviousData,
    throwOnError: hasNothingToShow,
  });
  const shownPage = useShownPage(search.page, isPlaceholderData);
  if (!data) {
    return (
      <Waiting>
        <ListShape />
      </Waiting>
    );
  }
  const counts = new Map(data.filterCounts.map(({ key, count }) => [key, count]));
  return (
    <Card aria-busy={isPlaceholderData}>
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
      {data.items.length > 0 ? (
        <PortfolioTable
          rows={data.items}
          sort={search.sort}
          onSort={(sort) => onChange({ sort, page: 1 })}
        />
      ) : (
        <Nothing search={search} onChange={onChange} />
      )}
      {data.dueCount > 0 && (
        <p role="status" className="border-t border-border px-4 py-2.5 text-text-2">
          {data.dueCount === 1 ? "One forecast is" : `${data.dueCount} forecasts are`} being worked
          out and will have figures in a minute.
        </p>
      )}
      <Pager
        page={shownPage}
        pageSize={PAGE_SIZE}
        total={data.totalItemCount}
        linkTo={(page, link) => <Link to="/portfolio" search={{ ...search, page }} {...link} />}
      >
        <CashLegend />
      </Pager>
    </Card>
  );
}

function Nothing({ search, onChange }: PortfolioPageProps) {
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

export function PortfolioSkeleton() {
  return (
    <Page title="Portfolio">
      <Loading>
        <Stack gap="lg">
          <Skeleton className="h-50 w-full rounded-lg" />
          <ListShape />
        </Stack>
      </Loading>
    </Page>
  );
}

function ListShape() {
  return <SkeletonList tools={<Skeleton className="m-3 h-4 w-60" />} />;
}
