import type { DataSource } from "@app/contract/data-sources";
import { monthOf, monthWords } from "@app/engine/time/month";
import type { UseFormReturn } from "react-hook-form";
import { type ControlProps, Field, PasswordInput, TextArea, TextInput } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { TypedSettings } from "./typed-settings.ts";

type SourceField = DataSource["fields"][number];

/** What forms with a source's fields hold, whatever else they ask. */
export type SettingsForm = { settings: TypedSettings };

type SettingFieldsProps<Values extends SettingsForm> = {
  form: UseFormReturn<Values>;
  fields: readonly SourceField[];
};

/** The fields of a source, drawn from what it says of them. */
export function SettingFields<Values extends SettingsForm>(props: SettingFieldsProps<Values>) {
  // Only the part that every such form has is used here.
  const form = props.form as unknown as UseFormReturn<SettingsForm>;
  const wrong = form.formState.errors.settings;
  return props.fields.map((field) => (
    <Field
      key={field.key}
      label={field.label}
      hint={field.help}
      {...(!field.isRequired && { aside: "Optional" })}
      error={wrong?.[field.key]?.message}
    >
      {(control) => <SettingControl form={form} field={field} control={control} />}
    </Field>
  ));
}

type SettingControlProps = {
  form: UseFormReturn<SettingsForm>;
  field: SourceField;
  control: ControlProps;
};

function SettingControl({ form, field, control }: SettingControlProps) {
  const input = {
    ...control,
    ...form.register(`settings.${field.key}`, {
      required: field.isRequired && `${field.label} is missing.`,
    }),
    autoComplete: "off",
    ...(field.example && { placeholder: field.example }),
  };
  switch (field.kind) {
    case "secret":
      return <PasswordInput {...input} autoComplete="new-password" />;
    case "url":
      return <TextInput {...input} type="url" />;
    case "number":
      return <TextInput {...input} type="number" min={field.min} max={field.max} />;
    case "month":
      return <Choices input={input} field={field} options={MONTHS} />;
    case "choice":
      return <Choices input={input} field={field} options={field.options ?? []} />;
    case "classes":
      return <TextArea {...input} placeholder={"4000 = revenue"} />;
    case "text":
      return <TextInput {...input} />;
  }
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => ({
  value: String(month),
  label: monthWords(monthOf(2000, month)).split(" ")[0] ?? "",
}));

type ChoicesProps = {
  input: React.ComponentProps<"select">;
  field: SourceField;
  options: readonly { value: string; label: string }[];
};

function Choices({ input, field, options }: ChoicesProps) {
  const { size: _, ...select } = input;
  return (
    <Select {...select}>
      <option value="" disabled={field.isRequired}>
        {field.isRequired ? "Choose one" : "As the source says"}
      </option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
