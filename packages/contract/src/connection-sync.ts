/** Reading a connection's ledger: asked for, followed, cancelled, and what came of it. */
import * as z from "zod/mini";
import { connectionStatus, ledgerCheck } from "./connection-status.ts";
import { uidQuery } from "./connections.ts";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";

export const getConnectionStatus = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/status",
  summary: "How a connection stands. Cheap: made to be asked every second while it syncs.",
  access: "member",
  params: idParams,
  query: uidQuery,
  data: z.extend(connectionStatus, { uid: z.uuid() }),
});

export const syncConnection = endpoint({
  method: "POST",
  path: "/account_organisation/{id}/sync",
  summary: "Read the ledger now. While a sync waits or runs, asking again gives that one.",
  access: "member",
  params: idParams,
  data: z.object({ jobId: z.int() }),
});

export const syncAllConnections = endpoint({
  method: "POST",
  path: "/account_organisation/sync_all",
  summary:
    "Read all of the team's ledgers that can be read now, those longest ago first: not those to be reconnected, asked to wait, or of files already read.",
  access: "member",
  data: z.object({
    /** How many wait or run now for having been asked. */
    startedCount: z.int(),
    /** How many could be read as well, and were too many at once: ask again. */
    leftCount: z.int(),
  }),
});

export const cancelConnectionSync = endpoint({
  method: "POST",
  path: "/account_organisation/{id}/cancel",
  summary: "Stop the sync that waits or runs, whoever asked for it. The figures from before stay.",
  access: "member",
  params: idParams,
  data: connectionStatus,
});

export const listConnectionSyncs = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/sync",
  summary: "The latest syncs, the newest first, and the checks of the last one in full.",
  access: "member",
  params: idParams,
  data: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        /** Who asked for it; null for the schedule. */
        by: z.nullable(z.string()),
        outcome: z.enum(["changed", "unchanged", "kept"]),
        /** "October 2026 is new, 41 amounts changed"; or why the figures from before stay. */
        words: z.string(),
        durationMs: z.int(),
        /** How many of the seven passed; null where it did not come to them. */
        checksPassed: z.nullable(z.int()),
      }),
    ),
    checks: z.array(ledgerCheck),
  }),
});
