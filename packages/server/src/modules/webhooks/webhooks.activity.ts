import type { NounActivity } from "#core/activity.ts";

/** Admins have a page of them with its own log; the rest of the team has no use for them. */
export const webhookActivity: NounActivity = {
  actions: {
    "webhook.create": { toDoer: "added the webhook" },
    "webhook.update": { toDoer: "changed the webhook" },
    "webhook.renew_secret": { toDoer: "made a new secret for the webhook" },
    "webhook.delete": { toDoer: "deleted the webhook" },
    "webhook.test": "silent",
    "webhook.send_again": "silent",
    "webhook.switch_off": "silent",
  },
};
