import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import type { Driver } from "#model/document.ts";
import { casesOf } from "#scenarios/cases.ts";
import { drawPrinted } from "#testing/draw-table.ts";
import { smallCompany } from "#testing/small-company.ts";
import { scenarioCases } from "./table-case.ts";
import { driversTable, kpiTable, statementTable } from "./tables.ts";

const RATE = { id: "price", name: "Price of a keg", unit: "currency", measure: "rate" } as const;

const drivers: Driver[] = [
  { ...RATE, values: 302.5 },
  { id: "kegs", name: "Kegs", unit: "count", values: 1455 },
  { id: "share", name: "Share of online sales", unit: "percent", values: [0.0725, 0.07, 0.07] },
  { id: "growth", name: "Growth", unit: "percent", values: 0.1 },
  { id: "days", name: "Days to pay", unit: "days", values: [38, 38.5, 38.5] },
  { id: "machine", name: "Machine", unit: "currency", values: [0, 320_000, 0] },
  { id: "stamps", name: "Stamps", unit: "currency", values: 12.4 },
];

const kpis = [
  { id: "cover", name: "Cover", unit: "rate", formula: "kegs / 1000" },
  { id: "perKeg", name: "Cash a keg", unit: "currency", measure: "rate", formula: "price / 2" },
] as const;

const [base] = scenarioCases(casesOf(buildModel(smallCompany({ drivers, kpis: [...kpis] }))), [
  undefined,
]);
const cases = base ? [base] : [];

test("inputs keep the digits they were typed with, the same along the row", () => {
  expect(drawPrinted(driversTable(cases))).toMatchInlineSnapshot(`
    "
                             Forecast  Forecast  Forecast
    AUD                        Jul-26    Aug-26    Sep-26
    Drivers
      Price of a keg           302.50    302.50    302.50
      Kegs                      1,455     1,455     1,455
      Share of online sales     7.25%     7.00%     7.00%
      Growth                    10.0%     10.0%     10.0%
      Days to pay                38.0      38.5      38.5
      Machine                       –   320,000         –
      Stamps                    12.40     12.40     12.40
    "
  `);
});

test("the mean of a year put cents behind kilos that were typed without any", () => {
  const kilos: Driver = { id: "kilos", name: "Kilos", unit: "count", values: [130, 130, 140] };
  const typed = scenarioCases(casesOf(buildModel(smallCompany({ drivers: [kilos] }))), [undefined]);
  const decimalsBy = (unit: "month" | "quarter" | "year") =>
    driversTable(typed, { unit }).rows.find(({ line }) => line === "kilos")?.format.decimals;
  expect([decimalsBy("month"), decimalsBy("quarter"), decimalsBy("year")]).toEqual([0, 0, 0]);
});

test("in thousands amounts are counted in thousands, and neither a price nor a ratio is", () => {
  expect(
    drawPrinted(driversTable(cases, { scale: "thousands", to: 1 }))
      .split("\n")
      .slice(2),
  ).toMatchInlineSnapshot(`
      [
        "AUD ’000                   Jul-26    Aug-26",
        "Drivers",
        "  Price of a keg           302.50    302.50",
        "  Kegs                      1,455     1,455",
        "  Share of online sales     7.25%     7.00%",
        "  Growth                    10.0%     10.0%",
        "  Days to pay                38.0      38.5",
        "  Machine                       –       320",
        "  Stamps                     0.01      0.01",
        "",
      ]
    `);
  expect(drawPrinted(kpiTable(cases, { scale: "thousands", to: 0 }))).toMatchInlineSnapshot(`
    "
                Forecast
    AUD ’000      Jul-26
    Cover          1.46×
    Cash a keg    151.25
    "
  `);
});

test("a year of three months says so, and one row of zeros in it may be folded away", () => {
  const table = statementTable(cases, { statements: ["balanceSheet"], unit: "year" });
  expect(drawPrinted(table)).toMatchInlineSnapshot(`
    "
                                  Forecast, 3 months
    AUD                                         FY27
      Cash at bank                             1,000
    Current assets                             1,000
    Total assets                               1,000
      Share capital                            1,000
    Equity                                     1,000
    Total liabilities and equity               1,000
    "
  `);
  expect(table.rows.filter(({ isZero }) => isZero).map(({ key }) => key)).toContain(
    "bs.account.debtors",
  );
});

test("what was typed and is not zero never reads as zero, and 1,250.50 keeps its cents", () => {
  const drivers: Driver[] = [
    { id: "power", name: "Price of power", unit: "currency", measure: "rate", values: 0.004 },
    { id: "keg", name: "Price of a keg", unit: "currency", measure: "rate", values: 1250.5 },
    { id: "wear", name: "Wear", unit: "rate", values: 0.00001 },
    { id: "tiny", name: "Tiny share", unit: "percent", values: 0.000004 },
    { id: "fewer", name: "Fewer", unit: "count", values: 0.0000123 },
    { id: "wait", name: "Wait", unit: "days", values: 0.04 },
    { id: "rent", name: "Rent", unit: "currency", values: 2500.55 },
    { id: "third", name: "A third", unit: "currency", values: 100 / 3 },
    { id: "scaled", name: "A seventh more", unit: "currency", values: 35 },
  ];
  const overrides = [{ line: "scaled", mode: "scale", value: 8 / 7 + 0.001 }] as const;
  const document = smallCompany({ drivers, overrides: [...overrides] });
  const typed = scenarioCases(casesOf(buildModel(document)), [undefined]);
  const table = driversTable(typed, { to: 0 });
  expect(drawPrinted(table)).toMatchInlineSnapshot(`
    "
                       Forecast
    AUD                  Jul-26
    Drivers
      Price of power      0.004
      Price of a keg   1,250.50
      Wear              0.00001
      Tiny share        0.0004%
      Fewer           0.0000123
      Wait                 0.04
      Rent             2,500.55
      A third           33.3333
      A seventh more      40.04
    "
  `);
  const shownOf = (key: string) => table.shown[table.rows.findIndex((row) => row.key === key)];
  expect([shownOf("rent"), shownOf("wear"), shownOf("tiny")]).toEqual([2500.55, 0.00001, 0.000004]);
  expect(drawPrinted(driversTable(typed, { to: 0, scale: "millions" }))).toMatch(/Rent +0\.003\n/);
});

test("a scenario's digits spread over the base where only the base was shown", () => {
  const price = { line: "price", from: 1, to: 1 } as const;
  const document = smallCompany({
    drivers: [{ ...RATE, values: [175, 1234.5, 192.0833] }],
    overrides: [{ ...price, value: 180.125 }],
    scenarios: [
      { id: "dear", name: "Dear", overrides: [{ ...price, value: 195.16008 }] },
      { id: "dearer", name: "Dearer", parent: "dear", overrides: [] },
    ],
  });
  const decimalsOf = (...ids: (string | undefined)[]) => {
    const cases = scenarioCases(casesOf(buildModel(document)), ids);
    return driversTable(cases).rows.find(({ line }) => line === "price")?.format.decimals;
  };
  expect([decimalsOf(undefined), decimalsOf("dear"), decimalsOf("dearer")]).toEqual([4, 5, 5]);
  expect(decimalsOf(undefined, "dearer")).toBe(5);
});
