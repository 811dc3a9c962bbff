import { ACCOUNT_KINDS } from "@app/contract/account";
import { currencyFor } from "@app/contract/plans";
import { useSuspenseQuery } from "@tanstack/react-query";
import { appDataQuery } from "#lib/app-data.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { WizardStep } from "#ui/wizard.tsx";
import type { Draft, TextPart, Values } from "./activate-values.ts";
import { STEP } from "./step-labels.ts";
import { ValueLine } from "./value-line.tsx";

export const companyStep: WizardStep<Values> = {
  slug: "company",
  label: STEP.company,
  title: ({ kind }) => `Your ${nounOf(kind)}`,
  description: "Colleagues you invite join this team.",
  missing: ({ teamName, kind }) =>
    teamName.trim() === "" ? `Enter the name of your ${nounOf(kind)}.` : undefined,
  content: ({ values, change, missing }) => (
    <>
      <ValueLine
        label={isCompany(values.kind) ? "Company name" : "Firm name"}
        part="teamName"
        autoComplete="organization"
        error={missing}
        {...{ values, change }}
      />
      <CompanyChoices values={values} change={change} />
    </>
  ),
};

const isCompany = (kind: string) => kind === String(ACCOUNT_KINDS.CORPORATE);
const nounOf = (kind: string) => (isCompany(kind) ? "company" : "firm");

/** What they will pay in depends on it, so it is said where it is chosen. */
function currencyWords(countryCode: string) {
  if (countryCode === "") return undefined;
  return currencyFor(countryCode) === "AUD" ? "Prices in AUD, with GST." : "Prices in USD.";
}

function CompanyChoices({ values, change }: Draft) {
  const { data: lists } = useSuspenseQuery(appDataQuery);
  const countries = lists.countries.map(({ code, name }) => ({ value: code, label: name }));
  const asOption = (value: string) => ({ value, label: value });
  return (
    <>
      <Choice
        label="Country"
        part="countryCode"
        hint={currencyWords(values.countryCode)}
        options={countries}
        {...{ values, change }}
      />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
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
      </div>
    </>
  );
}

type ChoiceProps = Draft & {
  label: string;
  part: TextPart;
  hint?: string | undefined;
  options: { value: string; label: string }[];
};

function Choice({ label, part, hint, options, values, change }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
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
