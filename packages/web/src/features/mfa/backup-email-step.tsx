import { sendMfaBackupEmail, setUpMfaBackupEmail } from "@app/contract/mfa";
import { email } from "@app/contract/text";
import { useState } from "react";
import * as z from "zod/mini";
import { type ApiError, call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormActions, FormError, useServerForm } from "#ui/form.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { CodeForm } from "./code-form.tsx";
import { ResendCode } from "./resend-code.tsx";
import { StepText } from "./step-text.tsx";

type BackupEmailStepProps = {
  uuid: string;
  onNext: () => Promise<unknown>;
  onRefused: (error: ApiError) => void;
};

/** The way in when the phone is lost: an address, proved by a code mailed to it. */
export function BackupEmailStep({ uuid, onNext, onRefused }: BackupEmailStepProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) {
    return <AddressForm uuid={uuid} onSent={setSentTo} onRefused={onRefused} />;
  }

  const send = () => call(sendMfaBackupEmail, { body: { uuid, email: sentTo } });
  const confirm = (code: string) => call(setUpMfaBackupEmail, { body: { uuid, code } });
  return (
    <>
      <StepText title="Confirm the backup e-mail">
        We mailed a code to <span className="font-medium wrap-anywhere text-text">{sentTo}</span>.
      </StepText>
      <CodeForm
        label="Code from the e-mail"
        hint="It works for 10 minutes."
        submitLabel="Turn on"
        onCode={(code) => confirm(code).then(onNext)}
        onRefused={onRefused}
      >
        <Button variant="quiet" size="lg" onClick={() => setSentTo(undefined)}>
          Use another address
        </Button>
        <ResendCode onResend={send} />
      </CodeForm>
    </>
  );
}

const addressOnly = z.strictObject({ email });

type AddressFormProps = {
  uuid: string;
  onSent: (email: string) => void;
  onRefused: (error: ApiError) => void;
};

function AddressForm({ uuid, onSent, onRefused }: AddressFormProps) {
  const form = useServerForm(addressOnly, { email: "" });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    async ({ email }) => {
      await call(sendMfaBackupEmail, { body: { uuid, email } });
      onSent(email);
    },
    { onRefused },
  );
  return (
    <>
      <StepText title="Add a backup e-mail">
        If you lose your phone, we mail you a code there instead.
      </StepText>
      <form noValidate onSubmit={submit} className="grid gap-4.5">
        <Field
          label="Backup e-mail"
          hint="Another address than the one you sign in with."
          error={errors.email?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register("email")}
              size="lg"
              type="email"
              autoComplete="email"
              autoFocus
            />
          )}
        </Field>
        <FormError errors={errors} />
        <FormActions>
          <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
            Send code
          </Button>
        </FormActions>
      </form>
    </>
  );
}
