import { ACCESS_LEVELS } from "@app/contract/access-level";
import { API_BASE } from "@app/contract/endpoint";
import {
  cancelModel,
  cancelModelByGet,
  createModel,
  deleteModel,
  getModel,
  listModels,
  reactivateModel,
  reactivateModelByGet,
  restoreModel,
  updateModel,
} from "@app/contract/models";
import { loginUser } from "@app/contract/session";
import { startMasquerade } from "@app/contract/staff";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, addModelRows, grantModel, starterOf } from "#testing/test-models.ts";
import { purgeDeletedModels } from "./models-state.ts";

async function oneModel(app: TestApp, isActive = true) {
  const [id = 0] = await addModelRows(app, ["Forecast"], { isActive });
  return { id };
}

function actionsOn(app: TestApp, id: number) {
  return app.parts.storage.query<{ action: string; teamId: number }>(
    `select action, team_id as "teamId" from audit_entries where subject_id = $1 and action like 'model.%' order by sequence`,
    [id],
  );
}

test("a cancelled model is Inactive and can be read but not changed, until it is reactivated", async () => {
  const app = await testApp();
  const params = await oneModel(app);
  expect(await app.call(cancelModel, { params })).toMatchObject({ data: { isActive: false } });

  expect(await app.call(listModels, { query: {} })).toMatchObject({
    data: { filter: "Inactive", totalItemCount: 1 },
  });
  expect(await app.send(updateModel, { params, body: { modelName: "Budget" } })).toMatchObject({
    status: 409,
    envelope: {
      errors: [{ message: "This model is inactive. Reactivate it to change it." }],
    },
  });
  expect(await app.call(reactivateModel, { params })).toMatchObject({ data: { isActive: true } });
  expect(await app.call(updateModel, { params, body: { modelName: "Budget" } })).toMatchObject({
    data: { modelName: "Budget" },
  });
});

test("a second cancel, by GET or POST, gives the same answer and one entry in the trail", async () => {
  const app = await testApp();
  const params = await oneModel(app);
  const answers = [
    await app.call(cancelModelByGet, { params }),
    await app.call(cancelModelByGet, { params }),
    await app.call(cancelModel, { params }),
  ];
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(await actionsOn(app, params.id)).toMatchObject([{ action: "model.cancel" }]);
  expect(await app.call(reactivateModelByGet, { params })).toMatchObject({ success: true });
  expect(await app.call(reactivateModelByGet, { params })).toMatchObject({ success: true });
  expect(await actionsOn(app, params.id)).toHaveLength(2);
});

test("twenty people who cancel and reactivate at once leave one entry for each change", async () => {
  const app = await testApp();
  const params = await oneModel(app);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app.send(index % 2 === 0 ? cancelModel : reactivateModel, { params }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const actions = (await actionsOn(app, params.id)).map(({ action }) => action);
  const isAlternating = actions.every((action, at) => action !== actions[at - 1]);
  expect([isAlternating, actions[0]]).toEqual([true, "model.cancel"]);
});

const byScript = { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" };

test.each([
  [
    "an image of another site",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
  ],
  [
    "a link of our own page",
    { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
  ],
  [
    "a script of another site",
    { "sec-fetch-site": "cross-site", ...byScript, origin: "https://evil.example" },
  ],
  ["a prefetch", { "sec-fetch-site": "same-origin", ...byScript, "sec-purpose": "prefetch" }],
])("%s cancels nothing by GET", async (_title, headers) => {
  const app = await testApp();
  const { id } = await oneModel(app);
  const url = `${API_BASE}/model/${id}/cancel`;

  expect((await app.inject({ method: "GET", url, headers })).statusCode).toBe(403);
  expect(await app.call(getModel, { params: { id } })).toMatchObject({ data: { isActive: true } });
});

test("HEAD cancels nothing, and our own page's script may", async () => {
  const app = await testApp();
  const { id } = await oneModel(app);
  const url = `${API_BASE}/model/${id}/cancel`;
  expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(405);
  expect(await app.call(getModel, { params: { id } })).toMatchObject({ data: { isActive: true } });

  const headers = { "sec-fetch-site": "same-origin", ...byScript };
  const answer = await app.inject({ method: "GET", url, headers });
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(answer.json()).toMatchObject({ data: { isActive: false } });
});

test("staff who look at a customer's screens cancel nothing by GET", async () => {
  const app = await testApp();
  const params = await oneModel(app);
  const staff = await app.addMember({ isStaff: true });
  await staff.call(startMasquerade, {
    body: { accountId: app.person.accountId, reason: "Asked for help" },
  });

  expect((await staff.send(getModel, { params })).status).toBe(200);
  expect((await staff.send(cancelModelByGet, { params })).status).toBe(403);
});

test("only Full Access cancels, reactivates, deletes and restores", async () => {
  const app = await testApp();
  const tom = await app.addMember();
  const { id } = await oneModel(app, false);
  const params = { id };
  const calls = [cancelModel, cancelModelByGet, reactivateModel, reactivateModelByGet, deleteModel];
  for (const call of calls) expect((await tom.send(call, { params })).status).toBe(403);
  await app.call(deleteModel, { params });
  expect((await tom.send(restoreModel, { params })).status).toBe(403);

  const [own = 0] = await addModelRows(tom, ["Own"]);
  for (const call of [...calls.slice(0, 4), cancelModel, deleteModel, restoreModel]) {
    expect((await tom.send(call, { params: { id: own } })).status).toBe(200);
  }
});

test("somebody of another team with Full Access manages, in the trail of the model's team", async () => {
  const app = await testApp();
  const other = await testApp();
  const { id } = await addModel(other);
  await grantModel(other, id, app.person, ACCESS_LEVELS.FULL_ACCESS);

  expect(await app.call(cancelModel, { params: { id } })).toMatchObject({
    data: { isActive: false, isShared: true },
  });
  const entries = await actionsOn(app, id);
  expect(entries.at(-1)).toEqual({ action: "model.cancel", teamId: other.person.teamId });
  await app.call(deleteModel, { params: { id } });
  expect((await app.send(restoreModel, { params: { id } })).status).toBe(200);
});

test("an active model is not deleted", async () => {
  const app = await testApp();
  const params = await oneModel(app);
  expect(await app.send(deleteModel, { params })).toMatchObject({
    status: 409,
    envelope: {
      errors: [{ message: "Only an inactive model can be deleted. Cancel it first." }],
    },
  });
});

test("a deleted model is gone from everywhere until it is restored, inactive as it was", async () => {
  const app = await testApp();
  const params = await oneModel(app, false);
  expect(await app.call(deleteModel, { params })).toMatchObject({ success: true, data: null });

  for (const call of [getModel, deleteModel, cancelModel, reactivateModel]) {
    expect((await app.send(call, { params })).status).toBe(404);
  }
  expect(await app.call(listModels, { query: {} })).toMatchObject({
    data: { items: [], filterCounts: [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }] },
  });
  expect(await app.call(restoreModel, { params })).toMatchObject({ data: { isActive: false } });
  expect((await app.send(restoreModel, { params })).status).toBe(404);
});

test("a model can be restored for 30 days, and then is removed with all that belongs to it", async () => {
  const app = await testApp();
  const [old, kept] = [await addModel(app), await addModel(app)];
  for (const { id } of [old, kept]) {
    await app.call(cancelModel, { params: { id } });
    await app.call(deleteModel, { params: { id } });
  }
  await waitDays(app, 29);
  expect((await app.send(restoreModel, { params: { id: kept.id } })).status).toBe(200);
  await waitDays(app, 1);
  expect((await app.send(restoreModel, { params: { id: old.id } })).status).toBe(404);

  await purgeDeletedModels(app.parts.storage, app.clock.now());
  for (const table of [
    "models where id",
    "model_documents where model_id",
    "model_versions where model_id",
  ]) {
    const rows = await app.parts.storage.query(`select 1 from ${table} in ($1, $2)`, [
      old.id,
      kept.id,
    ]);
    expect(rows, table).toHaveLength(1);
  }
});

/** Days pass, and the session with them. */
async function waitDays(app: TestApp, days: number) {
  app.clock.advance({ days });
  const { email, password } = app.person;
  dataOf(await app.call(loginUser, { body: { email, password } }));
}

test("Community works on one model: a second is neither made nor reactivated, and examples do not count", async () => {
  const app = await testApp();
  await app.parts.storage.query("update subscriptions set subscription_type = 4 where id = $1", [
    app.person.teamId,
  ]);
  await addModelRows(app, ["Example"], { isEducation: true });
  const { id } = await addModel(app);
  const refused = await app.send(createModel, { body: starterOf({ modelName: "Second" }) });
  expect([refused.status, refused.envelope.errors[0]?.message]).toEqual([
    409,
    "Community is free for one model. Choose a plan, or cancel the other first.",
  ]);
  const [old = 0] = await addModelRows(app, ["Old"], { isActive: false });
  expect((await app.send(reactivateModel, { params: { id: old } })).status).toBe(409);
  await app.call(cancelModel, { params: { id } });
  expect((await app.send(reactivateModel, { params: { id: old } })).status).toBe(200);
});
