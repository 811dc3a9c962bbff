import { createFileRoute } from "@tanstack/react-router";
import { SharingPage } from "#features/model/sharing/sharing-page.tsx";
import { useMember } from "#features/session/use-member.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/sharing")({
  component: Sharing,
  staticData: { title: "Sharing" },
});

function Sharing() {
  const navigate = Route.useNavigate();
  return (
    <SharingPage
      id={Route.useParams().modelId}
      isAdmin={useMember().account.isAdmin}
      onLeft={() => void navigate({ to: "/models" })}
    />
  );
}
