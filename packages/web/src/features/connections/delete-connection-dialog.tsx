import { type ConnectionDetail, deleteConnection } from "@app/contract/connections";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { forgetConnections } from "./connection-queries.ts";

type DeleteConnectionDialogProps = {
  connection: ConnectionDetail;
  onClose: () => void;
  onDeleted: () => void;
};

/** Says which models read from it, and what they keep. */
export function DeleteConnectionDialog(props: DeleteConnectionDialogProps) {
  const { connection, onClose, onDeleted } = props;
  const { id, uid, name, models } = connection;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deleteConnection, { params: { id }, query: { uid } }),
  });
  const confirm = () =>
    remove
      .mutateAsync()
      .then(async ({ message }) => {
        toast.success(`${name} deleted`, { description: message });
        onDeleted();
        await forgetConnections(queries);
      })
      .catch(failureToast(`${name} was not deleted`));
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete “${name}”?`}
      confirmLabel="Delete connection"
      keepLabel="Keep connection"
    >
      {readersWords(models)} The sign-in, the ledger that was read and its mapping are forgotten
      here, for everybody in the team. This cannot be undone; connecting again reads everything
      anew.
    </ConfirmDialog>
  );
}

function readersWords(models: ConnectionDetail["models"]): string {
  if (models.length === 0) return "No model reads from it.";
  const names = new Intl.ListFormat("en").format(models.map(({ name }) => `“${name}”`));
  return models.length === 1
    ? `${names} reads from it. It keeps its actuals and gets no new ones.`
    : `${names} read from it. They keep their actuals and get no new ones.`;
}
