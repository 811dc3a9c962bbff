import { loginUser } from "@app/contract/session";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Field, PasswordInput, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { useSubmit } from "#ui/use-submit.ts";
import { DemoSignIns } from "./demo-sign-ins.tsx";

type SignInFormProps = {
  /** Prefills the e-mail. */
  mail: string | undefined;
  /** The embedded demo offers its own people. */
  isDemo: boolean;
  onSignedIn: () => Promise<void>;
  /** The password was right and a second factor is outstanding. */
  onSecondFactor: (authSessionUuid: string) => Promise<void>;
};

export function SignInForm({ mail = "", isDemo, onSignedIn, onSecondFactor }: SignInFormProps) {
  const form = useServerForm(loginUser.body, { email: mail, password: "" });
  const { errors, isSubmitting } = form.formState;
  const submitButton = useRef<HTMLButtonElement>(null);
  const submit = useSubmit(
    form,
    async (body) => {
      const { authSessionUuid } = await call(loginUser, { body });
      await (authSessionUuid ? onSecondFactor(authSessionUuid) : onSignedIn());
    },
    () => form.setFocus("password", { shouldSelect: true }),
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <h1 className="text-2xl font-semibold tracking-tight">Sign in</h1>
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register("email")}
            size="lg"
            type="email"
            autoComplete="username"
            autoFocus={!mail}
          />
        )}
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          <Link to="/login/reset_password" className="inline-block phone:-my-3 phone:py-3">
            Reset password
          </Link>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register("password")}
            size="lg"
            autoFocus={Boolean(mail)}
          />
        )}
      </Field>
      <FormError errors={errors} />
      <Button ref={submitButton} type="submit" variant="primary" size="lg" isPending={isSubmitting}>
        Sign in
      </Button>
      {isDemo && (
        <DemoSignIns
          onChoose={({ email, password }) => {
            form.reset({ email, password });
            submitButton.current?.focus();
          }}
        />
      )}
    </form>
  );
}
