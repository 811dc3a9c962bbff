import { describe, expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { casesOf } from "#scenarios/cases.ts";
import { drawPrinted } from "#testing/draw-table.ts";
import { smallCompany } from "#testing/small-company.ts";
import { tableCompany, tableCompanyCases } from "#testing/table-company.ts";
import { explain } from "#trace/explain.ts";
import { rangeOf, spanOver, spansOf } from "./spans.ts";
import { canEditCell, isFavourable, referencesAt, type Table } from "./table.ts";
import { replacedForecastCase, scenarioCases, type TableCase } from "./table-case.ts";
import { groupText, headingsOf } from "./table-text.ts";
import {
  checksTable,
  comparisonTable,
  driversTable,
  kpiTable,
  statementTable,
  varianceTable,
  yearOnYearTable,
} from "./tables.ts";

const cases = tableCompanyCases();
const [base, dry] = scenarioCases(cases, [undefined, "dry"]) as [TableCase, TableCase];
const PROFIT = { statements: ["profitAndLoss"] } as const;

describe("a profit and loss", () => {
  test("by month: sales of 100.40 and costs of 66.67 are 100 less 66, which leaves 34", () => {
    expect(drawPrinted(statementTable([base], { ...PROFIT, to: 3 }))).toMatchInlineSnapshot(`
      "
                             Actual  Actual  Forecast  Forecast
      AUD                    Jul-26  Aug-26    Sep-26    Oct-26
        Sales                   100     110       100       100
      Revenue                   100     110       100       100
      Gross profit              100     110       100       100
        Wages                  (33)    (40)      (33)      (33)
        Rent                   (33)    (33)      (33)      (33)
      Operating expenses       (66)    (73)      (66)      (66)
      EBITDA                     34      37        34        34
      EBIT                       34      37        34        34
      Profit before tax          34      37        34        34
      Profit for the period      34      37        34        34
      "
    `);
  });

  test("a total whose only line has its name is one row, which explains itself by that line", () => {
    const table = statementTable([base], PROFIT);
    const taxes = table.rows.filter(({ label }) => label === "Income tax");
    expect(taxes).toMatchObject([{ line: "pl.incomeTax", level: 0, isCollapsible: false }]);
    const { parts } = explain({ model: base.model, sheet: base.sheet }, "pl.incomeTax", 0);
    expect(parts.map(({ figure }) => figure?.line)).toEqual(["pl.account.taxCost"]);
  });

  test("in millions every amount has two digits, so that 4,369,001 is 4.37 and not 5", () => {
    const company = smallCompany({
      modules: [
        { kind: "expense", id: "rent", name: "Rent", amount: 4_369_001, account: "rentCost" },
      ],
    });
    const [only] = scenarioCases(casesOf(buildModel(company)), [undefined]);
    const table = statementTable([only as TableCase], { ...PROFIT, scale: "millions", to: 0 });
    const rent = table.rows.findIndex(({ label }) => label === "Rent");
    expect(table.rows[rent]?.format).toEqual({ style: "amount", decimals: 2 });
    expect(table.shown[rent]).toBe(-4.37);
  });

  test("by quarter: 301.20 less 99.99 less 100.02 is shown as 301 less 100 less 100, which is 101", () => {
    expect(
      drawPrinted(statementTable([base], { ...PROFIT, unit: "quarter" })),
    ).toMatchInlineSnapshot(`
        "
                               2 + 1 months  Forecast
        AUD                         Q1 FY27   Q2 FY27
          Sales                         311       301
        Revenue                         311       301
        Gross profit                    311       301
          Wages                       (107)     (100)
          Rent                        (100)     (100)
        Operating expenses            (207)     (200)
        EBITDA                          104       101
        EBIT                            104       101
        Profit before tax               104       101
        Profit for the period           104       101
        "
      `);
  });

  test("by year, with cents: a year that is cut off says how many months are actual and how many not", () => {
    expect(
      drawPrinted(statementTable([base], { ...PROFIT, unit: "year", decimals: 2 })),
    ).toMatchInlineSnapshot(`
        "
                               2 + 4 months
        AUD                            FY27
          Sales                      612.00
        Revenue                      612.00
        Gross profit                 612.00
          Wages                    (206.65)
          Rent                     (200.04)
        Operating expenses         (406.69)
        EBITDA                       205.31
        EBIT                         205.31
        Profit before tax            205.31
        Profit for the period        205.31
        "
      `);
  });

  test("months stand beside their year, with a margin below profit", () => {
    const { model } = cases;
    const spans = [...spansOf(model, "month", { from: 1, to: 2 }), ...spansOf(model, "year")];
    const inserts = [{ below: "pl.profit", lines: ["kpi.margin"] }];
    const table = statementTable([base], { ...PROFIT, spans, inserts });
    expect(drawPrinted(table).split("\n").slice(-4).join("\n")).toMatchInlineSnapshot(`
      "Profit before tax          37        34           205
      Profit for the period      37        34           205
        Profit margin         33.3%     33.6%         33.5%
      "
    `);
  });
});

test("cases side by side: a tenth of October's sales, 10.04, is 10 less of everything", () => {
  const table = comparisonTable([base, dry], { ...PROFIT, from: 2, to: 3 });
  expect(drawPrinted(table)).toMatchInlineSnapshot(`
    "
                           Sep-26, forecast  Sep-26, forecast      Sep-26  Oct-26, forecast  Oct-26, forecast      Oct-26
    AUD                                Base        Dry winter  Difference              Base        Dry winter  Difference
      Sales                             100               100           –               100                90        (10)
    Revenue                             100               100           –               100                90        (10)
    Gross profit                        100               100           –               100                90        (10)
      Wages                            (33)              (33)           –              (33)              (33)           –
      Rent                             (33)              (33)           –              (33)              (33)           –
    Operating expenses                 (66)              (66)           –              (66)              (66)           –
    EBITDA                               34                34           –                34                24        (10)
    EBIT                                 34                34           –                34                24        (10)
    Profit before tax                    34                34           –                34                24        (10)
    Profit for the period                34                34           –                34                24        (10)
    "
  `);
});

test("actual less the replaced forecast: differences of what is shown, percentages of what is", () => {
  const actual = { ...base, name: "Actual" };
  const table = varianceTable(actual, replacedForecastCase(cases), { ...PROFIT, from: 1, to: 1 });
  expect(drawPrinted(table)).toMatchInlineSnapshot(`
    "
                           Aug-26, actual  Aug-26, forecast      Aug-26   Aug-26
    AUD                            Actual          Forecast  Difference        %
      Sales                           110               100          10     9.6%
    Revenue                           110               100          10     9.6%
    Gross profit                      110               100          10     9.6%
      Wages                          (40)              (33)         (7)  (20.0%)
      Rent                           (33)              (33)           –        –
    Operating expenses               (73)              (66)         (7)  (10.0%)
    EBITDA                             37                34           3     8.7%
    EBIT                               37                34           3     8.7%
    Profit before tax                  37                34           3     8.7%
    Profit for the period              37                34           3     8.7%
    "
  `);
});

test("a month of which no forecast was kept has none to compare with, and not a difference of zero", () => {
  const table = varianceTable(base, replacedForecastCase(cases), { ...PROFIT, from: 0, to: 0 });
  const row = table.rows.findIndex(({ key }) => key === "pl.profit");
  expect(table.figures.slice(row * 4, row * 4 + 4)).toEqual([33.730000000000004, null, null, null]);
});

test("a year less the year before: rent of 10 and 20 a quarter is 40 and 80 a year", () => {
  const timeline = { ...smallCompany().timeline, unit: "quarter", periodCount: 8 } as const;
  const values = [10, 10, 10, 10, 20, 20, 20, 20];
  const rent = { kind: "expense", id: "rent", name: "Rent", account: "rentCost" } as const;
  const document = smallCompany({
    timeline,
    drivers: [{ id: "cost", name: "Cost", unit: "currency", values }],
    modules: [{ ...rent, amount: "cost" }],
  });
  const [quarterly] = scenarioCases(casesOf(buildModel(document)), [undefined]) as [TableCase];
  const table = yearOnYearTable(quarterly, { ...PROFIT, unit: "year" });
  expect(drawPrinted(table)).toMatchInlineSnapshot(`
    "
                           FY27, forecast  Year before        FY27  FY27  FY28, forecast  FY27, forecast        FY28      FY28
    AUD                         This year    Last year  Difference     %       This year       Last year  Difference         %
      Rent                           (40)                                           (80)            (40)        (40)  (100.0%)
    Operating expenses               (40)                                           (80)            (40)        (40)  (100.0%)
    EBITDA                           (40)                                           (80)            (40)        (40)  (100.0%)
    EBIT                             (40)                                           (80)            (40)        (40)  (100.0%)
    Profit before tax                (40)                                           (80)            (40)        (40)  (100.0%)
    Profit for the period            (40)                                           (80)            (40)        (40)  (100.0%)
    "
  `);
  // Both columns said Base, and neither which year it is.
  expect([0, 4].map((first) => groupText(table, first))).toEqual([
    "FY27, forecast",
    "FY28, forecast, less FY27, forecast",
  ]);
  const budget = varianceTable(quarterly, { ...quarterly, key: "budget" }, PROFIT);
  expect(groupText(budget, 0)).toBe("Q1 FY27, forecast");
});

test("twelve months of FY28 are not compared with the nine of FY27, and both say how many they are", () => {
  const yearOnYear = (periodCount: number) => {
    const timeline = { ...smallCompany().timeline, start: "2026-10-01", periodCount };
    const rent = { kind: "expense", id: "rent", name: "Rent", account: "rentCost" } as const;
    const document = smallCompany({ timeline, modules: [{ ...rent, amount: 10 }] });
    const [monthly] = scenarioCases(casesOf(buildModel(document)), [undefined]) as [TableCase];
    return yearOnYearTable(monthly, { ...PROFIT, unit: "year", from: 9 });
  };
  const heads = (table: Table) => headingsOf(table).map(({ upper }) => upper);
  const whole = yearOnYear(33);
  expect(drawPrinted(whole).split("\n").slice(1, 4)).toMatchInlineSnapshot(`
    [
      "                       FY28, forecast  FY27, forecast, 9 months  12 against 9 months  12 against 9 months  FY29, forecast  FY28, forecast        FY29  FY29",
      "AUD                         This year                 Last year           Difference                    %       This year       Last year  Difference     %",
      "  Rent                          (120)                      (90)                                                     (120)           (120)           –     –",
    ]
  `);
  expect(heads(yearOnYear(26))[6]).toBe("5 against 12 months");
  // Nine months each, from October and from July.
  expect(heads(yearOnYear(18))[2]).toBe("Other months");
});

test("no two columns have the same key, also where none has a year before it", () => {
  const spans = [0, 1, 2].map((from) => spanOver(cases.model, { from, to: from }));
  const pairs = [
    yearOnYearTable(base, { ...PROFIT, unit: "month" }),
    comparisonTable([base, dry], { ...PROFIT, spans }),
  ];
  for (const { columns } of pairs)
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
});

test("a budget is another model: it may start elsewhere, and its own accounts are not lost", () => {
  const { timeline, accounts, modules } = tableCompany();
  const budgetModel = buildModel(
    tableCompany({
      timeline: { ...timeline, start: "2026-06-01", periodCount: 4, actualCount: 0 },
      accounts: [...accounts, { id: "gifts", name: "Gifts", line: "marketing" }],
      modules: [
        ...modules,
        { kind: "expense", id: "gifts", name: "Gifts", account: "gifts", amount: 5 },
      ],
      actuals: {},
      replacedForecasts: [],
    }),
  );
  const [budget] = scenarioCases(casesOf(budgetModel), [undefined]) as [TableCase];
  const table = varianceTable(
    base,
    { ...budget, key: "budget", name: "Budget" },
    {
      ...PROFIT,
      from: 2,
      to: 3,
    },
  );
  expect(drawPrinted(table)).toMatchInlineSnapshot(`
    "
                           Sep-26, forecast  Sep-26, forecast      Sep-26  Sep-26  Oct-26, forecast  Oct-26      Oct-26  Oct-26
    AUD                                Base            Budget  Difference       %              Base  Budget  Difference       %
      Sales                             100               100           –       –               100
    Revenue                             100               100           –       –               100
    Gross profit                        100               100           –       –               100
      Wages                            (33)              (33)           –       –              (33)
      Rent                             (33)              (33)           –       –              (33)
      Gifts                               –               (5)           5  100.0%                 –
    Operating expenses                 (66)              (71)           5    7.0%              (66)
    EBITDA                               34                29           5   17.4%                34
    EBIT                                 34                29           5   17.4%                34
    Profit before tax                    34                29           5   17.4%                34
    Profit for the period                34                29           5   17.4%                34
    "
  `);
});

test("a budget in US dollars is not taken from Australian ones: differences are empty and say why", () => {
  const [budget] = scenarioCases(tableCompanyCases({ currency: "USD" }), [undefined]) as [
    TableCase,
  ];
  const other = { ...budget, key: "budget", name: "Budget" };
  const table = varianceTable(base, other, { ...PROFIT, from: 2, to: 2 });
  expect(drawPrinted(table).split("\n").slice(1, 4)).toMatchInlineSnapshot(`
    [
      "                       Sep-26, forecast  Sep-26, forecast  AUD against USD  AUD against USD",
      "AUD                                Base       Budget, USD       Difference                %",
      "  Sales                             100               100",
    ]
  `);
});

test("a scenario that is not there is left out, and does not show as the base", () => {
  const keys = scenarioCases(cases, ["gone", undefined, "dry"]).map(({ key }) => key);
  expect(keys).toEqual(["base", "dry"]);
});

test("the three statements under each other, in one table; the direct cash flow goes on to closing cash", () => {
  const statements = ["profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect"] as const;
  const spans = [spanOver(cases.model, rangeOf(cases.model, "yearToDate"))];
  expect(drawPrinted(statementTable([base], { statements, spans }))).toMatchInlineSnapshot(`
    "
                                            Actual
    AUD                           Jul-26 to Aug-26
    Profit and loss
      Sales                                    210
    Revenue                                    210
    Gross profit                               210
      Wages                                   (73)
      Rent                                    (67)
    Operating expenses                       (140)
    EBITDA                                      70
    EBIT                                        70
    Profit before tax                           70
    Profit for the period                       70
    Balance sheet
      Cash at bank                           1,070
    Current assets                           1,070
    Total assets                             1,070
      Share capital                          1,000
      Current-year earnings                     70
    Equity                                   1,070
    Total liabilities and equity             1,070
    Cash flow
      Profit for the period                     70
    Operating cash flow                         70
    Net cash flow                               70
    Opening cash                             1,000
    Closing cash                             1,070
    Cash flow, direct method
      Receipts from customers                  210
      Payments to suppliers                   (67)
      Payments to employees                   (73)
    Operating cash flow                         70
    Net cash flow                               70
    Opening cash                             1,000
    Closing cash                             1,070
    "
  `);
});

test("KPIs are made anew for a quarter, and what cannot be said is empty", () => {
  const table = kpiTable([base], { unit: "quarter" });
  expect(drawPrinted(table)).toMatchInlineSnapshot(`
    "
                     2 + 1 months  Forecast
    AUD                   Q1 FY27   Q2 FY27
    Profit margin           33.5%     33.6%
    Growth of sales                  (3.1%)
    Wages cover             0.98×     1.01×
    "
  `);
  const growth = table.rows.findIndex(({ key }) => key === "kpi.growth");
  expect(table.figures.slice(growth * 2, growth * 2 + 2)).toEqual([null, expect.any(Number)]);
});

test("KPIs stand below the statements, are compared as they are, and stand alone where no statement is asked for", () => {
  const below = comparisonTable([base, dry], { statements: ["profitAndLoss"], hasKpis: true });
  const heading = below.rows.findIndex(({ key }) => key === "kpis");
  const kpis = below.rows.slice(heading + 1);
  expect(kpis.map(({ key, parent, level }) => [key, parent, level])).toEqual(
    kpiTable([base]).rows.map(({ key }) => [key, "kpis", 1]),
  );
  const alone = statementTable([base], { statements: [], hasKpis: true });
  expect({ ...alone, columns: [] }).toEqual({ ...kpiTable([base]), columns: [] });
});

describe("drivers", () => {
  const table = driversTable([base, dry], { from: 1, to: 3 });
  const rowOf = (key: string) => table.rows.findIndex((row) => row.key === key);

  test("stand under what they belong to, and cells changed by hand are marked", () => {
    expect(drawPrinted(table)).toMatchInlineSnapshot(`
      "
                           Aug-26, actual  Aug-26, actual  Sep-26, forecast  Sep-26, forecast  Oct-26, forecast  Oct-26, forecast
      AUD                            Base      Dry winter              Base        Dry winter              Base        Dry winter
      Drivers
        Sales a month              100.40          100.40            100.40            100.40            100.40             90.36
        Days open                      26              26                26                26                26                26
      Selling
        Amount                     100.40          100.40            100.40            100.40            100.40             90.36
      Wages
        Amount before tax           33.33           33.33             33.33             33.33             33.33             33.33
      Rent
        Amount before tax           33.34           33.34             33.34             33.34             33.34             33.34
      "
    `);
    expect(table.marks).toEqual([
      { row: rowOf("salesAMonth"), column: 5, kind: "override", text: "Changed by hand" },
    ]);
  });

  test("say where they are set, and take input in forecast months alone", () => {
    const inputOf = (key: string) => table.rows[rowOf(key)]?.input;
    expect(inputOf("salesAMonth")).toEqual({
      place: "drivers/salesAMonth/values",
      holds: "figures",
    });
    expect(inputOf("rent.amount")).toEqual({ place: "modules/rent/amount", holds: "figures" });
    const amount = { figures: [10], later: 20 };
    const rent = {
      kind: "expense",
      id: "rent",
      name: "Rent",
      account: "rentCost",
      amount,
    } as const;
    const [later] = scenarioCases(tableCompanyCases({ modules: [rent] }), [undefined]);
    const inputs = driversTable(later ? [later] : []).rows.flatMap(({ input }) => input ?? []);
    expect(inputs).toContainEqual({ place: "modules/rent/amount", holds: "figures" });
    const editable = table.columns.map((_, column) => canEditCell(table, rowOf("days"), column));
    expect(editable).toEqual([false, false, true, true, true, true]);
    expect(canEditCell(table, rowOf("drivers"), 2)).toBe(false);
  });
});

test("checks are zero when right and else at their worst: cash of 1,033.73 in July, 1,137.85 in October", () => {
  const formula = "if(bs.account.cash < 1150, bs.account.cash - 1150, 0)";
  const rule = { id: "floor", name: "Cash below 1,150", class: "alert", formula } as const;
  const [checked] = scenarioCases(tableCompanyCases({ checks: [rule] }), [undefined]) as [
    TableCase,
  ];
  const table = checksTable([checked], { unit: "quarter" });
  expect(drawPrinted(table)).toMatchInlineSnapshot(`
    "
                        2 + 1 months  Forecast
    AUD                      Q1 FY27   Q2 FY27
    Errors
    Sensitivity
    Alerts
      Cash below 1,150      (116.27)   (12.15)
    "
  `);
  expect(table.marks.map(({ column, kind, text }) => [column, kind, text])).toEqual([
    [0, "alert", "Cash below 1,150"],
    [1, "alert", "Cash below 1,150"],
  ]);
  const balances = statementTable([checked], { statements: ["balanceSheet"], from: 2, to: 4 });
  const marked = balances.marks.map(({ row, column }) => [balances.rows[row]?.key, column]);
  expect(marked).toEqual([
    ["bs.account.cash", 0],
    ["bs.account.cash", 1],
  ]);
});

describe("what explains a cell", () => {
  const table = comparisonTable([base, dry], { ...PROFIT, unit: "quarter" });
  const row = table.rows.findIndex(({ key }) => key === "pl.profit");

  test("is its line, the periods of its column and the case", () => {
    expect(referencesAt(table, row, 4)).toEqual([
      { line: "pl.profit", case: "dry", scenario: "dry", from: 3, to: 5 },
    ]);
  });

  test("is both figures for a difference, and nothing for a heading", () => {
    expect(referencesAt(table, row, 5)).toEqual([
      { line: "pl.profit", case: "dry", scenario: "dry", from: 3, to: 5 },
      { line: "pl.profit", case: "base", from: 3, to: 5 },
    ]);
    expect(referencesAt(driversTable([base]), 0, 0)).toEqual([]);
  });
});

describe("a row", () => {
  const table = statementTable([base], { statements: ["profitAndLoss", "balanceSheet"] });
  const row = (key: string) => table.rows.find((each) => each.key === key);

  test("folds into its subtotal, and one without any figure may be folded away but is there", () => {
    expect(row("pl.account.wages")).toMatchObject({
      parent: "pl.operatingExpenses",
      isZero: false,
    });
    expect(row("pl.account.pensionCost")).toMatchObject({ kind: "line", isZero: true });
    expect(row("pl.operatingExpenses")).toMatchObject({ kind: "subtotal", isCollapsible: true });
    expect(row("pl.profit")).toMatchObject({
      kind: "total",
      isFinal: true,
      parent: "profitAndLoss",
      isCollapsible: false,
    });
    expect(row("bs.account.cash")?.parent).toBe("bs.currentAssets");
  });

  test("of costs is shown negative, so that more is better on every row of a profit and loss", () => {
    expect(row("pl.account.wages")).toMatchObject({ sign: -1, isHigherBetter: true });
    expect(row("pl.account.sales")).toMatchObject({ sign: 1, isHigherBetter: true });
    expect(row("bs.account.bankLoan")?.isHigherBetter).toBeUndefined();
  });

  test("with higher wages than forecast is adverse, and with higher sales favourable", () => {
    const actual = varianceTable(base, replacedForecastCase(cases), { ...PROFIT, from: 1, to: 1 });
    const senseOf = (key: string) => {
      const index = actual.rows.findIndex((each) => each.key === key);
      return [0, 2, 3].map((column) => isFavourable(actual, index, column));
    };
    expect(senseOf("pl.account.wages")).toEqual([undefined, false, false]);
    expect(senseOf("pl.account.sales")).toEqual([undefined, true, true]);
    expect(senseOf("pl.account.rentCost")).toEqual([undefined, undefined, undefined]);
  });
});

test("a table is a plain value: as JSON and back it is the same", () => {
  const table: Table = comparisonTable([base, dry], { ...PROFIT, unit: "year" });
  expect(JSON.parse(JSON.stringify(table))).toEqual(table);
});

test("a figure that overflows is empty, and so is what it is part of", () => {
  const [sales, wages] = tableCompany().modules;
  if (sales?.kind !== "revenue" || wages?.kind !== "expense") throw new Error("other modules");
  const drivers = [
    { id: "salesAMonth", name: "Sales a month", unit: "currency", values: 100 },
    { id: "huge", name: "Huge", unit: "currency", values: 1e308 },
  ] as const;
  const document = tableCompany({
    drivers: [...drivers],
    modules: [sales, { ...wages, amount: "huge * 10" }],
    scenarios: [],
  });
  const [broken] = scenarioCases(casesOf(buildModel(document)), [undefined]) as [TableCase];
  const table = statementTable([broken], { ...PROFIT, from: 3, to: 3 });
  const shown = Object.fromEntries(table.rows.map(({ key }, row) => [key, table.shown[row]]));
  expect(shown["pl.account.wages"]).toBeNull();
  expect(shown["pl.profit"]).toBeNull();
  expect(shown["pl.revenue"]).toBe(100);
});
