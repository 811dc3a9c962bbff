/** A workbook goes out as a file, is changed there, and comes back as a scenario. */
import { buildModel } from "@app/engine/build/build-model";
import { seriesOf } from "@app/engine/calculate/sheet";
import { exportModel } from "@app/engine/excel/export-model";
import { readInputs } from "@app/engine/excel/read-inputs";
import type { Workbook } from "@app/engine/excel/workbook";
import type { ModelDocument } from "@app/engine/model/document";
import type { Figures } from "@app/engine/model/figures";
import { casesOf, runScenarios } from "@app/engine/scenarios/cases";
import { starterModels } from "@app/engine/starters/starters";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { expect, test } from "vitest";
import { starterDocuments } from "./exported-models.ts";

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

function scaled(values: Figures = 0, factor: number): Figures {
  if (typeof values === "number") return values * factor;
  if (Array.isArray(values)) return values.map((value) => value * factor);
  const figures = values.figures.map((value) => value * factor);
  return { figures, later: values.later * factor };
}
