import { Link } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field, PasswordInput, TextInput } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { DemoSignIns } from "./demo-sign-ins.tsx";
import { useSignIn } from "./use-sign-in.ts";

type SignInFormProps = {
  /** Prefills the e-mail. */
  mail: string | undefined;
  /** Where to go on, for those who sign in elsewhere. */
  redirectUrl: string | undefined;
  /** The embedded demo offers its own people. */
  isDemo: boolean;
  onSignedIn: () => Promise<void>;
  /** The password was right and a second factor is outstanding. */
  onSecondFactor: (authSessionUuid: string) => Promise<void>;
};

export function SignInForm(props: SignInFormProps) {
  const { mail = "", redirectUrl, isDemo, onSignedIn, onSecondFactor } = props;
  const [email, setEmail] = useState(mail);
  const [password, setPassword] = useState("");
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { signIn, isPending, messageFor, otherMessages } = useSignIn((authSessionUuid) =>
    authSessionUuid ? onSecondFactor(authSessionUuid) : onSignedIn(),
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    const errors = await signIn({ email, password });
    if (errors.length === 0) return;
    // The e-mail is mended first; anything else is most likely the password.
    if (errors.some(({ key }) => key === "email")) emailInput.current?.focus();
    else passwordInput.current?.select();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4.5">
      <h1 className="text-2xl font-semibold tracking-tight">Sign in</h1>
      <Field label="E-mail" error={messageFor("email")}>
        {(control) => (
          <TextInput
            {...control}
            ref={emailInput}
            name="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            size="lg"
            type="email"
            autoComplete="username"
            autoFocus={!mail}
          />
        )}
      </Field>
      <Field
        label="Password"
        error={messageFor("password")}
        aside={
          <Link to="/login/reset_password" className="inline-block phone:-my-3 phone:py-3">
            Reset password
          </Link>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordInput}
            name="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            size="lg"
            autoFocus={Boolean(mail)}
          />
        )}
      </Field>
      {otherMessages.length > 0 && <Notice tone="negative">{otherMessages.join(" ")}</Notice>}
      <Button ref={submitButton} type="submit" variant="primary" size="lg" isPending={isPending}>
        Sign in
      </Button>
      <Button asChild size="lg">
        <Link to="/login/xero" search={{ redirectUrl }}>
          Continue with Xero
        </Link>
      </Button>
      <Button asChild size="lg">
        <Link
          to="/openid/$client"
          params={{ client: "quickbooks" }}
          search={{ redirectUrl }}
          preload={false}
        >
          Continue with QuickBooks
        </Link>
      </Button>
      <p className="text-text-2">
        New here? <Link to="/signup">Start a trial</Link>
      </p>
      {isDemo && (
        <DemoSignIns
          onChoose={(person) => {
            setEmail(person.email);
            setPassword(person.password);
            submitButton.current?.focus();
          }}
        />
      )}
    </form>
  );
}
