import { modelChanges } from "@app/contract/models";
import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "#app.ts";
import { drainServer } from "#http/drain.ts";
import { testApp } from "#testing/test-app.ts";
import { addModel } from "#testing/test-models.ts";
import { listening, openStream } from "#testing/test-stream.ts";

test("a list hears that a colleague made a model, not which, and another team hears nothing", async () => {
  const app = await testApp();
  const server = await buildApp(app.parts);
  onTestFinished(() => drainServer(server.fastify, 0));
  const url = await listening(server);
  const [tom, stranger] = [await app.addMember(), await testApp()];
  const ours = await openStream(url, modelChanges, app);
  const theirs = await openStream(url, modelChanges, stranger);
  await expect.poll(() => [ours.events().length, theirs.events().length]).toEqual([1, 1]);

  await addModel(tom);

  await expect
    .poll(() => ours.events().at(-1))
    .toEqual({ id: expect.any(String), name: "message", data: { at: expect.any(String) } });
  expect(theirs.events()).toHaveLength(1);
  ours.close();
  theirs.close();
});
