import { expect, test } from "vitest";
import { tableCompany } from "#testing/table-company.ts";
import { REPORT_VERSION, type ReportDocument } from "./report-document.ts";
import { offeredDrivers, renderWhatIf, whatIfDrivers } from "./what-if.ts";

/** Sales of 100.40 a month, of which July and August have happened. */
const document = tableCompany();

const report: ReportDocument = {
  ...{ reportVersion: REPORT_VERSION, title: "Board report", scale: "ones", scenarios: ["dry"] },
  openedDrivers: [
    { line: "salesAMonth", mode: "scale", least: 0.8, most: 1.5 },
    { line: "gone", mode: "shift", least: -1, most: 1 },
  ],
  pages: [
    {
      ...{ id: "p", title: "Summary" },
      blocks: [
        {
          ...{ id: "c", kind: "lineChart", title: "Sales", lines: ["pl.revenue"] },
          time: { preset: "all" },
        },
      ],
    },
  ],
};

test("a reader is told what a driver is in the model, from the first forecast period on: 100.40, or 45 to 60 days", () => {
  const days = {
    id: "wait",
    name: "Wait",
    unit: "days",
    values: [30, 30, 45, 60, 60, 60],
  } as const;
  const drivers = [...document.drivers, { ...days, values: [...days.values] }];
  const openedDrivers = [
    ...report.openedDrivers,
    { line: "wait", mode: "shift", least: -5, most: 5 } as const,
  ];
  const offered = offeredDrivers({ ...report, openedDrivers }, { ...document, drivers });
  expect(offered.map(({ planned }) => planned)).toEqual(["100.40", "45 to 60 days"]);
});

function salesAt(settings: Record<string, number>) {
  const block = renderWhatIf(report, document, settings)?.pages[0]?.blocks[0];
  return block?.kind === "chart" && block.chart.kind === "line" ? block.chart.series : [];
}

test("a reader is offered the drivers that were opened, by name; one that is gone is left out", () => {
  expect(whatIfDrivers(report, document)).toEqual([
    {
      ...{ line: "salesAMonth", mode: "scale", least: 0.8, most: 1.5 },
      ...{ name: "Sales a month", isPercent: false },
    },
  ]);
});

test("a fifth more sales a month are 120.48 from September on; what happened stays", () => {
  const [yours, base] = salesAt({ salesAMonth: 1.2 });
  expect(yours?.figures.slice(0, 4)).toEqual([100.4, 110, 120.48, 120.48].map(near));
  expect(base).toMatchObject({ name: "Base", isQuiet: true });
  expect(base?.figures.slice(0, 4)).toEqual([100.4, 110, 100.4, 100.4].map(near));
});

test("no further than the author let it: 9 times is held at 1.5 times, 150.60", () => {
  expect(salesAt({ salesAMonth: 9 })[0]?.figures[2]).toEqual(near(150.6));
});

test("a driver that was not opened is not moved, whatever an address says", () => {
  expect(salesAt({ days: 2, "selling.amount": 3 })[0]?.figures[2]).toEqual(near(100.4));
});

function near(figure: number): number {
  return expect.closeTo(figure, 9);
}
