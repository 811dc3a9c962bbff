import { ACCESS_LEVELS } from "@app/contract/access-level";
import { getModelDocument, saveModelDocument } from "@app/contract/model-versions";
import { getModelWorkbook, readWorkbookChanges } from "@app/contract/model-workbook";
import { buildModel } from "@app/engine/build/build-model";
import { exportModel } from "@app/engine/excel/export-model";
import { readDocument } from "@app/engine/model/read-document";
import { casesOf } from "@app/engine/scenarios/cases";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { saveOf } from "#testing/test-saves.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1_000 });
});

/** The workbook of a model as it stands, with 250 for the hourly rate of the last month. */
async function changedWorkbook(id: number) {
  const kept = dataOf(await app.call(getModelDocument, { params: { id }, query: {} }));
  const { document } = readDocument(kept.document);
  if (!document) throw new Error("There is no document.");
  const { model, base } = casesOf(buildModel(document));
  const origin = { modelId: id, version: kept.version };
  const workbook = exportModel(model, base, undefined, origin);
  const rows = workbook.sheets.flatMap(({ rows }) => rows);
  const cell = rows.find(({ cells }) => cells[2]?.value === "hourlyRate")?.cells.at(-1);
  if (cell) cell.value = 250;
  return new Blob([new Uint8Array(await writeXlsx(workbook))]);
}

function changesIn(id: number, file: Blob, caller: Caller = app) {
  const body = { fileName: "Board.xlsx" };
  return caller.send(readWorkbookChanges, { params: { id }, body, file });
}

test("a changed figure is told with its period, before and after", async () => {
  const { id } = await addModel(app);
  const found = dataOf((await changesIn(id, await changedWorkbook(id))).envelope);
  expect(found).toMatchObject({
    ...{ modelName: "Forecast", madeFrom: 1, newest: 1, refusalCount: 0 },
    changes: [{ line: "hourlyRate", from: "Jun-29", to: "Jun-29", before: 175, after: 250 }],
  });
});

test("a workbook of an older version says which, and one of another model that it is none of this", async () => {
  const [{ id }, other] = [await addModel(app), await addModel(app, { modelName: "Another" })];
  const [older, others] = [await changedWorkbook(id), await changedWorkbook(other.id)];
  const edits = [{ kind: "set", place: "drivers/hourlyRate/values", value: 190 } as const];
  await app.call(saveModelDocument, { params: { id }, body: saveOf(1, edits) });

  expect(dataOf((await changesIn(id, older)).envelope)).toMatchObject({ madeFrom: 1, newest: 2 });
  expect(dataOf((await changesIn(id, others)).envelope)).toMatchObject({
    ...{ modelName: "Another", madeFrom: null },
  });
});

test("a workbook as it was downloaded is of the newest version, with nothing changed", async () => {
  const { id } = await addModel(app);
  const { rawPayload } = await app.download(getModelWorkbook, { params: { id }, query: {} });
  const file = new Blob([new Uint8Array(rawPayload)]);
  expect(dataOf((await changesIn(id, file)).envelope)).toMatchObject({ madeFrom: 1, changes: [] });
  const { sheets } = await readXlsx(new Uint8Array(rawPayload));
  expect(sheets[0]?.rows.flat()).toContain(`Model ${id}, version 1`);
});

test("a model of another team is not there", async () => {
  const other = await testApp();
  const { id } = await addModel(other);
  expect((await changesIn(id, new Blob(["x"]))).status).toBe(404);
});

test("whoever may only look at a model is told what a workbook changes, and who may not see it is not", async () => {
  const { id } = await addModel(app);
  const file = await changedWorkbook(id);
  const [reader, nobody] = [await app.addMember(), await app.addMember()];
  await grantModel(app, id, reader.person, ACCESS_LEVELS.READ_ONLY);
  await grantModel(app, id, nobody.person, ACCESS_LEVELS.NO_ACCESS);
  expect((await changesIn(id, file, reader)).status).toBe(200);
  expect((await changesIn(id, file, nobody)).status).toBe(404);
});
