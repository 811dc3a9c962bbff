import { clientChanges } from "@app/contract/clients";
import type { EventOf } from "@app/contract/endpoint";
import { useEffect, useState } from "react";
import { subscribe } from "#lib/subscribe.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Client } from "./client-queries.ts";
import { useUndoDelete } from "./use-undo-delete.ts";

type DeletedClientProps = {
  client: Client;
  isDeleted: boolean;
  /** A save was, because of it. */
  wasRefused: boolean;
};

/** In the form on a client: says when it was deleted meanwhile and by whom, and brings it back. */
export function DeletedClient({ client, isDeleted, wasRefused }: DeletedClientProps) {
  const by = useDeletedBy(client.id);
  const { undo, isPending } = useUndoDelete(client);
  if (!isDeleted) return null;
  return (
    <Notice
      tone={wasRefused ? "negative" : "alert"}
      title={by === null ? "This client was deleted." : `${by} deleted this client.`}
      action={
        <Changes>
          <Button size="sm" onClick={undo} isPending={isPending}>
            Restore client
          </Button>
        </Changes>
      }
    >
      {wasRefused && "Nothing was saved. "}
      What you typed is kept here: restore the client to save it.
    </Notice>
  );
}

/** Nobody where it is not known. */
function useDeletedBy(id: number) {
  const [deletedBy, setDeletedBy] = useState<string | null>(null);
  useEffect(() => {
    const onReset = () => setDeletedBy(null);
    return subscribe(clientChanges, {}, { onEvent, onReset });
    function onEvent({ clientId, version, by }: EventOf<typeof clientChanges>) {
      if (clientId === id) setDeletedBy(version === null ? by : null);
    }
  }, [id]);
  return deletedBy;
}
