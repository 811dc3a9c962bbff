import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { isMember, type Member } from "./guard.ts";
import { currentUserQuery } from "./session-queries.ts";

/**
 * The signed-in person, kept up to date, for everything behind the guard. When their session
 * ends under their hands, the page keeps the person it was opened by until it is left.
 */
export function useMember(): Member {
  const { member } = useRouteContext({ from: "/_authenticated" });
  const { data } = useQuery(currentUserQuery);
  return data && isMember(data) ? data : member;
}
