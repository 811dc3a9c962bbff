import { ACCOUNT_KINDS } from "@app/contract/account";
import { activateOnboarding, type OnboardingSession } from "@app/contract/onboarding";
import { PASSWORD_LENGTH_MIN } from "@app/contract/text";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useState } from "react";
import { call } from "#lib/api.ts";
import { appDataQuery } from "#lib/app-data.ts";
import { usePasswordWeakness } from "#lib/password-weakness.ts";
import { Checkbox, RadioGroup } from "#ui/choice.tsx";
import { ErrorText, Field, TextInput } from "#ui/field.tsx";
import { NewPasswordField } from "#ui/new-password-field.tsx";
import { Select } from "#ui/select.tsx";
import { Wizard, type WizardStep } from "#ui/wizard.tsx";

type WizardProps = ComponentProps<typeof Wizard>;

type ActivateWizardProps = Pick<WizardProps, "slug" | "goTo" | "renderLink"> & {
  session: OnboardingSession;
  onActivated: () => Promise<unknown>;
};

/** What is kept for the tab: everything but the password. */
const BLANK = {
  ...{ kind: String(ACCOUNT_KINDS.ADVISOR), name: "", jobTitle: "", phone: "" },
  ...{ teamName: "", countryCode: "", industry: "", companySize: "", hasAcceptedTerms: false },
};
type Values = typeof BLANK;

export const FIRST_STEP = "about";
const PATH = /\/onboarding\/activate$/;

/** Who they are, their company, their password: then the account is open. */
export function ActivateWizard({ session, onActivated, ...way }: ActivateWizardProps) {
  const [newPassword, setNewPassword] = useState("");
  const { email, uuid } = session;
  const steps = [
    aboutStep(email),
    companyStep,
    usePasswordStep(email, newPassword, setNewPassword),
  ];
  return (
    <Wizard
      {...way}
      id={`onboarding.${uuid}`}
      label="Open your account"
      steps={steps}
      initial={BLANK}
      isStep={(pathname) => PATH.test(pathname)}
      finishLabel="Open account"
      note="14 days free, no card."
      onFinish={async ({ kind, ...values }) => {
        const draft = { ...values, kind: Number(kind) as 1 | 2, hasAcceptedTerms: true as const };
        await call(activateOnboarding, { body: { ...draft, uuid, newPassword } });
        await onActivated();
      }}
    />
  );
}

const KINDS = [
  {
    value: String(ACCOUNT_KINDS.ADVISOR),
    label: "My clients’",
    hint: "An accounting or advisory firm.",
  },
  {
    value: String(ACCOUNT_KINDS.CORPORATE),
    label: "My own company’s",
    hint: "A finance team or an owner.",
  },
];

function aboutStep(email: string): WizardStep<Values> {
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
          options={KINDS}
          value={values.kind}
          onChange={(kind) => change({ kind })}
          isCards
        />
        <Line
          label="Name"
          part="name"
          autoComplete="name"
          error={missing}
          {...{ values, change }}
        />
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <Line
            label="Job title (optional)"
            part="jobTitle"
            autoComplete="organization-title"
            {...{ values, change }}
          />
          <Line
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

const companyStep: WizardStep<Values> = {
  slug: "company",
  label: "Company",
  title: "Your firm or company",
  missing: ({ teamName }) => (teamName.trim() === "" ? "Enter a name for your team." : undefined),
  content: ({ values, change, missing }) => (
    <>
      <Line
        label="Company name"
        part="teamName"
        autoComplete="organization"
        error={missing}
        {...{ values, change }}
      />
      <CompanyChoices values={values} change={change} />
    </>
  ),
};

type Draft = { values: Values; change: (part: Partial<Values>) => void };

function CompanyChoices({ values, change }: Draft) {
  const { data: lists } = useSuspenseQuery(appDataQuery);
  const countries = lists.countries.map(({ code, name }) => ({ value: code, label: name }));
  const asOption = (value: string) => ({ value, label: value });
  return (
    <>
      <Choice label="Country" part="countryCode" options={countries} {...{ values, change }} />
      <Choice
        label="Industry"
        part="industry"
        options={lists.industries.map(asOption)}
        {...{ values, change }}
      />
      <Choice
        label="Company size"
        part="companySize"
        options={lists.companySizes.map(asOption)}
        {...{ values, change }}
      />
    </>
  );
}

/** The password is held by the page alone, and asked for again after a reload. */
function usePasswordStep(
  email: string,
  newPassword: string,
  setNewPassword: (password: string) => void,
): WizardStep<Values> {
  const weakness = usePasswordWeakness(newPassword, { email });
  const isShort = newPassword.length < PASSWORD_LENGTH_MIN;
  return {
    slug: "password",
    label: "Password",
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
        <div className="grid gap-1">
          <Checkbox
            label="I accept the licence agreement and the privacy statement."
            checked={values.hasAcceptedTerms}
            onChange={(event) => change({ hasAcceptedTerms: event.target.checked })}
          />
          {missing && !isShort && !weakness && <ErrorText id="terms-error">{missing}</ErrorText>}
        </div>
      </>
    ),
  };
}

type TextPart = Exclude<keyof Values, "hasAcceptedTerms">;

type LineProps = Draft & {
  label: string;
  part: TextPart;
  error?: string | undefined;
  type?: "text" | "tel";
  autoComplete: string;
};

function Line({ label, part, error, values, change, ...input }: LineProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          name={part}
          size="lg"
          value={values[part]}
          onChange={(event) => change({ [part]: event.target.value })}
        />
      )}
    </Field>
  );
}

type ChoiceProps = Draft & {
  label: string;
  part: TextPart;
  options: { value: string; label: string }[];
};

function Choice({ label, part, options, values, change }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={part}
          size="lg"
          value={values[part]}
          onChange={(event) => change({ [part]: event.target.value })}
        >
          <option value="">Not given</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
