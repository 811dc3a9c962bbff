import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { CodeForm } from "./code-form.tsx";
import { ResendCode } from "./resend-code.tsx";

type SecondFactorProps = {
  /** The backup address with most of it hidden. */
  backupEmailHint: string;
  submitLabel: string;
  onAppCode: (code: string) => Promise<unknown>;
  onSendEmail: () => Promise<unknown>;
  onEmailCode: (code: string) => Promise<unknown>;
  onRefused: (error: ApiError) => void;
};

/** Proves the second factor: by the authenticator app, or by a code mailed to the backup address. */
export function SecondFactor(props: SecondFactorProps) {
  const { backupEmailHint, submitLabel, onSendEmail, onRefused } = props;
  const [isByEmail, setIsByEmail] = useState(false);
  const send = useMutation({
    mutationFn: onSendEmail,
    onSuccess: () => setIsByEmail(true),
    onError: (error) => error instanceof ApiError && onRefused(error),
  });

  if (isByEmail) {
    return (
      <CodeForm
        key="email"
        label="Code from the e-mail"
        hint={`Sent to ${backupEmailHint}. It works for 10 minutes.`}
        submitLabel={submitLabel}
        onCode={props.onEmailCode}
        onRefused={onRefused}
      >
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="quiet" onClick={() => setIsByEmail(false)}>
            Use the app instead
          </Button>
          <ResendCode onResend={onSendEmail} />
        </div>
      </CodeForm>
    );
  }
  return (
    <CodeForm
      key="app"
      label="Code from the authenticator app"
      submitLabel={submitLabel}
      onCode={props.onAppCode}
      onRefused={onRefused}
    >
      {send.error && <Notice tone="negative">{send.error.message}</Notice>}
      <Button variant="quiet" isPending={send.isPending} onClick={() => send.mutate()}>
        Use the backup e-mail instead
      </Button>
    </CodeForm>
  );
}
