/** How a change to a subscription is made: on its locked row, by a step that its standing allows, with the trail. */
import assert from "node:assert/strict";
import { type Cents, centsText, fromHundredths } from "@app/contract/cents";
import type { SubscriptionStatus } from "@app/contract/subscription";
import {
  nextStanding,
  type Step,
  type SubscriptionEvent,
  standingOf,
} from "@app/contract/subscription-state";
import { dayWords, readDay } from "@app/engine/time/day";
import type { Context, MemberContext } from "#core/context.ts";
import { BRAND } from "#core/letter.ts";
import { Refusal } from "#core/refusal.ts";
import { type Bill, issueInvoice } from "#modules/invoices/invoices.ts";
import { mailInvoice } from "./mail-invoice.ts";
import { currencyOf, type Plan, planOf } from "./plan-view.ts";
import { patchOf } from "./standing-patch.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";

/** The subscription, which nobody else changes until the transaction ends. */
export async function lock({ db, identity }: MemberContext) {
  const row = await store.lockPlan(db, identity.member.teamId);
  assert(row, "a member's team is there");
  return row;
}

/** Whoever did it, or the calendar. */
const doerOf = ({ identity }: Pick<Context, "identity">) => identity?.member?.name ?? BRAND;

/** What an event leads to, or why it cannot happen. */
export function stepOf({ status, cancelledAt }: PlanRow, event: SubscriptionEvent): Step {
  const step = nextStanding(standingOf(status, cancelledAt !== null), event);
  if (step) return step;
  throw new Refusal(409, WHY_NOT[event]?.[status] ?? "Your subscription does not allow this now.");
}

export const PAY_FIRST = "Pay what is overdue first.";
const ENDED = "Your subscription has ended. Choose a plan to go on.";
const WHY_NOT: Partial<Record<SubscriptionEvent, Partial<Record<SubscriptionStatus, string>>>> = {
  amended: { past_due: PAY_FIRST },
  plan_chosen: { past_due: PAY_FIRST },
  cancelled: {
    trialing: "A trial ends by itself.",
    cancelled: "Your subscription is cancelled already.",
    past_due: "Your subscription is cancelled already.",
    ended: ENDED,
  },
  reactivated: {
    trialing: "Your subscription is not cancelled.",
    active: "Your subscription is not cancelled.",
    past_due: "Your subscription is not cancelled.",
    ended: ENDED,
  },
};

export function patchIn(
  context: Pick<Context, "now" | "identity">,
  { timeZone }: PlanRow,
  step: Step,
) {
  return patchOf(step, { now: context.now(), timeZone, byName: doerOf(context) });
}

/** Nobody pays another amount than they were told. */
export function refuseOtherAmount(row: PlanRow, cents: Cents, told: number | undefined) {
  if (told === undefined || told === fromHundredths(cents)) return;
  const written = `${currencyOf(row)} ${centsText(cents)}`;
  throw new Refusal(409, `Payable now is ${written} by now. Nothing was charged.`, "payableNow");
}

export type Charged = Pick<Bill, "title" | "lines" | "key">;

/** What is charged for a change, as an invoice that goes out by mail. */
export async function bill(context: Context, row: PlanRow, charged: Charged) {
  const { id: teamId, timeZone, teamName, purchaseOrderNumber } = row;
  const number = await issueInvoice(context, {
    ...{ ...charged, teamId, currency: currencyOf(row) },
    ...{ timeZone, teamName, purchaseOrderNumber },
  });
  if (number !== undefined) await mailInvoice(context, row, number);
  return number;
}

export type Recorded = {
  action: string;
  invoiceNumber?: number | undefined;
  /** Who ordered it, where it is given while they are away. */
  byName?: string;
  /** Of no news to the team's admins. */
  isSilent?: boolean;
  /** What its letter says of days, where that is not the end of the term. */
  until?: string;
  /** What its letter says of a payment. */
  payment?: string | undefined;
};

/** Writes a change with the trail and tells the admins. */
export async function record(
  context: Context,
  row: PlanRow,
  change: Parameters<typeof store.update>[2],
  { action, invoiceNumber, byName = doerOf(context), isSilent = false, until, payment }: Recorded,
): Promise<Plan> {
  const { db } = context;
  await store.update(db, row.id, change);
  const before = Object.fromEntries(
    Object.keys(change).map((name) => [name, row[name as keyof typeof change]]),
  );
  context.audit({
    action,
    ...{ teamId: row.id, subjectId: row.id, subjectName: row.teamName, before },
    after: { ...change, ...(invoiceNumber !== undefined && { invoiceNumber }) },
  });
  if (!isSilent) await tellOf(context, row, { action, byName, until, payment });
  return planOf(context, { ...row, ...change });
}

type Told = Pick<Recorded, "payment"> & {
  action: string;
  byName: string;
  until?: string | undefined;
};

async function tellOf(
  context: Context,
  { id, teamName, termTo }: Pick<PlanRow, "id" | "teamName" | "termTo">,
  { action, byName, until = endWords(termTo), payment = "" }: Told,
) {
  for (const email of await store.selectAdminEmails(context.db, id)) {
    const payload = { email, teamName, byName, action, until, payment };
    context.mail({ kind: "subscription_changed", payload });
  }
}

/** The last day of what goes up to a day. */
export function endWords(to: string | null) {
  const end = readDay(to ?? "");
  return end === undefined ? "the end of its term" : dayWords(end - 1);
}

/** Tells a team's admins of what changes nothing of the subscription itself. */
export async function tellAdmins(context: Context, teamId: number, action: string) {
  const row = await store.selectPlan(context.db, teamId);
  if (row) await tellOf(context, row, { action, byName: doerOf(context) });
}
