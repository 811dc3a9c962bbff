import { KIND_CHOICES } from "#lib/kind-choices.ts";
import { RadioGroup } from "#ui/choice.tsx";
import type { WizardStep } from "#ui/wizard.tsx";
import type { Values } from "./activate-values.ts";
import { ValueLine } from "./value-line.tsx";

export const FIRST_STEP = "about";

export function aboutStep(email: string): WizardStep<Values> {
  return {
    slug: FIRST_STEP,
    label: "About you",
    title: "About you",
    description: `${email} is confirmed.`,
    missing: ({ name }) => (name.trim() === "" ? "Enter your name." : undefined),
    content: ({ values, change, missing }) => (
      <>
        <RadioGroup
          label="Whose figures do you forecast?"
          options={KIND_CHOICES}
          value={values.kind}
          onChange={(kind) => change({ kind })}
          isCards
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
