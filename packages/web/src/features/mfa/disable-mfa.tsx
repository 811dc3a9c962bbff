import {
  disableMfaByCode,
  disableMfaByEmail,
  sendMfaDisableEmail,
  startMfaDisable,
} from "@app/contract/mfa";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiError, call } from "#lib/api.ts";
import { Notice } from "#ui/notice.tsx";
import { isEnded } from "./is-ended.ts";
import { MfaPage } from "./mfa-page.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { WalkFailed } from "./walk-failed.tsx";
import { WalkLoading } from "./walk-loading.tsx";

/** Switches MFA off, against a code of the app or of the backup e-mail. */
export function DisableMfa({ onDisabled }: { onDisabled: () => Promise<unknown> }) {
  return (
    <MfaPage title="Turn off multi-factor authentication">
      <Walk onDisabled={onDisabled} />
    </MfaPage>
  );
}

function Walk({ onDisabled }: { onDisabled: () => Promise<unknown> }) {
  const { data: session, error, refetch } = useQuery(disableSession);
  const [ended, setEnded] = useState<ApiError>();
  const failure = ended ?? error;
  if (failure) {
    const startAgain = () => refetch().then(() => setEnded(undefined));
    return <WalkFailed error={failure} onStartAgain={startAgain} />;
  }
  if (!session) return <WalkLoading />;

  const { uuid, backupEmailHint } = session;
  return (
    <>
      <Notice tone="alert" title="Your password alone will open your account">
        Whoever learns it can then sign in as you. The app and the backup e-mail are forgotten, and
        your other devices are signed out. Until a code is accepted, nothing changes.
      </Notice>
      <SecondFactor
        backupEmailHint={backupEmailHint}
        submitLabel="Turn off"
        isDanger
        onAppCode={(code) => call(disableMfaByCode, { body: { uuid, code } }).then(onDisabled)}
        onSendEmail={() => call(sendMfaDisableEmail, { body: { uuid } })}
        onEmailCode={(code) => call(disableMfaByEmail, { body: { uuid, code } }).then(onDisabled)}
        onRefused={(error) => isEnded(error) && setEnded(error)}
      />
    </>
  );
}

const disableSession = {
  queryKey: [startMfaDisable.path],
  queryFn: () => call(startMfaDisable, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
};
