import { expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { exampleModels } from "#examples/examples.ts";
import type { ModelDocument } from "#model/document.ts";
import { casesOf } from "#scenarios/cases.ts";
import { renderReport } from "./render-report.ts";
import type { ReportBlock, ReportDocument } from "./report-document.ts";
import { fillTemplate, templateOf } from "./report-template.ts";
import { starterReport } from "./starter-report.ts";

const documentOf = (key: string): ModelDocument => {
  const found = exampleModels.find((each) => each.key === key);
  if (!found) throw new Error(key);
  return found.document();
};
const roaster = casesOf(buildModel(documentOf("coffeeRoaster")));
const consultancy = casesOf(buildModel(documentOf("engineeringConsultancy")));

function reportWith(...blocks: ReportBlock[]): ReportDocument {
  return {
    ...{ reportVersion: 1, title: "Of the roaster", scale: "ones" },
    ...{ scenarios: [], openedDrivers: [], pages: [{ id: "page", title: "Summary", blocks }] },
  };
}

const words = (line: string): ReportBlock => ({
  ...{ id: "words", kind: "commentary" },
  paragraphs: [
    [
      { kind: "words", text: "It was " },
      { kind: "figure", cell: { line, time: { preset: "lastActual" } } },
    ],
  ],
});

const chart = (...lines: string[]): ReportBlock => ({
  ...{ id: "chart", kind: "lineChart", title: "Sales", time: { preset: "all" }, lines },
});

function filledFrom(report: ReportDocument, to = consultancy) {
  return fillTemplate(templateOf(report, roaster), to, "Of the consultancy");
}

function shown(report: ReportDocument, cases = consultancy) {
  return renderReport(report, cases)[0]?.pages[0]?.blocks[0];
}

test("a starter report goes to another model with every figure of its own, and to its own unchanged", () => {
  const report = starterReport(roaster, "Of the roaster");
  const same = filledFrom(report, roaster);
  expect(same).toEqual({ document: { ...report, title: "Of the consultancy" }, told: [] });

  const { document } = filledFrom({ ...report, scenarios: [] });
  const [base] = renderReport(document, consultancy);
  const blocks = base?.pages.flatMap((page) => page.blocks) ?? [];
  expect(blocks.filter(({ kind }) => kind === "missing")).toEqual([]);
  const [revenue] = blocks.flatMap((block) => (block.kind === "keyFigures" ? block.figures : []));
  const [own] =
    renderReport(starterReport(consultancy, "Own"), consultancy)[0]?.pages[0]?.blocks ?? [];
  expect(own?.kind === "keyFigures" && own.figures[0]?.text).toBe(revenue?.text);
});

test("a line is found by name and role whatever its id, and by id and role where it is called otherwise, which is told", () => {
  const document = documentOf("engineeringConsultancy");
  const accounts = document.accounts.map((account) =>
    account.id === "rent" ? { ...account, name: "Rent of rooms" } : account,
  );
  const renamed = casesOf(buildModel({ ...document, accounts }));
  const rent = filledFrom(reportWith(words("pl.account.rent")), renamed);
  expect(rent.told).toEqual(["“Rent” is read from “Rent of rooms”."]);

  const drivers = document.drivers.map((each) =>
    each.id === "rateGrowth" ? { ...each, name: "Kilos to cafés, growth a year" } : each,
  );
  const other = casesOf(buildModel({ ...document, drivers }));
  const opened = { line: "kiloGrowth", mode: "scale" as const, least: 0.8, most: 1.2 };
  const { document: filled } = filledFrom({ ...reportWith(), openedDrivers: [opened] }, other);
  expect(filled.openedDrivers).toEqual([{ ...opened, line: "rateGrowth" }]);
});

test("a line of the same id in another role is never read, and what is gone is said in its place", () => {
  const document = documentOf("engineeringConsultancy");
  const marketing = document.accounts.find(({ id }) => id === "marketing");
  const accounts = document.accounts.map((account) =>
    account.id === "rent" ? { ...account, line: marketing?.line ?? "" } : account,
  );
  const other = casesOf(buildModel({ ...document, accounts }));
  const { document: filled, told } = filledFrom(reportWith(words("pl.account.rent")), other);
  expect(told).toEqual(["No “Rent”."]);
  expect(shown(filled, other)).toMatchObject({
    paragraphs: [
      [{ text: "It was " }, { text: "…", figure: null, warning: expect.stringMatching(/“Rent”/) }],
    ],
  });
});

test("a chart with a line that the model does not have says so instead of showing the rest", () => {
  const { document, told } = filledFrom(
    reportWith(chart("pl.revenue", "pl.account.wholesaleSales")),
  );
  expect(told).toEqual(["No “Wholesale sales”."]);
  expect(shown(document)).toEqual({
    ...{ id: "chart", kind: "missing" },
    text: "The model has no “Wholesale sales” for “Sales”.",
  });
});

test("a figure that was kept as typed for one client is marked as typed for another", () => {
  const typed: ReportBlock = {
    ...{ id: "words", kind: "commentary" },
    paragraphs: [
      [
        { kind: "words", text: "The audit costs " },
        { kind: "typed", text: "4,800" },
      ],
    ],
  };
  const { document } = filledFrom(reportWith(typed));
  expect(shown(document)).toMatchObject({
    paragraphs: [[{ kind: "words" }, { kind: "typed", text: "4,800", isKept: false }]],
  });
});

test("scenarios are found by name, and one that is not there is told and speaks of nothing", () => {
  const [first] = roaster.model.document.scenarios;
  if (!first) throw new Error("the roaster has scenarios");
  const block: ReportBlock = {
    ...(words("pl.revenue") as object),
    scenario: first.id,
  } as ReportBlock;
  const report = { ...reportWith(block), scenarios: [first.id] };
  const named = (name: string) => {
    const document = documentOf("engineeringConsultancy");
    const scenarios = [{ id: "theirs", name, overrides: [] }];
    return casesOf(buildModel({ ...document, scenarios }));
  };
  expect(filledFrom(report, named(first.name))).toMatchObject({
    ...{ told: [], document: { scenarios: ["theirs"] } },
  });
  const { document, told } = filledFrom(report, named("Another"));
  expect([told, document.scenarios]).toEqual([[`No scenario “${first.name}”.`], []]);
  expect(shown(document, named("Another"))).toMatchObject({
    ...{ kind: "missing", text: "The scenario these words speak of is gone." },
  });
});
