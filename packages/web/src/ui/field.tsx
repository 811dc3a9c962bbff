import { CircleAlert, Eye, EyeOff } from "lucide-react";
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

export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1.5 text-xs text-negative">
      <CircleAlert className="mt-0.5 size-3.5" />
      {children}
    </p>
  );
}

/** How every control with a box looks; phones get 16 px type, below which they zoom in. */
export const controlClass =
  "w-full rounded-md border border-border-control bg-surface px-2.75 " +
  "focus:ring-field aria-invalid:border-negative-fill aria-invalid:bg-field-error " +
  "disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-text-disabled " +
  "[[readonly]]:bg-surface-sunken phone:text-lg";

export const CONTROL_SIZES = {
  sm: "h-7.5 text-xs font-medium phone:h-11",
  md: "h-9 phone:h-11",
  lg: "h-10.5 text-md phone:h-11.5",
};

export type TextInputProps = Omit<ComponentProps<"input">, "size"> & { size?: "md" | "lg" };

export function TextInput({ size = "md", className, ...props }: TextInputProps) {
  return <input {...props} className={classNames(controlClass, CONTROL_SIZES[size], className)} />;
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
