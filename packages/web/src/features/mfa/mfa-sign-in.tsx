import type { DataOf } from "@app/contract/endpoint";
import {
  getMfaAuthSession,
  loginByMfaCode,
  loginByMfaEmail,
  sendMfaLoginEmail,
} from "@app/contract/mfa";
import { call } from "#lib/api.ts";
import { isEnded } from "./is-ended.ts";
import { SecondFactor } from "./second-factor.tsx";

type MfaSignInProps = {
  session: DataOf<typeof getMfaAuthSession>;
  onSignedIn: () => Promise<unknown>;
  /** Too many wrong codes, or too late: signing in starts again. */
  onEnded: (message: string) => unknown;
};

/** The second step of signing in. */
export function MfaSignIn(props: MfaSignInProps) {
  return (
    <div className="grid gap-4.5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Enter your code</h1>
        <p className="text-md text-text-2">That was right. One more step.</p>
      </div>
      <MfaSignInCode {...props} />
    </div>
  );
}

/** The same without a heading, for where there is one already. */
export function MfaSignInCode({ session, onSignedIn, onEnded }: MfaSignInProps) {
  const { uuid, backupEmailHint } = session;

  /** The last wrong try is told like any other, so only asking shows that it was the last. */
  const leaveIfEnded = () =>
    authSession(uuid).catch(async (error) => {
      if (isEnded(error)) await onEnded(error.message);
    });

  return (
    <SecondFactor
      backupEmailHint={backupEmailHint}
      submitLabel="Sign in"
      isColumn
      onAppCode={(code) => call(loginByMfaCode, { body: { uuid, code } }).then(onSignedIn)}
      onSendEmail={() => call(sendMfaLoginEmail, { body: { uuid } })}
      onEmailCode={(code) => call(loginByMfaEmail, { body: { uuid, code } }).then(onSignedIn)}
      onRefused={() => void leaveIfEnded()}
    />
  );
}

export function authSession(uuid: string) {
  return call(getMfaAuthSession, { params: { uuid } });
}
