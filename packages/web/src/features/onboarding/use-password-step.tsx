import { PASSWORD_LENGTH_MIN } from "@app/contract/text";
import { usePasswordWeakness } from "#lib/password-weakness.ts";
import { NewPasswordField } from "#ui/new-password-field.tsx";
import { TermsChoice } from "#ui/terms-choice.tsx";
import type { WizardStep } from "#ui/wizard.tsx";
import type { Values } from "./activate-values.ts";
import { STEP } from "./step-labels.ts";

/** The password is held by the page alone, and asked for again after a reload. */
export function usePasswordStep(
  email: string,
  newPassword: string,
  setNewPassword: (password: string) => void,
): WizardStep<Values> {
  const weakness = usePasswordWeakness(newPassword, { email });
  const isShort = newPassword.length < PASSWORD_LENGTH_MIN;
  return {
    slug: "password",
    label: STEP.password,
    title: "Choose a password",
    missing: ({ hasAcceptedTerms }) => {
      if (isShort) return `Use at least ${PASSWORD_LENGTH_MIN} characters.`;
      return weakness ?? (hasAcceptedTerms ? undefined : "Accept them to go on.");
    },
    content: ({ values, change, missing }) => (
      <>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          name="newPassword"
          label="Password"
          error={isShort ? missing : undefined}
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
          password={newPassword}
          lengthMin={PASSWORD_LENGTH_MIN}
          weakness={weakness}
          size="lg"
        />
        <TermsChoice
          checked={values.hasAcceptedTerms}
          onChange={(event) => change({ hasAcceptedTerms: event.target.checked })}
          error={isShort || weakness ? undefined : missing}
        />
      </>
    ),
  };
}
