import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { expect, test } from "vitest";
import { firstTerms } from "./terms.ts";

const { TRIAL, MONTHLY_UNCOMMITTED, ANNUAL_PREPAID, COMMUNITY, ANNUAL_PAID_MONTHLY } =
  SUBSCRIPTION_TYPES;
const beginning = { now: new Date("2027-01-30T20:00:00Z"), timeZone: "UTC", trialDays: 14 };

test.each([
  [TRIAL, "2027-02-13", "2027-02-13"],
  [MONTHLY_UNCOMMITTED, "2027-02-28", "2027-02-28"],
  [ANNUAL_PAID_MONTHLY, "2027-02-28", "2028-01-30"],
  [ANNUAL_PREPAID, "2028-01-30", "2028-01-30"],
])(
  "what begins on 30 January 2027 with type %i is paid up to %s and lasts to %s",
  (type, periodTo, termTo) => {
    expect(firstTerms(type, beginning)).toEqual({
      ...{ anchorDay: "2027-01-30", periodFrom: "2027-01-30", periodTo, termTo },
    });
  },
);

test("it begins with the day that it is in the team's own time zone", () => {
  // In Sydney it is the 31st already.
  expect(firstTerms(MONTHLY_UNCOMMITTED, { ...beginning, timeZone: "Australia/Sydney" })).toEqual({
    ...{ anchorDay: "2027-01-31", periodFrom: "2027-01-31" },
    ...{ periodTo: "2027-02-28", termTo: "2027-02-28" },
  });
});

test("Community goes on without end", () => {
  expect(new Set(Object.values(firstTerms(COMMUNITY, beginning)))).toEqual(new Set([null]));
});
