import { updatePassword } from "@app/contract/account";
import type { PasswordOwner } from "@app/contract/password-strength";
import { chosenPassword, givenPassword, PASSWORD_LENGTH_MIN } from "@app/contract/text";
import * as z from "zod/mini";
import { call } from "#lib/api.ts";
import { usePasswordWeakness } from "#lib/password-weakness.ts";
import { Field, PasswordInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { FormGuard } from "#ui/form-guard.tsx";
import {
  isRepeatedAlike,
  NewPasswordField,
  REPEATED_DIFFERENTLY,
} from "#ui/new-password-field.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { FormPage, SaveOrCancel } from "./form-page.tsx";

const typed = z
  .object({
    currentPassword: givenPassword,
    newPassword: chosenPassword,
    repeatedPassword: z.string(),
  })
  .check(z.refine(isRepeatedAlike, REPEATED_DIFFERENTLY));

type EditPasswordProps = {
  /** The e-mail tells password managers whose password this is, too. */
  owner: PasswordOwner;
  onSaved: () => Promise<void>;
};

export function EditPassword({ owner, onSaved }: EditPasswordProps) {
  const form = useServerForm(typed, {
    currentPassword: "",
    newPassword: "",
    repeatedPassword: "",
  });
  const { errors, isSubmitting } = form.formState;
  const newPassword = form.watch("newPassword");
  const weakness = usePasswordWeakness(newPassword, owner);
  const submit = useSubmit(
    form,
    ({ currentPassword, newPassword }) =>
      call(updatePassword, { body: { currentPassword, newPassword } }),
    { onSaved },
  );

  return (
    <FormPage title="Change password" description="Saving it signs your other devices out.">
      <FormGuard form={form} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <input type="text" autoComplete="username" value={owner.email} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message}>
          {(control) => <PasswordInput {...control} {...form.register("currentPassword")} />}
        </Field>
        <NewPasswordField
          {...form.register("newPassword")}
          label="New password"
          error={errors.newPassword?.message}
          password={newPassword}
          lengthMin={PASSWORD_LENGTH_MIN}
          weakness={weakness}
        />
        <Field label="Repeat the new password" error={errors.repeatedPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register("repeatedPassword")}
              autoComplete="new-password"
            />
          )}
        </Field>
        <FormError errors={errors} />
        <SaveOrCancel what="sensitive" label="Save password" isPending={isSubmitting} />
      </form>
    </FormPage>
  );
}
