import { adjustSupportCredit } from "@app/contract/staff-teams";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { creditText } from "./credit-text.ts";
import { adjustmentDraft, type StaffTeam, teamById } from "./team-queries.ts";

type AdjustCreditDialogProps = { team: StaffTeam; onClose: () => void };

export function AdjustCreditDialog({ team, onClose }: AdjustCreditDialogProps) {
  const form = useServerForm(adjustmentDraft, { minutes: 0, reason: "" });
  // Sent again after a lost line, it is still the same adjustment.
  const [saveId] = useState(() => crypto.randomUUID());
  const queries = useQueryClient();
  const adjust = useSubmit(
    form,
    (draft) => call(adjustSupportCredit, { params: { id: team.id }, body: { ...draft, saveId } }),
    {
      onSaved: (adjusted) => {
        queries.setQueryData(teamById(team.id).queryKey, adjusted);
        toast.success("Support credit adjusted");
        onClose();
      },
    },
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Adjust support credit"
      description={`Of ${team.teamName}, who read the reason in their Credit History.`}
    >
      <form noValidate onSubmit={adjust} className="grid gap-4">
        <Field
          label="Minutes"
          hint={<Outcome control={form.control} minutesLeft={team.minutesLeft} />}
          error={errors.minutes?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register("minutes", { valueAsNumber: true })}
              className="tabular"
            />
          )}
        </Field>
        <Field label="Reason" error={errors.reason?.message}>
          {(control) => <TextInput {...control} {...form.register("reason")} />}
        </Field>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Adjust credit
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type OutcomeProps = {
  control: Control<z.input<typeof adjustmentDraft>, unknown, z.output<typeof adjustmentDraft>>;
  minutesLeft: number;
};

/** What the team has, and what it comes to with minutes that may be sent. */
function Outcome({ control, minutesLeft }: OutcomeProps) {
  const typed = adjustmentDraft.shape.minutes.safeParse(useWatch({ control, name: "minutes" }));
  const after = minutesLeft + (typed.data ?? 0);
  return (
    <>
      Below 0 to take some back. {creditText(minutesLeft)} now
      {typed.success && (
        <>
          ,{" "}
          <span className={after < 0 ? "font-medium text-alert" : ""}>
            {creditText(after)} after
          </span>
        </>
      )}
    </>
  );
}
