import { RefreshCw } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { useSyncAll } from "./connection-queries.ts";
import { syncAllWords } from "./connection-words.ts";

/** Reads all of the team's ledgers that can be read now. */
export function SyncAllButton() {
  const sync = useSyncAll();
  const start = () =>
    sync.mutate(undefined, {
      onSuccess: (asked) => toast.info(syncAllWords(asked)),
      onError: failureToast("The ledgers were not synced"),
    });
  return (
    <Changes>
      <Button icon={<RefreshCw />} isPending={sync.isPending} onClick={start}>
        Sync all
      </Button>
    </Changes>
  );
}
