import { resetPassword } from "@app/contract/password-reset";
import { PASSWORD_LENGTH_MIN } from "@app/contract/text";
import { Link } from "@tanstack/react-router";
import * as z from "zod/mini";
import { call } from "#lib/api.ts";
import { usePasswordWeakness } from "#lib/password-weakness.ts";
import { Button } from "#ui/button.tsx";
import { Field, PasswordInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import {
  isRepeatedAlike,
  NewPasswordField,
  REPEATED_DIFFERENTLY,
} from "#ui/new-password-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import type { ResetLink } from "./reset-link.ts";

const typed = z
  .object({ newPassword: resetPassword.body.shape.newPassword, repeatedPassword: z.string() })
  .check(z.refine(isRepeatedAlike, REPEATED_DIFFERENTLY));

type NewPasswordFormProps = { link: ResetLink; onChanged: () => Promise<void> };

/** Chooses a new password by a mailed link. */
export function NewPasswordForm({ link, onChanged }: NewPasswordFormProps) {
  const form = useServerForm(typed, { newPassword: "", repeatedPassword: "" });
  const { errors, isSubmitting } = form.formState;
  const newPassword = form.watch("newPassword");
  // Whose link it is, only the server knows.
  const weakness = usePasswordWeakness(newPassword, {});
  const submit = useSubmit(form, async ({ newPassword }) => {
    await call(resetPassword, { body: { ...link, newPassword } });
    await onChanged();
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Choose a new password</h1>
        <p className="text-md text-text-2">Every device is signed out when you save it.</p>
      </div>
      <NewPasswordField
        {...form.register("newPassword")}
        label="New password"
        error={errors.newPassword?.message}
        password={newPassword}
        lengthMin={PASSWORD_LENGTH_MIN}
        weakness={weakness}
        size="lg"
        autoFocus
      />
      <Field label="Repeat the new password" error={errors.repeatedPassword?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register("repeatedPassword")}
            size="lg"
            autoComplete="new-password"
          />
        )}
      </Field>
      <FormError errors={errors} />
      <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
        Save new password
      </Button>
    </form>
  );
}

/** A link that no longer works, or never did. */
export function BrokenResetLink({ problem }: { problem: string }) {
  return (
    <div className="grid gap-4.5">
      <h1 className="text-2xl font-semibold tracking-tight">Reset Password</h1>
      <Notice tone="negative" title={problem}>
        A link works once, for 60 minutes, and only the newest one does.
      </Notice>
      <Button asChild variant="primary" size="lg">
        <Link to="/login/reset_password">Ask for a new link</Link>
      </Button>
    </div>
  );
}
