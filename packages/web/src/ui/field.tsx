import { ChevronDown, CircleAlert, Eye, EyeOff, Search } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names.ts";

/** What a field hands to its control, to be spread on the input. */
export type ControlProps = {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

type FieldProps = {
  label: string;
  /** One sentence under the control; it stays in view when there is an error. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Stands at the right of the label: a link, or the word "Optional". */
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, a hint and an error, tied together for people and for screen readers. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control: ControlProps = {
    id,
    ...(error && { "aria-invalid": true }),
    ...(described && { "aria-describedby": described }),
  };
  return (
    <div className={classNames("grid content-start gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside && <span className={ASIDE}>{aside}</span>}
      </div>
      {children(control)}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  );
}

/** A link here is as easy to hit on a phone as a button. */
const ASIDE = "text-xs text-text-3 phone:[&>a]:-my-3.5 phone:[&>a]:inline-block phone:[&>a]:py-3.5";

function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-xs text-text-3">
      {children}
    </p>
  );
}

function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-xs text-negative">
      <CircleAlert className="mt-0.5 size-3.5" />
      {children}
    </p>
  );
}

/** How every control with a box looks; phones get 16 px type, below which they zoom in. */
const controlClass =
  "w-full rounded-md border border-border-control bg-surface px-2.75 " +
  "focus:ring-field aria-invalid:border-negative-fill aria-invalid:bg-field-error " +
  "disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-text-disabled " +
  "[[readonly]]:bg-surface-sunken phone:text-lg";

const SIZES = {
  sm: "h-7.5 text-xs font-medium phone:h-10.5",
  md: "h-9 phone:h-11",
  lg: "h-10.5 text-md phone:h-11.5",
};

export type TextInputProps = Omit<ComponentProps<"input">, "size"> & { size?: "md" | "lg" };

export function TextInput({ size = "md", className, ...props }: TextInputProps) {
  return <input {...props} className={classNames(controlClass, SIZES[size], className)} />;
}

export function PasswordInput({ className, ...props }: TextInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        autoComplete="current-password"
        {...props}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className={classNames("pr-11", className)}
      />
      <button
        type="button"
        aria-label={isShown ? "Hide password" : "Show password"}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-10.5 place-items-center rounded-md text-text-3 hover:text-text"
      >
        <Icon />
      </button>
    </div>
  );
}

export function TextArea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...props}
      rows={rows}
      className={classNames(controlClass, "min-h-18 resize-y py-2", className)}
    />
  );
}

type SelectProps = Omit<ComponentProps<"select">, "size"> & {
  /** `sm` stands in a toolbar, as high as what stands beside it. */
  size?: "sm" | "md" | "lg";
};

/** The browser's own list: right on every phone, and for every keyboard and reader. */
export function Select({ size = "md", className, children, ...props }: SelectProps) {
  return (
    <div className={classNames("relative grid", className)}>
      <select {...props} className={classNames(controlClass, SIZES[size], "appearance-none pr-9")}>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-3.5 -translate-y-1/2 text-text-3" />
    </div>
  );
}

/** Looks for something in the page's list; `aria-label` says what. */
export function SearchInput({
  className,
  ...props
}: ComponentProps<"input"> & { "aria-label": string }) {
  return (
    <div className={classNames("relative", className)}>
      <Search className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-text-3" />
      <input
        type="search"
        {...props}
        className={classNames(
          controlClass,
          "h-8.5 border-border-strong pr-2.5 pl-8.5 shadow-xs phone:h-10.5",
        )}
      />
    </div>
  );
}

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
  error?: string | undefined;
};

export function RadioGroup({ label, options, value, onChange, isCards, error }: RadioGroupProps) {
  const name = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot be invalid.
      role="radiogroup"
      className="grid gap-1.5"
      {...(error && { "aria-invalid": true, "aria-describedby": `${name}-error` })}
    >
      <legend className="mb-1.5 font-medium">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={isCards ? RADIO_CARD : RADIO_ROW}>
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
          {option.aside && <span className="tabular text-right text-text-2">{option.aside}</span>}
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
