import { TEAM_INVITE_DAYS } from "@app/contract/team-invites";
import { BRAND, type LetterKinds, momentOf } from "#core/letter.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Subjects are our own words alone: what people call themselves and their teams stands inside a sentence. */
export const teamLetters: LetterKinds = {
  team_invite: {
    worthMs: TEAM_INVITE_DAYS * DAY_MS,
    draft: ({ payload: { inviteId = "", accessKey = "", ...payload } }, { settings }) => ({
      subject: `You are invited to a team in ${BRAND}`,
      before: [
        `${payload.byName} invites you to join the team “${payload.teamName}” in ${BRAND}.`,
        `The invite is for this e-mail address alone and lasts ${TEAM_INVITE_DAYS} days. Only the newest mail works.`,
      ],
      link: {
        label: "See the invite",
        url: `${settings.publicUrl}/app/onboarding/new_team_member/activate?id=${inviteId}&access_key=${accessKey}`,
      },
      after: ["If you do not know them, ignore this e-mail: nothing happens without you."],
    }),
  },
  team_mfa_reminder: {
    draft: ({ payload }, { settings }) => ({
      subject: "Protect your sign-in",
      before: [
        `${payload.byName} asks everybody in the team “${payload.teamName}” to sign in to ${BRAND} with a second factor. You have yet to set it up.`,
        "It takes two minutes and an authenticator app on your phone. A stolen password alone then opens nothing.",
      ],
      link: { label: "Set it up", url: `${settings.publicUrl}/app/account/mfa/enable` },
    }),
  },
  team_removed: {
    draft: ({ payload, at }, { settings }) => ({
      subject: "You are no longer in your team",
      before: [
        `On ${momentOf(at)} an admin removed you from the team “${payload.teamName}” in ${BRAND}. Your devices were signed out.`,
        "What you made there stays with the team. Your sign-in stays yours: with it you can join another team that invites you, or start one of your own.",
      ],
      link: { label: "Sign in", url: `${settings.publicUrl}/app/login` },
    }),
  },
};
