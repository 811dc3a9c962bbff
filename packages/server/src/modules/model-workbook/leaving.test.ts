import type { AddressInfo } from "node:net";
import { API_BASE } from "@app/contract/endpoint";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "#app.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addModel } from "#testing/test-models.ts";

let app: TestApp;
let origin: string;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  app = await testApp();
  const { fastify } = await buildApp(app.parts);
  await fastify.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
  stop = () => fastify.close();
});
afterAll(() => stop());

/** Asks over a real line, leaves it when the pool is asked, and gives what became of the task. */
async function leave(path: string, init: RequestInit = {}) {
  const cookie = [...app.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { cookie, origin: app.parts.settings.publicUrl };
  const asked = vi.spyOn(app.parts.pool, "run").mockClear();
  const leaving = new AbortController();
  const answer = fetch(`${origin}${API_BASE}${path}`, { ...init, headers, signal: leaving.signal });
  await Promise.race([expect.poll(() => asked.mock.calls.length).toBe(1), answer]);
  leaving.abort();
  await expect(answer).rejects.toThrow("aborted");
  const [task] = asked.mock.calls[0] ?? [];
  return { runsIn: task?.runsIn, ...(await asked.mock.results[0]?.value) };
}

test("a workbook that nobody waits for any more is not made", async () => {
  const { id } = await addModel(app);
  expect(await leave(`/model/${id}/workbook`)).toMatchObject({ why: "cancelled" });
});

test("a cancelled upload was read to the end of its time: its process ends with the line", async () => {
  const body = new FormData();
  body.set("fileName", "Board.xlsx");
  body.set("file", new Blob([new Uint8Array(1_000)]), "Board.xlsx");
  const left = await leave("/model/from_workbook/check", { method: "POST", body });
  expect(left).toMatchObject({ runsIn: "process", why: "cancelled" });
  await expect.poll(() => process.getActiveResourcesInfo()).not.toContain("ProcessWrap");
});
