import { createFileRoute } from "@tanstack/react-router";
import { DriversPage } from "#features/model/drivers/drivers-page.tsx";
import { driversSearch } from "#features/model/drivers/drivers-search.ts";
import { useMember } from "#features/session/use-member.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/drivers")({
  validateSearch: driversSearch,
  component: Drivers,
  staticData: { title: "Drivers" },
});

function Drivers() {
  const navigate = Route.useNavigate();
  return (
    <DriversPage
      name={useMember().account.name}
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({ search: (previous) => ({ ...previous, ...change }), replace: true })
      }
    />
  );
}
