import { type AddressInfo, connect } from "node:net";
import { BODY_LIMITS, endpoint } from "@app/contract/endpoint";
import type { Envelope } from "@app/contract/envelope";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { testServer } from "#testing/test-server.ts";
import { mount } from "./mount.ts";

const MEGABYTE = 1024 * 1024;
const common = {
  method: "POST",
  summary: "",
  access: "anonymous",
  body: z.unknown(),
  data: z.null(),
} as const;
const stranger = endpoint({ ...common, path: "/stranger" });
const usual = endpoint({ ...common, path: "/usual", limits: BODY_LIMITS });
const large = endpoint({
  ...common,
  path: "/large",
  limits: { bytesMax: 2 * MEGABYTE, keysMax: 5_000, depthMax: 3 },
});

let server: Awaited<ReturnType<typeof testServer>>;
let port: number;
/** Lets the handlers of `large` go on, once a test holds them. */
let held = Promise.resolve();
let heldCount = 0;

beforeAll(async () => {
  const settings = { rateLimitScale: 1_000 };
  server = await testServer(
    (app) => {
      mount(app, stranger, async () => null);
      mount(app, usual, async () => null);
      mount(app, large, async () => {
        heldCount++;
        await held;
        heldCount--;
        return null;
      });
    },
    { settings },
  );
  await server.fastify.listen({ port: 0, host: "127.0.0.1" });
  port = (server.fastify.server.address() as AddressInfo).port;
});
afterAll(() => server.fastify.close());

const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at, 1]));
const text = (bytes: number) => "a".repeat(bytes - 2);
const nested = (depth: number) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

async function post(path: string, body: unknown) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/frontend${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    envelope: (await answer.json()) as Envelope<null>,
    headers: answer.headers,
  };
}

test.each([
  ["/stranger", "16 kB", text(16 * 1024), 200],
  ["/stranger", "a byte more", text(16 * 1024 + 1), 413],
  ["/usual", "1,000 keys", keys(1_000), 200],
  ["/usual", "1,001 keys", keys(1_001), 400],
  ["/usual", "998 lists in a list in an object", { a: Array(998).fill([]) }, 200],
  ["/usual", "one list more", { a: Array(999).fill([]) }, 400],
  ["/usual", "1,001 colons and brackets in a text", `":[{\\${":[{".repeat(1_001)}`, 200],
  ["/usual", "a megabyte", text(MEGABYTE), 200],
  ["/usual", "a byte more", text(MEGABYTE + 1), 413],
  ["/usual", "20 levels", nested(20), 200],
  ["/usual", "21 levels", nested(21), 400],
  ["/large", "5,000 keys", keys(5_000), 200],
  ["/large", "5,001 keys", keys(5_001), 400],
  ["/large", "two megabytes", text(2 * MEGABYTE), 200],
  ["/large", "a byte more", text(2 * MEGABYTE + 1), 413],
  ["/large", "3 levels", nested(3), 200],
  ["/large", "4 levels", nested(4), 400],
])(
  "a body sent to %s with %s is let in or refused, by an envelope",
  async (path, _, body, status) => {
    const answer = await post(path, body);

    expect(answer.status).toBe(status);
    expect(answer.envelope.success).toBe(status === 200);
  },
);

test("a body without a length is refused while it comes in, not when it is all there", async () => {
  const socket = connect(port, "127.0.0.1");
  const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
  socket.write(
    "POST /api/frontend/large HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
      "Transfer-Encoding: chunked\r\n\r\n",
  );
  let received = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    received += part;
  });
  // Two megabytes and a bit, of a body that never ends.
  for (let count = 0; count < 34; count++) socket.write(chunk);

  await expect.poll(() => received).toContain("413 Payload Too Large");
  expect(received).toContain('"success":false');
  socket.destroy();
});

test("of one sender two large bodies go at once and a third is refused", async () => {
  let go = () => {};
  held = new Promise((resolve) => {
    go = resolve;
  });
  const first = [post("/large", 1), post("/large", 2)];
  await expect.poll(() => heldCount).toBe(2);

  const third = await post("/large", 3);
  go();

  expect(third.status).toBe(429);
  expect(third.headers.get("retry-after")).toBe("2");
  expect(third.envelope.errors).toEqual([
    { key: "root", message: "Other large requests are still under way. Try again in a moment." },
  ]);
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await post("/large", 3)).status).toBe(200);
});

test("a sender who leaves half-way frees the place", async () => {
  const senders = [1, 2, 3].map(sendHalf);
  await expect
    .poll(() => senders.filter(({ received }) => received().includes("429")))
    .toHaveLength(1);

  for (const { leave } of senders) leave();

  await expect.poll(async () => (await post("/large", 1)).status).toBe(200);
});

/** Says that there is more to come, and sends no more. */
function sendHalf() {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    received += part;
  });
  socket.write(
    "POST /api/frontend/large HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
      "Content-Length: 1000\r\n\r\n{",
  );
  return { received: () => received, leave: () => socket.destroy() };
}

test("places of requests that wait behind another on one line are free when the line is gone", async () => {
  let go = () => {};
  held = new Promise((resolve) => {
    go = resolve;
  });
  onTestFinished(() => go());
  const socket = connect(port, "127.0.0.1");
  const request =
    "POST /api/frontend/large HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  socket.write(`${request}Content-Length: 1\r\n\r\n1`.repeat(2));
  await expect.poll(() => heldCount).toBe(2);

  socket.destroy();

  held = Promise.resolve();
  await expect.poll(async () => (await post("/large", 1)).status).toBe(200);
});

test("the thirty-first large body of a minute is refused", async () => {
  const strict = await testServer((app) => mount(app, large, async () => null));
  const statuses: number[] = [];
  for (let count = 0; count < 31; count++) {
    const payload = JSON.stringify("a");
    const headers = { "content-type": "application/json" };
    const url = "/api/frontend/large";
    const answer = await strict.inject({
      ...{ method: "POST", url, headers, payload },
      remoteAddress: "10.9.8.7",
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
