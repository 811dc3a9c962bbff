import {
  nextStanding,
  type Standing,
  type SubscriptionEvent,
} from "@app/contract/subscription-state";
import { expect, test } from "vitest";
import { patchOf } from "./standing-patch.ts";

const occasion = {
  now: new Date("2026-12-08T09:00:00Z"),
  ...{ timeZone: "Australia/Sydney", byName: "Priya Raman" },
};

function patchAfter(standing: Standing, event: SubscriptionEvent) {
  const step = nextStanding(standing, event);
  if (!step) throw new Error("no such step");
  return patchOf(step, occasion);
}

test("a cancellation is kept with who cancelled and when, and forgotten with taking it back", () => {
  expect(patchAfter("active", "cancelled")).toEqual({
    ...{ status: "cancelled", cancelledAt: occasion.now, cancelledByName: "Priya Raman" },
  });
  expect(patchAfter("cancelled", "reactivated")).toEqual({
    ...{ status: "active", cancelledAt: null, cancelledByName: null },
  });
});

test("what is past due since 8 December works until the 22nd begins in Sydney, and paying ends that", () => {
  const graceEndsAt = new Date("2026-12-21T13:00:00Z");
  expect(patchAfter("active", "tries_used_up")).toEqual({ status: "past_due", graceEndsAt });
  expect(patchAfter("past_due", "settled")).toEqual({ status: "active", graceEndsAt: null });
});

test("who had cancelled is past due and cancelled, and keeps when that was", () => {
  expect(patchAfter("cancelled", "tries_used_up")).toMatchObject({ status: "past_due" });
  expect(patchAfter("cancelled", "tries_used_up")).not.toHaveProperty("cancelledAt");
});
