import { type currentUser, getCurrentUser, logoutUser } from "@app/contract/session";
import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { call, queryFor } from "#lib/api.ts";
import { APP_BASE } from "#lib/redirect.ts";

export type CurrentUser = z.output<typeof currentUser>;

/** Asked once per visit and after every change of who is signed in; guards read it all the time. */
export const currentUserQuery = {
  ...queryFor(getCurrentUser, {}),
  staleTime: 5 * 60_000,
};

/**
 * Asks again who is signed in, whatever the cache says. A guard that turned somebody away has
 * left "nobody" there, so signing in must wait for this before it goes on.
 */
export function refreshCurrentUser(queryClient: QueryClient) {
  return queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}

/** Ends with a page loaded anew: nothing that was on the screen stays for the next person. */
export async function signOut() {
  await call(logoutUser, {});
  window.location.assign(`${APP_BASE}/login`);
}
