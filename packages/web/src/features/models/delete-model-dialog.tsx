import type { Model } from "@app/contract/models";
import { countOf } from "#model/outlook.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { useDeleteModel, useRestoreModel } from "./model-queries.ts";

type DeleteModelDialogProps = {
  model: Model;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
};

/** Says what goes with the model, and offers to undo it afterwards. */
export function DeleteModelDialog({ model, onClose, onDeleted }: DeleteModelDialogProps) {
  const remove = useDeleteModel();
  const restore = useRestoreModel();
  const { id, modelName } = model;
  const undo = () =>
    restore
      .mutateAsync(id)
      .then(() => toast.success(`${modelName} is back`))
      .catch(failureToast(`${modelName} is still deleted`));
  const confirm = () =>
    remove
      .mutateAsync(id)
      .then(() => {
        toast.success(`${modelName} deleted`, {
          // In place of what was told of it last: that can no longer be undone.
          id: `model-${id}`,
          action: { label: "Undo", onClick: undo },
        });
        onClose();
        onDeleted?.();
      })
      .catch(failureToast(`${modelName} was not deleted`));
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete “${modelName}”?`}
      confirmLabel="Delete model"
      keepLabel="Keep model"
    >
      Its figures, its scenarios and {countOf(model.documentVersion, "version")} go with it, for
      everybody who can open it. You can undo this right afterwards.
    </ConfirmDialog>
  );
}
