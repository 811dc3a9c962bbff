import { ACCESS_LEVELS } from "@app/contract/access-level";
import { getClientActivity } from "@app/contract/activity";
import { getClientOverview } from "@app/contract/client-overview";
import { chooseClient } from "@app/contract/models";
import { createReportShare } from "@app/contract/report-shares";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { addModel, addModelRows, grantModel } from "#testing/test-models.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";
import { testStorage } from "#testing/test-storage.ts";

const overviewOf = async (caller: Pick<Caller, "call">, id: number) =>
  dataOf(await caller.call(getClientOverview, { params: { id } }));

test("a client without anything has nothing, and no lead forecast", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  const none = { count: 0, items: [] };
  expect(await overviewOf(app, id)).toEqual({
    ...{ leadModelId: null, leadMonths: [], models: none, connections: none },
    ...{ reports: none, notes: none, readers: none },
  });
});

test("of forecasts that need nobody the one saved last leads, with its 36 months from July 2026; parallel and inactive ones follow", async () => {
  const app = await testApp();
  const client = await addClient(app, { name: "Acorn" });
  const lead = await addModel(app, { modelName: "FY27", clientId: client.id });
  const [parallel = 0, inactive = 0] = await addModelRows(app, ["Budget", "FY26"], {
    clientId: client.id,
  });
  const storage = await testStorage();
  await storage.query("update models set parent_id = $2 where id = $1", [parallel, lead.id]);
  await storage.query("update models set is_active = false where id = $1", [inactive]);
  await addModelRows(app, ["Of nobody"]);

  const { leadModelId, leadMonths, models } = await overviewOf(app, client.id);
  expect(leadModelId).toBe(lead.id);
  expect(models.count).toBe(3);
  expect(models.items.map(({ modelName }) => modelName)).toEqual(["FY27", "Budget", "FY26"]);
  expect([leadMonths.length, leadMonths[0], leadMonths.at(-1)]).toEqual([36, "Jul-26", "Jun-29"]);
});

test("a client's page told nothing of a forecast below its floor while another was saved later: it leads, then an alert", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  const PASS = { isBlocked: false, errorCount: 0, alertCount: 0 };
  const [below = 0] = await addModelRows(app, ["Below"], { clientId: id });
  await addModelRows(app, ["Covenant"], { clientId: id, checks: { ...PASS, alertCount: 1 } });
  await addModelRows(app, ["Older", "Saved last"], { clientId: id });
  const namesOf = async () => {
    const { leadModelId, models } = await overviewOf(app, id);
    expect(leadModelId).toBe(models.items[0]?.id);
    return models.items.map(({ modelName }) => modelName);
  };
  expect(await namesOf()).toEqual(["Covenant", "Saved last", "Older", "Below"]);
  const storage = await testStorage();
  const ahead = { lowestHeadroom: { value: -29_010, period: "Mar-27", floor: 1, share: -0.3 } };
  await storage.query(
    "update models set figures = (figures::jsonb || $2::jsonb)::json where id = $1",
    [below, JSON.stringify({ ahead })],
  );
  expect(await namesOf()).toEqual(["Below", "Covenant", "Saved last", "Older"]);
});

test("a client with 14 models shows 10 and counts 14", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  await addModelRows(
    app,
    Array.from({ length: 14 }, (_, at) => `Model ${at}`),
    { clientId: id },
  );
  const { models } = await overviewOf(app, id);
  expect([models.count, models.items.length]).toEqual([14, 10]);
});

test("a report is listed with its views, its readers and the note that waits", async () => {
  const app = await testApp();
  const client = await addClient(app, { name: "Acorn" });
  const report = await addReport(app, "October board report");
  const { id, modelId } = report;
  await app.call(chooseClient, { body: { modelIds: [modelId], clientId: client.id } });
  dataOf(await publishReport(app, id, true));
  const sent = { name: "Helen Osei", email: "helen@saltmarsh.example" };
  await app.call(createReportShare, { params: { id }, body: sent });
  const storage = await testStorage();
  await storage.query(
    "update report_shares set opened_count = 14, last_opened_at = now() where report_id = $1",
    [id],
  );
  await storage.query(
    `insert into report_notes (report_id, model_id, team_id, text, author_kind, author_name, created_at)
     values ($1, $2, $3, 'Are we still under?', 'reader', 'Helen Osei', now())`,
    [id, modelId, app.person.teamId],
  );

  const { reports, notes, readers } = await overviewOf(app, client.id);
  expect(reports).toMatchObject({
    count: 1,
    items: [
      {
        ...{ title: "October board report", viewCount: 14, liveShareCount: 1, waitingCount: 1 },
        published: { byName: "Ada Admin", modelVersion: 1 },
      },
    ],
  });
  expect(notes).toMatchObject({ count: 1, items: [{ text: "Are we still under?" }] });
  expect(readers).toMatchObject({
    count: 1,
    items: [{ name: "Helen Osei", email: "helen@saltmarsh.example", viewCount: 14 }],
  });
});

test("what is kept from a member is neither shown nor counted", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  const [open = 0, closed = 0] = await addModelRows(app, ["Open", "Closed"], { clientId: id });
  const tom = await app.addMember();
  await grantModel(app, closed, tom.person, ACCESS_LEVELS.NO_ACCESS);
  const { models } = await overviewOf(tom, id);
  expect(models).toMatchObject({ count: 1, items: [{ id: open }] });
});

test("activity of a client is what was done to it and to its models, and to no other", async () => {
  const app = await testApp();
  const acorn = await addClient(app, { name: "Acorn" });
  await addClient(app, { name: "Birch" });
  await addModel(app, { modelName: "FY27", clientId: acorn.id });
  await addModel(app, { modelName: "Of nobody" });
  const { items } = dataOf(await app.call(getClientActivity, { params: { id: acorn.id } }));
  expect(items.map(({ verb, subject }) => [verb, subject])).toEqual([
    ["made model", "FY27"],
    ["added client", "Acorn"],
  ]);
});

test("another team gets nothing of it", async () => {
  const app = await testApp();
  const stranger = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  for (const call of [getClientOverview, getClientActivity]) {
    expect((await stranger.send(call, { params: { id } })).status).toBe(404);
  }
});
