import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { type Client, useRestoreClient } from "./client-queries.ts";

/** Brings a deleted client back, and says so or why not. */
export function useUndoDelete({ id, name }: Client) {
  const restore = useRestoreClient();
  const undo = () =>
    restore
      .mutateAsync(id)
      .then(() => toast.success(`${name} is back`))
      .catch(failureToast(`${name} is still deleted`));
  return { undo, isPending: restore.isPending };
}
