import { setUpMfaCode, startMfaEnable } from "@app/contract/mfa";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type ApiError, call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { FormActions } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { AppStep } from "./app-step.tsx";
import { BackupEmailStep } from "./backup-email-step.tsx";
import { CodeForm } from "./code-form.tsx";
import { isEnded } from "./is-ended.ts";
import { MfaPage } from "./mfa-page.tsx";
import { StepText } from "./step-text.tsx";
import { WalkFailed } from "./walk-failed.tsx";
import { WalkLoading } from "./walk-loading.tsx";

type EnableMfaProps = {
  /** The team demands it, so nothing else is open to this person until it is done. */
  isForced: boolean;
  teamName: string;
  /** MFA is on; the app must learn of it before the person goes on. */
  onEnabled: () => Promise<unknown>;
};

const STEPS = ["App", "Code", "Backup e-mail", "Done"];
const DONE = STEPS.length - 1;

/** Sets MFA up step by step. Nothing changes before the last one. */
export function EnableMfa({ isForced, teamName, onEnabled }: EnableMfaProps) {
  const [step, setStep] = useState(0);
  return (
    <MfaPage
      title="Set up multi-factor authentication"
      steps={<Stepper label="Steps" steps={STEPS} current={step} />}
      notice={
        isForced && (
          <Notice tone="alert" title={`${teamName} requires multi-factor authentication`}>
            Set it up once to go on. It takes about two minutes.
          </Notice>
        )
      }
      note={
        step < DONE &&
        `Nothing changes until the last step. ${isForced ? "You can sign out and come back" : "Leave at any time and start again later"}.`
      }
    >
      {step === DONE ? (
        <Done />
      ) : (
        <Walk step={step} onStep={setStep} isForced={isForced} onEnabled={onEnabled} />
      )}
    </MfaPage>
  );
}

type WalkProps = Pick<EnableMfaProps, "isForced" | "onEnabled"> & {
  step: number;
  onStep: (step: number) => void;
};

function Walk({ step, onStep, isForced, onEnabled }: WalkProps) {
  const { data: session, error, refetch } = useQuery(enableSession);
  const [ended, setEnded] = useState<ApiError>();
  const failure = ended ?? error;
  if (failure) {
    const startAgain = async () => {
      await refetch();
      onStep(0);
      setEnded(undefined);
    };
    return <WalkFailed error={failure} onStartAgain={startAgain} hasWayBack={!isForced} />;
  }
  if (!session) return <WalkLoading />;

  if (step === 0) return <AppStep session={session} onNext={() => onStep(1)} />;
  const walk = {
    uuid: session.uuid,
    onRefused: (refusal: ApiError) => isEnded(refusal) && setEnded(refusal),
  };
  if (step === 1) return <CodeStep {...walk} onNext={() => onStep(2)} onBack={() => onStep(0)} />;
  return <BackupEmailStep {...walk} onNext={() => onEnabled().then(() => onStep(DONE))} />;
}

/** Begun once per visit to the page: each beginning makes a new secret. */
const enableSession = {
  queryKey: [startMfaEnable.path],
  queryFn: () => call(startMfaEnable, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
};

type CodeStepProps = {
  uuid: string;
  onNext: () => void;
  onBack: () => void;
  onRefused: (error: ApiError) => void;
};

function CodeStep({ uuid, onNext, onBack, onRefused }: CodeStepProps) {
  return (
    <>
      <StepText title="Enter the code the app shows">
        It changes every 30 seconds. This proves that the app is set up right.
      </StepText>
      <CodeForm
        label="Code from the authenticator app"
        submitLabel="Check code"
        onCode={(code) => call(setUpMfaCode, { body: { uuid, code } }).then(onNext)}
        onRefused={onRefused}
      >
        <Button variant="quiet" size="lg" onClick={onBack}>
          Back to the QR code
        </Button>
      </CodeForm>
    </>
  );
}

function Done() {
  return (
    <>
      <StepText title="Multi-factor authentication is on" isFocused>
        From your next sign-in on we ask for a code of the app after your password. Without the app,
        the backup e-mail lets you in. Your other devices were signed out.
      </StepText>
      <FormActions>
        <Button asChild variant="primary">
          <Link to="/">Go to the home page</Link>
        </Button>
        <Button asChild>
          <Link to="/account">Back to your account</Link>
        </Button>
      </FormActions>
    </>
  );
}
