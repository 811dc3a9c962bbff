import { ACCESS_LEVELS } from "@app/contract/access-level";
import { API_BASE } from "@app/contract/endpoint";
import { getModelDocument, saveModelDocument } from "@app/contract/model-versions";
import { createModelFromWorkbook, getModelWorkbook } from "@app/contract/model-workbook";
import { buildModel } from "@app/engine/build/build-model";
import { carriedIn } from "@app/engine/excel/document-sheet";
import { changedInputs } from "@app/engine/excel/read-inputs";
import { readDocument } from "@app/engine/model/read-document";
import { stableText } from "@app/engine/model/stable-text";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { saveOf } from "#testing/test-saves.ts";
import { trailOf } from "#testing/test-trail.ts";

const NEVER_USED_ID = 2_147_483_647;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** The document that a workbook carries. */
async function carriedBy(file: Uint8Array) {
  const { sheets } = await readXlsx(file);
  const carried = carriedIn(sheets);
  const { document } = readDocument(JSON.parse("text" in carried ? carried.text : "null"));
  if (!document) throw new Error(JSON.stringify(carried));
  return { document, sheets };
}

test("a model leaves as a workbook that carries its newest document, and the trail says so", async () => {
  const client = await addClient(app, { name: 'Saltmarsh / "Brewing": <Co>' });
  const { id } = await addModel(app, { modelName: "Forecast *2027*", clientId: client.id });
  const edits = [{ kind: "set", place: "drivers/hourlyRate/values", value: 190 } as const];
  await app.call(saveModelDocument, { params: { id }, body: saveOf(1, edits) });

  const answer = await app.download(getModelWorkbook, { params: { id }, query: {} });

  expect(answer.headers).toMatchObject({
    "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": expect.stringContaining(
      `filename*=UTF-8''${encodeURIComponent("Saltmarsh Brewing Co, Forecast 2027.xlsx")}`,
    ),
  });
  const { document, sheets } = await carriedBy(answer.rawPayload);
  const kept = dataOf(await app.call(getModelDocument, { params: { id }, query: {} }));
  expect(stableText(document)).toBe(stableText(kept.document as typeof document));
  expect(changedInputs(buildModel(document), sheets)).toEqual({ overrides: [], refusals: [] });
  expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
    action: "model.download_workbook",
    subjectName: "Forecast *2027*",
    after: { version: 2 },
  });

  const older = await app.download(getModelWorkbook, { params: { id }, query: { version: 1 } });
  expect((await carriedBy(older.rawPayload)).document).not.toEqual(document);
  expect(older.headers["content-disposition"]).toContain("version%201.xlsx");
  const never = await app.download(getModelWorkbook, { params: { id }, query: { version: 9 } });
  expect(never.statusCode).toBe(404);
});

test("whoever may only read downloads it, another team gets what a missing model gives", async () => {
  const { id } = await addModel(app);
  const [tom, stranger] = [await app.addMember(), await testApp()];
  await grantModel(app, id, tom.person, ACCESS_LEVELS.READ_ONLY);
  const at = (modelId: number) => ({ params: { id: modelId }, query: {} });

  expect((await tom.download(getModelWorkbook, at(id))).statusCode).toBe(200);
  const hidden = await stranger.download(getModelWorkbook, at(id));
  const missing = await stranger.download(getModelWorkbook, at(NEVER_USED_ID));
  expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body]);
  expect((await app.anonymous().download(getModelWorkbook, at(id))).statusCode).toBe(401);
});

test("whoever reads the workbook of another team writes to that team's trail", async () => {
  const other = await testApp();
  const { id } = await addModel(other, { modelName: "Theirs" });
  await grantModel(other, id, app.person, ACCESS_LEVELS.READ_ONLY);

  expect((await app.download(getModelWorkbook, { params: { id }, query: {} })).statusCode).toBe(
    200,
  );
  expect((await trailOf(other.parts, other.person.teamId)).at(-1)).toMatchObject({
    action: "model.download_workbook",
    userId: app.person.userId,
    subjectName: "Theirs",
  });
});

test("after the end of its subscription a team takes its workbooks along and makes no model of one", async () => {
  const ended = await testApp();
  const { id } = await addModel(ended);
  const { storage } = ended.parts;
  await storage.query("update subscriptions set status = 'ended' where id = $1", [
    ended.person.teamId,
  ]);

  const answer = await ended.download(getModelWorkbook, { params: { id }, query: {} });
  expect(answer.statusCode).toBe(200);
  const file = new Blob([new Uint8Array(answer.rawPayload)]);
  const body = { fileName: "a.xlsx", modelName: "New" };
  expect(await ended.send(createModelFromWorkbook, { body, file })).toMatchObject({
    status: 403,
    envelope: { errors: [{ message: expect.stringContaining("subscription has ended") }] },
  });
});

test("the sixty-first workbook within an hour is refused", async () => {
  const eager = await testApp();
  const url = `${API_BASE}/model/${NEVER_USED_ID}/workbook`;
  const statuses: number[] = [];
  for (let count = 0; count < 61; count++) statuses.push((await eager.inject({ url })).statusCode);

  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
