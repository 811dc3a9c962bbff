import { expect, test } from "vitest";
import { calculateModel } from "#testing/calculate-model.ts";
import { drawTable } from "#testing/draw-table.ts";
import { smallCompany } from "#testing/small-company.ts";

test("an expense paid at once lowers profit and cash by the same amount", () => {
  const { model, read, failedChecks } = calculateModel(
    smallCompany({
      drivers: [
        { id: "rentPerMonth", name: "Rent per month", unit: "currency", values: [100, 100, 120] },
      ],
      modules: [
        {
          kind: "expense",
          id: "rent",
          name: "Rent",
          amount: "rentPerMonth * 2",
          account: "rentCost",
        },
      ],
    }),
  );
  expect(model.issues).toEqual([]);
  expect(
    drawTable(read, [
      "pl.account.rentCost",
      "pl.profit",
      "cf.operating",
      "bs.account.cash",
      "bs.equity",
    ]),
  ).toBe(`
pl.account.rentCost   200   200   240
pl.profit            -200  -200  -240
cf.operating         -200  -200  -240
bs.account.cash       800   600   360
bs.equity             800   600   360
`);
  expect(failedChecks()).toEqual([]);
});
