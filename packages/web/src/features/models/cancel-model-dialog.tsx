import type { Model } from "@app/contract/models";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { useCancelModel } from "./model-queries.ts";
import { useReactivate } from "./use-reactivate.ts";

type CancelModelDialogProps = { model: Model; onClose: () => void };

/** Says what ends with a cancelled model and what stays, and offers the way back. */
export function CancelModelDialog({ model, onClose }: CancelModelDialogProps) {
  const cancel = useCancelModel();
  const reactivate = useReactivate();
  const { id, modelName } = model;
  const confirm = () =>
    cancel
      .mutateAsync(id)
      .then(() => {
        toast.success(`${modelName} is inactive`, {
          id: `model-${id}`,
          action: { label: "Undo", onClick: () => reactivate(model) },
        });
        onClose();
      })
      .catch(failureToast(`${modelName} was not cancelled`));
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Cancel “${modelName}”?`}
      confirmLabel="Cancel model"
      keepLabel="Keep model"
    >
      Nobody can change it from then on. Where it is paid for by the month, this month is the last;
      reactivated, it is billed again. Everything in it is kept and can be read under Inactive,
      where you can reactivate it.
    </ConfirmDialog>
  );
}
