import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { DriversPage } from "#features/model/drivers/drivers-page.tsx";
import { type DriversSearch, driversSearch } from "#features/model/drivers/drivers-search.ts";
import { useMember } from "#features/session/use-member.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/drivers")({
  validateSearch: driversSearch,
  component: Drivers,
  staticData: { title: "Drivers" },
});

function Drivers() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (change: Partial<DriversSearch>) =>
      void navigate({ search: (previous) => ({ ...previous, ...change }), replace: true }),
    [navigate],
  );
  return (
    <DriversPage name={useMember().account.name} search={Route.useSearch()} onSearch={onSearch} />
  );
}
