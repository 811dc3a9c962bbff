import { type OnboardingSession, startOnboarding } from "@app/contract/onboarding";
import { Link } from "@tanstack/react-router";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { FormError, useServerForm } from "#ui/form.tsx";
import { useSubmit } from "#ui/use-submit.ts";

type SignUpFormProps = { onStarted: (session: OnboardingSession) => Promise<unknown> };

/** Begins a sign-up by mailing a code. */
export function SignUpForm({ onStarted }: SignUpFormProps) {
  const form = useServerForm(startOnboarding.body, { email: "" });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, (body) => call(startOnboarding, { body }), { onSaved: onStarted });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Start a 14-day trial</h1>
        <p className="text-md text-text-2">
          Have an account?{" "}
          <Link to="/login" className="underline">
            Sign in
          </Link>
        </p>
      </div>
      <Field
        label="Work e-mail"
        error={errors.email?.message}
        hint="We send a six-digit code. It works for 10 minutes."
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
      <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
        Send me a code
      </Button>
      <p className="flex items-center gap-3 text-text-3 before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        or
      </p>
      <Button asChild size="lg">
        <Link to="/login/xero">Sign up with Xero</Link>
      </Button>
      <Button asChild size="lg">
        <Link to="/openid/$client" params={{ client: "quickbooks" }} preload={false}>
          Sign up with QuickBooks
        </Link>
      </Button>
      <p className="text-xs text-text-3">
        No card is asked for. Invited to a team? Use the link in that e-mail.
      </p>
    </form>
  );
}
