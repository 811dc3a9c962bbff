import { type currentUser, getCurrentUser } from "@app/contract/current-user";
import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { queryFor } from "#lib/api.ts";

export type CurrentUser = z.output<typeof currentUser>;

/** Asked once per visit and after every change of who is signed in; guards read it all the time. */
export const currentUserQuery = queryFor(getCurrentUser, {}, { staleTime: 5 * 60_000 });

/**
 * Asks again who is signed in, whatever the cache says. A guard that turned somebody away has
 * left "nobody" there, so signing in must wait for this before it goes on.
 */
export function refreshCurrentUser(queryClient: QueryClient) {
  return queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}
