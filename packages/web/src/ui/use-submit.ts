import { useMutation } from "@tanstack/react-query";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "#lib/api.ts";
import { applyServerErrors } from "./form.tsx";
import { rememberSaved } from "./saved-forms.ts";
import { toast } from "./toast.tsx";

type After<Result> = {
  /** What was typed is saved, and the form may be left without a question. */
  onSaved?: (result: Result) => unknown;
  onRefused?: (error: ApiError) => void;
};

/**
 * Submits a form that checked out by `send`; what the server says against it lands on the form.
 * `formState.isSubmitting` stays true until `onSaved` is done, whatever it does.
 */
export function useSubmit<Input extends FieldValues, Context, Output, Result>(
  form: UseFormReturn<Input, Context, Output>,
  send: (values: Output) => Promise<Result>,
  { onSaved, onRefused }: After<Result> = {},
) {
  const { mutateAsync } = useMutation({ mutationFn: send });
  return form.handleSubmit(async (values) => {
    try {
      const result = await mutateAsync(values);
      rememberSaved(form.control);
      await onSaved?.(result);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const homeless = applyServerErrors(form, error.errors);
      for (const { message } of homeless) toast.error(message);
      onRefused?.(error);
    }
  });
}
