/**
 * A company whose tables can be calculated by hand: sales of 100.40, wages of 33.33 and rent of
 * 33.34 a month, all in cash. July and August are actual; August sold 110 and paid wages of 40, where
 * the forecast had said the same as for every month.
 */
import { buildModel } from "#build/build-model.ts";
import type { ModelDocument } from "#model/document.ts";
import { casesOf } from "#scenarios/cases.ts";
import { smallCompany } from "./small-company.ts";

const FORECAST = { sales: -100.4, wages: 33.33, rentCost: 33.34, cash: 33.73 };

export function tableCompany(changes: Partial<ModelDocument> = {}): ModelDocument {
  const { timeline } = smallCompany();
  return smallCompany({
    timeline: { ...timeline, periodCount: 6, actualCount: 2 },
    actuals: {
      sales: [-100.4, -110],
      wages: [33.33, 40],
      rentCost: [33.34, 33.34],
      cash: [33.73, 36.66],
    },
    replacedForecasts: [{ period: 1, movements: FORECAST }],
    drivers: [
      { id: "salesAMonth", name: "Sales a month", unit: "currency", values: 100.4 },
      { id: "days", name: "Days open", unit: "days", values: 26 },
    ],
    modules: [
      {
        kind: "revenue",
        id: "selling",
        name: "Selling",
        account: "sales",
        form: "amount",
        amount: "salesAMonth",
      },
      { kind: "expense", id: "wages", name: "Wages", account: "wages", amount: 33.33 },
      { kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: 33.34 },
    ],
    scenarios: [
      {
        id: "dry",
        name: "Dry winter",
        overrides: [{ line: "salesAMonth", mode: "scale", value: 0.9, from: 3, to: 3 }],
      },
    ],
    kpis: [
      {
        id: "margin",
        name: "Profit margin",
        unit: "percent",
        formula: "pl.profit / pl.revenue",
        isHigherBetter: true,
      },
      { id: "growth", name: "Growth of sales", unit: "percent", formula: "growth(pl.revenue)" },
      { id: "cover", name: "Wages cover", unit: "rate", formula: "pl.profit / pl.account.wages" },
    ],
    ...changes,
  });
}

export function tableCompanyCases(changes: Partial<ModelDocument> = {}) {
  return casesOf(buildModel(tableCompany(changes)));
}
