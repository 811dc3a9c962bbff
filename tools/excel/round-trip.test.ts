/** A workbook goes out as a file, is changed there, and comes back as a scenario. */
import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import { exampleModels } from "@app/engine/examples/examples";
import { carriedIn } from "@app/engine/excel/document-sheet";
import { exportModel } from "@app/engine/excel/export-model";
import { changedInputs, readInputs } from "@app/engine/excel/read-inputs";
import { carriedText } from "@app/engine/excel/version";
import type { Workbook } from "@app/engine/excel/workbook";
import type { ModelDocument } from "@app/engine/model/document";
import type { Figures } from "@app/engine/model/figures";
import { casesOf, runScenarios } from "@app/engine/scenarios/cases";
import { starterModels } from "@app/engine/starters/starters";
import { someOf } from "@app/engine/testing/runs";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { expect, test } from "vitest";
import { findProgram } from "../processes.ts";
import { starterDocuments } from "./exported-models.ts";
import { savedByLibreOffice } from "./libre-office.ts";

const office = findProgram(["soffice", "libreoffice"]);

function firm(): ModelDocument {
  const starter = starterModels.find(({ key }) => key === "servicesFirm");
  const document = starter && starterDocuments(starter).at(-1)?.document;
  if (!document) throw new Error("There is no services firm.");
  return document;
}

function exported(document: ModelDocument) {
  const cases = casesOf(buildModel(document));
  return { cases, workbook: exportModel(cases.model, cases.base) };
}

/** Every figure of a row times a factor. */
function scale({ sheets }: Workbook, id: string, factor: number) {
  const rows = sheets.flatMap(({ rows }) => rows).filter(({ cells }) => cells[2]?.value === id);
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    if (cell?.look === "input" && typeof cell.value === "number") cell.value *= factor;
  }
}

test("a file comes back as it went, and its changes give what the same changes give at home", async () => {
  const document = firm();
  const { cases, workbook } = exported(document);
  const unchanged = await readXlsx(await writeXlsx(workbook));
  expect(readInputs(cases.model, unchanged.sheets)).toMatchObject({ overrides: [], refusals: [] });

  scale(workbook, "hourlyRate", 1.1);
  scale(workbook, "utilisation@base", 0.9);
  const { sheets } = await readXlsx(await writeXlsx(workbook));
  const { overrides, refusals } = readInputs(cases.model, sheets);

  expect(refusals).toEqual([]);
  expect(new Set(overrides.map(({ line }) => line))).toEqual(
    new Set(["hourlyRate", "utilisation"]),
  );
  const scenarios = [{ id: "excel", name: "From Excel", overrides }];
  const home = casesOf(buildModel({ ...document, scenarios }));
  const changed = {
    ...document,
    scenarios: [],
    drivers: document.drivers.map((driver) => ({
      ...driver,
      ...(driver.id === "hourlyRate" && { values: scaled(driver.values, 1.1) }),
      ...(driver.id === "utilisation" && { values: scaled(driver.values, 0.9) }),
    })),
  };
  const direct = casesOf(buildModel(changed));
  const [brought] = runScenarios(home, ["excel"]);
  for (const line of ["pl.profit", "bs.totalAssets", "cf.closingCash"]) {
    const expected = seriesOf(direct.model.program, direct.base, line);
    expect(brought && seriesOf(home.model.program, brought, line)).toEqual(expected);
    expect(expected).not.toEqual(seriesOf(cases.model.program, cases.base, line));
  }
});

const shortest = starterModels.map((starter): [string, ModelDocument] => {
  const [first, ...rest] = starterDocuments(starter).map(({ document }) => document);
  if (!first) throw new Error(`"${starter.key}" has no time series.`);
  const fewer = (one: ModelDocument, other: ModelDocument) =>
    other.timeline.periodCount < one.timeline.periodCount ? other : one;
  return [starter.key, rest.reduce(fewer, first)];
});
const examples = exampleModels.map(({ key, document }): [string, ModelDocument] => [
  key,
  document(),
]);

test.each([...shortest, ...examples])(
  "%s goes out as a file and comes back: its document, and not one figure changed",
  async (_, document) => {
    const { cases, workbook } = exported(document);
    const { sheets } = await readXlsx(await writeXlsx(workbook));

    expect(sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name)).toEqual(["Document"]);
    expect(carriedIn(sheets)).toEqual({ text: carriedText(document) });
    expect(changedInputs(cases.model, sheets)).toEqual({ overrides: [], refusals: [] });
  },
);

test.skipIf(!office)(
  "LibreOffice saves a workbook again and keeps its hidden document, and only what was typed has changed @long",
  { timeout: 120_000 },
  async () => {
    const documents = [...someOf(examples, 1).map(([, each]) => each), firm()].map((document) => ({
      ...document,
      name: '=1+1 "Café" 🎈 _x0041_ <b> \u0085\u2028',
    }));
    const all = documents.map((document) => ({ document, ...exported(document) }));
    const firmBook = all.at(-1)?.workbook;
    if (firmBook) scale(firmBook, "hourlyRate", 1.1);
    const files = await Promise.all(all.map(({ workbook }) => writeXlsx(workbook)));
    const saved = await savedByLibreOffice(office ?? "", files);
    for (const [index, { document, cases }] of all.entries()) {
      const { sheets } = await readXlsx(saved[index] ?? new Uint8Array());
      const isFirm = index === all.length - 1;
      const { overrides, refusals } = changedInputs(cases.model, sheets);

      expect(sheets.find(({ name }) => name === "Document")?.isHidden).toBe(true);
      expect(carriedIn(sheets)).toEqual({ text: carriedText(document) });
      expect(refusals).toEqual([]);
      expect([...new Set(overrides.map(({ line }) => line))]).toEqual(isFirm ? ["hourlyRate"] : []);
    }
  },
);

function scaled(values: Figures = 0, factor: number): Figures {
  if (typeof values === "number") return values * factor;
  if (Array.isArray(values)) return values.map((value) => value * factor);
  const figures = values.figures.map((value) => value * factor);
  return { figures, later: values.later * factor };
}
