import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { download, endpoint } from "@app/contract/endpoint";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { bucketStore } from "#core/files/bucket-store.ts";
import type { FileKind } from "#core/files/file-kind.ts";
import { addFile, openFile, removeFile, takeInFile } from "#core/files/files.ts";
import { sweepFiles } from "#core/files/sweep-files.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { testServer } from "#testing/test-server.ts";
import { mount, mountDownload } from "./mount.ts";

const MEGABYTE = 1024 * 1024;
/** The long form has 100 and more. */
const STREAMED_MEGABYTES = Number(process.env.TEST_FILE_MEGABYTES ?? 32);
const BINARY = "application/octet-stream";

const paper: FileKind = {
  ...{ key: "paper", noun: "Paper", bytesMax: 1024 * MEGABYTE, contentTypes: [BINARY] },
  ...{ keptDays: 2, isInBackup: true },
  canRead: ({ identity: { member } }, { accountId }) =>
    member.isAdmin || member.accountId === accountId,
};
const named = z.object({ name: z.string() });
const common = { summary: "", access: "member", path: "/paper" } as const;
const addPaper = endpoint({
  ...{ ...common, method: "POST", body: z.strictObject({ note: z.string() }), data: named },
  ...{ fileBytesMax: 1024 * MEGABYTE, isFileStreamed: true },
});
const addSmallPaper = endpoint({ ...addPaper, path: "/small_paper", fileBytesMax: 1000 });
const removePaper = endpoint({
  ...{ ...common, method: "DELETE", path: "/paper/{name}", params: named, data: z.null() },
});
const getPaper = download({
  ...{ ...common, method: "GET", path: "/paper/{name}", params: named, contentTypes: [BINARY] },
});

let app: TestApp;
let server: Awaited<ReturnType<typeof testServer>>;
let origin: string;

beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1_000, teamFileBytesMax: 200 * MEGABYTE });
  server = await testServer(
    (made) => {
      for (const call of [addPaper, addSmallPaper]) {
        mount(made, call, async ({ body, file }, context) => {
          const { teamId } = context.identity.member;
          const taken = await takeInFile(context, teamId, paper, file);
          const label = { fileName: `${body.note}.bin`, contentType: BINARY };
          await addFile(context, paper, taken, label);
          if (body.note === "fails") throw new Error("a mistake of ours");
          return { name: taken.name };
        });
      }
      mount(made, removePaper, async ({ params }, context) => {
        await removeFile(context, params.name);
        return null;
      });
      mountDownload(made, getPaper, ({ params }, context) => openFile(context, paper, params.name));
    },
    { parts: app.parts },
  );
  await server.fastify.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(server.fastify.server.address() as AddressInfo).port}`;
});
afterAll(() => server.fastify.close());

type Cookies = Pick<TestApp, "cookies">;

const headersOf = ({ cookies }: Cookies) => ({
  origin: app.parts.settings.publicUrl,
  "sec-fetch-site": "same-origin",
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
});

async function add(who: Cookies, bytes: Uint8Array, path = "/paper", note = "plan") {
  const body = new FormData();
  body.set("note", note);
  body.set("file", new Blob([bytes]), "file");
  const url = `${origin}/api/frontend${path}`;
  const answer = await fetch(url, { method: "POST", headers: headersOf(who), body });
  const { data, errors } = (await answer.json()) as {
    data: { name: string } | null;
    errors: { message: string }[];
  };
  return { status: answer.status, name: data?.name ?? "", message: errors[0]?.message };
}

function get(who: Cookies, name: string, headers: Record<string, string> = {}) {
  const url = `${origin}/api/frontend/paper/${encodeURIComponent(name)}`;
  return fetch(url, { headers: { ...headersOf(who), ...headers } });
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const storedNames = () => readdirSync(app.parts.settings.uploadDir);

test("a file comes back as it was sent, with its name, its length and its checksum", async () => {
  const bytes = randomBytes(300_000);
  const { name } = await add(app, bytes);
  const answer = await get(app, name);

  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": BINARY,
    "content-length": "300000",
    "accept-ranges": "bytes",
    etag: expect.stringMatching(/^"[\da-f]{64}"$/),
    "content-disposition": expect.stringContaining('filename="plan.bin"'),
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "no-store",
  });
  expect(await bytesOf(answer)).toEqual(bytes);
});

test("a part of a file comes as 206, one beyond its end as 416, what one has as 304", async () => {
  const bytes = randomBytes(10_000);
  const { name } = await add(app, bytes);
  const part = await get(app, name, { range: "bytes=100-199", "accept-encoding": "gzip" });
  const end = await get(app, name, { range: "bytes=-1" });
  const beyond = await get(app, name, { range: "bytes=10000-" });
  const etag = part.headers.get("etag") ?? "";
  const unchanged = await get(app, name, { "if-none-match": etag });

  expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 100-199/10000"]);
  expect(part.headers.get("content-encoding")).toBeNull();
  expect(await bytesOf(part)).toEqual(bytes.subarray(100, 200));
  expect(await bytesOf(end)).toEqual(bytes.subarray(9_999));
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10000"]);
  expect(await beyond.json()).toMatchObject({ success: false });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
});

test("a file is for whom its kind says; for everybody else it is as missing as any", async () => {
  const owner = await app.addMember();
  const colleague = await app.addMember();
  const stranger = await testApp();
  const { name } = await add(owner, Buffer.from("x"));
  const missing = await get(stranger, "x".repeat(43));

  expect((await get(owner, name)).status).toBe(200);
  expect((await get(app, name)).status).toBe(200);
  for (const other of [colleague, stranger]) {
    const answer = await get(other, name);
    expect([answer.status, await answer.json()]).toEqual([404, await missing.clone().json()]);
  }
});

test.each(["../secret-key", "..%2f..", ".", "a/b", "%00"])(
  "the name %s finds nothing",
  async (name) => {
    expect([400, 404]).toContain((await get(app, name)).status);
  },
);

test("a file too large for its call is refused while it flows, and nothing of it is kept", async () => {
  const before = storedNames();

  expect(await add(app, Buffer.alloc(1_001), "/small_paper")).toMatchObject({
    status: 413,
    message: "The file is larger than 1000 bytes.",
  });
  expect((await add(app, Buffer.alloc(1_000), "/small_paper")).status).toBe(200);
  expect(storedNames()).toHaveLength(before.length + 1);
});

test("an upload that breaks off leaves neither bytes nor a row", async () => {
  const before = storedNames();
  const rowCount = () => app.parts.storage.query("select count(*)::int as rows from files");
  const rows = await rowCount();
  const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1" });
  const head = Object.entries({
    ...headersOf(app),
    host: "localhost",
    "content-type": "multipart/form-data; boundary=b",
    "content-length": "1000000",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/frontend/paper HTTP/1.1\r\n${head.join("")}\r\n`);
  socket.write('--b\r\ncontent-disposition: form-data; name="note"\r\n\r\nplan\r\n');
  socket.write('--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n');
  socket.write(randomBytes(200_000));
  await expect.poll(() => storedNames().length).toBe(before.length + 1);
  socket.destroy();

  await expect.poll(() => storedNames()).toEqual(before);
  expect(await rowCount()).toEqual(rows);
});

test("a download that the browser broke off was logged as a failure of ours: it is told as a leaving @long", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const leaving = new AbortController();
  const { fastify } = await testServer(
    (made) =>
      mountDownload(made, getPaper, async (_request, context) => {
        const bytes = new PassThrough();
        context.goneSignal().addEventListener("abort", () => bytes.destroy());
        leaving.abort();
        await finished(bytes);
        throw new Error("nobody left");
      }),
    { parts: { ...app.parts, log } },
  );
  await fastify.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => fastify.close());
  const { port } = fastify.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/frontend/paper/plan`;
  const options = { headers: headersOf(app), signal: leaving.signal };

  await expect(fetch(url, options)).rejects.toThrow("aborted");
  await expect
    .poll(() => lines.join(""), { timeout: 10_000 })
    .toContain("the browser left before its answer");
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test("fields come before the file", async () => {
  const body = new FormData();
  body.set("file", new Blob(["x"]), "file");
  body.set("note", "late");
  const url = `${origin}/api/frontend/paper`;
  const answer = await fetch(url, { method: "POST", headers: headersOf(app), body });

  expect(answer.status).toBe(400);
});

test("a team has room for so much, all its kinds together, and is told before more is taken in", async () => {
  const team = await testApp();
  const room = async (bytes: number) => {
    app.parts.settings.teamFileBytesMax = bytes;
    const { status, message } = await add(team, Buffer.alloc(3 * MEGABYTE));
    return [status, message];
  };
  const full = (megabytes: number) => [
    413,
    `Your team's files would take up more than ${megabytes} MB.`,
  ];
  try {
    expect(await room(2 * MEGABYTE)).toEqual(full(2));
    expect(await room(5 * MEGABYTE)).toEqual([200, undefined]);
    expect(await room(5 * MEGABYTE)).toEqual(full(5));
    expect(await room(3 * MEGABYTE)).toEqual(full(3));
    expect((await add(app, Buffer.alloc(MEGABYTE))).status).toBe(200);
  } finally {
    app.parts.settings.teamFileBytesMax = 200 * MEGABYTE;
  }
});

test("of files that come at once, only as many are kept as there is room for", async () => {
  const team = await testApp();
  app.parts.settings.teamFileBytesMax = 5 * MEGABYTE;
  try {
    const adding = Array.from({ length: 4 }, () => add(team, Buffer.alloc(2 * MEGABYTE)));
    const statuses = (await Promise.all(adding)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 413, 413]);
  } finally {
    app.parts.settings.teamFileBytesMax = 200 * MEGABYTE;
  }
});

test("bytes whose row never came are swept up after an hour; a kept file and a fresh one stay", async () => {
  const { storage, files } = app.parts;
  const { name: kept } = await add(app, Buffer.from("kept"));
  const before = new Set(storedNames());
  expect((await add(app, Buffer.from("lost"), "/paper", "fails")).status).toBe(500);
  const [lost = ""] = storedNames().filter((name) => !before.has(name));
  const inHours = (hours: number) => ({
    ...files,
    async *list() {
      for await (const { name, changedAt } of files.list()) {
        yield { name, changedAt: new Date(changedAt.getTime() - hours * 3_600_000) };
      }
    },
  });

  await sweepFiles(storage, inHours(0.9), app.clock.now());
  expect(storedNames()).toEqual(expect.arrayContaining([kept, lost]));
  await sweepFiles(storage, inHours(1.1), app.clock.now());
  expect(storedNames()).toContain(kept);
  expect(storedNames()).not.toContain(lost);
});

test("a file is gone when it is removed, and when its time is over", async () => {
  const removed = await add(app, Buffer.from("x"));
  const expired = await add(app, Buffer.from("x"));
  const url = `${origin}/api/frontend/paper/${removed.name}`;
  await fetch(url, { method: "DELETE", headers: headersOf(app) });
  expect((await get(app, removed.name)).status).toBe(404);
  expect(storedNames()).not.toContain(removed.name);

  const { storage, files } = app.parts;
  await storage.query("update files set expires_at = $2 where name = $1", [
    expired.name,
    app.clock.now().toISOString(),
  ]);
  expect((await get(app, expired.name)).status).toBe(404);
  await sweepFiles(storage, files, app.clock.now());
  expect(storedNames()).not.toContain(expired.name);
});

test("whoever did not take their file in kept the turn of their team, and everybody in it waiting", async () => {
  const team = await testApp();
  const { name } = await add(team, Buffer.alloc(32 * MEGABYTE));
  const untaken: Response[] = [];
  for (let at = 0; at < 4; at++) untaken.push(await get(team, name));

  expect((await get(team, "missing")).status).toBe(404);
  for (const answer of untaken) await answer.body?.cancel();
});

test("a store that is away is told as that, with a time to try again", async () => {
  const { name } = await add(app, Buffer.from("x"));
  const keys = { region: "us-east-1", accessKeyId: "id", secretAccessKey: "secret" };
  const { files } = server.parts;
  server.parts.files = bucketStore({ url: "http://127.0.0.1:1/bucket", ...keys });
  try {
    const answer = await get(app, name);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  } finally {
    server.parts.files = files;
  }
});

test(`${STREAMED_MEGABYTES} MB flow in and out within 24 MB of memory for bytes @long`, async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const chunk = randomBytes(MEGABYTE);
  const held = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const start = held();
  let [most, seen] = [0, 0];
  /** What nobody holds any more is not counted; collecting it takes its time, so now and then. */
  const look = (byteCount: number) => {
    if (byteCount - seen < 4 * MEGABYTE) return;
    seen = byteCount;
    most = Math.max(most, held() - start);
  };
  async function* form() {
    yield Buffer.from('--b\r\ncontent-disposition: form-data; name="note"\r\n\r\nbig\r\n');
    yield Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n');
    for (let at = 0; at < STREAMED_MEGABYTES; at++) {
      look(at * MEGABYTE);
      yield chunk;
    }
    yield Buffer.from("\r\n--b--\r\n");
  }
  const answer = await fetch(`${origin}/api/frontend/paper`, {
    method: "POST",
    headers: { ...headersOf(app), "content-type": "multipart/form-data; boundary=b" },
    body: ReadableStream.from(form()),
    duplex: "half",
  } as RequestInit);
  const { data } = (await answer.json()) as { data: { name: string } };
  let byteCount = 0;
  seen = 0;
  for await (const part of (await get(app, data.name)).body ?? []) {
    byteCount += (part as Uint8Array).byteLength;
    look(byteCount);
  }

  expect(byteCount).toBe(STREAMED_MEGABYTES * MEGABYTE);
  expect(most / MEGABYTE).toBeLessThan(24);
});
