import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { clientChanges } from "@app/contract/clients";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { subscribe } from "./subscribe.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What the server does with the first line, the second and so on; the last goes for the rest. */
let answers: Answer[] = [];
const asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  asked.push(request.headers["last-event-id"]?.toString());
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  answer?.(request, response);
});

const got: unknown[] = [];
let unsubscribe = () => {};

beforeEach(async () => {
  asked.splice(0);
  got.splice(0);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${address}`, init),
  );
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});
afterEach(async () => {
  unsubscribe();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function show(visibilityState: "visible" | "hidden") {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event("visibilitychange"));
}

function follow() {
  unsubscribe = subscribe(
    clientChanges,
    {},
    {
      onEvent: (event) => got.push(event),
      onReset: () => got.push("reset"),
    },
  );
}

const event = (id: number, clientId: number) =>
  `id: ${id}\ndata: {"clientId":${clientId},"version":1,"by":"Tom"}\n\n`;
const RESET = "retry: 10\n\nevent: reset\nid: 4\ndata: null\n\n";
const send =
  (text: string, { isLast = false } = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write(text);
    if (isLast) response.end();
  };
const refuse =
  (status: number): Answer =>
  (_request, response) => {
    const errors = [{ key: "root", message: "No." }];
    response.writeHead(status).end(JSON.stringify({ success: false, data: null, errors }));
  };

test("what happens is told as it comes, and a line that ends goes on from the last event", async () => {
  answers = [send(RESET + event(5, 12), { isLast: true }), send(event(6, 13))];
  follow();

  await expect
    .poll(() => got)
    .toEqual([
      "reset",
      { clientId: 12, version: 1, by: "Tom" },
      { clientId: 13, version: 1, by: "Tom" },
    ]);
  expect(asked).toEqual([undefined, "5"]);
});

test("a line that breaks in the midst of an event goes on from the last whole one", async () => {
  answers = [
    (_request, response) => {
      response.writeHead(200).write(`${RESET}id: 5\ndata: {"client`);
      setTimeout(() => response.destroy(), 50);
    },
    send(event(5, 12)),
  ];
  follow();

  await expect
    .poll(() => got, { timeout: 6_000 })
    .toEqual(["reset", { clientId: 12, version: 1, by: "Tom" }]);
  expect(asked).toEqual([undefined, "4"]);
});

test.each([401, 403])("a refusal by %i is taken for an answer", async (status) => {
  answers = [refuse(status)];
  follow();

  await expect.poll(() => asked.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([asked.length, got]).toEqual([1, []]);
});

test("whoever follows what they may no longer see is told so once", async () => {
  answers = [send(RESET, { isLast: true }), refuse(404)];
  let refusedCount = 0;
  const refused = () => {
    refusedCount += 1;
  };
  unsubscribe = subscribe(
    clientChanges,
    {},
    { onEvent: () => {}, onReset: () => {}, onRefused: refused },
  );

  await expect.poll(() => refusedCount).toBe(1);
  expect(asked.length).toBe(2);
});

test("a server that is busy or away is asked again later", async () => {
  answers = [refuse(503), send(RESET)];
  follow();

  await expect.poll(() => got, { timeout: 10_000 }).toEqual(["reset"]);
});

test("a tab that is not seen lets go of its line, and goes on from the last event when it is", async () => {
  let closedCount = 0;
  const counted =
    (answer: Answer): Answer =>
    (request, response) => {
      response.on("close", () => {
        closedCount += 1;
      });
      answer(request, response);
    };
  answers = [counted(send(RESET + event(5, 12))), counted(send(event(6, 13)))];
  show("hidden");
  follow();
  expect(asked).toEqual([]);

  show("visible");
  await expect.poll(() => got.length).toBe(2);
  show("hidden");
  await expect.poll(() => closedCount).toBe(1);
  show("visible");
  await expect.poll(() => got.length).toBe(3);
  expect(asked).toEqual([undefined, "5"]);
});

test("whoever was refused is asked for again when the tab is looked at again", async () => {
  answers = [refuse(404), send(RESET)];
  follow();
  await expect.poll(() => asked.length).toBe(1);
  show("hidden");
  show("visible");
  await expect.poll(() => got).toEqual(["reset"]);
});

test("nothing is told after it is no longer wanted, and the line is let go", async () => {
  let closed = false;
  answers = [
    (request, response) => {
      request.on("close", () => {
        closed = true;
      });
      send(RESET)(request, response);
    },
  ];
  follow();
  await expect.poll(() => got).toEqual(["reset"]);

  unsubscribe();

  await expect.poll(() => closed).toBe(true);
});
