import type { NounActivity } from "#core/activity.ts";
import { selectPresent } from "./clients.store.ts";

export const clientActivity: NounActivity = {
  actions: {
    "client.create": { toTeam: "added client" },
    "client.update": { toTeam: "changed client" },
    "client.delete": { toTeam: "deleted client" },
    "client.restore": { toTeam: "restored client" },
    // Thousands come with one list.
    "client.import": { toTeam: "imported" },
    "client.create_by_import": { onItsPage: "imported client" },
    "client.update_by_import": { onItsPage: "imported changes to client" },
  },
  subject: { kind: "client", selectPresent },
};
