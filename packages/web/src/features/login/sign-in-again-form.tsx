import { type FormEvent, useRef, useState } from "react";
import { APP_BASE } from "#lib/redirect.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, DialogActions } from "#ui/dialog.tsx";
import { Field, PasswordInput } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useSignIn } from "./use-sign-in.ts";

type SignInAgainFormProps = {
  email: string;
  /** Why it has to be done once more, if it was done already. */
  message: string | undefined;
  onSignedIn: () => Promise<unknown>;
  onSecondFactor: (authSessionUuid: string) => Promise<unknown>;
};

/** The password of the person whose page this is, and of nobody else. */
export function SignInAgainForm(props: SignInAgainFormProps) {
  const { email, message, onSignedIn, onSecondFactor } = props;
  const [password, setPassword] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { signIn, isPending, messageFor, otherMessages } = useSignIn(async (uuid) => {
    await (uuid ? onSecondFactor(uuid) : onSignedIn());
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const errors = await signIn({ email, password });
    if (errors.length > 0) input.current?.select();
  }

  const wrong = otherMessages.join(" ") || message;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{email}</span>
        <a href={`${APP_BASE}/login`}>Sign in as somebody else</a>
      </p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Password" error={messageFor("password")}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoFocus
          />
        )}
      </Field>
      {wrong && <Notice tone="negative">{wrong}</Notice>}
      <DialogActions>
        <CancelDialog>Not now</CancelDialog>
        <Button type="submit" variant="primary" isPending={isPending}>
          Sign in
        </Button>
      </DialogActions>
    </form>
  );
}
