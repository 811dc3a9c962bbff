/**
 * Invitations to join a team. Only the owner of the invited address can accept one: signed in, or as a
 * newcomer by the key that the mail carries (`onboarding-team-invite.ts`). Whatever is wrong with an
 * invite, it is not found.
 */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";
import { email } from "./text.ts";

export const TEAM_INVITE_DAYS = 7;
const TEAM_INVITES_MAX = 20;

export const teamInvite = z.object({
  id: z.int(),
  email: z.string(),
  state: z.enum(["sent", "expired", "declined"]),
  invitedByName: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type TeamInvite = z.output<typeof teamInvite>;

const teamInvites = z.object({ items: z.array(teamInvite) });

export const listTeamInvites = endpoint({
  method: "GET",
  path: "/subscription/team_member_invite",
  summary: "Who is invited to the team and has not joined it.",
  access: "member",
  data: teamInvites,
});

export const createTeamInvites = endpoint({
  method: "POST",
  path: "/subscription/team_member_invite",
  summary:
    "Invite people to the team, all of them or none. Whoever has an invite gets no second mail.",
  access: "admin",
  isCustomersAlone: true,
  body: z.strictObject({
    emails: z
      .array(email)
      .check(
        z.minLength(1, "Enter an address."),
        z.maxLength(TEAM_INVITES_MAX, `Invite at most ${TEAM_INVITES_MAX} people at once.`),
      ),
  }),
  data: z.extend(teamInvites, { sentCount: z.int() }),
});

export const resendTeamInvite = endpoint({
  method: "POST",
  path: "/subscription/team_member_invite/{id}/resend",
  summary:
    "Send an invite again; its seven days begin anew, and the mail before it no longer works.",
  access: "admin",
  isCustomersAlone: true,
  params: idParams,
  data: teamInvites,
});

export const deleteTeamInvite = endpoint({
  method: "DELETE",
  path: "/subscription/team_member_invite/{id}",
  summary: "Take an invite back.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  params: idParams,
  data: teamInvites,
});

/** An invite, as whoever is invited sees it. */
export const teamOffer = z.object({
  id: z.int(),
  teamName: z.string(),
  invitedByName: z.string(),
  expiresAt: z.iso.datetime(),
  isMfaRequired: z.boolean(),
  /** What happens to the team they are in by now; null for somebody in none. */
  leaving: z.nullable(
    z.object({
      teamName: z.string(),
      /** It has no clients to leave behind. */
      isCompany: z.boolean(),
      /** Of the models that they own: they come along where nobody else is in the team. */
      modelCount: z.int(),
      connectionCount: z.int(),
      isAlone: z.boolean(),
      /** Who gets the models where others stay; null where nobody but them is an admin. */
      heirName: z.nullable(z.string()),
    }),
  ),
});
export type TeamOffer = z.output<typeof teamOffer>;

export const listTeamOffers = endpoint({
  method: "GET",
  path: "/subscription/team_offer",
  summary: "The teams that invite you.",
  access: "pending",
  data: z.object({ items: z.array(teamOffer) }),
});

export const getTeamOffer = endpoint({
  method: "GET",
  path: "/subscription/team_member_invite/{id}",
  summary: "An invite to you, and what accepting it changes.",
  access: "pending",
  params: idParams,
  data: teamOffer,
});

const joined = z.object({ teamName: z.string() });

export const acceptTeamInvite = endpoint({
  method: "POST",
  path: "/subscription/team_member_invite/{id}/accept",
  summary:
    "Join the team that invites you, and leave the one you are in. Once more changes nothing.",
  access: "pending",
  params: idParams,
  data: joined,
});

export const acceptTeamInviteByGet = endpoint({
  method: "GET",
  isChangeByGet: true,
  path: "/subscription/team_member_invite/{id}/accept",
  summary: "The same as POST, for callers that know no other way.",
  access: "pending",
  params: idParams,
  data: joined,
});

export const declineTeamInvite = endpoint({
  method: "POST",
  path: "/subscription/team_member_invite/{id}/decline",
  summary: "Decline an invite to a team. Once more changes nothing.",
  access: "pending",
  params: idParams,
  data: z.null(),
});

export const declineTeamInviteByGet = endpoint({
  method: "GET",
  isChangeByGet: true,
  path: "/subscription/team_member_invite/{id}/decline",
  summary: "The same as POST, for callers that know no other way.",
  access: "pending",
  params: idParams,
  data: z.null(),
});
