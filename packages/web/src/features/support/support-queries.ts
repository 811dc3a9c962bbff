import type { DataOf } from "@app/contract/endpoint";
import {
  createSupportDiscussion,
  getSupportDiscussion,
  inviteSupportUser,
  listSupportHistory,
  markSupportSeen,
  replyToSupportDiscussion,
  type SupportDiscussion,
  setSupportClosed,
  setSupportPrivate,
} from "@app/contract/support";
import { listSupportDiscussions } from "@app/contract/support-list";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";
import { failureToast } from "#ui/failure-toast.ts";
import type { SupportSearch } from "./support-search.ts";

export type { CreditChange, SupportDiscussion, SupportMessage } from "@app/contract/support";
export type { ListedDiscussion } from "@app/contract/support-list";

/** Asked again when a discussion changes. */
export const SUPPORT_CALLS = [listSupportDiscussions, getSupportDiscussion];

export function discussionPage({ page, filter, search }: SupportSearch, rows = pageRows(page)) {
  return queryFor(listSupportDiscussions, {
    query: { ...rows, filter, search },
  });
}

export function discussionById(id: number) {
  return queryFor(getSupportDiscussion, { params: { id } });
}

export type Credit = DataOf<typeof listSupportHistory>;
export type HistoryEntry = Credit["items"][number];

export function historyPage(page: number, rows = pageRows(page)) {
  return queryFor(listSupportHistory, {
    query: rows,
  });
}

export type Words = { body: string; images: string[] };

/** What a change gives back is shown at once; the list beside it asks anew. */
function useDiscussionChange<Sent>(send: (sent: Sent) => Promise<SupportDiscussion>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess(changed) {
      queries.setQueryData(discussionById(changed.id).queryKey, changed);
      void queries.invalidateQueries({ queryKey: [listSupportDiscussions.path] });
    },
  });
}

export function useAsk() {
  return useDiscussionChange((body: Words & { subject: string; private: boolean }) =>
    call(createSupportDiscussion, { body }),
  );
}

export function useReply({ parentTransactionId }: SupportDiscussion) {
  return useDiscussionChange((body: Words) =>
    call(replyToSupportDiscussion, { params: { parentTransactionId }, body }),
  );
}

export function useInvitePerson(id: number) {
  return useDiscussionChange((accountId: number) =>
    call(inviteSupportUser, { params: { id }, body: { accountId } }),
  );
}

const notChanged = failureToast("The discussion was not changed");

/** Changes by one press say by a toast that they failed. */
export function useSetClosed(id: number) {
  const { mutate, isPending } = useDiscussionChange((closed: boolean) =>
    call(setSupportClosed, { params: { id }, body: { closed } }),
  );
  return { isPending, set: (closed: boolean) => mutate(closed, { onError: notChanged }) };
}

export function useSetPrivate(id: number) {
  const { mutate, isPending } = useDiscussionChange((isPrivate: boolean) =>
    call(setSupportPrivate, { params: { id }, body: { private: isPrivate } }),
  );
  return { isPending, set: (isPrivate: boolean) => mutate(isPrivate, { onError: notChanged }) };
}

/** What was on the screen has been read. */
export function useMarkSeen(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (messageId: number) =>
      call(markSupportSeen, { params: { id }, body: { messageId } }),
    onSuccess() {
      queries.setQueryData(
        discussionById(id).queryKey,
        (discussion) => discussion && { ...discussion, hasNewAnswer: false },
      );
      return queries.invalidateQueries({ queryKey: [listSupportDiscussions.path] });
    },
  });
}
