import { type ReactNode, useState } from "react";
import { classNames } from "./class-names.ts";
import { TextInput, type TextInputProps } from "./field.tsx";

export type NumberValueProps = Omit<
  TextInputProps,
  "value" | "defaultValue" | "onChange" | "type"
> & {
  value: number | null;
  /** Gets NaN for text that is not a figure, so that the form's schema refuses it. */
  onChange: (value: number | null) => void;
};

type NumberInputProps = NumberValueProps & {
  parse: (text: string) => number | null;
  format: (value: number) => string;
  /** Stands inside the field at the left: the currency. */
  prefix?: ReactNode;
};

/** A figure typed as text: read while it is typed, put into its usual form when it is left. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, parse, format, prefix, className, onBlur, ...rest } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const isKept = draft !== null && Object.is(parse(draft), value);
  const shown = isKept ? draft : value === null || Number.isNaN(value) ? "" : format(value);

  return (
    <div className="relative">
      {prefix && (
        <span className="pointer-events-none absolute inset-y-0 left-2.75 flex items-center text-text-3">
          {prefix}
        </span>
      )}
      <TextInput
        inputMode="text"
        autoComplete="off"
        {...rest}
        value={shown}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(parse(event.target.value));
        }}
        onBlur={(event) => {
          if (!Number.isNaN(value)) setDraft(null);
          onBlur?.(event);
        }}
        className={classNames("tabular text-cell-input", Boolean(prefix) && "pl-12", className)}
      />
    </div>
  );
}
