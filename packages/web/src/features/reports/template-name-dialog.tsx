import { templateName } from "@app/contract/report-templates";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";

type TemplateNameDialogProps = {
  title: string;
  hint?: string;
  name: string;
  /** What the button does: "Save template". */
  action: string;
  /** What is told once it is done. */
  done: (name: string) => string;
  onSave: (name: string) => Promise<{ name: string }>;
  onClose: () => void;
};

/** Asks what a template is called, when it is saved and when it is renamed. */
export function TemplateNameDialog(props: TemplateNameDialogProps) {
  const { title, hint, name, action, done, onSave, onClose } = props;
  const form = useServerForm(templateName, { name });
  const submit = useSubmit(form, (typed) => onSave(typed.name), {
    onSaved: (saved) => {
      toast.success(done(saved.name));
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog isOpen onClose={onClose} width="sm" title={title}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Name" error={errors.name?.message} hint={hint}>
          {(control) => (
            <TextInput {...control} {...form.register("name")} autoComplete="off" autoFocus />
          )}
        </Field>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
