import { getModel } from "@app/contract/models";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel } from "#testing/test-models.ts";
import { testStorage } from "#testing/test-storage.ts";
import { keepFigures } from "./figures-due.store.ts";
import { workOutDueFigures } from "./figures-due.ts";

/** As an older version kept them. */
async function forgetAhead(id: number) {
  const storage = await testStorage();
  await storage.query(
    "update models set figures = (figures::jsonb - 'ahead')::json where id = $1",
    [id],
  );
}

test("a model saved before headroom was kept says so until the job has worked it out: the same figures", async () => {
  const app = await testApp();
  const { id, figures } = await addModel(app);
  const read = async () => dataOf(await app.call(getModel, { params: { id } })).figures;
  expect(figures.ahead).toMatchObject({ periodCount: 36, closing: { period: "Jun-29" } });
  await forgetAhead(id);
  expect((await read()).ahead).toBeNull();

  await workOutDueFigures(app.parts);

  expect(await read()).toEqual(figures);
});

test("a model saved before its overdraft was kept is worked out again, too", async () => {
  const app = await testApp();
  const { id, figures } = await addModel(app);
  const storage = await testStorage();
  await storage.query(
    "update models set figures = (figures::jsonb #- '{ahead,mostDrawn}')::json where id = $1",
    [id],
  );
  const read = async () => dataOf(await app.call(getModel, { params: { id } })).figures;
  expect((await read()).ahead).toBeNull();
  await workOutDueFigures(app.parts);
  expect(await read()).toEqual(figures);
});

test("figures of a version that is not the newest any more are not kept", async () => {
  const app = await testApp();
  const { id, figures } = await addModel(app);
  await forgetAhead(id);
  await keepFigures(app.parts.storage, { id, version: 7, figures });
  expect(dataOf(await app.call(getModel, { params: { id } })).figures.ahead).toBeNull();
});
