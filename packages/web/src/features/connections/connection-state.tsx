import type { ConnectionStatus } from "@app/contract/connection-status";
import type { Connection } from "@app/contract/connections";
import { CircleAlert, CircleCheck, RefreshCw, TriangleAlert } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** Whole per cents of a sync, never the last one before it is done. */
export function percentOf({ sync }: Pick<ConnectionStatus, "sync">): number {
  return Math.min(99, Math.floor((sync?.share ?? 0) * 100));
}

/** How it stands, in one or two words. */
export function StateBadge({ status }: { status: ConnectionStatus }) {
  switch (status.state) {
    case "new":
      return <Badge tone="outline">Not synced yet</Badge>;
    case "syncing":
      return (
        <Badge tone="info" icon={<RefreshCw />}>
          {status.sync?.isWaiting ? "Waiting to sync" : `Syncing ${percentOf(status)}%`}
        </Badge>
      );
    case "up-to-date":
      return (
        <Badge tone="positive" icon={<CircleCheck />}>
          Up to date
        </Badge>
      );
    case "needs-attention":
      return (
        <Badge tone="alert" icon={<TriangleAlert />}>
          Needs attention
        </Badge>
      );
    case "needs-reconnecting":
      return (
        <Badge tone="alert" icon={<TriangleAlert />}>
          Needs reconnecting
        </Badge>
      );
    case "failed":
      return (
        <Badge tone="negative" icon={<CircleAlert />}>
          Failed
        </Badge>
      );
  }
}

type StateCellProps = { connection: Pick<Connection, "name" | "status"> };

/** How it stands, why, and how far a sync has come. */
export function StateCell({ connection: { name, status } }: StateCellProps) {
  const why = status.sync ? status.sync.stage : status.reason;
  return (
    <div className="grid gap-1 py-1.5">
      <span className="flex items-center gap-2">
        <StateBadge status={status} />
      </span>
      {why && <span className="text-xs whitespace-normal text-text-2">{why}</span>}
      {status.sync && (
        <ProgressBar
          label={`Sync of ${name}`}
          value={status.sync.isWaiting ? null : percentOf(status)}
          max={100}
        />
      )}
    </div>
  );
}
