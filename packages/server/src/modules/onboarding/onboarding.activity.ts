import type { NounActivity } from "#core/activity.ts";

export const onboardingActivity: NounActivity = {
  actions: {
    "onboarding.start": "silent",
    "onboarding.send_code": "silent",
    "onboarding.verify": "silent",
    "onboarding.tour": "silent",
    "onboarding.start_team": { toTeam: "opened the team" },
    "onboarding.activate": { toTeam: "opened the team" },
  },
};
