import { getModelDocument } from "@app/contract/model-versions";
import {
  checkModelWorkbook,
  createModelFromWorkbook,
  WORKBOOK_BYTES_MAX,
} from "@app/contract/model-workbook";
import { buildModel } from "@app/engine/build/build-model";
import { exampleModels } from "@app/engine/examples/examples";
import { documentSheet } from "@app/engine/excel/document-sheet";
import { exportModel } from "@app/engine/excel/export-model";
import { versionOf } from "@app/engine/excel/version";
import type { Cell, Workbook } from "@app/engine/excel/workbook";
import type { ModelDocument } from "@app/engine/model/document";
import { casesOf } from "@app/engine/scenarios/cases";
import { starterModels } from "@app/engine/starters/starters";
import { buildZip } from "@app/spreadsheet/testing/build-zip";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { trailOf } from "#testing/test-trail.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1_000 });
});

function firm(): ModelDocument {
  const starter = starterModels.find(({ key }) => key === "servicesFirm");
  const timeSeries = starter?.timeSeries.find(({ key }) => key === "monthly3");
  if (!starter || !timeSeries) throw new Error("There is no services firm.");
  const choice = { name: "Firm", timeSeries, start: "2026-07-01", yearEndMonth: 6 };
  return starter.make({ ...choice, currency: "AUD" });
}

function workbookOf(document: ModelDocument): Workbook {
  const { model, base } = casesOf(buildModel(document));
  return exportModel(model, base);
}

/** The cell of a line in a period, counted from the last one. */
function cellIn({ sheets }: Workbook, id: string, fromEnd: number): Cell {
  const rows = sheets.flatMap(({ rows }) => rows);
  const cell = rows.find(({ cells }) => cells[2]?.value === id)?.cells.at(-fromEnd);
  if (!cell) throw new Error(`There is no ${id}.`);
  return cell;
}

async function fileOf(workbook: Workbook) {
  return new Blob([new Uint8Array(await writeXlsx(workbook))]);
}

function check(file: Blob, fileName = "Board.xlsx") {
  return app.send(checkModelWorkbook, { body: { fileName }, file });
}

test("an unchanged workbook says what it holds, and becomes a model with the same figures", async () => {
  const example = exampleModels[0]?.document();
  if (!example) throw new Error("There is no example.");
  const file = await fileOf(workbookOf(example));
  const client = await addClient(app, { name: "Saltmarsh" });

  const found = dataOf((await check(file)).envelope);
  const body = { fileName: "Board.xlsx", modelName: "Brought", clientId: client.id };
  const made = dataOf((await app.send(createModelFromWorkbook, { body, file })).envelope);

  expect(found).toMatchObject({
    ...{ modelName: example.name, scenario: null, refusals: [], refusalCount: 0 },
    ...{ closingCash: expect.any(Number), figures: { checks: { isBlocked: false } } },
  });
  expect(made).toMatchObject({
    ...{ modelName: "Brought", clientName: "Saltmarsh", isEducation: false },
    ...{ owner: { isYou: true }, figures: found.figures },
  });
  const kept = await app.call(getModelDocument, { params: { id: made.id }, query: {} });
  expect(dataOf(kept).document).toEqual({ ...example, name: "Brought" });
  expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
    action: "model.create",
    after: { from: "workbook", modelName: "Brought" },
  });
});

test("changed figures are told before and after, and become a scenario named after the file", async () => {
  const document = firm();
  const workbook = workbookOf(document);
  for (const fromEnd of [1, 2]) cellIn(workbook, "hourlyRate", fromEnd).value = 250;
  const file = await fileOf(workbook);

  const { scenario, closingCash } = dataOf((await check(file, "Higher rate.xlsx")).envelope);
  const body = { fileName: "Higher rate.xlsx", modelName: "Firm" };
  const { id } = dataOf((await app.send(createModelFromWorkbook, { body, file })).envelope);

  expect(scenario).toMatchObject({
    ...{ name: "Higher rate", figureCount: 2, closingCash: expect.any(Number) },
    changes: [{ line: "hourlyRate", from: "May-29", to: "Jun-29", before: 175, after: 250 }],
  });
  expect(scenario?.closingCash).toBeGreaterThan(closingCash ?? 0);
  const kept = dataOf(await app.call(getModelDocument, { params: { id }, query: {} }));
  expect(kept.document).toEqual({
    ...document,
    scenarios: [
      ...document.scenarios,
      {
        id: "fromWorkbook",
        name: "Higher rate",
        overrides: [{ line: "hourlyRate", value: 250, from: 34, to: 35 }],
      },
    ],
  });
});

test("what cannot be taken is told by its cell, and no model is made before that was said", async () => {
  const workbook = workbookOf(firm());
  const profit = cellIn(workbook, "pl.profit", 1);
  profit.value = 1_000_000;
  delete profit.formula;
  const file = await fileOf(workbook);
  const body = { fileName: "Board.xlsx", modelName: "Firm" };

  const found = dataOf((await check(file)).envelope);
  expect(found).toMatchObject({ scenario: null, refusalCount: 1 });
  expect(found.refusals[0]).toMatch(/^'P&L'![A-Z]+\d+ is calculated\./);
  expect(await app.send(createModelFromWorkbook, { body, file })).toMatchObject({
    status: 409,
    envelope: { errors: [{ key: "file", message: expect.stringContaining("'P&L'!") }] },
  });
  const knowing = { ...body, refusalCount: 1 };
  expect((await app.send(createModelFromWorkbook, { body: knowing, file })).status).toBe(200);
});

test("a second workbook of the same name gives a scenario of another name @long", async () => {
  const document = firm();
  const scenarios = [{ id: "fromWorkbook", name: "Board", overrides: [] }];
  const workbook = workbookOf({ ...document, scenarios });
  cellIn(workbook, "hourlyRate", 1).value = 250;

  const { scenario } = dataOf((await check(await fileOf(workbook))).envelope);
  expect(scenario?.name).toBe("Board 2");
});

const withSheets = (change: (sheets: Workbook["sheets"]) => Workbook["sheets"]) => async () => {
  const workbook = workbookOf(firm());
  return writeXlsx({ ...workbook, sheets: change(workbook.sheets) });
};

/** The document's own cell, with something else in it. */
function changedDocument(sheets: Workbook["sheets"]) {
  const cell = sheets.at(-1)?.rows[1]?.cells[0];
  if (cell) cell.value = String(cell.value).replace('"currency":"AUD"', '"currency":"EUR"');
  return sheets;
}

test.each([
  ["a text", async () => Buffer.from("a,b\n1,2"), "The file is not an Excel workbook."],
  ["a picture", async () => Buffer.from("\x89PNG\r\n"), "The file is not an Excel workbook."],
  ["an old .xls", async () => Buffer.from("d0cf11e0a1b11ae1", "hex"), "old .xls format"],
  [
    "a workbook cut short",
    async () => (await writeXlsx(workbookOf(firm()))).subarray(0, 50_000),
    "The file is damaged.",
  ],
  [
    "a zip bomb",
    async () => buildZip([{ name: "xl/workbook.xml", data: Buffer.alloc(300 * 1024 * 1024) }]),
    "far too large when it is unpacked",
  ],
  [
    "a workbook of others",
    withSheets((sheets) => sheets.slice(1)),
    "This is not a workbook of a model.",
  ],
  [
    "a workbook without its document",
    withSheets((sheets) => sheets.slice(0, -1)),
    "This workbook does not hold its model",
  ],
  [
    "a document changed by hand",
    withSheets(changedDocument),
    'The sheet "Document" or the version on the cover was changed.',
  ],
])(
  "%s is refused by a sentence of its own, and nothing is made of it",
  async (_, make, message) => {
    const file = new Blob([new Uint8Array(await make())]);
    const body = { fileName: "Board.xlsx", modelName: "Firm" };
    const { length } = await trailOf(app.parts, app.person.teamId);
    const refused = {
      status: 400,
      envelope: { errors: [{ key: "file", message: expect.stringContaining(message) }] },
    };

    expect(await app.send(createModelFromWorkbook, { body, file })).toMatchObject(refused);
    expect(await trailOf(app.parts, app.person.teamId)).toHaveLength(length);
  },
);

test("a document that the engine cannot read is refused, though its hash is right", async () => {
  const workbook = workbookOf(firm());
  const text = '{"schemaVersion":99}';
  const rows = workbook.sheets.flatMap((sheet) => sheet.rows.map(({ cells }) => cells));
  const version = rows.find(([cell]) => cell?.value === "Version of the model")?.[1];
  if (version) version.value = versionOf(text);
  const sheets = [...workbook.sheets.slice(0, -1), documentSheet(text)];
  const answer = await check(await fileOf({ ...workbook, sheets }));

  expect(answer).toMatchObject({
    status: 400,
    envelope: { errors: [{ message: expect.stringContaining("cannot be read") }] },
  });
});

test("more than 20 MB is not taken in, nor a form without a file or with a field too many", async () => {
  const large = new Blob([new Uint8Array(WORKBOOK_BYTES_MAX + 1)]);
  expect((await check(large)).status).toBe(413);

  const file = await fileOf(workbookOf(firm()));
  const body = { fileName: "a.xlsx", modelName: "Firm", ownerAccountId: 1 };
  expect((await app.send(createModelFromWorkbook, { body, file })).status).toBe(400);
  const none = await app.send(createModelFromWorkbook, {
    body: { fileName: "a.xlsx", modelName: "Firm" },
  } as never);
  expect(none.status).toBe(415);
});

test("a client of another team is not there, and nobody makes a model without signing in", async () => {
  const other = await testApp();
  const client = await addClient(other, { name: "Theirs" });
  const file = await fileOf(workbookOf(firm()));
  const body = { fileName: "a.xlsx", modelName: "Firm", clientId: client.id };

  expect((await app.send(createModelFromWorkbook, { body, file })).status).toBe(404);
  expect((await app.anonymous().send(createModelFromWorkbook, { body, file })).status).toBe(401);
});

test("the thirty-first workbook sent within a minute is refused", async () => {
  const eager = await testApp();
  const file = new Blob(["no workbook"]);
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++) {
    // Without a file name: refused before the pool is asked.
    const answer = await eager.send(checkModelWorkbook, { body: {} as never, file });
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
