import type { Connection } from "@app/contract/connections";
import { RefreshCw } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { useSync } from "./connection-queries.ts";

/**
 * Reads the ledger now; closed while that is under way or could not work. Files that are read stay as
 * they are: there is something to read again only once one came or went, or the reading failed.
 */
export function SyncButton({ connection }: { connection: Connection }) {
  const { id, name, status, canWork, isSpreadsheet, organisation } = connection;
  const sync = useSync();
  if (!canWork || !organisation || status.state === "needs-reconnecting") return null;
  if (isSpreadsheet && !status.areFilesUnread && status.state !== "failed") return null;
  return (
    <Changes>
      <Button
        icon={<RefreshCw />}
        disabled={status.state === "syncing"}
        isPending={sync.isPending}
        onClick={() => sync.mutate(id, { onError: failureToast(`${name} was not synced`) })}
      >
        {isSpreadsheet ? "Read the files" : "Sync now"}
      </Button>
    </Changes>
  );
}
