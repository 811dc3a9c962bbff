import { type ReactNode, useId } from "react";

type PictureOption = {
  value: string;
  label: string;
  /** What the product calls it, beside what people say. */
  tag: string;
  hint: string;
  picture: ReactNode;
};

type PictureChoiceProps = {
  label: string;
  hint: string;
  options: readonly PictureOption[];
  value: string;
  onChange: (value: string) => void;
};

/** One of a few, each with a picture of what it leads to. */
export function PictureChoice({ label, hint, options, value, onChange }: PictureChoiceProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={`${name}-hint`} className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        {options.map((option) => (
          <label key={option.value} className={CARD}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              aria-describedby={`${name}-${option.value}`}
              className="radio-box absolute top-4 right-3.5"
            />
            <svg aria-hidden="true" viewBox="0 0 92 56" className="h-14 phone:h-11 phone:w-16">
              {option.picture}
            </svg>
            <span>
              <span className="font-semibold">{option.label}</span>{" "}
              <span className="ml-1 text-xs text-text-3">{option.tag}</span>
              <span id={`${name}-${option.value}`} className="block text-xs text-text-2">
                {option.hint}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p id={`${name}-hint`} className="text-xs text-text-3">
        {hint}
      </p>
    </fieldset>
  );
}

const CARD =
  "relative grid content-start justify-items-start gap-2.5 rounded-xl border border-border-strong bg-surface p-4 hover:bg-surface-hover " +
  "phone:grid-cols-[4rem_minmax(0,1fr)] phone:items-center phone:gap-3.5 phone:py-3.5 phone:pr-11 phone:pl-3.5 " +
  "has-checked:border-accent has-checked:bg-cell-input-bg has-checked:shadow-[inset_0_0_0_1px_var(--accent)] " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
