import { expect, test } from "vitest";
import {
  isReadOnly,
  nextStanding,
  type Standing,
  type SubscriptionEvent,
  standingOf,
  statusOf,
  subscriptionSteps,
} from "./subscription-state.ts";

const standings = Object.keys(subscriptionSteps) as Standing[];
const walk = (from: Standing, ...events: SubscriptionEvent[]) =>
  events.reduce<Standing | undefined>(
    (standing, event) => standing && nextStanding(standing, event)?.to,
    from,
  );

test("a trial that nobody buys ends, and can be bought afterwards", () => {
  expect(walk("trialing", "trial_over")).toBe("ended");
  expect(walk("trialing", "trial_over", "plan_chosen")).toBe("active");
});

test("what is cancelled works to the end of its term, month by month where it is paid so", () => {
  expect(walk("active", "cancelled", "period_over", "period_over", "term_over")).toBe("ended");
  expect(walk("active", "cancelled", "reactivated", "period_over")).toBe("active");
});

test("a payment that fails three times leaves it past due, and paying brings it back", () => {
  expect(walk("active", "payment_declined", "payment_declined", "tries_used_up")).toBe("past_due");
  expect(walk("active", "tries_used_up", "settled")).toBe("active");
});

test("who had cancelled and pays what is overdue is cancelled still, in whatever order", () => {
  expect(walk("active", "cancelled", "tries_used_up", "settled")).toBe("cancelled");
  expect(walk("active", "tries_used_up", "cancelled", "settled")).toBe("cancelled");
  expect(walk("active", "tries_used_up", "cancelled", "reactivated", "settled")).toBe("active");
});

test("who has not paid for one period is not charged for another: it ends", () => {
  expect(walk("past_due", "period_over")).toBe("ended");
  expect(walk("past_due_cancelled", "term_over")).toBe("ended");
});

test.each<[Standing, SubscriptionEvent]>([
  ["trialing", "cancelled"],
  ["trialing", "amended"],
  ["cancelled", "cancelled"],
  ["active", "reactivated"],
  ["active", "term_over"],
  ["past_due", "amended"],
  ["past_due", "plan_chosen"],
  ["ended", "reactivated"],
  ["ended", "cancelled"],
  ["ended", "period_over"],
])("one that is %s cannot be %s", (standing, event) => {
  expect(nextStanding(standing, event)).toBeUndefined();
});

test("every standing is reached from a trial and leads to the end, and the end leads back", () => {
  const reachable = (from: Standing) => {
    const found = new Set<Standing>([from]);
    for (const standing of found) {
      for (const step of Object.values(subscriptionSteps[standing])) found.add(step.to);
    }
    return found;
  };
  expect(reachable("trialing")).toEqual(new Set(standings));
  for (const standing of standings) {
    expect([...reachable(standing)]).toEqual(expect.arrayContaining(["ended", "active"]));
  }
});

test("grace begins with what makes it past due and with nothing else, and ends with leaving that", () => {
  const isPastDue = (standing: Standing) => statusOf(standing) === "past_due";
  for (const from of standings) {
    for (const { to, effects } of Object.values(subscriptionSteps[from])) {
      expect(effects.includes("open_grace")).toBe(!isPastDue(from) && isPastDue(to));
      expect(effects.includes("close_grace")).toBe(isPastDue(from) && !isPastDue(to));
    }
  }
});

test("a standing is kept as a status and whether it was cancelled, and read back from them", () => {
  for (const standing of standings) {
    const isCancelled = standing === "cancelled" || standing === "past_due_cancelled";
    expect(standingOf(statusOf(standing), isCancelled)).toBe(standing);
  }
});

test("only the end, and past due after its grace, takes away more than reading, export and paying", () => {
  const now = new Date("2026-12-22T00:00:00Z");
  const over = new Date("2026-12-22T00:00:00Z");
  const ahead = new Date("2026-12-22T00:00:00.001Z");
  expect(isReadOnly("ended", null, now)).toBe(true);
  expect(isReadOnly("past_due", over, now)).toBe(true);
  expect(isReadOnly("past_due", ahead, now)).toBe(false);
  expect(isReadOnly("past_due", null, now)).toBe(false);
  for (const status of ["trialing", "active", "cancelled"] as const) {
    expect(isReadOnly(status, over, now)).toBe(false);
  }
});
