import { classNames } from "./class-names.ts";
import { TextInput, type TextInputProps } from "./field.tsx";

type DatePickerProps = Omit<TextInputProps, "value" | "onChange" | "type"> & {
  /** "2026-11-16", or null while no whole date is given. */
  value: string | null;
  onChange: (date: string | null) => void;
};

/** The browser's own date field: it speaks the person's order of day and month, and every phone knows it. */
export function DatePicker({ value, onChange, className, ...props }: DatePickerProps) {
  return (
    <TextInput
      {...props}
      type="date"
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value || null)}
      className={classNames("tabular", className)}
    />
  );
}
