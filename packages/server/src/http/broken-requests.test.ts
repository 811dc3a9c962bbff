import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let port: number;

beforeAll(async () => {
  server = await testServer(() => {});
  await server.fastify.listen({ port: 0, host: "127.0.0.1" });
  port = (server.fastify.server.address() as AddressInfo).port;
});
afterAll(() => server.fastify.close());

test.each([
  ["what is not HTTP", 400, "NONSENSE\r\n\r\n"],
  [
    "headers beyond 16 kB",
    431,
    `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`,
  ],
  [
    "two lengths",
    400,
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
  ],
  [
    "a length and chunks",
    400,
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["a folded header", 400, "GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n"],
  ["no host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  [
    "a host given twice",
    400,
    "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
  ],
  [
    "a target on another host than the one given beside it",
    421,
    "GET http://evil.example/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  ],
  ["an unknown expectation", 417, "GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n\r\n"],
])(
  "%s is answered once, by %i and an envelope, and the line is closed",
  async (_title, status, sent) => {
    const received = await sendRaw(sent);
    const [head = "", body = "", ...more] = received.split("\r\n\r\n");

    expect(head.split(" ")[1]).toBe(String(status));
    expect(head.toLowerCase()).toContain("x-content-type-options: nosniff");
    expect(head.toLowerCase()).not.toContain("server:");
    expect(more).toEqual([]);
    expect(JSON.parse(body)).toEqual({
      success: false,
      data: null,
      errors: [{ key: "root", message: expect.any(String) }],
    });
  },
);

function sendRaw(text: string) {
  return new Promise<string>((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("utf8");
    socket.on("data", (part) => {
      received += part;
    });
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}
