import { startMasquerade } from "@app/contract/staff";
import { call } from "#lib/api.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { masqueradeDraft, type StaffAccount } from "./staff-queries.ts";

type MasqueradeDialogProps = { account: Pick<StaffAccount, "id" | "name">; onClose: () => void };

export function MasqueradeDialog({ account, onClose }: MasqueradeDialogProps) {
  const form = useServerForm(masqueradeDraft, { reason: "", ticket: "" });
  const start = useSubmit(
    form,
    (draft) => call(startMasquerade, { body: { accountId: account.id, ...draft } }),
    // Loaded anew, so that nothing the member of staff has seen shows up as the customer's.
    { onSaved: () => window.location.assign(`${APP_BASE}/`) },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`View as ${account.name}`}
      description="For 30 minutes, and written into the team's audit trail. Without a ticket you can look and change nothing."
    >
      <form noValidate onSubmit={start} className="grid gap-4">
        <Field label="Reason" error={errors.reason?.message}>
          {(control) => <TextInput {...control} {...form.register("reason")} />}
        </Field>
        <Field label="Ticket" aside="Optional" error={errors.ticket?.message}>
          {(control) => <TextInput {...control} {...form.register("ticket")} />}
        </Field>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            View as {account.name}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
