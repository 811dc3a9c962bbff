import { AccountsView } from "./accounts-view.tsx";
import type { DriversSearch } from "./drivers-search.ts";
import { ChecksView, KpisView } from "./rules-view.tsx";
import { useDrivers } from "./use-drivers.ts";

type SetUpProps = { show: NonNullable<DriversSearch["show"]>; name: string };

/** What stands around the drivers: the chart of accounts, KPIs and a person's own checks. */
export function SetUp({ show, name }: SetUpProps) {
  const drivers = useDrivers(name);
  if (show === "accounts") return <AccountsView drivers={drivers} />;
  return show === "kpis" ? <KpisView drivers={drivers} /> : <ChecksView drivers={drivers} />;
}
