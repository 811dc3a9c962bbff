import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { drainServer } from "./drain.ts";

/** A server with one address that answers when it is let. */
async function slowServer() {
  let answer = () => {};
  let tellAsked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    tellAsked = resolve;
  });
  const { fastify } = await testServer((app) => {
    app.fastify.get("/quick", async () => "quick");
    app.fastify.get("/slow", async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
        tellAsked();
      });
      return "whole";
    });
  });
  await fastify.listen({ port: 0, host: "127.0.0.1" });
  const { port } = fastify.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
      const url = `http://127.0.0.1:${port}${path}`;
      get(url, { agent }, async (message: IncomingMessage) => {
        const text = (await message.toArray()).join("");
        resolve({ text, connection: message.headers.connection });
      }).once("error", reject);
    });
  return { fastify, ask, isAsked, answer: () => answer() };
}

test("what was asked before the stop is answered whole, as the last on its line", async () => {
  const { fastify, ask, isAsked, answer } = await slowServer();
  const asked = ask("/slow");
  await isAsked;
  const drained = drainServer(fastify, 8_000);
  await expect.poll(() => fastify.server.listening).toBe(false);
  await expect(ask("/quick")).rejects.toThrow("ECONNREFUSED");
  answer();
  expect(await asked).toEqual({ text: "whole", connection: "close" });
  await drained;
});

test("a request on a kept line that was silent at the stop is answered, not cut off", async () => {
  const { fastify, ask } = await slowServer();
  expect(await ask("/quick")).toEqual({ text: "quick", connection: "keep-alive" });
  const drained = drainServer(fastify, 8_000);
  await expect.poll(() => fastify.server.listening).toBe(false);
  expect(await ask("/quick")).toEqual({ text: "quick", connection: "close" });
  await drained;
});

test("what does not come to an end is cut off at the limit", async () => {
  const { fastify, ask, isAsked } = await slowServer();
  const asked = ask("/slow").catch((error: Error) => error.message);
  await isAsked;
  await drainServer(fastify, 100);
  expect(await asked).toBe("socket hang up");
});
