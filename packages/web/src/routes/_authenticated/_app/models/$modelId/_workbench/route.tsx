import { createFileRoute, Outlet, useNavigate } from "@tanstack/react-router";
import { WorkbenchFrame } from "#features/model/workbench/workbench.tsx";
import { useMember } from "#features/session/use-member.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench")({
  component: OpenModel,
});

function OpenModel() {
  const navigate = useNavigate();
  return (
    <WorkbenchFrame
      id={Route.useParams().modelId}
      name={useMember().account.name}
      search={Route.useSearch()}
      onView={(change) =>
        void navigate({
          to: ".",
          search: (previous) => ({ ...previous, ...change }),
          replace: true,
        })
      }
    >
      <Outlet />
    </WorkbenchFrame>
  );
}
