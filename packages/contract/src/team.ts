import * as z from "zod/mini";
import { endpoint, stream } from "./endpoint.ts";
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
    /** Models that go to somebody else than the rest does: "model:account", with commas between. */
    heirs: z.optional(
      z.pipe(
        z.string().check(z.maxLength(20_000), z.regex(/^\d{1,9}:\d{1,9}(?:,\d{1,9}:\d{1,9})*$/)),
        z.transform((text) =>
          text.split(",").map((pair) => pair.split(":").map(Number) as [number, number]),
        ),
      ),
    ),
  }),
  data: teamMembers,
});

export const listTeamMemberModels = endpoint({
  method: "GET",
  path: "/subscription/team_member/{id}/model",
  summary: "The models a member owns, to decide who gets each.",
  access: "admin",
  params: idParams,
  data: z.object({
    items: z.array(
      z.object({ id: z.int(), modelName: z.string(), clientName: z.nullable(z.string()) }),
    ),
  }),
});

export const remindTeamMemberOfMfa = endpoint({
  method: "POST",
  path: "/subscription/team_member/{id}/remind_mfa",
  summary: "Ask a member by mail to set up a second factor, once a day.",
  access: "admin",
  isCustomersAlone: true,
  params: idParams,
  data: z.null(),
});

export const teamChanges = stream({
  method: "GET",
  path: "/subscription/team_changes",
  summary: "That something of the team's people or rules changed, as it happens.",
  access: "member",
  events: z.object({ action: z.string() }),
});

export const updateTeamName = endpoint({
  method: "POST",
  path: "/subscription/update_team_name",
  summary: "Rename the team.",
  access: "admin",
  isCustomersAlone: true,
  body: z.strictObject({ teamName: requiredLine(100, "Enter a name for your team.") }),
  data: subscription,
});
