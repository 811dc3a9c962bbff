import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, PasswordInput } from "./field.tsx";

type NewPasswordFieldProps = ComponentProps<typeof PasswordInput> & {
  label: string;
  error: string | undefined;
  /** What is typed so far. */
  password: string;
  lengthMin: number;
  /** Why one that is long enough is easily guessed all the same, in words. */
  weakness?: string | undefined;
};

/** A password being chosen. The bar shows its length, unless it is one that others would guess. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, error, password, lengthMin, weakness, ...input } = props;
  const level = weakness ? 1 : levelOf(password.length, lengthMin);
  return (
    <Field
      label={label}
      error={error}
      hint={
        <>
          <span className="mb-1.5 flex gap-1" aria-hidden="true">
            {[1, 2, 3].map((step) => (
              <span
                key={step}
                className={classNames(
                  "h-1 grow rounded-xs",
                  step <= level ? FILLS[level] : "bg-tile",
                )}
              />
            ))}
          </span>
          {weakness ?? adviceFor(password.length, lengthMin)}
        </>
      }
    >
      {(control) => <PasswordInput {...control} {...input} autoComplete="new-password" />}
    </Field>
  );
}

/** 0 nothing typed, 1 too short, 2 long enough, 3 half as long again. */
function levelOf(length: number, lengthMin: number) {
  if (length === 0) return 0;
  if (length < lengthMin) return 1;
  return length < lengthMin * 1.5 ? 2 : 3;
}

function adviceFor(length: number, lengthMin: number) {
  const level = levelOf(length, lengthMin);
  const missing = lengthMin - length;
  if (level === 0) return `At least ${lengthMin} characters. A few words in a row do well.`;
  if (level === 1) return `${missing} more ${missing === 1 ? "character" : "characters"} needed.`;
  return level === 2 ? "Long enough. Longer is stronger." : "Strong.";
}

const FILLS = ["", "bg-alert-fill", "bg-positive-fill", "bg-positive-fill"];

/** The rule of forms that ask for the new password twice. */
export const isRepeatedAlike = (typed: { newPassword: string; repeatedPassword: string }) =>
  typed.newPassword === typed.repeatedPassword;

export const REPEATED_DIFFERENTLY = {
  path: ["repeatedPassword"],
  message: "The two passwords differ.",
};
