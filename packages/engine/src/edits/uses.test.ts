import { expect, test } from "vitest";
import { smallCompany } from "#testing/small-company.ts";
import { feedsOf, usesOf } from "./uses.ts";

const company = smallCompany({
  drivers: [
    { id: "price", name: "Price", unit: "currency", values: 5 },
    { id: "sold", name: "Sold", unit: "count", values: 10 },
    { id: "priceNextYear", name: "Price next year", unit: "currency", formula: "price * 1.1" },
    { id: "priced", name: "Priced", unit: "count", values: 1 },
  ],
  modules: [
    {
      ...{ kind: "revenue", id: "shop", name: "Shop", account: "sales" },
      ...{ form: "priceVolume", price: "price", volume: "sold + price * 0" },
    },
    { kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: "shop.net * 10%" },
  ],
  scenarios: [{ id: "dear", name: "Dear", overrides: [{ line: "price", value: 6 }] }],
  kpis: [{ id: "ticket", name: "Ticket", unit: "currency", formula: "price" }],
  checks: [{ id: "cheap", name: "Cheap", class: "alert", formula: "price < 1" }],
  notes: [{ id: "why", place: "drivers/price", text: "Why so low?" }],
});

test("a driver feeds the modules, drivers, KPIs and rules whose formulas name it, each told once", () => {
  expect(feedsOf(company, "price").map(({ list, label }) => [list, label])).toEqual([
    ["drivers", "Price next year"],
    ["modules", "Shop"],
    ["kpis", "Ticket"],
    ["checks", "Cheap"],
  ]);
  expect(feedsOf(company, "price")[1]?.places).toEqual([
    "modules/shop/price",
    "modules/shop/volume",
  ]);
});

test("scenarios and notes that speak of a driver are told among its uses, and feed nothing", () => {
  const others = usesOf(company, "drivers", "price").filter(
    ({ list }) => list === "scenarios" || list === "notes",
  );
  expect(others.map(({ list, places }) => [list, places])).toEqual([
    ["scenarios", ["scenarios/dear/overrides/price/line"]],
    ["notes", ["notes/why/place"]],
  ]);
});

test("a module is used by formulas that read its lines, and an account by modules and actuals", () => {
  expect(usesOf(company, "modules", "shop").map(({ label }) => label)).toEqual(["Rent"]);
  const booked = { ...company, actuals: { rentCost: [1] } };
  expect(usesOf(booked, "accounts", "rentCost").map(({ places }) => places)).toEqual([
    ["modules/rent/account"],
    ["actuals/rentCost"],
  ]);
});

test("a driver that nothing reads has no uses, whatever names begin as its own does", () => {
  expect(usesOf(company, "drivers", "priced")).toEqual([]);
});
