import { type AddressInfo, connect, type Socket } from "node:net";
import { endpoint } from "@app/contract/endpoint";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { testServer } from "#testing/test-server.ts";
import { mount } from "./mount.ts";

const MEGABYTE = 1024 * 1024;
const picture = endpoint({
  ...{ method: "PUT", path: "/picture", summary: "", access: "member", data: z.null() },
  fileBytesMax: 5 * MEGABYTE,
});

let server: Awaited<ReturnType<typeof testServer>>;
let port: number;
const lines: Socket[] = [];

beforeAll(async () => {
  server = await testServer((app) => mount(app, picture, async () => null));
  server.fastify.server.on("connection", (line: Socket) => lines.push(line));
  await server.fastify.listen({ port: 0, host: "127.0.0.1" });
  port = (server.fastify.server.address() as AddressInfo).port;
});
afterAll(() => server.fastify.close());

const CASES = [
  ["/nothing_here", 404],
  ["/picture", 401],
  ["/%zz", 400],
] as const;
const LENGTH = (bytes: number) => `Content-Length: ${bytes}\r\n`;
const CHUNKED = "Transfer-Encoding: chunked\r\n";

function head(path: string, framing: string) {
  const type = "Content-Type: multipart/form-data; boundary=b\r\n";
  return `PUT /api/frontend${path} HTTP/1.1\r\nHost: localhost\r\n${type}${framing}\r\n`;
}

/** Sends as a browser does: it looks for the answer when all is sent, or cannot be. */
function send(text: string) {
  const line = connect(port, "127.0.0.1");
  onTestFinished(() => void line.destroy());
  line
    .pause()
    .setEncoding("latin1")
    .on("error", () => {});
  let received = "";
  line.on("data", (part: string) => {
    received += part;
  });
  line.write(text);
  return { line, received: () => received };
}

describe.each(CASES)("a body sent to %s and refused with %i", (path, status) => {
  test.each([
    ["a length", LENGTH(100_000_000_000), "a".repeat(MEGABYTE)],
    ["none", CHUNKED, `100000\r\n${"a".repeat(MEGABYTE)}\r\n`],
  ])("was read without end; one with %s is cut off after 8 MB", async (_, framing, part) => {
    const { line } = send(head(path, framing));
    const sendOn = () => {
      while (!line.destroyed && line.write(part));
    };
    line.on("drain", sendOn);
    sendOn();

    await expect.poll(() => line.destroyed, { timeout: 10_000 }).toBe(true);
    expect(lines.at(-1)?.destroyed).toBe(true);
    expect(lines.at(-1)?.bytesRead).toBeLessThan(9 * MEGABYTE);
  });

  const bytes = "a".repeat(5 * MEGABYTE);
  test.each([
    ["a length", LENGTH(bytes.length), bytes],
    ["none", CHUNKED, `500000\r\n${bytes}\r\n0\r\n\r\n`],
  ])("and of an honest 5 MB with %s is answered to the end", async (_, framing, body) => {
    const { line, received } = send(head(path, framing));
    await new Promise<void>((resolve, reject) => {
      line.write(body, (error) => (error ? reject(error) : resolve()));
    });
    line.resume();

    await expect.poll(() => line.readableEnded).toBe(true);
    expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*connection: close[^]*\\}$`));
    expect(received()).toContain('"success":false');
  });

  test("and small is read, and the line kept for what comes behind it", async () => {
    const small = `${head(path, LENGTH(1_000))}${"a".repeat(1_000)}`;
    const { line, received } = send(small.repeat(3));
    line.resume();

    await expect.poll(() => received().match(/HTTP\/1\.1 (\d+)/g)).toHaveLength(3);
    expect(received()).not.toContain("connection: close");
  });
});
