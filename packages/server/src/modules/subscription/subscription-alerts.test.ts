import { expect, test } from "vitest";
import type { Team } from "#core/context.ts";
import { subscriptionAlerts } from "./subscription-alerts.ts";

const now = new Date("2026-12-10T00:00:00Z");
const team: Team = {
  ...{ name: "Team", subscriptionType: 2, status: "active", isMfaRequired: false },
  ...{
    graceEndsAt: null,
    periodTo: "2026-12-23",
    termTo: "2027-06-23",
    timeZone: "Australia/Sydney",
  },
};
const alertsOf = (change: Partial<Team>, isAdmin = true) =>
  subscriptionAlerts({ team: { ...team, ...change }, isAdmin }, now);

test("nothing is told of a subscription that is active", () => {
  expect(alertsOf({})).toEqual([]);
});

test("a trial is told of when five days of it are left, with its last day", () => {
  expect(alertsOf({ status: "trialing", termTo: "2026-12-16" })).toEqual([]);
  expect(alertsOf({ status: "trialing", termTo: "2026-12-15" })).toEqual([
    {
      ...{ key: "subscription_trialing", kind: "info" },
      message: "Your trial works until 14 December 2026. Choose a plan to go on.",
    },
  ]);
});

test("members read of a trial who can choose a plan", () => {
  const [alert] = alertsOf({ status: "trialing", termTo: "2026-12-15" }, false);
  expect(alert?.message).toBe(
    "Your trial works until 14 December 2026. Your admins can choose a plan to go on.",
  );
});

test("one that is cancelled says until when everything works", () => {
  expect(alertsOf({ status: "cancelled" })).toEqual([
    {
      ...{ key: "subscription_cancelled", kind: "info" },
      message: "Your subscription is cancelled. Everything works until 22 June 2027.",
    },
  ]);
});

test("one that is past due says until when everything works, by the team's own calendar, and then what still does", () => {
  // Midnight in Sydney, as the 22nd begins.
  const graceEndsAt = new Date("2026-12-21T13:00:00Z");
  expect(alertsOf({ status: "past_due", graceEndsAt })[0]).toMatchObject({
    kind: "alert",
    message:
      "A payment is overdue. Everything works until 21 December 2026; then you can read, export and pay, but change nothing.",
  });
  expect(alertsOf({ status: "past_due", graceEndsAt: now })[0]?.message).toBe(
    "A payment is overdue. You can read, export and pay, but change nothing.",
  );
});

test("one that is past due and whose month is over sooner says that day, however long its year is: it ends then", () => {
  const graceEndsAt = new Date("2026-12-21T13:00:00Z");
  const [alert] = alertsOf({ status: "past_due", graceEndsAt, periodTo: "2026-12-15" });
  expect(alert?.message).toContain("Everything works until 14 December 2026; then");
});

test("one that has ended says so", () => {
  expect(alertsOf({ status: "ended" })).toEqual([
    {
      ...{ key: "subscription_ended", kind: "alert" },
      message: "Your subscription has ended. You can read and export, but change nothing.",
    },
  ]);
});
