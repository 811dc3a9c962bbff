/** The statement of every month that is over, with its invoices: once for each team and month. */
import { PAYMENT_METHODS } from "@app/contract/billing-details";
import { firstDayOf, monthOfDay, readDay, writeDay } from "@app/engine/time/day";
import type { Month } from "@app/engine/time/month";
import type { Context } from "#core/context.ts";
import { type Due, forEachDue } from "#core/each-due.ts";
import { taxRateFor } from "#core/price-list.ts";
import { inUnit, startUnit, type UnitParts } from "#core/unit.ts";
import { billingOf } from "#modules/billing-details/billing-details.ts";
import {
  bill,
  currencyOf,
  type PlanRow,
  renewTeam,
  selectUnlimited,
  todayOf,
} from "#modules/subscription/subscription.ts";
import * as store from "./model-contracts.store.ts";
import { isCovered, planBills, planStatement, type StatementLine } from "./plan-statement.ts";

/** All teams, since all months end together, each in a unit of its own. */
export function issueDueStatements(parts: UnitParts, signal?: AbortSignal) {
  const { storage, now } = parts;
  const due: Due<number> = {
    next: (after = 0, limit) => store.selectDue(storage, now(), { after, limit }),
    deed: (teamId) => issueStatementsOf(parts, teamId),
    complaint: "a statement was not issued",
  };
  return forEachDue(parts, due, signal);
}

export function issueStatementsOf(parts: UnitParts, teamId: number) {
  const scope = { kind: "team", teamId } as const;
  const unit = startUnit(parts, { identity: null, requestId: "issue_statements", scope });
  return inUnit(unit, (context) => issueAll(context, teamId));
}

/**
 * Month by month from where the last left off. Who came at the same moment waits for the lock and finds it done. The
 * subscription is brought to today first: whether it or its unlimited models ended meanwhile decides what is charged.
 */
async function issueAll(context: Context, teamId: number) {
  const row = await renewTeam(context, teamId);
  const { first, stated } = await store.selectReach(context.db, teamId);
  if (!row || first === null) return;
  const from = stated === null ? monthOfText(first) : monthOfText(stated) + 1;
  for (let month = from; month < monthOfDay(todayOf(context, row)); month += 1) {
    await issue(context, row, month);
  }
}

async function issue(context: Context, row: PlanRow, month: Month) {
  const { db, now, settings } = context;
  const { id: teamId } = row;
  const { currency, price, isUnlimited, lines, bills } = await statementOf(context, row, month);
  const numbers = new Map<StatementLine, number | undefined>();
  for (const planned of bills) {
    const number = await bill(context, row, planned);
    for (const line of planned.of) numbers.set(line, number);
  }
  const statement = {
    ...{ teamId, month: writeDay(firstDayOf(month)), currency, price, isUnlimited },
    ...{ taxRate: taxRateFor(settings.prices, currency), issuedAt: now() },
  };
  await store.insertStatement(
    db,
    statement,
    lines.map((line) => {
      const { from, to, ...named } = line;
      const invoiceNumber = numbers.get(line) ?? null;
      return { ...named, fromDay: writeDay(from), toDay: writeDay(to), invoiceNumber };
    }),
  );
}

/** What a month comes to by the contracts as they are now, and the invoices that it makes. */
export async function statementOf(
  { db, settings }: Pick<Context, "db" | "settings">,
  row: PlanRow,
  month: Month,
) {
  const currency = currencyOf(row);
  const price = settings.prices[currency].registeredModel;
  const isUnlimited = isCovered(month, await selectUnlimited(db, row.id));
  const contracts = await store.selectHeld(db, row.id, writeDay(firstDayOf(month)));
  const lines = planStatement(month, contracts, isUnlimited ? 0 : price);
  const { paymentMethod } = await billingOf(db, row.id);
  const isSplit = paymentMethod === PAYMENT_METHODS.SPLIT_INVOICES;
  const bills = isUnlimited ? [] : planBills(month, lines, price, isSplit);
  return { currency, price, isUnlimited, lines, bills };
}

export function monthOfText(day: string): Month {
  return monthOfDay(readDay(day) ?? 0);
}
