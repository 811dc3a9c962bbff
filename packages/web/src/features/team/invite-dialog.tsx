import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { getAmendData } from "@app/contract/subscription-plan";
import { createTeamInvites } from "@app/contract/team-invites";
import { useQuery } from "@tanstack/react-query";
import type { FieldErrors } from "react-hook-form";
import { queryFor } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog, DialogActions } from "#ui/dialog.tsx";
import { Field, TextArea } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import { toast } from "#ui/toast.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { readAddresses } from "./read-addresses.ts";
import { seatWords } from "./seat-words.ts";
import { useInvite } from "./team-queries.ts";

type InviteDialogProps = {
  /** Places that are taken, or will be by who is invited already. */
  seatCount: number;
  onClose: () => void;
};

export function InviteDialog({ seatCount, onClose }: InviteDialogProps) {
  const form = useServerForm(createTeamInvites.body, { emails: [] });
  const invite = useInvite();
  const { data: plan } = useQuery(queryFor(getAmendData, {}));
  const submit = useSubmit(form, (body) => invite.mutateAsync(body), {
    onSaved: ({ sentCount }) => {
      toast.success(sentWords(sentCount));
      onClose();
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="md"
      title="Invite people"
      description="Each gets an e-mail with a link that works for their address alone. They join as members; you can make them admins afterwards."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="E-mail addresses"
          error={errorOf(errors, form.getValues("emails"))}
          hint="One or several, with commas or in lines."
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register("emails", { setValueAs: asList })}
              rows={4}
              autoFocus
              placeholder="name@firm.com"
            />
          )}
        </Field>
        {/* As high as its longest words, or the buttons would move away from under a pointer once the prices are there. */}
        <p role="status" className="min-h-[3lh] text-text-2">
          {plan && seatWords(plan, seatCount + form.watch("emails").length)}
        </p>
        <FormGuard form={form} />
        <FormError errors={errors} />
        <DialogActions>
          <CancelDialog />
          <Button
            type="submit"
            variant="primary"
            disabled={plan?.subscriptionType === SUBSCRIPTION_TYPES.COMMUNITY}
            isPending={isSubmitting}
          >
            Send invites
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function asList(typed: string | string[]) {
  return Array.isArray(typed) ? typed : readAddresses(typed);
}

/** Of the list as a whole, or of the first address in it that is wrong. */
function errorOf({ emails }: FieldErrors<{ emails: string[] }>, typed: readonly string[]) {
  if (!emails || emails.message || !Array.isArray(emails)) return emails?.message;
  const at = emails.findIndex((each) => each);
  return `“${typed[at]}” is not an address. ${emails[at]?.message}`;
}

function sentWords(count: number) {
  if (count === 0) return "They have an invite already. Resend it if the mail was lost.";
  return count === 1 ? "1 invite is on its way" : `${count} invites are on their way`;
}
