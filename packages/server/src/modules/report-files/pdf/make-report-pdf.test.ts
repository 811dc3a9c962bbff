import { spawnSync } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import type { Chart } from "@app/charts/chart";
import type { ReportLook } from "@app/contract/report-look";
import { buildModel } from "@app/engine/build/build-model";
import { exampleModels } from "@app/engine/examples/examples";
import type { ModelDocument } from "@app/engine/model/document";
import { stableText } from "@app/engine/model/stable-text";
import { renderReport } from "@app/engine/reports/render-report";
import type { RenderedCase, RenderedTable } from "@app/engine/reports/rendered-report";
import { starterReport } from "@app/engine/reports/starter-report";
import { casesOf } from "@app/engine/scenarios/cases";
import { starterModels } from "@app/engine/starters/starters";
import { someOf } from "@app/engine/testing/runs";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { widthWithin } from "#core/pdf/paper.ts";
import { demoDocument } from "#testing/demo-document.ts";
import { type PdfPiece, readBookmarks, readPdf } from "#testing/read-pdf.ts";
import { makeReportPdf } from "./make-report-pdf.ts";
import { CHART_HEIGHT, drawnFor } from "./pdf-blocks.ts";

const NOW = new Date("2026-11-12T09:05:00Z");
/** What the demo's models are. */
const documents: [string, ModelDocument][] = [
  ...starterModels.map(({ key }): [string, ModelDocument] => [key, demoDocument(key, NOW)]),
  ...exampleModels.map(({ key, document }): [string, ModelDocument] => [key, document()]),
];

type Set = { cases: RenderedCase[]; pdfOf(key: string): Promise<Uint8Array> };

function setReport(document: ModelDocument, look: ReportLook | null = null): Set {
  const modelDocument = stableText(document);
  const cases = casesOf(buildModel(document));
  const report = starterReport(cases, "October 2026 board report");
  const rendered = renderReport(report, cases);
  const facts = {
    ...{
      title: "October 2026 board report",
      teamName: "Marlowe & Tran Advisory",
      isCommunity: false,
    },
    ...{ clientName: "Saltmarsh Brewing Co.", publishedByName: "Tom Marlowe", look },
    edition: 3,
    ...{ publishedAt: NOW, modelVersion: 47, modelDocument, cases: JSON.stringify(rendered) },
  };
  return {
    cases: rendered,
    async pdfOf(caseKey) {
      const made = await makeReportPdf.run({ ...facts, caseKey });
      if (typeof made === "string") throw new Error(made);
      return made;
    },
  };
}

describe.each(someOf(documents, 3))("the report of %s", (_, document) => {
  let set: Set;
  beforeAll(async () => {
    set = setReport(document);
  });

  test("has every figure and every word of the screen in the PDF of its base and its last case", async () => {
    for (const own of [set.cases[0], set.cases.at(-1)]) {
      if (!own) throw new Error("a report has a base");
      compare(own, await set.pdfOf(own.key));
    }
  });
});

/** Every table row by row, every chart text by text, every paragraph and every card. */
function compare(own: RenderedCase, pdf: Uint8Array) {
  const pieces = readPdf(pdf).flat();
  const written = pieces.filter(({ tag }) => tag === "P").map(textOf);
  const rows = rowsOf(pieces);
  const figures = pieces.filter(({ tag }) => tag === "Figure").map(({ texts }) => texts);
  for (const block of own.pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === "table") takeTable(block.table, rows);
    if (block.kind === "commentary")
      for (const runs of block.paragraphs)
        expect(written.join("")).toContain(runs.map(({ text }) => text).join(""));
    if (block.kind === "keyFigures")
      for (const { label, period, text, note = "" } of block.figures)
        expect(written).toContain(`${label}, ${period}${text}${note}`);
    if (block.kind === "chart") {
      const drawn = textsOf(block.chart as Chart);
      expect(
        figures.filter((texts) => drawn.some((each) => isDeepStrictEqual(each, texts))),
      ).not.toEqual([]);
    }
  }
  expect(rows).toEqual([]);
}

function textOf({ texts }: PdfPiece) {
  return texts.join("");
}

/** The label of each row and what stands beside it; heads of columns have nothing beside them. */
function rowsOf(pieces: readonly PdfPiece[]) {
  const rows: { label: string; texts: string[] }[] = [];
  for (const piece of pieces) {
    if (piece.tag === "TH") rows.push({ label: textOf(piece), texts: [] });
    if (piece.tag === "TD") rows.at(-1)?.texts.push(textOf(piece));
  }
  return rows;
}

/** Takes a table's rows away; one that is too wide comes in several with some columns each. */
function takeTable(
  { title, unit, columns, rows }: RenderedTable,
  found: ReturnType<typeof rowsOf>,
) {
  const shown = rows.filter(({ isZero, kind }) => !(isZero && kind === "line"));
  const texts = shown.map(() => [] as string[]);
  let taken = 0;
  while (taken < columns.length) {
    const heads = [found.shift()?.label];
    for (const { upper, lower } of columns.slice(taken)) {
      if (found[0]?.label !== `${upper}${lower}` || found[0].texts.length > 0) break;
      heads.push(found.shift()?.label);
    }
    expect([title, heads[0], heads.length > 1]).toEqual([title, unit, true]);
    for (const [at, { label }] of shown.entries()) {
      const row = found.shift();
      expect([title, row?.label]).toEqual([title, label]);
      texts[at]?.push(...(row?.texts ?? []));
    }
    taken += heads.length - 1;
  }
  for (const [at, row] of shown.entries())
    expect([title, row.label, texts[at]]).toEqual([
      ...[title, row.label, row.kind === "heading" ? [] : row.texts],
    ]);
}

/** As the chart is drawn across an upright page, or one on its side. */
function textsOf(chart: Chart) {
  return (["portrait", "landscape"] as const).map((layout) => {
    const size = { width: widthWithin(layout), height: CHART_HEIGHT[layout] };
    const { marks } = drawnFor(chart, size);
    return marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
  });
}

describe("the PDF of the manufacturer's report", () => {
  let pdf: Uint8Array;
  let own: RenderedCase;
  beforeAll(async () => {
    const set = setReport(demoDocument("manufacturing", NOW));
    own = set.cases[0] as RenderedCase;
    pdf = await set.pdfOf("base");
  });

  test("has the scenario, how its figures stand and its number on every page after the cover", () => {
    const pages = readPdf(pdf);
    expect(pages.length).toBeGreaterThan(6);
    for (const [index, pieces] of pages.entries()) {
      const edges = pieces.filter(({ tag }) => tag === "Artifact").flatMap(({ texts }) => texts);
      expect(edges).toContain("Statements balance");
      const written = pieces.flatMap(({ texts }) => texts);
      expect(written).toContain("Base scenario, AUD");
      if (index > 0) expect(edges).toContain(`${index + 1} of ${pages.length}`);
    }
  });

  test("has a cover with firm, client and facts, and contents that name each page and its number", () => {
    const pages = readPdf(pdf);
    const cover = pages[0]?.flatMap(({ texts }) => texts) ?? [];
    expect(cover).toEqual(
      expect.arrayContaining([
        ...["Marlowe & Tran Advisory", "Saltmarsh Brewing Co.", "Tom Marlowe"],
        ...["31 October 2026", "12 Nov 2026, 9:05 am UTC", "Contents"],
      ]),
    );
    const listed = pages[0]?.filter(({ tag }) => tag === "TOCI").map(({ texts }) => texts);
    const starts = pages.flatMap((pieces, index) =>
      pieces
        .filter(({ tag }) => tag === "H1" && index > 0)
        .map((piece) => [textOf(piece), String(index + 1)]),
    );
    expect(listed).toEqual(starts);
    expect(starts.map(([title]) => title)).toEqual(own.pages.map(({ title }) => title));
  });

  test("has a bookmark for each page and for each chart and table, and is tagged", () => {
    expect(readBookmarks(pdf)).toEqual(
      expect.arrayContaining(["Summary", "Closing cash", "Profit and loss", "Checks"]),
    );
    const text = Buffer.from(pdf).toString("latin1");
    for (const mark of ["/Marked true", "/S /Table", "/S /TR", "/Scope /Row", "/S /Figure"])
      expect(text).toContain(mark);
  });

  test("repeats the heads of a table on each page that it runs over", () => {
    const blocks = own.pages.flatMap((page) => page.blocks);
    const heads = blocks.flatMap((block) =>
      block.kind === "table" ? block.table.columns.map(({ lower }) => lower) : [],
    );
    const pages = readPdf(pdf).filter((pieces) => pieces.some(({ tag }) => tag === "TD"));
    expect(pages.length).toBeGreaterThan(blocks.filter(({ kind }) => kind === "table").length);
    for (const pieces of pages) {
      const first = pieces.findIndex(({ tag }) => tag === "TD");
      const before = pieces.slice(0, first).flatMap(({ texts }) => texts);
      expect(before).toContain("AUD");
      expect(before.filter((text) => heads.includes(text)).length).toBeGreaterThan(1);
    }
  });

  test("is the same, byte for byte, when it is set again", async () => {
    const set = setReport(demoDocument("manufacturing", NOW));
    expect(Buffer.from(await set.pdfOf("base")).equals(Buffer.from(pdf))).toBe(true);
  });
});

test("figures that do not hold say so on every page, and why before the first of them", async () => {
  const document = demoDocument("manufacturing", NOW);
  const { cases } = setReport(document);
  const own = cases[0] as RenderedCase;
  const checks = {
    ...own.checks,
    isBlocked: true,
    faults: ["The price is missing (drivers/price)"],
  };
  const made = await makeReportPdf.run({
    ...{
      title: "Report",
      teamName: "Team",
      isCommunity: false,
      clientName: "",
      publishedByName: "Ada",
      look: null,
    },
    edition: 1,
    ...{ publishedAt: NOW, modelVersion: 1, modelDocument: stableText(document) },
    ...{ cases: JSON.stringify([{ ...own, checks }]), caseKey: "base" },
  });
  const pages = readPdf(made as Uint8Array).map((pieces) => pieces.flatMap(({ texts }) => texts));
  for (const texts of pages) expect(texts).toContain("These figures do not hold.");
  expect(pages[1]).toContain("The price is missing (drivers/price)");
});

test("a case that is not in the edition is missing, and a PDF of more than 400 pages is too long", async () => {
  const document = demoDocument("manufacturing", NOW);
  const { cases } = setReport(document);
  const asked = {
    ...{
      title: "Report",
      teamName: "Team",
      isCommunity: false,
      clientName: "",
      publishedByName: "Ada",
      look: null,
    },
    edition: 1,
    ...{ publishedAt: NOW, modelVersion: 1, modelDocument: stableText(document) },
  };
  const set = (own: RenderedCase[], caseKey: string) =>
    makeReportPdf.run({ ...asked, cases: JSON.stringify(own), caseKey });
  expect(await set(cases, "nobody")).toBe("missing");
  const page = { id: "page", title: "Heading", blocks: [] };
  const long = { ...(cases[0] as RenderedCase), pages: Array.from({ length: 401 }, () => page) };
  expect(await set([long], "base")).toBe("too long");
});

describe("the cover of a firm with a look of its own", () => {
  const logoOf = async (width: number, height: number) => {
    const background = "#0a3d6280";
    const picture = sharp({ create: { width, height, channels: 4, background } });
    const bytes = await picture.png({ palette: true }).toBuffer();
    return { src: `data:image/png;base64,${bytes.toString("base64")}`, width, height };
  };
  const coverOf = async (width: number, height: number) => {
    const logo = await logoOf(width, height);
    const look = { accent: "#0a3d62", accentDark: "#426a86", logo };
    return setReport(demoDocument("servicesFirm", NOW), look).pdfOf("base");
  };
  const textsOf = (pdf: Uint8Array) => readPdf(pdf)[0]?.flatMap(({ texts }) => texts) ?? [];

  test("has its logo instead of initials, and its name beside it", async () => {
    const pdf = await coverOf(48, 48);
    expect(Buffer.from(pdf).toString("latin1")).toMatch(/\/Subtype \/Image\b/);
    expect(textsOf(pdf)).toContain("Marlowe & Tran Advisory");
    expect(textsOf(pdf)).not.toContain("MT");
  });

  test("does not say its name twice where the logo is lettering", async () => {
    expect(textsOf(await coverOf(144, 40))).not.toContain("Marlowe & Tran Advisory");
  });
});

/** A program of Debian's poppler-utils, which reads what is really in a PDF. */
function poppler(program: string, args: string[], input: Buffer = Buffer.alloc(0)) {
  const { error, stdout } = spawnSync(program, args, { input, maxBuffer: 1e8 });
  return error ? undefined : stdout.toString();
}
const hasPoppler = poppler("pdftotext", ["-v"]) !== undefined;

test.skipIf(!hasPoppler)("poppler-utils reads the same, and finds its fonts embedded", async () => {
  const set = setReport(demoDocument("manufacturing", NOW));
  const input = Buffer.from(await set.pdfOf("base"));
  const run = (program: string, args: string[]) => poppler(program, args, input) ?? "";
  const words = new Set(run("pdftotext", ["-layout", "-", "-"]).split(/\s+/));
  const rows = readPdf(input).flatMap((pieces) => rowsOf(pieces).flatMap(({ texts }) => texts));
  expect(rows.length).toBeGreaterThan(500);
  for (const text of rows.flatMap((each) => each.split(/\s+/))) expect(words).toContain(text);
  expect(run("pdfinfo", ["-"])).toMatch(/Tagged: +yes/);
  expect(run("pdfimages", ["-list", "-"]).trim().split("\n")).toHaveLength(2);
  for (const line of run("pdffonts", ["-"]).trim().split("\n").slice(2))
    expect(line).toMatch(/\+Inter-\w+ .* yes +yes +yes /);
});
