import { getStaffSystem } from "@app/contract/staff-system";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryFor } from "#lib/api.ts";
import { failureToast } from "#ui/failure-toast.ts";

/** While a page is open that shows it. */
export const ASK_AGAIN_MS = 15_000;

export const systemState = queryFor(getStaffSystem, {}, { staleTime: 0 });

/** What is done by one press says by a toast what came of it, and what stands there is asked anew. */
export function useSystemDeed<Answer>(deed: () => Promise<Answer>, tell: (answer: Answer) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSuccess: tell,
    onError: failureToast("It was not tried again"),
    onSettled: () => queries.invalidateQueries({ queryKey: systemState.queryKey }),
  });
}
