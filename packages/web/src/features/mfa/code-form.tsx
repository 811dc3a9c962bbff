import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { ApiError } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { Field } from "#ui/field.tsx";

export type CodeFormProps = {
  label: string;
  hint?: ReactNode;
  submitLabel: string;
  /** What follows takes something away. */
  isDanger?: boolean;
  /** Buttons as wide as the column, one under the other, as in all of signing in. */
  isColumn?: boolean;
  /** Checks the code, and goes on when it was right. */
  onCode: (code: string) => Promise<unknown>;
  /** The code was refused; the form says so already. */
  onRefused?: (error: ApiError) => void;
  /** Other ways on, after the button. */
  children?: ReactNode;
};

/** Asks for a six-digit code and sends it off as soon as it is complete. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, submitLabel, onCode, onRefused, children } = props;
  const { isDanger = false, isColumn = false } = props;
  const [code, setCode] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const check = useMutation({
    mutationFn: (typed: string) => (isComplete(typed) ? onCode(typed) : refuseIncomplete()),
    onError: (error) => {
      input.current?.focus();
      if (!(error instanceof ApiError)) return;
      setCode("");
      onRefused?.(error);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!check.isPending) check.mutate(code);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4.5">
      <Field label={label} hint={hint} error={check.error?.message}>
        {(control) => (
          <CodeInput
            {...control}
            ref={input}
            value={code}
            onChange={setCode}
            onComplete={(complete) => check.mutate(complete)}
            readOnly={check.isPending}
            autoFocus
          />
        )}
      </Field>
      <div className={isColumn ? "grid gap-2" : "flex flex-wrap gap-2 phone:grid"}>
        <Button
          type="submit"
          variant={isDanger ? "danger" : "primary"}
          size="lg"
          isPending={check.isPending}
        >
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}

function isComplete(code: string) {
  return code.length === 6;
}

async function refuseIncomplete(): Promise<never> {
  throw new Error("Enter the six digits.");
}
