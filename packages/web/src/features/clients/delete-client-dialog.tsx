import { ApiError } from "#lib/api.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toaster.tsx";
import { type Client, useDeleteClient, useRestoreClient } from "./client-queries.ts";

type DeleteClientDialogProps = { client: Client; onClose: () => void };

/** Says what goes with the client, and offers to undo it afterwards. */
export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const remove = useDeleteClient();
  const restore = useRestoreClient();
  const undo = () =>
    restore.mutate(client.id, {
      onSuccess: () => toast.success(`${client.name} is back`),
      onError: (error) =>
        toast.error(`${client.name} is still deleted`, { description: error.message }),
    });
  const confirm = async () => {
    try {
      await remove.mutateAsync(client.id);
      toast.success(`${client.name} deleted`, { action: { label: "Undo", onClick: undo } });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(`${client.name} was not deleted`, { description: error.message });
    }
  };
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
