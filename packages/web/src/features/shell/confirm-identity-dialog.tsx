import { reauthenticate } from "@app/contract/session";
import { givenPassword } from "@app/contract/text";
import * as z from "zod/mini";
import { ApiError, call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field, PasswordInput } from "#ui/field.tsx";
import { applyServerErrors, FormError, useServerForm } from "#ui/form.tsx";

const FORM_ID = "confirm-identity";
const proof = z.strictObject({ password: givenPassword });

/** Asks for the password again before something sensitive. */
export function ConfirmIdentityDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const form = useServerForm(proof, { password: "" });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await call(reauthenticate, { body });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      applyServerErrors(form, error.errors);
      return;
    }
    onAnswer(true);
  });

  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(false)}
      width="sm"
      title="Confirm it is you"
      description="Enter your password to go on. We ask again for a change like this one."
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isPending={isSubmitting}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} className="grid gap-3" noValidate>
        <FormError errors={errors} />
        <Field label="Password" error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...form.register("password")} autoFocus />}
        </Field>
      </form>
    </Dialog>
  );
}
