import { CashLegend } from "#model/cash-line.tsx";
import { Skeleton, SkeletonList } from "#ui/skeleton.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { PortfolioFrame, type PortfolioListProps } from "./portfolio-frame.tsx";
import { portfolioPage } from "./portfolio-queries.ts";
import { PortfolioTable } from "./portfolio-table.tsx";

/** All forecasts as they were saved last. */
export function PortfolioList({ search, onChange }: PortfolioListProps) {
  const { data, isPrevious, pager } = usePages(search.page, (rows) => portfolioPage(search, rows));
  if (!data) {
    return (
      <Waiting>
        <ListShape />
      </Waiting>
    );
  }
  const { dueCount } = data;
  return (
    <PortfolioFrame
      {...{ search, onChange, page: data, isPrevious, pager }}
      legend={<CashLegend />}
    >
      <PortfolioTable
        rows={data.items}
        sort={search.sort}
        onSort={(sort) => onChange({ sort, page: 1 })}
      />
      {dueCount > 0 && (
        <p role="status" className="border-t border-border px-4 py-2.5 text-text-2">
          {dueCount === 1 ? "One forecast is" : `${dueCount} forecasts are`} being worked out and
          will have figures in a minute.
        </p>
      )}
    </PortfolioFrame>
  );
}

export function ListShape() {
  return <SkeletonList tools={<Skeleton className="m-3 h-4 w-60" />} />;
}
