import {
  type OnboardingSession,
  sendOnboardingCode,
  verifyOnboarding,
} from "@app/contract/onboarding";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { Field } from "#ui/field.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { toast } from "#ui/toast.tsx";
import { ROW, STEP_LABELS } from "./step-labels.ts";

type CodeStepProps = {
  session: OnboardingSession;
  onVerified: () => Promise<unknown>;
};

/** Proves the address by the mailed code. */
export function CodeStep({ session: { uuid, email }, onVerified }: CodeStepProps) {
  const [code, setCode] = useState("");
  const [resentCount, setResentCount] = useState(0);
  const verify = useMutation({
    mutationFn: (typed: string) => call(verifyOnboarding, { body: { uuid, code: typed } }),
    onSuccess: onVerified,
  });
  const resend = useMutation({
    mutationFn: () => call(sendOnboardingCode, { body: { uuid } }),
    onSuccess: () => {
      toast.success("A code is on its way. One sent before no longer works.");
      setCode("");
      setResentCount((count) => count + 1);
      verify.reset();
    },
    onError: (error) => toast.error(error.message),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    verify.mutate(code);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <Stepper label={ROW} steps={STEP_LABELS} current={0} />
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Enter the code</h1>
        <p className="text-md text-text-2">
          We sent an e-mail to {email}. The code in it works for 10 minutes, in this browser.
        </p>
      </div>
      <Field label="Code" error={verify.error?.message}>
        {(control) => (
          <CodeInput
            key={resentCount}
            {...control}
            value={code}
            onChange={setCode}
            onComplete={(typed) => verify.mutate(typed)}
            autoFocus
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" size="lg" isPending={verify.isPending}>
          Continue
        </Button>
        <Button variant="quiet" isPending={resend.isPending} onClick={() => resend.mutate()}>
          Send a new code
        </Button>
      </div>
      <p className="text-xs text-text-3">
        No code in it? Then it says why. Wrong address? <Link to="/signup">Use another one</Link>.
      </p>
    </form>
  );
}
