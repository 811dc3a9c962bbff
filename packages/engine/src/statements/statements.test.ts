import { expect, test } from "vitest";
import type { Module } from "#model/module.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";

test("nothing is hidden: every account stands on one statement once, also one without a figure", () => {
  const { model } = calculateModel(smallCompany());
  const { profitAndLoss, balanceSheet } = model.statements;
  const shown = [...profitAndLoss, ...balanceSheet]
    .filter(({ kind }) => kind === "account")
    .map(({ line }) => line.split(".").at(-1));
  const accounts = model.document.accounts.map(({ id }) => id);
  expect(shown.toSorted()).toEqual([...accounts, "currentYearEarnings"].toSorted());
});

test("every account but cash has its place in the cash flow, dividends declared and owed the same one", () => {
  const { model } = calculateModel(smallCompany());
  const rows = new Set(model.statements.cashFlow.map(({ line }) => line.split(".").at(-1)));
  const missing = [...model.accounts.values()].filter(
    ({ id, standard }) => standard.statement === "balanceSheet" && !rows.has(id),
  );
  expect(missing.map(({ id }) => id)).toEqual(["cash", "retained"]);
  const dividends = model.statements.cashFlow.find(({ line }) => line.endsWith(".dividendsOwed"));
  expect(dividends?.label).toBe("Dividends paid");
});

test("the sign turns once, at the statements: a sale is a credit in the ledger and reads as positive", () => {
  const selling: Module = {
    kind: "revenue",
    id: "selling",
    name: "Selling",
    account: "sales",
    form: "amount",
    amount: 100,
  };
  const { read } = calculateModel(smallCompany({ modules: [selling] }));
  expect(read("account.sales.movement")[0]).toBe(-100);
  expect(read("pl.account.sales")[0]).toBe(100);
  expect(read("account.capital.closing")[0]).toBe(-1000);
  expect(read("bs.account.capital")[0]).toBe(1000);
});

test("formulas that look back from the first period see the opening balance sheet", () => {
  const kpi = { name: "Average", unit: "currency", measure: "rate" } as const;
  const rent: Module = {
    kind: "expense",
    id: "rent",
    name: "Rent",
    amount: 100,
    account: "rentCost",
  };
  const kpis = [
    { ...kpi, id: "cash", formula: "avg(prev(bs.account.cash), bs.account.cash)" },
    { ...kpi, id: "assets", formula: "avg(prev(bs.totalAssets), bs.totalAssets)" },
    { ...kpi, id: "equity", formula: "prev(bs.totalLiabilitiesAndEquity)" },
    { ...kpi, id: "closing", formula: "prev(cf.closingCash)" },
  ];
  const { read } = calculateModel(smallCompany({ modules: [rent], kpis }));
  expect(read("kpi.cash")).toEqual([950, 850, 750]);
  expect(read("kpi.assets")).toEqual([950, 850, 750]);
  expect(read("kpi.equity")).toEqual([1000, 900, 800]);
  expect(read("kpi.closing")).toEqual([1000, 900, 800]);
});
