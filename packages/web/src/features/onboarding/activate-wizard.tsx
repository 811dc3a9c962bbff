import { activateOnboarding, type OnboardingSession } from "@app/contract/onboarding";
import type { ComponentProps } from "react";
import { useState } from "react";
import { call } from "#lib/api.ts";
import { browserZone } from "#lib/browser-zone.ts";
import { Wizard } from "#ui/wizard.tsx";
import { aboutStep } from "./about-step.tsx";
import { BLANK } from "./activate-values.ts";
import { companyStep } from "./company-step.tsx";
import { DoneStep, type Opened } from "./done-step.tsx";
import { ROW, STEP } from "./step-labels.ts";
import { usePasswordStep } from "./use-password-step.tsx";

type WizardProps = ComponentProps<typeof Wizard>;

type ActivateWizardProps = Pick<WizardProps, "slug" | "goTo" | "renderLink"> & {
  session: OnboardingSession;
  onActivated: () => Promise<unknown>;
};

const PATH = /\/onboarding\/activate$/;

/** Who they are, their company, their password: then the account is open, and says how to begin. */
export function ActivateWizard({ session, onActivated, ...way }: ActivateWizardProps) {
  const [newPassword, setNewPassword] = useState("");
  const [opened, setOpened] = useState<Opened>();
  const { email, uuid } = session;
  const steps = [
    aboutStep(email),
    companyStep,
    usePasswordStep(email, newPassword, setNewPassword),
  ];
  if (opened) return <DoneStep {...opened} />;
  return (
    <Wizard
      {...way}
      id={`onboarding.${uuid}`}
      label={ROW}
      done={[STEP.code]}
      last={STEP.done}
      steps={steps}
      initial={BLANK}
      isStep={(pathname) => PATH.test(pathname)}
      finishLabel="Open account"
      note="14 days free, no card."
      onFinish={async ({ kind, ...values }) => {
        const draft = { ...values, kind: Number(kind) as 1 | 2, hasAcceptedTerms: true as const };
        await call(activateOnboarding, {
          body: { ...draft, uuid, newPassword, timeZone: browserZone() },
        });
        await onActivated();
        setOpened(values);
      }}
    />
  );
}
