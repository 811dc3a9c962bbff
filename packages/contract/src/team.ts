import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ID_MAX, idParams, wholeNumber } from "./paging.ts";
import { subscription } from "./subscription.ts";
import { requiredLine } from "./text.ts";

/** Somebody in the team, as their colleagues see them. */
export const teamMember = z.object({
  /** Of their account. */
  id: z.int(),
  name: z.string(),
  email: z.string(),
  jobTitle: z.string(),
  isAdmin: z.boolean(),
  isYou: z.boolean(),
  avatarIndex: z.int(),
  avatar: z.nullable(z.string()),
  mfa: z.enum(["off", "app", "app and e-mail"]),
  /** How many models and connections they own, of those that you may see. */
  modelCount: z.int(),
  connectionCount: z.int(),
  /** To within minutes; null for somebody who has yet to sign in. */
  lastSeenAt: z.nullable(z.iso.datetime()),
});
export type TeamMember = z.output<typeof teamMember>;

const teamMembers = z.object({ items: z.array(teamMember) });

export const listTeamMembers = endpoint({
  method: "GET",
  path: "/subscription/team_member",
  summary: "Everybody in the team, admins first.",
  access: "member",
  data: teamMembers,
});

export const setTeamMemberIsAdmin = endpoint({
  method: "POST",
  path: "/subscription/team_member/{id}/set_is_admin",
  summary: "Make a member an admin, or an admin a member. One admin always stays.",
  access: "admin",
  worksAfterEnd: true,
  needsRecentProof: true,
  params: idParams,
  body: z.strictObject({ isAdmin: z.boolean() }),
  data: teamMembers,
});

export const removeTeamMember = endpoint({
  method: "DELETE",
  path: "/subscription/team_member/{id}",
  summary: "Remove a member. Their devices are signed out at once.",
  access: "admin",
  worksAfterEnd: true,
  needsRecentProof: true,
  params: idParams,
  query: z.strictObject({
    /** The account that gets their models and connections; to be given where they own any. */
    heir: z.optional(wholeNumber(1, ID_MAX)),
  }),
  data: teamMembers,
});

export const updateTeamName = endpoint({
  method: "POST",
  path: "/subscription/update_team_name",
  summary: "Rename the team.",
  access: "admin",
  body: z.strictObject({ teamName: requiredLine(100, "Enter a name for your team.") }),
  data: subscription,
});
