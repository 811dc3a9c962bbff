import type { DataOf } from "@app/contract/endpoint";
import type { getMfaAuthSession } from "@app/contract/mfa";
import { useState } from "react";
import { SignInAgainForm } from "#features/login/sign-in-again-form.tsx";
import { authSession, MfaSignInCode } from "#features/mfa/mfa-sign-in.tsx";
import { Dialog } from "#ui/dialog.tsx";

type SignInAgainDialogProps = {
  email: string;
  onSignedIn: () => Promise<unknown>;
  onClose: () => void;
};

/** Signing in over the page that was being worked on, so that nothing on it is lost. */
export function SignInAgainDialog({ email, onSignedIn, onClose }: SignInAgainDialogProps) {
  const [session, setSession] = useState<DataOf<typeof getMfaAuthSession>>();
  const [message, setMessage] = useState<string>();
  const words = session ? CODE_WORDS : PASSWORD_WORDS;
  return (
    <Dialog isOpen onClose={onClose} width="sm" {...words}>
      {session ? (
        <MfaSignInCode
          session={session}
          onSignedIn={onSignedIn}
          onEnded={(ended) => {
            setMessage(ended);
            setSession(undefined);
          }}
        />
      ) : (
        <SignInAgainForm
          email={email}
          message={message}
          onSignedIn={onSignedIn}
          onSecondFactor={async (uuid) => setSession(await authSession(uuid))}
        />
      )}
    </Dialog>
  );
}

const PASSWORD_WORDS = {
  title: "Sign in to go on",
  description:
    "You have been signed out. Nothing you typed is lost: sign in, and what you were doing goes on by itself.",
};
const CODE_WORDS = {
  title: "Enter your code",
  description: "Your password was right. One more step.",
};
