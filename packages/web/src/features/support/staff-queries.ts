import type { DataOf } from "@app/contract/endpoint";
import {
  answerDiscussion,
  getStaffDiscussion,
  listStaffDiscussions,
  setStaffDiscussionClosed,
  setStaffDiscussionTaken,
  staffSupportFilter,
} from "@app/contract/staff-support";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call, queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";
import { type FilteredSearch, oneOf } from "#lib/search.ts";
import { failureToast } from "#ui/failure-toast.ts";

export type StaffDiscussion = DataOf<typeof getStaffDiscussion>;
export type QueuedDiscussion = DataOf<typeof listStaffDiscussions>["items"][number];

/** Asked anew on every visit, and meanwhile: customers write, colleagues take. */
const FRESH = { staleTime: 0 };
export const ASK_AGAIN_MS = 30_000;

/** Which discussions an address asks for. */
export const queueFilter = oneOf(staffSupportFilter.options, "Waiting");

export function queuePage({ page, search, filter }: FilteredSearch, rows = pageRows(page)) {
  const query = {
    ...rows,
    search,
    filter: queueFilter(filter),
  };
  return queryFor(listStaffDiscussions, { query }, FRESH);
}

export const staffDiscussion = (id: number) =>
  queryFor(getStaffDiscussion, { params: { id } }, FRESH);

/** What a change gives back is shown at once; the queue asks anew. */
function useStaffChange<Sent>(send: (sent: Sent) => Promise<StaffDiscussion>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess(changed) {
      queries.setQueryData(staffDiscussion(changed.id).queryKey, changed);
    },
    // A colleague charged minutes meanwhile: it takes what is left now to ask about going beyond it.
    onError(error) {
      const isOfCredit = error instanceof ApiError && error.hasKey("minutes");
      if (isOfCredit) void queries.invalidateQueries({ queryKey: [getStaffDiscussion.path] });
    },
    // A colleague was quicker: the queue shows who.
    onSettled: () => void queries.invalidateQueries({ queryKey: [listStaffDiscussions.path] }),
  });
}

export function useAnswer(id: number) {
  return useStaffChange((body: { body: string; minutes: number; isBeyondCredit: boolean }) =>
    call(answerDiscussion, { params: { id }, body }),
  );
}

const notChanged = failureToast("The discussion was not changed");

export function useSetStaffClosed(id: number) {
  const { mutate, isPending } = useStaffChange((closed: boolean) =>
    call(setStaffDiscussionClosed, { params: { id }, body: { closed } }),
  );
  return { isPending, set: (closed: boolean) => mutate(closed, { onError: notChanged }) };
}

export function useSetTaken(id: number) {
  const { mutate, isPending } = useStaffChange((taken: boolean) =>
    call(setStaffDiscussionTaken, { params: { id }, body: { taken } }),
  );
  return { isPending, set: (taken: boolean) => mutate(taken, { onError: notChanged }) };
}
