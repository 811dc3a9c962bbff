import { startMasquerade } from "@app/contract/staff";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { Select } from "#ui/select.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { masqueradeDraft, openDiscussions, type StaffAccount } from "./staff-queries.ts";

type MasqueradeDialogProps = { account: Pick<StaffAccount, "id" | "name">; onClose: () => void };

export function MasqueradeDialog({ account, onClose }: MasqueradeDialogProps) {
  const form = useServerForm(masqueradeDraft, { reason: "", discussionId: null, canChange: false });
  const { data: discussions } = useQuery(openDiscussions(account.id));
  const start = useSubmit(
    form,
    (draft) => call(startMasquerade, { body: { accountId: account.id, ...draft } }),
    // Loaded anew, so that nothing the member of staff has seen shows up as the customer's.
    { onSaved: () => window.location.assign(`${APP_BASE}/`) },
  );
  const [discussionId, canChange] = form.watch(["discussionId", "canChange"]);
  const choose = (chosen: number | null) => {
    form.setValue("discussionId", chosen, { shouldDirty: true });
    if (chosen === null) form.setValue("canChange", false);
  };
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`View as ${account.name}`}
      description="For 30 minutes, and written into the team's audit trail."
    >
      <form noValidate onSubmit={start} className="grid gap-4">
        <Field
          label="Reason"
          hint="The team reads it among its activity, and in its export."
          error={errors.reason?.message}
        >
          {(control) => <TextInput {...control} {...form.register("reason")} />}
        </Field>
        <Field label="Discussion" aside="Optional" error={errors.discussionId?.message}>
          {(control) => (
            <Select
              {...control}
              value={discussionId ?? ""}
              onChange={(event) => choose(Number(event.target.value) || null)}
            >
              <option value="">None</option>
              {discussions?.items.map(({ id, subject }) => (
                <option key={id} value={id}>
                  {id}, {subject}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <RadioGroup
          isCards
          label="What you may do"
          value={canChange ? "change" : "read"}
          onChange={(way) => form.setValue("canChange", way === "change", { shouldDirty: true })}
          options={[
            { value: "read", label: "Read-only", hint: `You see what ${account.name} sees.` },
            {
              ...{ value: "change", label: "With changes", isDisabled: discussionId === null },
              hint: "What an open discussion of the team asks for, until it is closed.",
            },
          ]}
        />
        <p className="text-text-2">
          Never: password, MFA, e-mail address, payment, ownership, sharing, writing in their name,
          or a note in a report.
        </p>
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
