/** Minutes of support that paid plans include, as entries of the team's ledger. */
import { dayIn } from "@app/contract/billing-calendar";
import { monthOfDay } from "@app/engine/time/day";
import { inUnit, startUnit, type UnitParts } from "#core/unit.ts";
import type { Db } from "#db/db.ts";
import { balancesOf, post } from "#modules/ledger/ledger.ts";
import { planGrant } from "./plan-grant.ts";
import * as store from "./support-credit.store.ts";

/** So many teams in one run; the next run takes the others. */
const TEAMS_MAX = 200;

/** Gives every paying team its minutes of this month, by the calendar of UTC, once. */
export async function grantDueMinutes(parts: UnitParts) {
  const now = parts.now();
  const month = monthOfDay(dayIn("UTC", now));
  const { key } = planGrant(month, 0);
  for (const teamId of await store.selectDue(parts.storage, { key, now, limit: TEAMS_MAX })) {
    const scope = { kind: "team", teamId } as const;
    const unit = startUnit(parts, { identity: null, requestId: "grant_minutes", scope });
    await inUnit(unit, async (context) => {
      await post(context, teamId, planGrant(month, await minutesLeft(context.db, teamId)));
    });
  }
}

async function minutesLeft(db: Db, teamId: number) {
  const balances = await balancesOf(db, teamId);
  return balances.find(({ account }) => account === "support_balance")?.amount ?? 0;
}
