import { type currentUser, getCurrentUser } from "@app/contract/current-user";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { call, queryFor } from "#lib/api.ts";
import { settleKept } from "#lib/kept-models.ts";

export type CurrentUser = z.output<typeof currentUser>;

/** Asked once per visit and after every change of who is signed in; guards read it all the time. */
export const currentUserQuery = queryOptions({
  ...queryFor(getCurrentUser, {}, { staleTime: 5 * 60_000 }),
  queryFn: async ({ signal }) => {
    const user = await call(getCurrentUser, {}, signal);
    // A browser that refuses to keep anything has nothing to give up either.
    settleKept(user).catch(() => {});
    return user;
  },
});

/**
 * Asks again who is signed in, whatever the cache says. A guard that turned somebody away has
 * left "nobody" there, so signing in must wait for this before it goes on.
 */
export function refreshCurrentUser(queryClient: QueryClient) {
  return queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}
