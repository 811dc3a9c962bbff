import type { NounActivity } from "#core/activity.ts";

/** What led to it is told in the words of the noun that posted. */
export const ledgerActivity: NounActivity = { actions: { "ledger.post": "silent" } };
