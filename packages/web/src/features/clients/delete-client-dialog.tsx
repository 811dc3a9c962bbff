import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { type Client, useDeleteClient } from "./client-queries.ts";
import { useUndoDelete } from "./use-undo-delete.ts";

type DeleteClientDialogProps = { client: Client; onClose: () => void };

/** Says what goes with the client, and offers to undo it afterwards. */
export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const remove = useDeleteClient();
  const { undo } = useUndoDelete(client);
  const confirm = () =>
    remove
      .mutateAsync(client.id)
      .then(() => {
        toast.success(`${client.name} deleted`, { action: { label: "Undo", onClick: undo } });
        onClose();
      })
      .catch(failureToast(`${client.name} was not deleted`));
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete “${client.name}”?`}
      confirmLabel="Delete client"
      keepLabel="Keep client"
    >
      Its contact details and notes go with it, for everybody in the team. You can undo this right
      afterwards. To take it off the working lists and keep everything, deactivate it instead.
    </ConfirmDialog>
  );
}
