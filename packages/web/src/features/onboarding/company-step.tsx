import { useSuspenseQuery } from "@tanstack/react-query";
import { appDataQuery } from "#lib/app-data.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { WizardStep } from "#ui/wizard.tsx";
import type { Draft, TextPart, Values } from "./activate-values.ts";
import { ValueLine } from "./value-line.tsx";

export const companyStep: WizardStep<Values> = {
  slug: "company",
  label: "Company",
  title: "Your firm or company",
  missing: ({ teamName }) => (teamName.trim() === "" ? "Enter a name for your team." : undefined),
  content: ({ values, change, missing }) => (
    <>
      <ValueLine
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
