import { createFileRoute } from "@tanstack/react-router";
import { ImportPage } from "#features/clients/import/import-page.tsx";
import { accessDenied } from "#features/shell/access-denied.ts";
import { appDataQuery } from "#lib/app-data.ts";
import { hasClients } from "#lib/has-clients.ts";

export const Route = createFileRoute("/_authenticated/_app/clients/import")({
  beforeLoad: ({ context: { member } }) => {
    if (!hasClients(member.account)) throw accessDenied();
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(appDataQuery),
  component: Import,
  staticData: { title: "Import clients" },
});

function Import() {
  const navigate = Route.useNavigate();
  return <ImportPage onImported={() => void navigate({ to: "/clients" })} />;
}
