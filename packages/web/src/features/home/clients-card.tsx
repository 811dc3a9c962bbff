import { listClients } from "@app/contract/clients";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { queryFor } from "#lib/api.ts";
import { formatDateTime } from "#lib/format.ts";
import { Monogram } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

const SHOWN = 8;

/** The clients somebody worked on last, whoever it was. */
export const latestClients = queryFor(listClients, {
  query: { limit: SHOWN, sort: "-updatedAt" },
});

export function ClientsCard() {
  const { data } = useSuspenseQuery(latestClients);
  if (data.totalItemCount === 0) return <NoClients />;
  const now = new Date();
  return (
    <Card>
      <CardHeader
        title="Clients"
        description={summaryOf(data)}
        actions={
          <Link to="/clients" className={buttonClass("secondary", "sm")}>
            All clients
          </Link>
        }
      />
      <ul>
        {data.items.map((client) => (
          <li
            key={client.id}
            className="relative flex h-14 items-center gap-3 border-t border-border px-4 hover:bg-surface-hover"
          >
            <Monogram name={client.name} />
            <div className="min-w-0 grow">
              <Link
                to="/clients/$id"
                params={{ id: String(client.id) }}
                className="stretched block truncate font-medium text-text hover:no-underline"
              >
                {client.name}
              </Link>
              <p className="truncate text-xs text-text-3">
                {client.contactName || "No contact yet"}
              </p>
            </div>
            {!client.isActive && <Badge tone="outline">Inactive</Badge>}
            <span className="text-xs whitespace-nowrap text-text-3">
              {formatDateTime(new Date(client.updatedAt), now)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Counts = { filterCounts: readonly { key: string; count: number }[] };

function summaryOf({ filterCounts }: Counts) {
  const count = (key: string) => filterCounts.find((entry) => entry.key === key)?.count ?? 0;
  const inactive = count("Inactive");
  return `${count("Active")} active${inactive > 0 ? `, ${inactive} inactive` : ""}. Latest changes first.`;
}

function NoClients() {
  return (
    <EmptyState
      className="bg-surface"
      title="Start with a client"
      text="Add the first one; its models, ledgers and reports will hang off it."
      action={
        <Changes>
          <Link to="/clients" search={{ open: "add" }} className={buttonClass("primary", "md")}>
            <Plus /> Add client
          </Link>
        </Changes>
      }
    />
  );
}
