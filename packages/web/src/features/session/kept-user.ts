import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#lib/api.ts";
import { readKeptUser } from "#lib/kept-copies.ts";
import { type CurrentUser, currentUserQuery } from "./session-queries.ts";

/** Without an answer: who was signed in here when there was one. Asked again as soon as there is. */
export async function keptUser(queries: QueryClient, error: unknown): Promise<CurrentUser> {
  const user = error instanceof ApiError && error.isNoAnswer && (await readKeptUser());
  if (!user) throw error;
  queries.setQueryData(currentUserQuery.queryKey, user, { updatedAt: 1 });
  return user;
}
