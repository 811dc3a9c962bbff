import { modelDraft } from "@app/contract/model-draft";
import type { Model } from "@app/contract/models";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { useSaveModel } from "./model-queries.ts";

type RenameModelDialogProps = { model: Model; onClose: () => void };

export function RenameModelDialog({ model, onClose }: RenameModelDialogProps) {
  const { modelName, clientId } = model;
  const form = useServerForm(modelDraft, { modelName, clientId });
  const save = useSaveModel();
  const submit = useSubmit(
    form,
    (draft) => save.mutateAsync({ opened: model, change: { modelName: draft.modelName } }),
    {
      onSaved: (saved) => {
        toast.success(`Renamed to ${saved.modelName}`);
        onClose();
      },
    },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog isOpen onClose={onClose} width="sm" title="Rename model">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Name" error={errors.modelName?.message}>
          {(control) => (
            <TextInput {...control} {...form.register("modelName")} autoComplete="off" autoFocus />
          )}
        </Field>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Rename model
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
