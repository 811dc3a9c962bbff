import type { NounActivity } from "#core/activity.ts";

export const teamActivity: NounActivity = {
  actions: {
    "team.invite": { toTeam: "invited" },
    "team.resend_invite": { toTeam: "sent the invite again to" },
    "team.delete_invite": { toTeam: "took back the invite to" },
    "team.accept_invite": { toTeam: "joined the team as" },
    "team.decline_invite": { toTeam: "declined the invite to" },
    "team.set_is_admin": { toTeam: "changed the role of" },
    "team.remove_member": { toTeam: "removed from the team" },
    "team.remind_of_mfa": { toTeam: "asked for multi-factor authentication from" },
    "team.leave": { toTeam: "left" },
  },
};
