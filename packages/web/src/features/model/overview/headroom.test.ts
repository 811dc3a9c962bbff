import { expect, test } from "vitest";
import { bakery } from "#model/testing/bakery.ts";
import { openHere } from "#model/testing/direct-port.ts";
import { tableOf } from "#model/testing/table-of.ts";
import { headroomOf, overdraftLine } from "./headroom.ts";

/** Cash is 1,200 after July; each month sells 500 and pays rent of 300, in a slow summer 250. */
const kept = {
  ...bakery,
  drivers: [
    ...bakery.drivers,
    { id: "kept", name: "Kept", unit: "currency" as const, values: 1120 },
  ],
};

test("each case has its lowest cash ahead, the periods until it is below the floor, or none", async () => {
  const document = await openHere(kept);
  const table = await tableOf(document, {
    shows: { title: "Cash", lines: ["cf.closingCash", "kept"] },
    cases: [undefined, "slow"],
  });
  expect(headroomOf(table, "kept")).toEqual([
    {
      ...{ key: "base", name: "Base", floor: 1120, aheadCount: 3, runway: undefined },
      ...{ value: 1400, period: "Aug-26", overdraft: 0 },
    },
    {
      // 1,150, then 1,100: below in the second period ahead.
      ...{ key: "slow", name: "Slow summer", floor: 1120, aheadCount: 3, runway: 2 },
      ...{ value: 1050, period: "Oct-26", overdraft: 0 },
    },
  ]);
});

test("where nothing is to be kept, there is no floor and no end in sight", async () => {
  const document = await openHere(bakery);
  const table = await tableOf(document, {
    shows: { title: "Cash", lines: ["cf.closingCash", "none"] },
  });
  expect(headroomOf(table, "none")).toMatchObject([{ floor: null, runway: undefined }]);
});

test("cash that the bank holds at its floor was told as enough: the month that owes most is told, with what it owes", async () => {
  const floorLine = "bank.minimumCash";
  const treasury = {
    ...{ kind: "treasury", id: "bank", name: "Bank", minimumCash: 1300 },
    revolver: {
      ...{ account: "overdraft", limit: 1000, ratePerYear: 0, interestAccount: "rentCost" },
    },
  };
  const document = await openHere({
    ...bakery,
    modules: [...bakery.modules, treasury],
  });
  const table = await tableOf(document, {
    shows: { title: "Cash", lines: ["cf.closingCash", floorLine, overdraftLine(floorLine)] },
    cases: ["slow"],
  });
  // 1,150, 1,100 and 1,050 without the bank: it lends 150, 200 and 250.
  expect(headroomOf(table, floorLine)).toMatchObject([
    { value: 1300, period: "Oct-26", floor: 1300, overdraft: 250 },
  ]);
});
