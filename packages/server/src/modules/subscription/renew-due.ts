/** What the calendar does to subscriptions: trials and terms end, and the next period is charged. */
import { writeDay } from "@app/engine/time/day";
import type { Context } from "#core/context.ts";
import { type Due, forEachDue } from "#core/each-due.ts";
import { inUnit, startUnit, type UnitParts } from "#core/unit.ts";
import { owedWords, unpaidInvoices } from "#modules/invoices/invoices.ts";
import { dueEvent, planRenewal, type Renewal, spanWords } from "./plan-renewal.ts";
import { planUnlimited } from "./plan-unlimited.ts";
import { currencyOf, heldTermOf, todayOf, unlimitedRenewalOf } from "./plan-view.ts";
import { bill, endWords, patchIn, record, stepOf } from "./record-plan.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";
import { NOT_UNLIMITED, unlimitedEndWords } from "./unlimited-models.ts";

/** Two years of months, for an installation that was away so long. */
const EVENTS_MAX = 24;

/** Each team in a unit of its own. */
export function renewDue(parts: UnitParts, signal?: AbortSignal) {
  const { storage, now } = parts;
  const due: Due<number> = {
    next: (after = 0, limit) => store.selectDue(storage, now(), { after, limit }),
    deed: (teamId) => {
      const scope = { kind: "team", teamId } as const;
      const unit = startUnit(parts, { identity: null, requestId: "renew_subscriptions", scope });
      return inUnit(unit, (context) => renewTeam(context, teamId));
    },
    complaint: "a subscription was not renewed",
  };
  return forEachDue(parts, due, signal);
}

/** Brings a team to today and gives it, locked. Undefined where there is more to be done than is done at once. */
export async function renewTeam(context: Context, teamId: number): Promise<PlanRow | undefined> {
  let row = await store.lockPlan(context.db, teamId);
  for (let count = 0; row && count < EVENTS_MAX; count += 1) {
    const today = todayOf(context, row);
    const event = dueEvent(heldTermOf(row), today);
    const isUnlimitedOver = row.unlimitedTo !== null && row.unlimitedTo <= writeDay(today);
    if (!event && !isUnlimitedOver) return row;
    const change = event ? happen(context, row, event) : renewUnlimited(context, row);
    row = { ...row, ...(await change) };
  }
  return undefined;
}

/** Gives what it changed of the row. */
async function happen(
  context: Context,
  row: PlanRow,
  event: NonNullable<ReturnType<typeof dueEvent>>,
): Promise<Partial<PlanRow>> {
  const step = stepOf(row, event);
  const isSilent = !step.effects.includes("tell_admins");
  const isRenewed = step.effects.includes("begin_period");
  const renewal = isRenewed ? planRenewal(context.settings.prices, heldTermOf(row)) : undefined;
  const patch = patchIn(context, row, step);
  if (!renewal) {
    // Unlimited models are paid for up to their own day: whoever comes back before it has them again.
    await record(context, row, patch, {
      action: "subscription.end",
      isSilent,
      payment: await endedWords(context, row),
    });
    return patch;
  }
  const invoiceNumber = await bill(context, row, {
    title: `Subscription, ${spanWords(renewal.after.period)}`,
    ...{ lines: renewal.lines, key: renewal.key },
  });
  const change = { ...patch, ...changeBy(renewal), currency: currencyOf(row) };
  await record(context, row, change, { action: "subscription.renew", invoiceNumber, isSilent });
  return change;
}

/** What is told of an end besides: that it was a trial's, what is to be paid before another plan, and what is not. */
async function endedWords({ db }: Context, row: PlanRow) {
  if (row.status === "trialing")
    return "It was a trial; nothing was charged, and nothing is deleted.";
  const owed = owedWords(await unpaidInvoices(db, row.id));
  const first = owed && `${owed} is still to be paid, before you choose a plan.`;
  return [first, restWords(row)].filter((words) => words !== undefined).join(" ");
}

/** A year that was committed to and ends before its end, since a month of it was not paid. */
function restWords({ status, periodTo, termTo }: PlanRow) {
  if (status !== "past_due" || periodTo === null || termTo === null || periodTo >= termTo)
    return undefined;
  return `The months after ${endWords(periodTo)} that were committed to are not charged.`;
}

/** Who pays for the team's users goes on paying for unlimited models, unless they stopped them; for anybody else they end. */
async function renewUnlimited(context: Context, row: PlanRow): Promise<Partial<PlanRow>> {
  const renewal = unlimitedRenewalOf(row);
  if (!renewal) {
    const action = "subscription.end_unlimited_models";
    const until = unlimitedEndWords(context.settings.prices, row);
    await record(context, row, NOT_UNLIMITED, { action, until });
    return NOT_UNLIMITED;
  }
  const { period, anchor, from } = renewal;
  const { span, title, lines, key } = planUnlimited(context.settings.prices, renewal, from);
  const invoiceNumber = await bill(context, row, { title, lines, key });
  const change = {
    ...{ unlimitedPeriod: period, unlimitedFrom: writeDay(anchor), unlimitedTo: writeDay(span.to) },
  };
  const action = "subscription.renew_unlimited_models";
  await store.insertUnlimited(context.db, row.id, span);
  await record(context, row, change, { action, invoiceNumber, isSilent: true });
  return change;
}

function changeBy({ after }: Renewal) {
  const { anchor, period, termTo, ...rest } = after;
  return {
    ...{ ...rest, anchorDay: writeDay(anchor), termTo: writeDay(termTo) },
    ...{ periodFrom: writeDay(period.from), periodTo: writeDay(period.to) },
  };
}
