import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { ErrorText } from "./field.tsx";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  label: ReactNode;
  hint?: ReactNode;
};

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} look="tick-box" />;
}

export function Switch(props: ChoiceProps) {
  return <Choice {...props} look="switch-box" />;
}

type Look = "tick-box" | "switch-box";

function Choice({ label, hint, className, look, ...props }: ChoiceProps & { look: Look }) {
  return (
    <label
      className={classNames(
        "inline-flex items-start gap-2 has-disabled:text-text-disabled phone:min-h-10.5 phone:py-2.75",
        className,
      )}
    >
      <span className="flex h-5 items-center">
        <input
          {...props}
          type="checkbox"
          role={look === "switch-box" ? "switch" : undefined}
          className={look}
        />
      </span>
      <span>
        {label}
        {hint && <span className="block text-xs text-text-3">{hint}</span>}
      </span>
    </label>
  );
}

type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Stands at the right end of a card: a price, a badge. */
  aside?: ReactNode;
  isDisabled?: boolean;
};

type RadioGroupProps = {
  label: string;
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  /** Cards for a decision with consequences; plain rows otherwise. */
  isCards?: boolean;
  /** Cards side by side, to be compared. */
  isBeside?: boolean;
  error?: string | undefined;
};

export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onChange, isCards, isBeside, error } = props;
  const name = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be invalid.
      role="radiogroup"
      className={classNames("grid gap-1.5", isBeside && "grid-cols-2 max-[1200px]:grid-cols-1")}
      {...(error && { "aria-invalid": true, "aria-describedby": `${name}-error` })}
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(isCards ? RADIO_CARD : RADIO_ROW, isBeside && "items-start!")}
        >
          <span className="flex h-5 items-center">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className="radio-box"
            />
          </span>
          <span className="grow">
            <span className={classNames(isCards && "font-medium")}>{option.label}</span>
            {option.hint && <span className="block text-text-2">{option.hint}</span>}
          </span>
          {option.aside && (
            <span className="tabular shrink-0 text-right text-text-2">{option.aside}</span>
          )}
        </label>
      ))}
      {error && <ErrorText id={`${name}-error`}>{error}</ErrorText>}
    </fieldset>
  );
}

const RADIO_ROW =
  "flex gap-2 has-disabled:text-text-disabled phone:min-h-10.5 phone:items-center phone:py-1";
const RADIO_CARD =
  "flex items-center gap-3 rounded-lg border border-border-strong bg-surface px-4 py-3 hover:bg-surface-hover " +
  "has-checked:border-accent has-checked:bg-cell-input-bg has-checked:shadow-[inset_0_0_0_1px_var(--accent)] " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
