import { ApiError } from "#lib/api.ts";
import { toast } from "./toast.tsx";

/**
 * For the end of something that may outlive the page it began on, as an undo in a toast does: says
 * what did not happen and why.
 */
export function failureToast(title: string) {
  return (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    toast.error(title, { description: error.message });
  };
}
