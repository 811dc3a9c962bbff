import { buildModel } from "@app/engine/build/build-model";
import { exampleModels } from "@app/engine/examples/examples";
import type { ModelDocument } from "@app/engine/model/document";
import { stableText } from "@app/engine/model/stable-text";
import { renderReport } from "@app/engine/reports/render-report";
import type {
  RenderedBlock,
  RenderedCase,
  RenderedChart,
  RenderedTable,
} from "@app/engine/reports/rendered-report";
import { starterReport } from "@app/engine/reports/starter-report";
import { casesOf } from "@app/engine/scenarios/cases";
import { starterModels } from "@app/engine/starters/starters";
import { someOf } from "@app/engine/testing/runs";
import { beforeAll, describe, expect, test } from "vitest";
import type { FileAsked } from "#modules/report-files/edition-facts.ts";
import { demoDocument } from "#testing/demo-document.ts";
import { type ReadChart, type ReadSlide, readSlides } from "#testing/read-slides.ts";
import { makeReportSlides } from "./make-report-slides.ts";

const NOW = new Date("2026-11-12T09:05:00Z");
/** What the demo's models are. */
const documents: [string, ModelDocument][] = [
  ...starterModels.map(({ key }): [string, ModelDocument] => [key, demoDocument(key, NOW)]),
  ...exampleModels.map(({ key, document }): [string, ModelDocument] => [key, document()]),
];

function renderedOf(document: ModelDocument): RenderedCase[] {
  const cases = casesOf(buildModel(document));
  return renderReport(starterReport(cases, "October 2026 board report"), cases);
}

function askedOf(document: ModelDocument, cases: RenderedCase[]): FileAsked {
  return {
    ...{
      title: "October 2026 board report",
      teamName: "Marlowe & Tran Advisory",
      isCommunity: false,
      look: null,
    },
    ...{ clientName: "Saltmarsh Brewing Co.", publishedByName: "Tom Marlowe", edition: 3 },
    ...{ publishedAt: NOW, modelVersion: 47, modelDocument: stableText(document) },
    ...{ cases: JSON.stringify(cases), caseKey: "base" },
  };
}

async function slidesOf(asked: FileAsked) {
  const made = await makeReportSlides.run(asked);
  if (typeof made === "string") throw new Error(made);
  return readSlides(made);
}

describe.each(someOf(documents, 3))("the report of %s", (_, document) => {
  test("has every figure and every word of the screen on the slides of its base and its last case", async () => {
    const cases = renderedOf(document);
    for (const own of [cases[0], cases.at(-1)]) {
      if (!own) throw new Error("a report has a base");
      compare(own, await slidesOf({ ...askedOf(document, cases), caseKey: own.key }));
    }
  });
});

/** Every table cell by cell, every chart figure by figure, every paragraph and every card. */
function compare(own: RenderedCase, slides: readonly ReadSlide[]) {
  const texts = slides.flatMap((slide) => slide.texts);
  const tables = slides.flatMap((slide) => slide.tables);
  const charts = slides.flatMap((slide) => slide.charts);
  for (const block of own.pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === "table") takeTable(block.table, tables);
    if (block.kind === "chart") compareChart(block.chart, charts.shift());
    if (block.kind === "commentary")
      for (const runs of block.paragraphs)
        expect(texts).toContain(runs.map(({ text }) => text).join(""));
    if (block.kind === "keyFigures")
      for (const { label, period, text, note, spark } of block.figures) {
        expect(texts).toContain([`${label}, ${period}`, text, note].filter(Boolean).join("\n"));
        if (spark) compareChart(spark, charts.shift());
      }
    if (block.kind === "checks")
      for (const { name } of own.checks.items)
        expect(texts.some((text) => text.includes(name))).toBe(true);
  }
  expect([tables, charts]).toEqual([[], []]);
}

/** Takes a table's slides away; rows and columns that do not fit come on several. */
function takeTable({ title, unit, columns, rows }: RenderedTable, found: string[][][]) {
  const shown = rows.filter(({ isZero, kind }) => !(isZero && kind === "line"));
  const texts = shown.map(() => [] as string[]);
  let taken = 0;
  while (taken < columns.length) {
    let [row, width] = [0, 0];
    do {
      const [heads = [], ...body] = found.shift() ?? [];
      width = heads.length - 1;
      const expected = columns
        .slice(taken, taken + width)
        .map(({ upper, lower }) => (upper ? `${upper}\n${lower}` : lower));
      expect([title, ...heads]).toEqual([title, unit, ...expected]);
      for (const [label, ...cells] of body) {
        expect([title, label]).toEqual([title, shown[row]?.label]);
        texts[row++]?.push(...cells);
      }
    } while (row < shown.length);
    taken += width;
  }
  for (const [at, row] of shown.entries())
    expect([title, row.label, texts[at]]).toEqual([
      ...[title, row.label, row.kind === "heading" ? columns.map(() => "") : row.texts],
    ]);
}

/** Exact, in the picture as in the workbook behind it. */
function compareChart(chart: RenderedChart, found: ReadChart | undefined) {
  if (!found) throw new Error(`There is no chart of ${chart.title}.`);
  const [heads = [], ...rows] = found.rows;
  expect(heads.slice(1)).toEqual(found.series.map(({ name }) => name));
  for (const [at, { figures }] of found.series.entries())
    expect(rows.map((row) => row[at + 1] ?? null)).toEqual(figures);
  if (chart.kind === "waterfall") {
    expect(found.labels.map((label) => label.split("\n")[0])).toEqual([
      ...[chart.opening.name, ...chart.changes.map(({ name }) => name), chart.closing.name],
    ]);
    return;
  }
  const { kind, periods } = chart;
  const series = kind === "combination" ? [...chart.bars, ...chart.lines] : chart.series;
  expect(found.labels).toEqual(periods);
  expect(found.series.slice(0, series.length)).toEqual(
    series.map(({ name, figures }) => ({ name, figures })),
  );
}

describe("the slides of the manufacturer's report", () => {
  let slides: ReadSlide[];
  let own: RenderedCase;
  beforeAll(async () => {
    const document = demoDocument("manufacturing", NOW);
    const cases = renderedOf(document);
    own = cases[0] as RenderedCase;
    slides = await slidesOf(askedOf(document, cases));
  });

  test("have the scenario, how its figures stand and their number at the foot of each", () => {
    expect(slides.length).toBeGreaterThan(10);
    for (const [index, { texts }] of slides.entries()) {
      const foot = texts.find((text) => text.includes("Statements balance"));
      expect(foot).toContain("Base scenario, AUD. Marlowe & Tran Advisory. Version 47");
      expect(texts).toContain(String(index + 1));
    }
  });

  test("begin with firm, client, period, scenario, edition and date", () => {
    const [cover] = slides;
    expect(cover?.title).toBe("October 2026 board report");
    expect(cover?.texts).toEqual(
      expect.arrayContaining([
        ...["MT", "Marlowe & Tran Advisory", "Saltmarsh Brewing Co."],
        ...["Period\n1 July 2025 to 30 June 2028", "Actuals to\n31 October 2026"],
        ...["Scenario and currency\nBase scenario, AUD"],
        ...["Edition\n3, of version 47 of the model"],
        ...["Published\n12 Nov 2026, 9:05 am UTC", "Prepared by\nTom Marlowe"],
      ]),
    );
  });

  test("list each page with the number of the slide that it begins on", () => {
    const [, contents] = slides;
    expect(contents?.title).toBe("Contents");
    for (const { title } of own.pages) {
      const at = contents?.texts.indexOf(title) ?? -1;
      const slide = slides[Number(contents?.texts[at + 1]) - 1];
      // Over its title where that is a chart's or a table's.
      expect([slide?.title, ...(slide?.texts ?? [])]).toContain(title);
    }
  });
});

const chartBlock = (chart: RenderedChart): RenderedBlock => ({ id: "a", kind: "chart", chart });

/** One page of the base with these blocks. */
async function slidesWith(blocks: RenderedBlock[], facts: Partial<FileAsked> = {}) {
  const document = demoDocument("servicesFirm", NOW);
  const [base] = renderedOf(document);
  const own = { ...(base as RenderedCase), pages: [{ id: "p", title: "Page", blocks }] };
  return slidesOf({ ...askedOf(document, [own]), ...facts });
}

test("a bridge from 100 by −150 and 80 to 30 crosses zero: 100 above and 50 below, then 50 below and 30 above", async () => {
  const [, slide] = await slidesWith([
    chartBlock({
      ...{ kind: "waterfall", title: "Cash", unit: { name: "AUD" } },
      opening: { name: "Opening", figure: 100 },
      changes: [
        { id: "a", name: "Wages", figure: -150 },
        { id: "b", name: "Loan", figure: 80 },
        { id: "c", name: "Sales", figure: 20 },
      ],
      closing: { name: "Closing" },
    }),
  ]);
  expect(slide?.charts[0]?.labels).toEqual([
    ...["Opening\n100", "Wages\n(150)", "Loan\n80", "Sales\n20", "Closing\n50"],
  ]);
  expect(slide?.charts[0]?.series).toEqual([
    { name: "Stands on", figures: [null, null, null, 30, null] },
    { name: "Total", figures: [100, null, null, null, 50] },
    { name: "Increase", figures: [null, null, 30, 20, null] },
    { name: "Increase, below zero", figures: [null, null, -50, null, null] },
    { name: "Decrease", figures: [null, 100, null, null, null] },
    { name: "Decrease, below zero", figures: [null, -50, null, null, null] },
  ]);
});

test("zero is a point of a chart and of its workbook, and what is missing is neither", async () => {
  const series = [{ id: "a", name: "Cash", figures: [0, null, -1.5], colour: 1 }];
  const [, slide] = await slidesWith([
    chartBlock({
      ...{ kind: "line", title: "Cash", unit: { name: "AUD" }, actualCount: 1 },
      ...{ periods: ["Jul-26", "Aug-26", "Sep-26"], series },
    }),
  ]);
  expect(slide?.charts[0]).toEqual({
    labels: ["Jul-26", "Aug-26", "Sep-26"],
    series: [{ name: "Cash", figures: [0, null, -1.5] }],
    rows: [[null, "Cash"], ["Jul-26", 0], ["Aug-26"], ["Sep-26", -1.5]],
  });
});

test("what would be markup is text wherever it stands, and what XML cannot hold is left out", async () => {
  const hostile = `<script>alert("1")</script> & ]]> 'x'\u0000\u0008\u001f\ufffe\ud800 &amp;<a:t>`;
  const text = `<script>alert("1")</script> & ]]> 'x' &amp;<a:t>`;
  const series = [{ id: "a", name: hostile, figures: [1, 2], colour: 1 }];
  const row = { key: "a", label: hostile, level: 0, kind: "line", isFinal: false, isZero: false };
  const column = { case: "base", from: 0, to: 0, standing: "actual", role: "figure" };
  const table = {
    ...{ title: hostile, unit: hostile, columns: [{ ...column, upper: hostile, lower: hostile }] },
    rows: [{ ...row, isPercent: false, figures: [1], texts: [hostile] }],
  } as RenderedTable;
  const said = { label: hostile, period: hostile, text: hostile, figure: 1, note: hostile };
  const slides = await slidesWith(
    [
      { id: "h", kind: "heading", text: hostile },
      {
        id: "w",
        kind: "commentary",
        caseName: hostile,
        paragraphs: [[{ kind: "words", text: hostile }]],
      },
      { id: "k", kind: "keyFigures", figures: [said] },
      { id: "m", kind: "missing", text: hostile },
      chartBlock({
        ...{ kind: "line", title: hostile, unit: { name: hostile }, actualCount: 0 },
        ...{ periods: [hostile, "b"], series, floor: { name: hostile, figure: 1 } },
      }),
      { id: "t", kind: "table", table },
    ],
    { title: hostile, teamName: hostile, clientName: hostile, publishedByName: hostile },
  );
  const [cover, words, chart, sheet] = slides;
  expect([cover?.title, chart?.title, sheet?.title]).toEqual([text, text, text]);
  expect(cover?.texts).toEqual(expect.arrayContaining([text, `Prepared by\n${text}`]));
  expect(words?.texts.filter((each) => each.includes("<script>")).length).toBeGreaterThan(4);
  expect(chart?.charts[0]).toMatchObject({
    labels: [text, "b"],
    series: [{ name: text }, { name: text }],
    rows: [
      [null, text, text],
      [text, 1, 1],
      ["b", 2, 1],
    ],
  });
  expect(sheet?.tables).toEqual([
    [
      [text, `${text}\n${text}`],
      [text, text],
    ],
  ]);
  expect(JSON.stringify(slides)).not.toMatch(/\\u0000|\\b|\\u001f/);
});

test("a long paragraph goes on on the next slide, and not a word of it is lost", async () => {
  const words = Array.from({ length: 1500 }, (_, at) => `word${at}`).join(" ");
  const block = {
    id: "w",
    kind: "commentary",
    caseName: "Base",
    paragraphs: [[{ kind: "words", text: words }]],
  };
  const slides = await slidesWith([block as RenderedBlock]);
  const parts = slides
    .slice(1)
    .flatMap(({ texts }) => texts.filter((text) => text.startsWith("word")));
  expect([parts.length > 1, parts.join("").trim()]).toEqual([true, words]);
  for (const { title } of slides.slice(1)) expect(title).toBe("Page");
});

test("figures that do not hold say so on every slide, and why before the first of them", async () => {
  const document = demoDocument("manufacturing", NOW);
  const own = renderedOf(document)[0] as RenderedCase;
  const checks = {
    ...own.checks,
    isBlocked: true,
    faults: ["The price is missing (drivers/price)"],
  };
  const slides = await slidesOf(askedOf(document, [{ ...own, checks }]));
  for (const { texts } of slides)
    expect(texts.some((text) => text.includes("These figures do not hold."))).toBe(true);
  expect(slides[2]?.texts).toContain("!  The price is missing (drivers/price)");
});

test("a case that is not in the edition is missing, more than 400 slides are too long, and the same edition is the same slides", async () => {
  const document = demoDocument("servicesFirm", NOW);
  const cases = renderedOf(document);
  const asked = askedOf(document, cases);
  expect(await makeReportSlides.run({ ...asked, caseKey: "nobody" })).toBe("missing");
  const page = { id: "page", title: "Heading", blocks: [] };
  const long = { ...(cases[0] as RenderedCase), pages: Array.from({ length: 401 }, () => page) };
  expect(await makeReportSlides.run({ ...asked, cases: JSON.stringify([long]) })).toBe("too long");
  expect(await slidesOf(asked)).toEqual(await slidesOf(asked));
});

test("a firm's logo stands on the cover instead of its initials", async () => {
  const src =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const look = { accent: "#0a3d62", accentDark: "#426a86", logo: { src, width: 48, height: 48 } };
  const [cover] = await slidesWith([], { look });
  expect(cover?.texts).toContain("Marlowe & Tran Advisory");
  expect(cover?.texts).not.toContain("MT");
});
