import { getConnectionMapping, setConnectionMapping } from "@app/contract/connection-mapping";
import { deleteConnection, getConnection } from "@app/contract/connections";
import { getModelDocument } from "@app/contract/model-versions";
import { createModel } from "@app/contract/models";
import { previewQuickModel } from "@app/contract/quick-model";
import type { ModelDocument } from "@app/engine/model/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Runner } from "#core/job-runner.ts";
import { outlookOf } from "#modules/models/models.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addConnection, syncNow, syncRunner } from "#testing/test-connections.ts";

let app: TestApp;
let runner: Runner;
beforeAll(async () => {
  app = await testApp();
  runner = syncRunner(app);
});
afterAll(() => runner.stop());

/** Synced, with every account under the line that is suggested for it. */
async function mapped() {
  const { id } = await addConnection(app);
  await syncNow(app, id);
  const params = { id };
  const { accounts, version } = dataOf(await app.call(getConnectionMapping, { params }));
  const choices = accounts.flatMap(({ accountId, line, suggestion }) =>
    line === null ? [{ accountId, line: suggestion.line }] : [],
  );
  // What the team chose once is known the next time.
  if (choices.length > 0)
    dataOf(await app.call(setConnectionMapping, { params, body: { version, choices } }));
  return id;
}

const wishes = { forecastMonths: 24, unit: "month" as const };

const source = (connectionId: number) =>
  ({ from: "connection", connectionId, modelName: "First forecast", ...wishes }) as const;

test("accounts without a line are told by name and amount, and there is no model before they have one", async () => {
  const { id } = await addConnection(app);
  await syncNow(app, id);
  const { fitted, problems } = dataOf(
    await app.call(previewQuickModel, { params: { id }, query: wishes }),
  );
  expect(fitted).toBeNull();
  expect(problems[0]).toMatchObject({
    accountId: "6310",
    message: expect.stringMatching(
      /^Account 6310 Bank and card fees has no place in the model, and /,
    ),
  });
  expect((await app.send(createModel, { body: source(id) })).status).toBe(400);
});

test("the sample company's books make a model of 24 actual months that balances, with what each driver rests on", async () => {
  const id = await mapped();
  const { fitted, problems } = dataOf(
    await app.call(previewQuickModel, { params: { id }, query: wishes }),
  );
  expect(problems).toEqual([]);
  const document = fitted?.document as ModelDocument;
  expect(document.timeline).toMatchObject({ unit: "month", actualCount: 24, periodCount: 48 });
  expect(fitted?.fits.length).toBeGreaterThan(5);
  const beans = document.accounts.find(({ name }) => name === "Wholesale beans");
  expect(beans).toMatchObject({ line: "salesGoods", sources: ["4010"] });
  expect(outlookOf(document).figures.checks).toMatchObject({ isBlocked: false, errorCount: 0 });
});

test("the model that is made is the one that was shown, reads from its connection and outlives it", async () => {
  const id = await mapped();
  const shown = dataOf(await app.call(previewQuickModel, { params: { id }, query: wishes }));
  const made = dataOf(await app.call(createModel, { body: source(id) }));
  expect(made.figures.checks).toMatchObject({ isBlocked: false, errorCount: 0 });

  const kept = dataOf(await app.call(getModelDocument, { params: { id: made.id }, query: {} }))
    .document as ModelDocument;
  expect({ ...kept, name: "" }).toEqual({ ...(shown.fitted?.document as object), name: "" });
  const { models } = dataOf(await app.call(getConnection, { params: { id }, query: {} }));
  expect(models).toEqual([{ id: made.id, name: "First forecast" }]);

  dataOf(await app.call(deleteConnection, { params: { id }, query: {} }));
  const after = dataOf(await app.call(getModelDocument, { params: { id: made.id }, query: {} }));
  expect(after.document).toEqual(kept);
});

test("a connection that was never read makes no model", async () => {
  const { id } = await addConnection(app);
  const answers = [
    await app.send(previewQuickModel, { params: { id }, query: wishes }),
    await app.send(createModel, { body: source(id) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
});

test("another team's connection is none", async () => {
  const { id } = await addConnection(app);
  const stranger = await testApp();
  const answers = [
    await stranger.send(previewQuickModel, { params: { id }, query: wishes }),
    await stranger.send(createModel, { body: source(id) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});
