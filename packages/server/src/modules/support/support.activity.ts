import type { NounActivity } from "#core/activity.ts";
import { selectPresent } from "./support.store.ts";

/** Told to who did it alone, since some discussions are private; what staff open again to all, by its number. */
export const supportActivity: NounActivity = {
  actions: {
    "support_discussion.answer": "silent",
    "support_discussion.close": { toDoer: "closed discussion" },
    "support_discussion.create": { toDoer: "asked support about" },
    "support_discussion.give_back": "silent",
    "support_discussion.invite": { toDoer: "invited somebody to discussion" },
    "support_discussion.reopen": { toDoer: "opened again discussion" },
    "support_discussion.reopen_by_staff": { toTeam: "opened again" },
    "support_discussion.reply": { toDoer: "replied in discussion" },
    "support_discussion.set_private": { toDoer: "made private" },
    "support_discussion.set_public": { toDoer: "showed to the team discussion" },
    "support_discussion.take": "silent",
    "support_discussion.upload_image": "silent",
  },
  subject: { kind: "support", selectPresent },
};
