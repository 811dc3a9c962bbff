import { readFileSync } from "node:fs";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import { createReportShare, revokeReportShare } from "@app/contract/report-shares";
import { viewReport } from "@app/contract/report-view";
import {
  createWebReport,
  deleteWebReport,
  findWebReports,
  getReportEdition,
  getWebReport,
  listReportEditions,
  listWebReports,
  previewWebReport,
  publishWebReport,
  updateWebReport,
} from "@app/contract/web-reports";
import { ENGINE_VERSION } from "@app/engine/reports/engine-version";
import type { ReportDocument } from "@app/engine/reports/report-document";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";
import { saveEdits } from "#testing/test-saves.ts";
import { testStorage } from "#testing/test-storage.ts";
import { verifyReport } from "./web-reports.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const NOT_FOUND = [{ key: "root", message: "Report not found." }];

/** Rates of an hour from 185 to another, which every figure follows. */
async function changeModel(id: number, version: number, value: number) {
  await saveEdits(app, id, version, [{ kind: "set", place: "drivers/hourlyRate/values", value }]);
}

function revenueOf({ cases }: { cases: unknown[] }) {
  const [base] = cases as { pages: { blocks: { figures: { figure: number }[] }[] }[] }[];
  return base?.pages[0]?.blocks[0]?.figures[0]?.figure;
}

test("one call makes a report from a model, named after it, that is found in its list and saved by version", async () => {
  const { id: modelId } = await addModel(app, { modelName: "FY27 forecast" });
  const made = dataOf(await app.call(createWebReport, { params: { id: modelId }, body: {} }));
  expect(made).toMatchObject({ modelId, title: "FY27 forecast", version: 1, published: null });
  const { id } = made;

  const document: ReportDocument = { ...made.document, title: "Board report" };
  const params = { id };
  const saved = dataOf(
    await app.call(updateWebReport, { params, body: { document }, ifVersion: 1 }),
  );
  expect(saved).toMatchObject({ title: "Board report", version: 2, document });
  const late = await app.send(updateWebReport, { params, body: { document }, ifVersion: 1 });
  expect(late.status).toBe(412);
  expect(late.envelope.errors).toEqual([
    { key: "root", message: "Somebody else changed this report since you opened it." },
  ]);

  const listed = dataOf(await app.call(listWebReports, { params: { id: modelId }, query: {} }));
  expect(listed).toMatchObject({ totalItemCount: 1, items: [{ id, title: "Board report" }] });
});

test("what is published stays while the model moves on, and the next edition follows it @long", async () => {
  const { id, modelId } = await addReport(app);
  const first = dataOf(await publishReport(app, id));
  expect(first).toMatchObject({
    ...{ edition: 1, title: "Board report", modelVersion: 1, engineVersion: ENGINE_VERSION },
    ...{ publishedByName: "Ada Admin", inputsHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ...{ units: ["month", "quarter", "year"], standing: { isBlocked: false, errorCount: 0 } },
  });
  const readFirst = () => app.call(getReportEdition, { params: { id, edition: 1 }, query: {} });
  const before = dataOf(await readFirst());

  await changeModel(modelId, 1, 370);
  expect(dataOf(await readFirst())).toEqual(before);
  const second = dataOf(await publishReport(app, id));
  expect(second).toMatchObject({ edition: 2, modelVersion: 2 });
  expect(second.inputsHash).not.toBe(first.inputsHash);
  const after = dataOf(
    await app.call(getReportEdition, { params: { id, edition: 2 }, query: { unit: "year" } }),
  );
  expect(revenueOf(after)).toBeGreaterThan(revenueOf(before) ?? 0);
  const listed = dataOf(await app.call(listReportEditions, { params: { id }, query: {} }));
  expect(listed.items.map(({ edition }) => edition)).toEqual([2, 1]);
  expect(dataOf(await app.call(getWebReport, { params: { id } })).published).toMatchObject({
    edition: 2,
  });
});

test("a list says who published a report, how often it was opened and through how many links", async () => {
  const { id, modelId } = await addReport(app);
  dataOf(await publishReport(app, id));
  const params = { id };
  const link = async (name: string) =>
    dataOf(await app.call(createReportShare, { params, body: { name } }));
  const bank = await link("Bank");
  await link("Board");
  const share = new URL(bank.link ?? "").searchParams.get("share") ?? "";
  const read = () => app.anonymous().send(viewReport, { params, query: { share } });
  await read();
  await read();
  dataOf(await app.call(revokeReportShare, { params: { id, shareId: bank.share.id } }));
  const listed = dataOf(await app.call(listWebReports, { params: { id: modelId }, query: {} }));
  expect(listed.items[0]).toMatchObject({
    ...{ shareCount: 1, openedCount: 2, noteCount: 0 },
    published: { edition: 1, publishedByName: "Ada Admin" },
  });
});

test("a deleted report is gone with its editions and ends its links at once", async () => {
  const { id, modelId } = await addReport(app);
  dataOf(await publishReport(app, id));
  const params = { id };
  const made = await app.call(createReportShare, { params, body: { name: "Bank" } });
  const share = new URL(dataOf(made).link ?? "").searchParams.get("share") ?? "";
  const read = () => app.anonymous().send(viewReport, { params, query: { share } });
  expect((await read()).status).toBe(200);
  dataOf(await app.call(deleteWebReport, { params }));
  const gone = await read();
  expect([gone.status, gone.envelope.errors]).toEqual([404, NOT_FOUND]);
  expect((await app.send(getWebReport, { params })).status).toBe(404);
  const listed = dataOf(await app.call(listWebReports, { params: { id: modelId }, query: {} }));
  expect(listed).toEqual({ items: [], totalItemCount: 0 });
  const storage = await testStorage();
  const left = await storage.query("select 1 from report_editions where report_id = $1", [id]);
  expect(left).toEqual([]);
});

test("nobody publishes what they have not seen: an older report or model is refused", async () => {
  const { id, modelId } = await addReport(app);
  const params = { id };
  const old = await app.send(publishWebReport, { params, body: { version: 9, modelVersion: 1 } });
  expect(old.status).toBe(412);
  await changeModel(modelId, 1, 370);
  const moved = await app.send(publishWebReport, { params, body: { version: 1, modelVersion: 1 } });
  expect(moved.status).toBe(409);
  expect(moved.envelope.errors[0]).toEqual({
    key: "modelVersion",
    message: "The model was saved since you looked at this report. Look at it again first.",
  });
});

test("figures that fail an error check are published by who says so alone, and say it to the reader", async () => {
  const { id, modelId } = await addReport(app);
  const check = { id: "never", name: "Never right", class: "error" as const, formula: "1" };
  await saveEdits(app, modelId, 1, [{ kind: "insert", list: "checks", entry: check, after: null }]);
  const refused = await publishReport(app, id);
  expect(refused.errors).toEqual([
    {
      key: "isStandingSeen",
      message: "1 error check fails. Readers will be told so. Confirm to publish all the same.",
    },
  ]);
  const { standing } = dataOf(await publishReport(app, id, true));
  expect(standing).toMatchObject({ isBlocked: false, errorCount: 1 });
  const { cases } = dataOf(
    await app.call(getReportEdition, { params: { id, edition: 1 }, query: {} }),
  );
  expect(cases[0]?.checks.items).toContainEqual(
    expect.objectContaining({ name: "Never right", isBroken: true, period: "Jul-26" }),
  );
});

test("every figure of an edition is worked out again from what it holds; a changed one is named", async () => {
  const { id } = await addReport(app);
  dataOf(await publishReport(app, id));
  const storage = await testStorage();
  const [verified] = await verifyReport(storage, id);
  expect(verified?.differences).toEqual([]);
  expect(verified?.figureCount).toBeGreaterThan(1_000);

  await storage.query(
    `update report_edition_views set cases = replace(cases, '"name":"Base"', '"name":"Bass"')
     where report_id = $1 and unit = 'own'`,
    [id],
  );
  const [changed] = await verifyReport(storage, id);
  expect(changed?.differences[0]).toContain('"Bass" was published, "Base" is right');
  await expect(verifyReport(storage, 2_147_483_647)).rejects.toThrow("There is no report");
});

test("the version that editions keep is the engine package's own", () => {
  const manifest = readFileSync(
    new URL("../../../../engine/package.json", import.meta.url),
    "utf8",
  );
  expect(JSON.parse(manifest).version).toBe(ENGINE_VERSION);
});

test("a reader reads, Data Entry does not change reports, and a stranger learns nothing of them", async () => {
  const { id, modelId, document } = await addReport(app);
  dataOf(await publishReport(app, id));
  const made = { params: { id: modelId }, body: {} };
  const { id: unpublished } = dataOf(await app.call(createWebReport, made));
  const params = { id };
  const asked = { version: 1, modelVersion: 1 };
  const stranger = await testApp();
  const calls = () =>
    Promise.all([
      stranger.send(getWebReport, { params }),
      stranger.send(updateWebReport, { params, body: { document } }),
      stranger.send(previewWebReport, { params, query: {} }),
      stranger.send(publishWebReport, { params, body: asked }),
      stranger.send(deleteWebReport, { params: { id: unpublished } }),
      stranger.send(listReportEditions, { params, query: {} }),
      stranger.send(getReportEdition, { params: { id, edition: 1 }, query: {} }),
    ]);
  for (const { status, envelope } of await calls())
    expect([status, envelope.errors]).toEqual([404, NOT_FOUND]);

  await grantModel(app, modelId, stranger.person, ACCESS_LEVELS.DATA_ENTRY);
  expect((await calls()).map(({ status }) => status)).toEqual([200, 403, 200, 403, 403, 200, 200]);
  const storage = await testStorage();
  const { STANDARD } = ACCESS_LEVELS;
  await storage.query("update grants set level = $1 where model_id = $2", [STANDARD, modelId]);
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200, 412, 200, 200, 200]);
});

test("reports are found by words of their title and model: the best fit first, of models one may see alone", async () => {
  const ours = await testApp();
  const plan = await addModel(ours, { modelName: "FY27 forecast" });
  const params = { id: plan.id };
  const titled = async (title: string) =>
    dataOf(await ours.call(createWebReport, { params, body: { title } })).id;
  const lease = await titled("To lease or to buy");
  const board = await titled("Leases for the board");
  await titled("Cash");
  const find = async (somebody: Pick<TestApp, "call">, search: string) =>
    dataOf(await somebody.call(findWebReports, { query: { search } })).items;
  expect(await find(ours, "LEASE")).toEqual([
    {
      ...{ id: board, title: "Leases for the board", clientName: null, isPublished: false },
      ...{ modelId: plan.id, modelName: "FY27 forecast" },
    },
    expect.objectContaining({ id: lease }),
  ]);
  expect(await find(ours, "%")).toEqual([]);
  expect((await find(ours, "fy27 board")).map(({ id }) => id)).toEqual([board]);
  const other = await ours.addTeam();
  expect(await find(other, "lease")).toEqual([]);
  await grantModel(ours, plan.id, other.person, ACCESS_LEVELS.READ_ONLY);
  expect(await find(other, "lease")).toHaveLength(2);
  expect((await ours.send(findWebReports, { query: { search: " " } })).status).toBe(400);
});
