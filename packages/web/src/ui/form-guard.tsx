import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { LeaveGuard } from "./leave-guard.tsx";
import { forgetSaved, isSaved } from "./saved-forms.ts";

type FormGuardProps<Input extends FieldValues, Context, Output> = {
  form: UseFormReturn<Input, Context, Output>;
  /** What was typed is to go. */
  onDiscard?: () => void;
};

/** Guards what is typed into a form until `useSubmit` has saved it. */
export function FormGuard<Input extends FieldValues, Context, Output>({
  form,
  ...leaving
}: FormGuardProps<Input, Context, Output>) {
  const isDirty = useRef(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { isDirty: true, values: true },
        callback: (state) => {
          isDirty.current = state.isDirty ?? isDirty.current;
          if (state.type === "change") forgetSaved(form.control);
        },
      }),
    [form],
  );
  return <LeaveGuard hasChanges={() => isDirty.current && !isSaved(form.control)} {...leaving} />;
}
