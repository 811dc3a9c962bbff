import { expect, test } from "vitest";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { smallCompany } from "#testing/small-company.ts";

/** 500 paid in in July, 200 bought back in September: cash 1000 + 500 = 1500, − 200 = 1300. */
test("owners pay 500 in and are bought out for 200, both as financing", () => {
  const { model, read, failedChecks } = calculateModel(
    smallCompany({
      modules: [
        {
          kind: "equity",
          id: "owners",
          name: "Owners",
          account: "capital",
          contributions: [500, 0, 0],
          buyBacks: [0, 0, 200],
        },
      ],
    }),
  );
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, ["cf.operating", "cf.financing", "bs.account.cash", "bs.account.capital"]),
  ).toBe(`
cf.operating           0     0     0
cf.financing         500     0  -200
bs.account.cash     1500  1500  1300
bs.account.capital  1500  1500  1300
`);
  expect(failedChecks()).toEqual([]);
});

test("owners moved one month later pay in one month later", () => {
  const { read } = calculateModel(
    smallCompany({
      modules: [
        {
          kind: "equity",
          id: "owners",
          name: "Owners",
          account: "capital",
          contributions: [500, 0, 0],
          shift: 1,
        },
      ],
    }),
  );
  expect(read("bs.account.cash")).toEqual([1000, 1500, 1500]);
});

test("owners switched off change nothing", () => {
  const owners = {
    kind: "equity",
    id: "owners",
    name: "Owners",
    account: "capital",
    contributions: 500,
    isOff: true,
  } as const;
  expect(calculateModel(smallCompany({ modules: [owners] })).read("bs.account.cash")).toEqual([
    1000, 1000, 1000,
  ]);
});

test("an account that is not in the chart is told at its place", () => {
  const owners = { kind: "equity", id: "owners", name: "Owners", account: "nowhere" } as const;
  const { model } = calculateModel(smallCompany({ modules: [owners] }));
  expect(model.issues.map(({ code, place }) => [code, place])).toEqual([
    ["missing-account", "modules/owners/account"],
  ]);
});
