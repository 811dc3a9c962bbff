import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listClients } from "@app/contract/clients";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClients } from "#testing/test-clients.ts";

const LIST = { method: "GET", url: "/api/frontend/client?limit=100" } as const;

function ask(app: TestApp, encoding: string, url: string = LIST.url) {
  return app.inject({ ...LIST, url, headers: { "accept-encoding": encoding } });
}

test("a list is sent in a quarter of its bytes to who can read that, and says the same", async () => {
  const app = await testApp();
  await addClients(app, ...Array.from({ length: 40 }, (_, index) => ({ name: `Client ${index}` })));
  const plain = await ask(app, "identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.json()).toEqual(await app.call(listClients, { query: { limit: 100 } }));

  for (const [encoding, open] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const answer = await ask(app, encoding);
    expect(answer.headers).toMatchObject({ "content-encoding": encoding });
    expect(answer.headers.vary).toContain("Accept-Encoding");
    expect(answer.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length);
    expect(open(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
  }
});

test("a file that is made while it is sent is compressed on its way, and says the same", async () => {
  const app = await testApp();
  await addClients(app, ...Array.from({ length: 40 }, (_, index) => ({ name: `Client ${index}` })));
  const url = "/api/frontend/client/csv";
  const plain = await ask(app, "identity", url);

  for (const [encoding, open] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const answer = await ask(app, encoding, url);
    expect(answer.headers).toMatchObject({ "content-encoding": encoding });
    expect(open(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
  }
});

test("a short answer is sent as it is", async () => {
  const app = await testApp();
  const answer = await ask(app, "br, gzip", "/api/frontend/job_that_is_not");
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-encoding"]).toBeUndefined();
});
