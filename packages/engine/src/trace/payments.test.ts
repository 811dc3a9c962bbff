import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { casesOf } from "#scenarios/cases.ts";
import { smallCompany } from "#testing/small-company.ts";
import { paymentsAhead } from "./payments.ts";

const { timeline } = smallCompany();

/** Rent every month, insurance once a year in September, and 500 back from a supplier in October. */
const company = smallCompany({
  timeline: { ...timeline, periodCount: 6, actualCount: 1 },
  actuals: {},
  modules: [
    { kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: 300 },
    {
      ...{ kind: "expense", id: "cover", name: "Insurance", account: "rentCost" },
      amount: [0, 0, 900, 0, 0, 0],
    },
    {
      ...{ kind: "expense", id: "back", name: "Refund", account: "rentCost" },
      amount: [0, 0, 0, -500, 0, 0],
    },
  ],
});

function ahead(periodCount: number) {
  const cases = casesOf(buildModel(company));
  return paymentsAhead({ model: cases.model, sheet: cases.base }, periodCount);
}

test("what is paid now and then is listed with its period, not what is paid every one, nor what comes in", () => {
  expect(ahead(5)).toEqual([{ module: "cover", name: "Insurance", period: 2, amount: 900 }]);
});

test("nothing beyond the periods that are looked at, nor beyond the forecast, is listed", () => {
  expect(ahead(1).map(({ name }) => name)).toEqual(["Rent"]);
  expect(ahead(99)).toEqual(ahead(5));
});
