import type { ShockRun } from "@app/contract/shocks";
import {
  PortfolioFrame,
  type PortfolioListProps,
} from "#features/clients/portfolio/portfolio-frame.tsx";
import { ListShape } from "#features/clients/portfolio/portfolio-list.tsx";
import { CashLegend } from "#model/cash-line.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { isRunning, shockPage, WATCH_MS } from "./shock-queries.ts";
import { ShockTable } from "./shock-table.tsx";

/** All forecasts without the shocks and with them; rows fill in as they are worked out. */
export function ShockList({ run, search, onChange }: PortfolioListProps & { run: ShockRun }) {
  const { data, isPrevious, pager } = usePages(
    search.page,
    (rows) => shockPage(search, run, rows),
    { refetchInterval: isRunning(run) ? WATCH_MS : false },
  );
  if (!data) {
    return (
      <Waiting>
        <ListShape />
      </Waiting>
    );
  }
  return (
    <PortfolioFrame
      {...{ search, onChange, page: data, isPrevious, pager }}
      legend={<CashLegend hasShock />}
    >
      <ShockTable rows={data.items} from={run.fromMonth} isRunning={isRunning(run)} />
    </PortfolioFrame>
  );
}
