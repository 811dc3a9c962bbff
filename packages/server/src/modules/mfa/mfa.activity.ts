import type { NounActivity } from "#core/activity.ts";

export const mfaActivity: NounActivity = {
  actions: {
    "mfa.disable": { toDoer: "switched off MFA" },
    "mfa.enable": { toDoer: "switched on MFA" },
    "mfa.send_code": "silent",
    "mfa.set_up_code": "silent",
    "mfa.start_disable": "silent",
    "mfa.start_enable": "silent",
  },
};
