import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import type { ModelDocument } from "#model/document.ts";
import { smallCompany } from "#testing/small-company.ts";
import { driverRowsByUse } from "./rows-by-use.ts";

const company = smallCompany({
  drivers: [
    { id: "price", name: "Price", unit: "currency", values: 5 },
    { id: "sold", name: "Sold", unit: "count", formula: "visits * 2" },
    { id: "visits", name: "Visits", unit: "count", values: 10 },
    { id: "inflation", name: "Inflation", unit: "percent", values: 0.02 },
    { id: "rate", name: "Rate", unit: "percent", values: 0.1 },
    { id: "target", name: "Target", unit: "currency", values: 9 },
  ],
  modules: [
    {
      ...{ kind: "revenue", id: "shop", name: "Shop", account: "sales" },
      ...{ form: "priceVolume", price: "price * (1 + inflation)", volume: "sold" },
    },
    { kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: "100 * inflation" },
    { kind: "expense", id: "power", name: "Power", account: "rentCost", amount: "100 * rate" },
    { kind: "expense", id: "gas", name: "Gas", account: "rentCost", amount: "50 * rate" },
    { kind: "expense", id: "old", name: "Old", account: "rentCost", amount: 7, isOff: true },
  ],
});

function rowsOf(changes: Partial<ModelDocument> = {}) {
  return driverRowsByUse(buildModel({ ...company, ...changes })).map(
    ({ level, label, line }) => `${"  ".repeat(level)}${label}${line ? "" : ":"}`,
  );
}

test("drivers stand under the one module they feed, with the group they share, or with those shared by several", () => {
  expect(rowsOf()).toEqual([
    "Revenue:",
    "  Shop",
    "    Price",
    "    Price",
    "    Sold",
    "    Visits",
    "Costs:",
    "  Rate",
    "  Rent",
    "    Amount before tax",
    "  Power",
    "    Amount before tax",
    "  Gas",
    "    Amount before tax",
    "Shared by several:",
    "  Inflation",
    "Not read by any module:",
    "  Target",
  ]);
});

test("a driver with a group of its own stands under that heading, or with the modules of that name", () => {
  const drivers = company.drivers.map((driver) =>
    driver.id === "target"
      ? { ...driver, group: "Plans" }
      : driver.id === "inflation"
        ? { ...driver, group: "Costs" }
        : driver,
  );
  const rows = rowsOf({ drivers });
  expect(rows.slice(rows.indexOf("Costs:"), rows.indexOf("Costs:") + 3)).toEqual([
    "Costs:",
    "  Inflation",
    "  Rate",
  ]);
  expect(rows.slice(-2)).toEqual(["Plans:", "  Target"]);
});

test("a module's row shows what it is about: a loan what is owed, suppliers what is owed to them", () => {
  const rows = driverRowsByUse(
    buildModel({
      ...company,
      modules: [
        {
          kind: "payables",
          id: "bills",
          name: "Bills",
          account: "creditors",
          method: "days",
          days: 30,
        },
      ],
    }),
  );
  expect(rows.find(({ key }) => key === "modules/bills")).toMatchObject({
    line: "account.creditors.closing",
    sign: -1,
  });
});
