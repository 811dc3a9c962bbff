import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { planGrant } from "./plan-grant.ts";

const february = monthOf(2030, 2);

test.each([
  [0, [120]],
  [600, [120]],
  // 720 minutes may be kept: of 601 and 120, one lapses.
  [601, [120, 1]],
  [720, [120, 120]],
  // What was given beyond the limit otherwise lapses with the next month.
  [900, [120, 300]],
  // Somebody whom staff helped for longer than they had.
  [-30, [120]],
])("with %i minutes left, a month gives and takes %j", (balance, amounts) => {
  expect(planGrant(february, balance).postings.map(({ amount }) => amount)).toEqual(amounts);
});

test("a month's minutes are given once, by the month's name", () => {
  expect(planGrant(february, 0)).toMatchObject({
    ...{ kind: "support", key: "support February 2030" },
    description: "Support credit, February 2030",
  });
});

test("twelve months without a question come to 12 hours, and no minute more", () => {
  let balance = 0;
  for (let month = 0; month < 12; month += 1) {
    for (const { debit, amount } of planGrant(february + month, balance).postings) {
      balance += debit === "support_balance" ? amount : -amount;
    }
  }
  expect(balance).toBe(720);
});
