/**
 * Joining a team as somebody who has no account yet: the link in the invite's mail carries a key, which
 * proves that the address is theirs. Whatever is wrong with an invite, it is not found.
 */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ID_MAX, id, wholeNumber } from "./paging.ts";
import { acceptedTerms, chosenPassword, line, requiredLine } from "./text.ts";

const accessKey = z.string().check(z.maxLength(100));

export const getOnboardingTeamInviteSession = endpoint({
  method: "GET",
  path: "/onboarding/onboarding_team_invite_session",
  summary: "Which team invites whoever holds the key.",
  access: "anonymous",
  query: z.strictObject({ id: wholeNumber(1, ID_MAX), access_key: accessKey }),
  data: z.object({
    email: z.string(),
    teamName: z.string(),
    invitedByName: z.string(),
    /** They sign in and accept it there. */
    hasAccount: z.boolean(),
  }),
});

export const activateOnboardingTeamInvite = endpoint({
  method: "POST",
  path: "/onboarding/onboarding_team_invite_session/activate",
  summary: "Make an account in the team, and sign in.",
  access: "anonymous",
  body: z.strictObject({
    id,
    accessKey,
    name: requiredLine(100, "Enter your name."),
    jobTitle: z._default(line(100), ""),
    phone: z._default(line(40), ""),
    newPassword: chosenPassword,
    hasAcceptedTerms: acceptedTerms,
  }),
  data: z.null(),
});
