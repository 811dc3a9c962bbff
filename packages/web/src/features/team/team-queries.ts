import { getCurrentUser } from "@app/contract/current-user";
import { setMfaRequired } from "@app/contract/subscription";
import {
  listTeamMemberModels,
  listTeamMembers,
  remindTeamMemberOfMfa,
  removeTeamMember,
  setTeamMemberIsAdmin,
  updateTeamName,
} from "@app/contract/team";
import {
  acceptTeamInvite,
  createTeamInvites,
  declineTeamInvite,
  deleteTeamInvite,
  listTeamInvites,
  listTeamOffers,
  resendTeamInvite,
} from "@app/contract/team-invites";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";

export const membersQuery = queryFor(listTeamMembers, {});
export const invitesQuery = queryFor(listTeamInvites, {});
export const offersQuery = queryFor(listTeamOffers, {});

/** Who is in the team, and what they are in it, is on several pages. */
function forgetTeam(queries: QueryClient) {
  return Promise.all(TEAM_LISTS.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
}

/** A deed of an admin's, after which the team is asked for anew, done or not. */
function useTeamDeed<Asked, Done>(deed: (asked: Asked) => Promise<Done>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: deed, onSettled: () => forgetTeam(queries) });
}

export const useSetIsAdmin = () =>
  useTeamDeed(({ id, isAdmin }: { id: number; isAdmin: boolean }) =>
    call(setTeamMemberIsAdmin, { params: { id }, body: { isAdmin } }),
  );

export const useRemoveMember = () =>
  useTeamDeed(({ id, ...query }: { id: number; heir?: number; heirs?: string }) =>
    call(removeTeamMember, { params: { id }, query }),
  );

export const memberModels = (id: number) => queryFor(listTeamMemberModels, { params: { id } });

export const useRemindOfMfa = () =>
  useMutation({
    mutationFn: (id: number) => call(remindTeamMemberOfMfa, { params: { id } }),
  });

/** What a page of the team's people shows, to be asked for again when it changes. */
export const TEAM_LISTS = [listTeamMembers, listTeamInvites, getCurrentUser];

export const useRenameTeam = () =>
  useTeamDeed((body: { teamName: string }) => call(updateTeamName, { body }));

export const useRequireMfa = () =>
  useTeamDeed((isMfaRequired: boolean) => call(setMfaRequired, { body: { isMfaRequired } }));

export const useInvite = () =>
  useTeamDeed((body: { emails: string[] }) => call(createTeamInvites, { body }));

export const useResendInvite = () =>
  useTeamDeed((id: number) => call(resendTeamInvite, { params: { id } }));

export const useDeleteInvite = () =>
  useTeamDeed((id: number) => call(deleteTeamInvite, { params: { id } }));

export const useAcceptInvite = () =>
  useMutation({ mutationFn: (id: number) => call(acceptTeamInvite, { params: { id } }) });

export function useDeclineInvite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(declineTeamInvite, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listTeamOffers.path] }),
  });
}
