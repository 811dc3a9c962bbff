/** Who may use a connection: members of its team, and people outside it who are shared its figures. */
import * as z from "zod/mini";
import { uidQuery } from "./connections.ts";
import { endpoint } from "./endpoint.ts";
import { ID_MAX, idParams, wholeNumber } from "./paging.ts";
import { email } from "./text.ts";

const shares = z.object({
  items: z.array(
    z.object({
      shareId: z.int(),
      email: z.string(),
      name: z.string(),
      avatarIndex: z.int(),
      sharedByName: z.string(),
      sharedAt: z.iso.datetime(),
    }),
  ),
});

export const listConnectionShares = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/share",
  summary: "Who outside the team may use a connection's figures.",
  access: "member",
  params: idParams,
  data: shares,
});

export const shareConnection = endpoint({
  method: "POST",
  path: "/account_organisation/{id}/share",
  summary: "Let somebody outside the team use a connection's figures; they never see the sign-in.",
  access: "member",
  isCustomersAlone: true,
  params: idParams,
  body: z.strictObject({ email }),
  data: shares,
});

export const unshareConnection = endpoint({
  method: "DELETE",
  path: "/account_organisation/{id}/share/{shareId}",
  summary: "End a share, or one's own use of what is shared: at once.",
  access: "member",
  isCustomersAlone: true,
  params: z.extend(idParams, { shareId: wholeNumber(1, ID_MAX) }),
  query: uidQuery,
  data: shares,
});

const teamMembersAccess = z.object({
  items: z.array(
    z.object({
      accountId: z.int(),
      name: z.string(),
      email: z.string(),
      avatarIndex: z.int(),
      isYou: z.boolean(),
      isOwner: z.boolean(),
      isAdmin: z.boolean(),
      hasAccess: z.boolean(),
      /** Owner and admins always have it. */
      isFixed: z.boolean(),
    }),
  ),
});

export const listTeamMembersAccess = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/team_members_access",
  summary: "Which members of its team may use a connection.",
  access: "member",
  params: idParams,
  data: teamMembersAccess,
});

export const setTeamMemberAccess = endpoint({
  method: "PUT",
  path: "/account_organisation/{id}/team_members_access/{accountId}",
  summary: "Let a member of the team use a connection, or keep it from them.",
  access: "member",
  isCustomersAlone: true,
  params: z.extend(idParams, { accountId: wholeNumber(1, ID_MAX) }),
  body: z.strictObject({ hasAccess: z.boolean() }),
  data: teamMembersAccess,
});
