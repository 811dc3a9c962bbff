import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { isMember, type Member } from "./guard.ts";
import { currentUserQuery } from "./session-queries.ts";

/**
 * The signed-in person, kept up to date, for everything behind the guard. When their session ends under
 * their hands, or somebody else signs in in another tab, the page keeps the person it was opened by until it is left.
 */
export function useMember(): Member {
  const { member } = useRouteContext({ from: "/_authenticated" });
  const { data } = useQuery(currentUserQuery);
  return data && isMember(data) && data.account.id === member.account.id ? data : member;
}

/** Soon enough for a warning; a page that is left asks sooner. */
const ASK_MS = { sat: 60_000, left: 5_000 };

/** What is told on every page comes and goes on pages that stay open, too: when they are looked at again, left, or sat before. */
export function useFreshMember() {
  const queries = useQueryClient();
  const pathname = useLocation({ select: (location) => location.pathname });
  useQuery({
    ...currentUserQuery,
    refetchOnWindowFocus: "always",
    refetchInterval: ASK_MS.sat,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for every page.
  useEffect(() => {
    void queries.prefetchQuery({ ...currentUserQuery, staleTime: ASK_MS.left });
  }, [queries, pathname]);
}
