import { requestPasswordReset } from "@app/contract/password-reset";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { useSubmit } from "#ui/use-submit.ts";

/** Asks for a reset link. The answer is the same whether somebody has the address or not. */
export function ResetRequest() {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return <ResetRequested email={sentTo} onAnother={() => setSentTo(undefined)} />;
  }
  return <ResetRequestForm onSent={setSentTo} />;
}

function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useServerForm(requestPasswordReset.body, { email: "" });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, async (body) => {
    await call(requestPasswordReset, { body });
    onSent(body.email);
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Reset Password</h1>
        <p className="text-md text-text-2">We mail you a link that lets you choose a new one.</p>
      </div>
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register("email")}
            size="lg"
            type="email"
            autoComplete="username"
            autoFocus
          />
        )}
      </Field>
      <FormError errors={errors} />
      <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
        Send link
      </Button>
      <BackToSignIn />
    </form>
  );
}

type ResetRequestedProps = { email: string; onAnother: () => void };

function ResetRequested({ email, onAnother }: ResetRequestedProps) {
  return (
    <div className="grid gap-4.5">
      <h1 className="text-2xl font-semibold tracking-tight">Reset Password</h1>
      <div role="status" className="grid gap-2 text-md">
        <p>If somebody has that address, a link is on its way. It works for 60 minutes.</p>
        <p className="text-text-2">
          You gave <span className="font-medium wrap-anywhere text-text">{email}</span>. Nothing
          there after a few minutes? Look in the spam folder.
        </p>
      </div>
      <Button size="lg" onClick={onAnother} autoFocus>
        Use another address
      </Button>
      <BackToSignIn mail={email} />
    </div>
  );
}

function BackToSignIn({ mail }: { mail?: string }) {
  return (
    <p className="text-center">
      <Link to="/login" search={{ mail }} className="inline-block phone:py-3">
        Back to sign in
      </Link>
    </p>
  );
}
