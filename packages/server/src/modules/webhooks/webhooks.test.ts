import { randomUUID } from "node:crypto";
import { createReportShare } from "@app/contract/report-shares";
import { createReportNote, createReportReply } from "@app/contract/report-viewer";
import { type WebhookMessage, webhookMessage } from "@app/contract/webhook-message";
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  testWebhook,
  updateWebhook,
  WEBHOOK_EVENTS,
  WEBHOOKS_MAX,
  type WebhookEvent,
} from "@app/contract/webhooks";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addConnection, syncNow, syncRunner } from "#testing/test-connections.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";
import { saveEdits } from "#testing/test-saves.ts";
import { actFor } from "#testing/test-support.ts";
import { trailOf } from "#testing/test-trail.ts";

let app: TestApp;
/** Where private addresses are refused, as they are unless somebody says otherwise. */
let strict: TestApp;
beforeAll(async () => {
  app = await testApp({ allowsPrivateSources: true });
  strict = await testApp();
});

const URL_HERE = "http://127.0.0.1:9/services/T0/secret-part";

async function addWebhook(caller: Caller, events: WebhookEvent[] = [...WEBHOOK_EVENTS]) {
  return dataOf(await caller.call(createWebhook, { body: { url: URL_HERE, events, isOn: true } }));
}

/** What waits to be sent, in the order it happened. */
async function messagesOf(caller: Caller): Promise<WebhookMessage[]> {
  const { items } = dataOf(await caller.call(listWebhookDeliveries, { query: { limit: 100 } }));
  return items.toReversed().map(({ body }) => webhookMessage.parse(JSON.parse(body)));
}

test("a published report, a note and a reply are told by name and link, to those who asked for them", async () => {
  const team = await app.addTeam({ teamName: "Brine & Co" });
  await addWebhook(team, ["report.published", "note.added"]);
  await addWebhook(team, ["note.added"]);
  const { id, modelId } = await addReport(team);
  dataOf(await publishReport(team, id));
  const share = { params: { id }, body: { name: "Anyone" } };
  const { link } = dataOf(await team.call(createReportShare, share));
  const query = { share: new URL(link ?? "").searchParams.get("share") ?? "" };
  const body = { text: "Are we short in May?", blockId: null, report_session_id: randomUUID() };
  const noted = await app.anonymous().call(createReportNote, { params: { id }, query, body });
  const params = { id, noteId: dataOf(noted).id };
  dataOf(await team.call(createReportReply, { params, query: {}, body: { text: "By 12,000." } }));

  const messages = await messagesOf(team);
  expect(messages.map(({ type }) => type)).toEqual([
    ...["report.published", "note.added", "note.added", "note.added", "note.added"],
  ]);
  const report = { id, name: "Board report" };
  const [published, first, firstToo, second] = messages;
  expect(published).toEqual({
    ...{ id: expect.stringMatching(/^evt_[\w-]{36}$/), type: "report.published" },
    timestamp: app.clock.now().toISOString(),
    team: { id: team.person.teamId, name: "Brine & Co" },
    data: { report, model: { id: modelId, name: "Forecast" }, edition: 1 },
    link: `http://localhost:3000/app/models/${modelId}/reports/${id}`,
  });
  expect(first?.data).toEqual({ note: { id: params.noteId, isReply: false }, report });
  expect(firstToo?.id).toBe(first?.id);
  expect(second?.data).toMatchObject({ note: { isReply: true }, report });
  expect(JSON.stringify(messages)).not.toMatch(/short in May|12,000/);
});

test("what is refused or rolled back is told to nobody", async () => {
  const team = await app.addTeam();
  await addWebhook(team);
  const { id, modelId } = await addReport(team);
  const check = { id: "never", name: "Never right", class: "error" as const, formula: "1" };
  await saveEdits(team, modelId, 1, [
    { kind: "insert", list: "checks", entry: check, after: null },
  ]);
  expect((await publishReport(team, id)).success).toBe(false);
  expect((await messagesOf(team)).map(({ type }) => type)).toEqual(["check.failed"]);
});

test("a check is told when it fails that held before: not while it goes on to fail, and again after it held", async () => {
  const team = await app.addTeam();
  await addWebhook(team, ["check.failed"]);
  const { id } = await addModel(team);
  const entry = { id: "late", name: "Late payers", class: "alert" as const, formula: "1" };
  const set = (formula: string) => [
    { kind: "set" as const, place: "checks/late/formula", value: formula },
  ];
  await saveEdits(team, id, 1, [{ kind: "insert", list: "checks", entry, after: null }]);
  await saveEdits(team, id, 2, set("2"));
  await saveEdits(team, id, 3, set("0"));
  await saveEdits(team, id, 4, set("1"));
  const messages = await messagesOf(team);
  expect(messages.map(({ data }) => data)).toEqual(
    [2, 5].map((version) => ({
      ...{ model: { id, name: "Forecast" }, version },
      checks: [{ name: "Late payers", class: "alert" }],
    })),
  );
  expect(messages[0]?.link).toBe(`http://localhost:3000/app/models/${id}/checks`);
});

test("what a trusted user of another team does is told to the team it is of, and not to theirs", async () => {
  const owner = await app.addTeam();
  const trusted = await app.addTeam();
  await addWebhook(owner, ["check.failed"]);
  await addWebhook(trusted, ["check.failed"]);
  const { id } = await addModel(owner);
  await grantModel(owner, id, trusted.person, 4);
  const check = { id: "never", name: "Never right", class: "error" as const, formula: "1" };
  await saveEdits(trusted, id, 1, [{ kind: "insert", list: "checks", entry: check, after: null }]);
  expect((await messagesOf(owner)).map(({ team }) => team.id)).toEqual([owner.person.teamId]);
  expect(await messagesOf(trusted)).toEqual([]);
});

test("a sync is told once it is swapped in, with whether anything changed", async () => {
  const runner = syncRunner(app);
  await addWebhook(app, ["connection.synced"]);
  const { id } = await addConnection(app);
  await syncNow(app, id);
  await syncNow(app, id);
  await runner.stop();
  expect((await messagesOf(app)).map(({ data, link }) => ({ data, link }))).toEqual(
    [true, false].map((isChanged) => ({
      data: { connection: { id, name: expect.any(String) }, isChanged },
      link: `http://localhost:3000/app/connections/${id}`,
    })),
  );
});

test("the secret is shown when it is made, sealed in the database, and nowhere in the trail", async () => {
  const team = await app.addTeam();
  const { secret, ...shown } = await addWebhook(team);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(dataOf(await team.call(listWebhooks, {})).items).toEqual([shown]);
  const params = { id: shown.id };
  const renewed = dataOf(await team.call(renewWebhookSecret, { params }));
  expect(renewed.secret).not.toBe(secret);
  const rows = await app.parts.storage.query("select * from webhooks where id = $1", [shown.id]);
  const kept = JSON.stringify([rows, await trailOf(app.parts, team.person.teamId)]);
  for (const each of [secret, renewed.secret]) expect(kept).not.toContain(each.slice(6));
  const trail = await trailOf(app.parts, team.person.teamId);
  expect(JSON.stringify(trail)).not.toContain("secret-part");
});

test("every change is one entry of the trail, of what was and what is", async () => {
  const team = await app.addTeam();
  const { id } = await addWebhook(team, ["note.added"]);
  const params = { id };
  const body = { url: "http://127.0.0.1:9/b", events: ["check.failed" as const], isOn: true };
  dataOf(await team.call(updateWebhook, { params, body }));
  dataOf(await team.call(testWebhook, { params }));
  dataOf(await team.call(renewWebhookSecret, { params }));
  dataOf(await team.call(deleteWebhook, { params }));
  const trail = (await trailOf(app.parts, team.person.teamId)).slice(1);
  const actions = ["create", "update", "test", "renew_secret", "delete"];
  expect(trail.map(({ action }) => action)).toEqual(actions.map((each) => `webhook.${each}`));
  expect(trail[1]).toMatchObject({
    subjectName: "127.0.0.1:9",
    before: { events: "note.added", address: "127.0.0.1:9/…part" },
    after: { events: "check.failed", address: "127.0.0.1:9/…:9/b" },
  });
  expect(dataOf(await team.call(listWebhookDeliveries, { query: {} })).items).toEqual([]);
});

test("a team has at most ten, however many are asked for at once", async () => {
  const team = await app.addTeam();
  const body = { url: URL_HERE, events: [...WEBHOOK_EVENTS], isOn: true };
  const answers = await Promise.all(
    Array.from({ length: WEBHOOKS_MAX + 2 }, () => team.call(createWebhook, { body })),
  );
  const refused = answers.filter(({ success }) => !success);
  expect(refused.map(({ errors }) => errors)).toEqual(
    Array(2).fill([
      {
        key: "root",
        message: "Your team has 10 webhooks. Delete one that you no longer need.",
      },
    ]),
  );
});

test("members, other teams and staff who act as an admin change nothing", async () => {
  const { id } = await addWebhook(app);
  const params = { id };
  const body = { url: URL_HERE, events: [...WEBHOOK_EVENTS], isOn: true };
  const other = await app.addTeam();
  const missing = [{ key: "root", message: "Webhook not found." }];
  expect((await other.call(updateWebhook, { params, body })).errors).toEqual(missing);
  expect((await other.call(renewWebhookSecret, { params })).errors).toEqual(missing);
  expect((await other.call(deleteWebhook, { params })).errors).toEqual(missing);
  expect((await other.call(testWebhook, { params })).errors).toEqual(missing);
  const member = await app.addMember();
  expect((await member.call(listWebhooks, {})).success).toBe(false);
  expect((await member.call(createWebhook, { body })).success).toBe(false);
  const staff = await app.addMember({ isStaff: true });
  await actFor(staff, app);
  for (const call of [deleteWebhook, testWebhook])
    expect((await staff.call(call, { params })).errors).toEqual([
      { key: "root", message: "You can't change this while you act as a customer." },
    ]);
  expect(dataOf(await app.call(listWebhooks, {})).items.map((each) => each.id)).toContain(id);
});

test.each([
  ["ftp://firm.com/x", "Enter a full address, for example https://firm.com/forecastle."],
  ["firm.com", "Enter a full address, for example https://firm.com/forecastle."],
  ["https://127.0.0.1/x", "127.0.0.1 is a private address. Requests there are refused."],
  ["http://localhost:8080", "localhost is a private address. Requests there are refused."],
  ["https://[::1]/x", "::1 is a private address. Requests there are refused."],
  ["https://169.254.169.254/", "169.254.169.254 is a private address. Requests there are refused."],
  ["http://8.8.8.8/x", "8.8.8.8 is asked without encryption. Use an https address."],
  ["https://ada:pw@8.8.8.8/x", "The address of 8.8.8.8 carries a password."],
])("%s is refused: %s", async (url, message) => {
  const body = { url, events: [...WEBHOOK_EVENTS], isOn: true };
  expect((await strict.call(createWebhook, { body })).errors).toEqual([{ key: "url", message }]);
});
