import { updateTeamName } from "@app/contract/team";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { useRenameTeam } from "./team-queries.ts";

type RenameTeamDialogProps = { teamName: string; onClose: () => void };

export function RenameTeamDialog({ teamName, onClose }: RenameTeamDialogProps) {
  const form = useServerForm(updateTeamName.body, { teamName });
  const rename = useRenameTeam();
  const submit = useSubmit(form, (body) => rename.mutateAsync(body), {
    onSaved: (renamed) => {
      toast.success(`The team is called ${renamed.teamName} now`);
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog isOpen onClose={onClose} width="sm" title="Rename team">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Team name"
          error={errors.teamName?.message}
          hint="Everybody in the team sees it, and so does whoever you invite."
        >
          {(control) => (
            <TextInput {...control} {...form.register("teamName")} autoComplete="off" autoFocus />
          )}
        </Field>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Rename team
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
