import type { NounActivity } from "#core/activity.ts";

export const onboardingActivity: NounActivity = {
  actions: {
    "onboarding.start": "silent",
    "onboarding.send_code": "silent",
    "onboarding.verify": "silent",
    "onboarding.activate": { toTeam: "opened the team" },
  },
};
