import { createFileRoute } from "@tanstack/react-router";
import { StatementsPage } from "#features/model/statements/statements-page.tsx";
import { statementsSearch } from "#features/model/statements/statements-search.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/statements")({
  validateSearch: statementsSearch,
  component: Statements,
  staticData: { title: "Statements" },
});

function Statements() {
  const navigate = Route.useNavigate();
  return (
    <StatementsPage
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({
          to: ".",
          search: (previous) => ({ ...previous, ...change }),
          replace: true,
        })
      }
    />
  );
}
