import { KIND_QUESTION } from "#lib/kind-choices.tsx";
import { PictureChoice } from "#ui/picture-choice.tsx";
import type { WizardStep } from "#ui/wizard.tsx";
import type { Values } from "./activate-values.ts";
import { STEP } from "./step-labels.ts";
import { ValueLine } from "./value-line.tsx";

export const FIRST_STEP = "about";

export function aboutStep(email: string): WizardStep<Values> {
  return {
    slug: FIRST_STEP,
    label: STEP.about,
    title: "About you",
    description: `${email} is confirmed.`,
    missing: ({ name }) => (name.trim() === "" ? "Enter your name." : undefined),
    content: ({ values, change, missing }) => (
      <>
        <PictureChoice
          {...KIND_QUESTION}
          value={values.kind}
          onChange={(kind) => change({ kind })}
        />
        <ValueLine
          label="Name"
          part="name"
          autoComplete="name"
          error={missing}
          {...{ values, change }}
        />
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <ValueLine
            label="Job title (optional)"
            part="jobTitle"
            autoComplete="organization-title"
            {...{ values, change }}
          />
          <ValueLine
            label="Phone (optional)"
            part="phone"
            type="tel"
            autoComplete="tel"
            {...{ values, change }}
          />
        </div>
      </>
    ),
  };
}
