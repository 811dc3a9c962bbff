import type { Connection } from "@app/contract/connections";
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { useCancelSync, useSync } from "./connection-queries.ts";

/** The one thing that can be done about how a connection stands. */
export function ConnectionAction({ connection }: { connection: Connection }) {
  const { id, name, status, canWork, canManage } = connection;
  if (!canWork) return null;
  const link = { className: `${buttonClass("secondary", "sm")} z-1`, params: { id: String(id) } };
  switch (status.state) {
    case "syncing":
      return <StopSync {...connection} />;
    case "needs-reconnecting":
      if (!canManage) return null;
      return (
        <Changes>
          <Link to="/connections/add" search={{ organisation: id }} className={link.className}>
            Reconnect<span className="sr-only"> {name}</span>
          </Link>
        </Changes>
      );
    case "failed":
      return (
        <Link to="/connections/$id" {...link}>
          See why<span className="sr-only"> {name} failed</span>
        </Link>
      );
    case "needs-attention":
      return status.unmappedCount > 0 ? (
        <Link to="/connections/$id/mapping" {...link}>
          Map accounts<span className="sr-only"> of {name}</span>
        </Link>
      ) : (
        <Link to="/connections/$id" {...link}>
          Compare<span className="sr-only"> {name}</span>
        </Link>
      );
    case "new":
      return connection.organisation ? (
        <SyncNow {...connection} />
      ) : (
        <Changes>
          <Link to="/connections/add" search={{ connection: id }} className={link.className}>
            Go on<span className="sr-only"> connecting {name}</span>
          </Link>
        </Changes>
      );
    case "up-to-date":
      return <SyncNow {...connection} />;
  }
}

type OneProps = Pick<Connection, "id" | "name">;

function SyncNow({ id, name, isSpreadsheet }: OneProps & { isSpreadsheet: boolean }) {
  const sync = useSync();
  if (isSpreadsheet) {
    return (
      <Changes>
        <Link
          to="/connections/add"
          search={{ connection: id, file: true }}
          className={`${buttonClass("quiet", "sm")} z-1`}
        >
          Upload<span className="sr-only"> a file of {name}</span>
        </Link>
      </Changes>
    );
  }
  return (
    <Changes>
      <Button
        size="sm"
        variant="quiet"
        className="z-1"
        aria-label={`Sync ${name} now`}
        isPending={sync.isPending}
        onClick={() => sync.mutate(id, { onError: failureToast(`${name} was not synced`) })}
      >
        Sync now
      </Button>
    </Changes>
  );
}

export function StopSync({ id, name }: OneProps) {
  const stop = useCancelSync();
  return (
    <Changes>
      <Button
        size="sm"
        className="z-1"
        aria-label={`Stop the sync of ${name}`}
        isPending={stop.isPending}
        onClick={() =>
          stop.mutate(id, { onError: failureToast(`The sync of ${name} was not stopped`) })
        }
      >
        Stop
      </Button>
    </Changes>
  );
}
