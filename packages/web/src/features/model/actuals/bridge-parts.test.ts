import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { inWhole, partsOf } from "./bridge-parts.ts";

const reason = (account: string, figure: number) => ({ account, figure });

test("a step was a figure without a reason: its largest accounts are named, and all add up to the unit", () => {
  const reasons = [
    ...[reason("debtors", -300.4), reason("creditors", 120.4), reason("stock", 40.4)],
    ...[reason("gst", -20.4), reason("wages", 9.6), reason("cash", 0.2)],
  ];
  const parts = partsOf("timing", -150, reasons, bakery.accounts);
  expect(parts.map(({ figure }) => figure)).toEqual([-300, 120, 40, -20, 10]);
  expect(parts.map(({ note }) => note).slice(0, 3)).toEqual([
    ...["Customers paid later", "Suppliers paid later", "Less stock than forecast"],
  ]);
  expect(parts.at(-1)?.name).toBe("All others");
});

test("what only rounding leaves is called so, and a step of nothing has no parts", () => {
  const two = [reason("rentCost", 10.4), reason("wages", 20.4)];
  expect(partsOf("amount", 31, two, bakery.accounts).at(-1)).toEqual({
    ...{ account: "", name: "Rounding", note: "", figure: 1 },
  });
  expect(partsOf("restatement", 0, [], bakery.accounts)).toEqual([]);
  expect(
    inWhole({ forecast: 10.4, restatement: 0.4, amount: 0.4, timing: 0, actual: 11.2 }),
  ).toEqual({ forecast: 10, restatement: 0, amount: 0, timing: 1, actual: 11 });
});
