import {
  listConnectionShares,
  listTeamMembersAccess,
  setTeamMemberAccess,
  shareConnection,
  unshareConnection,
} from "@app/contract/connection-shares";
import type { DataOf } from "@app/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";

export type Share = DataOf<typeof listConnectionShares>["items"][number];
export type MemberAccess = DataOf<typeof listTeamMembersAccess>["items"][number];

export const connectionShares = (id: number) => queryFor(listConnectionShares, { params: { id } });
export const membersAccess = (id: number) => queryFor(listTeamMembersAccess, { params: { id } });

/** What can be done about who uses a connection; each answer is the whole list as it is then. */
export function useSharing(id: number, uid: string) {
  const queries = useQueryClient();
  return {
    share: async (email: string) => {
      const shares = await call(shareConnection, { params: { id }, body: { email } });
      queries.setQueryData(connectionShares(id).queryKey, shares);
    },
    unshare: async (shareId: number) => {
      const shares = await call(unshareConnection, { params: { id, shareId }, query: { uid } });
      queries.setQueryData(connectionShares(id).queryKey, shares);
    },
    /** The switch moves at once, and back where the server says no. */
    setMember: async (accountId: number, hasAccess: boolean) => {
      const { queryKey } = membersAccess(id);
      // A list asked for before would come in after and move it back.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(
        queryKey,
        (before) => before && withAccess(before, accountId, hasAccess),
      );
      const request = { params: { id, accountId }, body: { hasAccess } };
      try {
        queries.setQueryData(queryKey, await call(setTeamMemberAccess, request));
      } catch (error) {
        await queries.invalidateQueries({ queryKey });
        throw error;
      }
    },
  };
}

function withAccess(
  { items }: { items: MemberAccess[] },
  accountId: number,
  hasAccess: boolean,
): { items: MemberAccess[] } {
  return {
    items: items.map((each) => (each.accountId === accountId ? { ...each, hasAccess } : each)),
  };
}
