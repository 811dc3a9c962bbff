import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { cashRows } from "./cash-rows.ts";

/** Cash is 1,200 after July and grows by 200 a month; in a slow summer it shrinks by 50. */
const kept = {
  ...bakery,
  drivers: [
    ...bakery.drivers,
    { id: "kept", name: "Kept", unit: "currency" as const, values: 1120 },
  ],
};
const cases = [undefined, "slow"];

test("side by side had no cash: each case says where it ends, how low it falls and when", async () => {
  const document = await openHere(kept);
  const compared = await tableOf(document, {
    shows: { statements: ["profitAndLoss"], hasDifferences: true },
    ...{ cases, unit: "year", preset: "thisFinancialYear" },
  });
  const cash = await tableOf(document, {
    ...{ shows: { title: "Cash", lines: ["cf.closingCash", "kept"] }, cases },
  });
  const rows = cashRows(compared, cash, "kept");
  expect(rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
    ["Closing cash Oct-26", "1,800", "1,050", "(750)"],
    ["Lowest cash ahead", "1,400", "1,050", "(350)"],
    ["Headroom above the floor", "280", "(70)", "(350)"],
    ["Lowest in", "Aug-26", "Oct-26", ""],
  ]);
  expect(rows[1]?.cells.map(({ isAlert }) => isAlert)).toEqual([false, true, false]);
});
