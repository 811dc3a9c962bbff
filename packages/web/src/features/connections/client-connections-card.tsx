import type { Connection } from "@app/contract/connections";
import { monthLabel } from "@app/engine/time/month";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { StateCell } from "./connection-state.tsx";
import { nextSync, pastWords } from "./moments.ts";
import { SourceMark } from "./source-mark.tsx";
import { SyncButton } from "./sync-button.tsx";

type ClientConnectionsCardProps = {
  connections: { count: number; items: readonly Connection[] };
};

/** Where a client's figures come from and how that stands, on the client's page. */
export function ClientConnectionsCard({ connections }: ClientConnectionsCardProps) {
  const { count, items } = connections;
  return (
    <Card>
      <CardHeader title={count > 1 ? "Connections" : "Connection"} />
      {count === 0 && <NoConnection />}
      {items.map((connection) => (
        <OneConnection key={connection.id} connection={connection} />
      ))}
      {count > items.length && (
        <p className="border-t border-border px-4 py-2.5">
          <Link to="/connections" search={{ search: items[0]?.clientName ?? "" }}>
            {`See all ${count} connections`}
          </Link>
        </p>
      )}
    </Card>
  );
}

function OneConnection({ connection }: { connection: Connection }) {
  const { id, name, sourceName, status } = connection;
  const now = new Date();
  return (
    <CardBody className="grid gap-3 border-t border-border pt-3!">
      <div className="flex items-center gap-2.5">
        <SourceMark name={sourceName} />
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-xs text-text-2">
            {status.lastSyncAt ? `Synced ${pastWords(status.lastSyncAt, now)}` : sourceName}
          </p>
        </div>
      </div>
      <StateCell connection={connection} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {factsOf(connection, now).map(([term, words]) => (
          <div key={term} className="contents">
            <dt className="text-text-2">{term}</dt>
            <dd className="text-right">{words}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <SyncButton connection={connection} />
        <Link
          to="/connections/$id"
          params={{ id: String(id) }}
          className={buttonClass("quiet", "md")}
        >
          Open connection
        </Link>
      </div>
    </CardBody>
  );
}

function factsOf({ status }: Connection, now: Date): [string, string][] {
  const { firstMonth, lastMonth, accountCount, checks } = status;
  const exact = checks.filter(({ findingCount }) => findingCount === 0).length;
  const isRead = firstMonth !== null && lastMonth !== null;
  return [
    ...(isRead
      ? ([
          ["Read", `${monthLabel(firstMonth)} to ${monthLabel(lastMonth)}`],
          ["Accounts", String(accountCount)],
        ] satisfies [string, string][])
      : []),
    ...(checks.length > 0
      ? ([["Checks", `${exact} of ${checks.length} exact`]] satisfies [string, string][])
      : []),
    ["Next sync", nextSync(status, now)],
  ];
}

function NoConnection() {
  return (
    <CardBody className="grid justify-items-start gap-3">
      <p className="text-text-2">No ledger hangs off this client. Connect one to bring actuals.</p>
      <Changes>
        <Link to="/connections/add" className={buttonClass("secondary", "sm")}>
          <Plus /> Connect a ledger
        </Link>
      </Changes>
    </CardBody>
  );
}
