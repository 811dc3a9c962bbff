import { useMutation } from "@tanstack/react-query";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "#lib/api.ts";
import { applyServerErrors } from "./form.tsx";
import { toast } from "./toaster.tsx";

/**
 * Submits a form that checked out by `send`; what the server says against it lands on the form.
 * `formState.isSubmitting` stays true until `send` is done, whatever it does after the call.
 */
export function useSubmit<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  send: (values: Output) => Promise<unknown>,
  onRefused?: (error: ApiError) => void,
) {
  const { mutateAsync } = useMutation({ mutationFn: send });
  return form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const homeless = applyServerErrors(form, error.errors);
      for (const { message } of homeless) toast.error(message);
      onRefused?.(error);
    }
  });
}
