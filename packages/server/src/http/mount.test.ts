import { createClient, downloadClients, getClient, updateClient } from "@app/contract/clients";
import { download, endpoint } from "@app/contract/endpoint";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { testServer } from "#testing/test-server.ts";
import { mount, mountDownload } from "./mount.ts";

const FILE_BYTES_MAX = 2_000;
const open = { access: "anonymous", summary: "" } as const;
const upload = endpoint({
  ...open,
  method: "PUT",
  path: "/upload",
  fileBytesMax: FILE_BYTES_MAX,
  body: z.strictObject({ left: z.coerce.number<string | number>().check(z.int(), z.minimum(0)) }),
  data: z.object({ byteCount: z.int(), left: z.int() }),
});
const leaky = endpoint({ ...open, method: "GET", path: "/leaky", data: z.object({ id: z.int() }) });
const report = download({ ...open, method: "GET", path: "/report", contentTypes: ["text/csv"] });

let server: Awaited<ReturnType<typeof testServer>>;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  server = await testServer((made) => {
    mount(made, upload, async ({ file, body }) => ({ byteCount: file.length, left: body.left }));
    mount(made, leaky, async () => ({ id: 1, passwordHash: "secret" }));
    mountDownload(made, report, async () => ({
      bytes: new TextEncoder().encode("a,b"),
      contentType: "text/csv; charset=utf-8",
      fileName: 'Zürich "Q1"; x=.csv',
    }));
  });
});

const file = (byteCount: number) => new Blob([new Uint8Array(byteCount)]);

test("a form brings one file and its fields", async () => {
  const answer = await server.call(upload, { body: { left: 3 }, file: file(FILE_BYTES_MAX) });

  expect(answer).toEqual({
    success: true,
    data: { byteCount: FILE_BYTES_MAX, left: 3 },
    errors: [],
  });
});

const UPLOAD_URL = "/api/frontend/upload";

async function sendForm(fill: (form: FormData) => void) {
  const form = new FormData();
  fill(form);
  const encoded = new Response(form);
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
  const payload = Buffer.from(await encoded.arrayBuffer());
  return server.inject({ method: "PUT", url: UPLOAD_URL, headers, payload });
}

test.each<[string, number, (form: FormData) => void]>([
  ["a file that is one byte too large", 413, (form) => form.set("file", file(FILE_BYTES_MAX + 1))],
  ["no file", 400, (form) => form.set("left", "3")],
  ["a file by another name", 400, (form) => form.set("picture", file(1))],
  ["two files", 413, (form) => [1, 2].map(() => form.append("file", file(1)))],
  ["a wrong field", 400, (form) => [form.set("file", file(1)), form.set("left", "-1")]],
  [
    "an unknown field",
    400,
    (form) => [form.set("file", file(1)), form.set("left", "1"), form.set("isAdmin", "1")],
  ],
  ["__proto__ for a field", 400, (form) => [form.set("file", file(1)), form.set("__proto__", "1")]],
  ["a field given twice", 400, (form) => [form.append("left", "1"), form.append("left", "2")]],
  [
    "a field that is very long",
    400,
    (form) => [form.set("left", "1".repeat(20_000)), form.set("file", file(1))],
  ],
  [
    "a hundred fields",
    413,
    (form) => Array.from({ length: 100 }, (_, at) => form.set(`f${at}`, "1")),
  ],
])("a form with %s is refused by %i", async (_title, status, fill) => {
  const response = await sendForm(fill);

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, data: null });
});

test.each([
  ["JSON", 415, "application/json", "{}"],
  ["nothing", 415, "", ""],
  ["a form without its boundary", 400, "multipart/form-data", "--x"],
  [
    "a form that breaks off",
    400,
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  ],
])("%s instead of a form is refused by %i", async (_title, status, contentType, payload) => {
  const headers = { "content-type": contentType };

  const response = await server.inject({ method: "PUT", url: UPLOAD_URL, headers, payload });

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, data: null });
});

test("a form sent to a call that takes JSON is refused by 415", async () => {
  const form = new Response(new FormData());
  const response = await app.inject({
    method: "POST",
    url: "/api/frontend/client",
    headers: { "content-type": form.headers.get("content-type") ?? "" },
    payload: Buffer.from(await form.arrayBuffer()),
  });

  expect(response.statusCode).toBe(415);
});

test("nothing leaves that the contract does not name", async () => {
  expect(await server.call(leaky, {})).toEqual({ success: true, data: { id: 1 }, errors: [] });
});

test("a file is saved under its own name, whatever is in it", async () => {
  const response = await server.download(report, {});

  expect(response.body).toBe("a,b");
  expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(response.headers["content-disposition"]).toBe(
    `attachment; filename="Z_rich__Q1___x_.csv"; filename*=UTF-8''Z%C3%BCrich%20%22Q1%22%3B%20x%3D.csv`,
  );
});

test("a download's refusal is an envelope", async () => {
  const response = await app.anonymous().download(downloadClients, { query: {} });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ success: false });
});

test("a versioned thing is sent with its ETag, and If-Match of another version is refused", async () => {
  const made = await app.call(createClient, { body: { name: "Versioned" } });
  const id = made.data?.id ?? 0;
  const params = { id };
  expect((await app.send(getClient, { params })).headers.etag).toBe('"1"');

  const body = { name: "Versioned again" };
  const changed = await app.send(updateClient, { params, body, ifVersion: 1 });
  expect([changed.status, changed.headers.etag]).toEqual([200, '"2"']);
  expect((await app.send(updateClient, { params, body, ifVersion: 1 })).status).toBe(412);
});

test.each([
  ["*", 200],
  [undefined, 200],
  ["1", 400],
  ["W/", 400],
  ['"1", "2"', 400],
  ['"one"', 400],
  ['"99999999999"', 400],
])("If-Match: %s is answered by %i", async (header, status) => {
  const made = await app.call(createClient, { body: { name: `Matched ${header}` } });
  const response = await app.inject({
    method: "PUT",
    url: `/api/frontend/client/${made.data?.id}`,
    headers: { "content-type": "application/json", ...(header ? { "if-match": header } : {}) },
    payload: JSON.stringify({ name: `Matched by ${header}` }),
  });

  expect(response.statusCode).toBe(status);
});
