import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";

const DIGIT_COUNT = 6;

type CodeInputProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type"> & {
  value: string;
  onChange: (code: string) => void;
  /** Called when the sixth digit is in: by typing, by paste or by the phone's suggestion. */
  onComplete?: (code: string) => void;
};

/** Six digits from an app or a message: one real input, drawn as six boxes. */
export function CodeInput({ value, onChange, onComplete, className, ...props }: CodeInputProps) {
  const [isFocused, setIsFocused] = useState(false);
  const current = Math.min(value.length, DIGIT_COUNT - 1);

  function change(text: string) {
    const code = digitsOf(text);
    if (code === value) return;
    onChange(code);
    if (code.length === DIGIT_COUNT) onComplete?.(code);
  }

  return (
    <div className={classNames("group relative w-full max-w-75", className)}>
      <input
        {...props}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={(event) => {
          setIsFocused(false);
          props.onBlur?.(event);
        }}
        className="absolute inset-0 z-1 size-full cursor-text opacity-0"
      />
      <div aria-hidden="true" className="flex gap-2">
        {SLOTS.map((slot) => (
          <span
            key={slot}
            className={classNames(
              SLOT,
              isFocused && slot === current ? "ring-field" : "border-border-control",
            )}
          >
            {value[slot]}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Codes come as "123 456" or inside a sentence; only their digits count. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, "").slice(0, DIGIT_COUNT);
}

const SLOTS = [...Array(DIGIT_COUNT).keys()];

const SLOT =
  "tabular grid h-12 min-w-0 flex-1 place-items-center rounded-md border bg-surface text-xl font-medium nth-3:mr-2 " +
  "group-has-aria-invalid:border-negative-fill group-has-aria-invalid:bg-field-error " +
  "group-has-disabled:border-border group-has-disabled:bg-surface-sunken group-has-disabled:text-text-disabled";
