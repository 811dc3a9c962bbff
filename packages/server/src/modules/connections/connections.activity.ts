import type { NounActivity } from "#core/activity.ts";
import { selectKnown } from "./connections.store.ts";

export const connectionActivity: NounActivity = {
  actions: {
    "connection.create": { toTeam: "connected" },
    "connection.update": { toTeam: "changed connection" },
    "connection.reconnect": { toTeam: "reconnected" },
    "connection.choose_organisation": { toTeam: "chose the organisation of connection" },
    "connection.delete": { toTeam: "deleted connection" },
    // Who uses it, by modules/connection-shares.
    "connection.share": { toTeam: "shared connection" },
    "connection.unshare": { toTeam: "ended a share of connection" },
    "connection.set_member_access": { toTeam: "changed a member's access to connection" },
    // Lines and changes, by modules/connection-mapping.
    "connection.map": { toTeam: "placed accounts of" },
    "connection.decide_changes": { toTeam: "decided about changed closed months of" },
    // Files of spreadsheets, by modules/connection-files.
    "connection.upload": { toTeam: "uploaded a file to" },
    "connection.remove_file": { toTeam: "took a file away from" },
    // Reading, by modules/connection-sync.
    "connection.cancel_sync": { toTeam: "stopped the sync of" },
    "connection.sync": "silent",
  },
  selectKnown,
};
