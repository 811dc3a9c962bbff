import { AccountsView } from "./accounts-view.tsx";
import type { DriversSearch } from "./drivers-search.ts";
import { ChecksView, KpisView } from "./rules-view.tsx";
import type { Drivers } from "./use-drivers.ts";

type SetUpProps = { show: NonNullable<DriversSearch["show"]>; drivers: Drivers };

/** What stands around the drivers: the chart of accounts, KPIs and a person's own checks. */
export function SetUp({ show, drivers }: SetUpProps) {
  if (show === "accounts") return <AccountsView drivers={drivers} />;
  return show === "kpis" ? <KpisView drivers={drivers} /> : <ChecksView drivers={drivers} />;
}
