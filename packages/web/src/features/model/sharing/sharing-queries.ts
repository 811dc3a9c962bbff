import type { AccessLevel } from "@app/contract/access-level";
import type { DataOf } from "@app/contract/endpoint";
import {
  addTrustedUser,
  adminTransferOwnership,
  clearAccountAccessMode,
  createTrustedUserInvite,
  deleteTrustedUserInvite,
  getOwnershipTransfer,
  inviteNewOwner,
  leaveModel,
  listAccountAccessModes,
  listTrustedUserInvites,
  listTrustedUsers,
  removeTrustedUser,
  setAccountAccessMode,
  setTeamAccessMode,
  setTrustedUser,
  verifyTrustedUser,
  withdrawOwnershipTransfer,
} from "@app/contract/model-sharing";
import { useQueryClient } from "@tanstack/react-query";
import { openedModel } from "#features/model/model-queries.ts";
import { call, queryFor } from "#lib/api.ts";

export type MemberAccess = DataOf<typeof listAccountAccessModes>["items"][number];
export type TrustedUser = DataOf<typeof listTrustedUsers>["items"][number];
export type Invite = DataOf<typeof listTrustedUserInvites>["items"][number];
export type Invitation = { email: string; registeredModelAccessMode: AccessLevel };

const of = (id: number) => ({ params: { id } });

export const memberAccess = (id: number) => queryFor(listAccountAccessModes, of(id));
export const trustedUsers = (id: number) => queryFor(listTrustedUsers, of(id));
export const invites = (id: number) => queryFor(listTrustedUserInvites, of(id));
export const ownershipTransfer = (id: number) => queryFor(getOwnershipTransfer, of(id));

/** Look-ups are counted, so an address is asked about once. */
export function verifiedAddress(email: string) {
  return queryFor(verifyTrustedUser, { query: { email } }, { staleTime: Number.POSITIVE_INFINITY });
}

/** What can be done about who opens a model; each answer is the whole list as it is then. */
export function useSharing(id: number) {
  const queries = useQueryClient();
  /** Puts an answer in the place of the list it renews. */
  function renew<Data>({ queryKey }: { queryKey: readonly unknown[] }, answer: Promise<Data>) {
    return answer.then((data) => {
      queries.setQueryData(queryKey, data);
      return data;
    });
  }
  const body = (level: AccessLevel) => ({ registeredModelAccessMode: level });
  return {
    verify: (email: string) => queries.fetchQuery(verifiedAddress(email)),
    setMember: (accountId: number, level: AccessLevel) => {
      const request = { params: { id, accountId }, body: body(level) };
      return renew(memberAccess(id), call(setAccountAccessMode, request));
    },
    clearMember: (accountId: number) =>
      renew(memberAccess(id), call(clearAccountAccessMode, { params: { id, accountId } })),
    setTeam: (level: AccessLevel) =>
      renew(memberAccess(id), call(setTeamAccessMode, { ...of(id), body: body(level) })),
    trust: async (invitation: Invitation) => {
      await renew(trustedUsers(id), call(addTrustedUser, { ...of(id), body: invitation }));
      await queries.invalidateQueries({ queryKey: invites(id).queryKey });
    },
    setTrusted: (userId: number, level: AccessLevel) => {
      const request = { params: { id, userId }, body: body(level) };
      return renew(trustedUsers(id), call(setTrustedUser, request));
    },
    removeTrusted: (userId: number) =>
      renew(trustedUsers(id), call(removeTrustedUser, { params: { id, userId } })),
    invite: (invitation: Invitation) =>
      renew(invites(id), call(createTrustedUserInvite, { ...of(id), body: invitation })),
    withdrawInvite: (inviteId: number) =>
      renew(invites(id), call(deleteTrustedUserInvite, { params: { id, inviteId } })),
    offerOwnership: (email: string) =>
      renew(ownershipTransfer(id), call(inviteNewOwner, { ...of(id), body: { email } })),
    withdrawOffer: () => renew(ownershipTransfer(id), call(withdrawOwnershipTransfer, of(id))),
    transferAtOnce: async (email: string) => {
      const answer = await call(adminTransferOwnership, { ...of(id), body: { email } });
      await Promise.all(
        [openedModel(id), memberAccess(id), ownershipTransfer(id)].map(({ queryKey }) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      return answer;
    },
    leave: () => call(leaveModel, of(id)),
  };
}

export type SharingDeeds = ReturnType<typeof useSharing>;
