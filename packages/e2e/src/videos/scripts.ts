import { connectLedger } from "./connect-ledger.ts";
import { excel } from "./excel.ts";
import { firstClient } from "./first-client.ts";
import { firstModel } from "./first-model.ts";
import { report } from "./report.ts";
import { scenarios } from "./scenarios.ts";
import type { Script } from "./script.ts";
import { signUp } from "./sign-up.ts";
import { billing, inviteTeam } from "./team-billing.ts";

/** In the order in which they are offered. */
export const scripts: readonly Script[] = [
  ...[signUp, firstClient, connectLedger],
  ...[firstModel, scenarios, excel],
  ...[report, inviteTeam, billing],
];
