import { versionLabel } from "@app/contract/version-label";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { useLabelVersion } from "./history-queries.ts";

type NameVersionDialogProps = {
  id: number;
  version: number;
  label: string | null;
  onClose: () => void;
};

/** A version gets a name to be found by; without one it is what its message says. */
export function NameVersionDialog({ id, version, label, onClose }: NameVersionDialogProps) {
  const save = useLabelVersion(id);
  const form = useServerForm(versionLabel, { label: label ?? "" });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, (values) => save.mutateAsync({ version, ...values }), {
    onSaved: onClose,
  });
  return (
    <Dialog isOpen onClose={onClose} width="sm" title={`Name version ${version}`}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Name" hint="For example “October board”." error={errors.label?.message}>
          {(control) => (
            <TextInput {...control} {...form.register("label")} autoComplete="off" autoFocus />
          )}
        </Field>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          {label && (
            <Button
              onClick={() => save.mutateAsync({ version, label: null }).then(onClose)}
              variant="quiet"
            >
              Take name away
            </Button>
          )}
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Name version
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
