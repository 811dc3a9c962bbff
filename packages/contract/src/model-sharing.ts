import * as z from "zod/mini";
import { accessLevel } from "./access-level.ts";
import { endpoint } from "./endpoint.ts";
import { invitation } from "./model-invitation.ts";
import { ID_MAX, idParams, wholeNumber } from "./paging.ts";
import { email } from "./text.ts";

const member = "member" as const;
const idInPath = wholeNumber(1, ID_MAX);

const mode = z.strictObject({ registeredModelAccessMode: accessLevel });

const accountAccess = z.object({
  accountId: z.int(),
  name: z.string(),
  email: z.string(),
  avatarIndex: z.int(),
  isYou: z.boolean(),
  isOwner: z.boolean(),
  isAdmin: z.boolean(),
  /** Granted by name; otherwise it is what everyone in the team has. */
  isOwn: z.boolean(),
  /** Owner and admins: it is always full access. */
  isFixed: z.boolean(),
  registeredModelAccessMode: accessLevel,
  lastSeenAt: z.nullable(z.iso.datetime()),
});

const accountAccessModes = z.object({
  items: z.array(accountAccess),
  /** What everyone in the team has who was granted nothing by name. */
  teamAccessMode: accessLevel,
});

export const listAccountAccessModes = endpoint({
  method: "GET",
  path: "/model/{id}/account_access_mode",
  summary: "What each member of the model's team may do with it.",
  access: member,
  params: idParams,
  data: accountAccessModes,
});

export const setAccountAccessMode = endpoint({
  method: "PUT",
  path: "/model/{id}/account_access_mode/{accountId}",
  summary: "Let a member of the team do more or less with a model.",
  access: member,
  isCustomersAlone: true,
  params: z.extend(idParams, { accountId: idInPath }),
  body: mode,
  data: accountAccessModes,
});

export const clearAccountAccessMode = endpoint({
  method: "DELETE",
  path: "/model/{id}/account_access_mode/{accountId}",
  summary: "Let a member of the team do what everyone in it may.",
  access: member,
  isCustomersAlone: true,
  params: z.extend(idParams, { accountId: idInPath }),
  data: accountAccessModes,
});

export const setTeamAccessMode = endpoint({
  method: "PUT",
  path: "/model/{id}/team_access_mode",
  summary: "What everyone in the team may do who was granted nothing by name.",
  access: member,
  isCustomersAlone: true,
  params: idParams,
  body: mode,
  data: accountAccessModes,
});

const trustedUser = z.object({
  userId: z.int(),
  email: z.string(),
  name: z.string(),
  avatarIndex: z.int(),
  isYou: z.boolean(),
  registeredModelAccessMode: accessLevel,
  lastSeenAt: z.nullable(z.iso.datetime()),
});
const trustedUsers = z.object({ items: z.array(trustedUser) });

export const listTrustedUsers = endpoint({
  method: "GET",
  path: "/model/{id}/trusted_user",
  summary: "Who outside the team may open a model.",
  access: member,
  params: idParams,
  data: trustedUsers,
});

export const addTrustedUser = endpoint({
  method: "POST",
  path: "/model/{id}/trusted_user",
  summary: "Let somebody outside the team who has an account open a model.",
  access: member,
  isCustomersAlone: true,
  params: idParams,
  body: invitation,
  data: trustedUsers,
});

export const setTrustedUser = endpoint({
  method: "PUT",
  path: "/model/{id}/trusted_user/{userId}",
  summary:
    "Let a trusted user do more or less with a model; with No Access they are no longer one.",
  access: member,
  isCustomersAlone: true,
  params: z.extend(idParams, { userId: idInPath }),
  body: mode,
  data: trustedUsers,
});

export const removeTrustedUser = endpoint({
  method: "DELETE",
  path: "/model/{id}/trusted_user/{userId}",
  summary: "Shut a trusted user out of a model.",
  access: member,
  isCustomersAlone: true,
  params: z.extend(idParams, { userId: idInPath }),
  data: trustedUsers,
});

export const leaveModel = endpoint({
  method: "POST",
  path: "/model/{id}/leave",
  summary: "Give up one's access to a model of another team.",
  access: member,
  isCustomersAlone: true,
  worksAfterEnd: true,
  params: idParams,
  data: z.null(),
});

export const verifyTrustedUser = endpoint({
  method: "GET",
  path: "/model/verify_trusted_user",
  summary:
    "Whether an address belongs to somebody who can be trusted at once, or is to be invited.",
  access: member,
  query: z.strictObject({ email }),
  data: z.object({ isKnown: z.boolean(), isInTeam: z.boolean() }),
});

const invite = z.object({
  id: z.int(),
  email: z.string(),
  registeredModelAccessMode: accessLevel,
  invitedByName: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
const invites = z.object({ items: z.array(invite) });

export const listTrustedUserInvites = endpoint({
  method: "GET",
  path: "/model/{id}/trusted_user_invite",
  summary: "Who was invited to open a model and has yet to accept.",
  access: member,
  params: idParams,
  data: invites,
});

export const createTrustedUserInvite = endpoint({
  method: "POST",
  path: "/model/{id}/trusted_user_invite",
  summary: "Invite an address to open a model; inviting it again sends the mail again.",
  access: member,
  isCustomersAlone: true,
  params: idParams,
  body: invitation,
  data: invites,
});

export const deleteTrustedUserInvite = endpoint({
  method: "DELETE",
  path: "/model/{id}/trusted_user_invite/{inviteId}",
  summary: "Take an invitation back.",
  access: member,
  isCustomersAlone: true,
  params: z.extend(idParams, { inviteId: idInPath }),
  data: invites,
});

/** What others have offered you: models to open, and models to own. */
export const listModelOffers = endpoint({
  method: "GET",
  path: "/model/offer",
  summary: "Models that others invite you to open or to own.",
  access: member,
  data: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(["invite", "transfer"]),
        modelName: z.string(),
        teamName: z.string(),
        byName: z.string(),
        registeredModelAccessMode: accessLevel,
        expiresAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const acceptModelOffer = endpoint({
  method: "POST",
  path: "/model/offer/{id}/accept",
  summary: "Accept a model that you were invited to open or to own.",
  access: member,
  isCustomersAlone: true,
  params: idParams,
  data: z.object({ modelId: z.int() }),
});

export const declineModelOffer = endpoint({
  method: "POST",
  path: "/model/offer/{id}/decline",
  summary: "Decline a model that you were invited to open or to own.",
  access: member,
  isCustomersAlone: true,
  params: idParams,
  data: z.null(),
});

const pendingTransfer = z.object({
  /** Null when none waits. */
  pending: z.nullable(
    z.object({ email: z.string(), offeredByName: z.string(), expiresAt: z.iso.datetime() }),
  ),
});

export const getOwnershipTransfer = endpoint({
  method: "GET",
  path: "/model/{id}/transfer_ownership_invite",
  summary: "The transfer of ownership that waits to be accepted.",
  access: member,
  params: idParams,
  data: pendingTransfer,
});

export const inviteNewOwner = endpoint({
  method: "POST",
  path: "/model/{id}/transfer_ownership_invite",
  summary: "Offer a model's ownership to an address, in the team or outside.",
  access: member,
  needsRecentProof: true,
  params: idParams,
  body: z.strictObject({ email }),
  data: pendingTransfer,
});

export const withdrawOwnershipTransfer = endpoint({
  method: "DELETE",
  path: "/model/{id}/transfer_ownership_invite",
  summary: "Take the offer of ownership back.",
  access: member,
  isCustomersAlone: true,
  params: idParams,
  data: pendingTransfer,
});

export const verifyAdminTransferOwnership = endpoint({
  method: "GET",
  path: "/model/{id}/verify_admin_transfer_ownership",
  summary: "Whether an address is a member of the team who can be made a model's owner.",
  access: "admin",
  params: idParams,
  query: z.strictObject({ email }),
  data: z.object({ isMember: z.boolean(), isOwner: z.boolean() }),
});

export const adminTransferOwnership = endpoint({
  method: "POST",
  path: "/model/{id}/admin_transfer_ownership",
  summary: "Make another member of the team a model's owner, as an admin.",
  access: "admin",
  needsRecentProof: true,
  params: idParams,
  body: z.strictObject({ email }),
  data: z.object({ ownerName: z.string() }),
});
