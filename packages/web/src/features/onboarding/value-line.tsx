import { Field, TextInput } from "#ui/field.tsx";
import type { Draft, TextPart } from "./activate-values.ts";

type ValueLineProps = Draft & {
  label: string;
  part: TextPart;
  error?: string | undefined;
  type?: "text" | "tel";
  autoComplete: string;
};

export function ValueLine({ label, part, error, values, change, ...input }: ValueLineProps) {
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
