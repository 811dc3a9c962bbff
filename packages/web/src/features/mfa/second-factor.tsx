import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { CodeForm, type CodeFormProps } from "./code-form.tsx";
import { ResendCode } from "./resend-code.tsx";

type SecondFactorProps = Pick<CodeFormProps, "submitLabel" | "isDanger" | "isColumn"> & {
  /** The backup address with most of it hidden. */
  backupEmailHint: string;
  onAppCode: (code: string) => Promise<unknown>;
  onSendEmail: () => Promise<unknown>;
  onEmailCode: (code: string) => Promise<unknown>;
  onRefused: (error: ApiError) => void;
};

/** Proves the second factor: by the authenticator app, or by a code mailed to the backup address. */
export function SecondFactor(props: SecondFactorProps) {
  const { backupEmailHint, onAppCode, onSendEmail, onEmailCode, ...form } = props;
  const [isByEmail, setIsByEmail] = useState(false);
  const send = useMutation({
    mutationFn: onSendEmail,
    onSuccess: () => setIsByEmail(true),
    onError: (error) => error instanceof ApiError && form.onRefused(error),
  });

  if (isByEmail) {
    return (
      <CodeForm
        {...form}
        key="email"
        label="Code from the e-mail"
        hint={`Sent to ${backupEmailHint}. It works for 10 minutes.`}
        onCode={onEmailCode}
      >
        <ResendCode onResend={onSendEmail} />
        <Button variant="quiet" size="lg" onClick={() => setIsByEmail(false)}>
          Use the app instead
        </Button>
      </CodeForm>
    );
  }
  return (
    <CodeForm {...form} key="app" label="Code from the authenticator app" onCode={onAppCode}>
      <Button variant="quiet" size="lg" isPending={send.isPending} onClick={() => send.mutate()}>
        Use the backup e-mail instead
      </Button>
      {send.error && (
        <Notice tone="negative" className="w-full">
          {send.error.message}
        </Notice>
      )}
    </CodeForm>
  );
}
