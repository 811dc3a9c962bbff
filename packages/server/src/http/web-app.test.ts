import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { pagePolicy } from "./headers.ts";
import { readWebApp, serveWebApp } from "./web-app.ts";

const SCRIPT = "export const answer = 42;\n".repeat(200);
/** Its hash by `printf 'start()' | openssl dgst -sha256 -binary | base64`. */
const START = ["start()", "sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00="] as const;
const PAGE = `<!doctype html><head><script>${START[0]}</script><title>Forecastle</title></head>`;
const REPORT_PAGE = "<!doctype html><head><title>Report</title></head>";
const PAGES = [
  { path: "/models/$modelId", files: ["assets/model-1.js", "assets/grid-1.js"] },
  { path: "/models/new", files: ["assets/new-1.js"] },
];

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "forecastle-web-")), "app");
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "view_report.html"), REPORT_PAGE);
  writeFileSync(join(folder, "assets", "index-abc123.js"), SCRIPT);
  writeFileSync(join(folder, "..", "secret.txt"), "secret");
  writeFileSync(join(folder, "pages.json"), JSON.stringify(PAGES));
  const settings = {
    stripe: {
      ...{ secretKey: "sk_1", apiUrl: "", webhookSecret: "" },
      scriptUrl: "https://js.stripe.com/v3/",
    },
  };
  server = await testServer(({ fastify }) => serveWebApp(fastify, readWebApp(folder), settings));
});

test.each(["/app/", "/app/login", "/app/clients?page=2", "/app/login/reset/1/2/ab.cd-ef"])(
  "%s is a page of the app, looked up anew each time",
  async (url) => {
    const response = await server.inject({ url });

    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(PAGE);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-cache");
  },
);

test.each([
  [
    "/app/models/7?unit=year",
    "</app/assets/model-1.js>; rel=modulepreload, </app/assets/grid-1.js>; rel=modulepreload",
  ],
  ["/app/models/new", "</app/assets/new-1.js>; rel=modulepreload"],
  ["/app/models/7/gone", undefined],
  ["/app/assets/index-abc123.js", undefined],
])("%s tells the browser of the files it will need", async (url, links) => {
  const { headers } = await server.inject({ url });
  expect(headers.link).toBe(links);
});

test("a report has a page of its own; its address holds a key, so it is kept and listed nowhere", async () => {
  const { headers, body } = await server.inject({ url: "/app/view_report/7?share=key" });

  expect(body).toBe(REPORT_PAGE);
  expect(headers).toMatchObject({
    ...{ "cache-control": "no-store", "referrer-policy": "no-referrer" },
    "x-robots-tag": "noindex",
  });
  expect(headers).not.toHaveProperty("etag");
});

test("a file with a hash in its name is kept for ever", async () => {
  const response = await server.inject({ url: "/app/assets/index-abc123.js" });

  expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(response.headers["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(response.body).toBe(SCRIPT);
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
])("a browser that takes %s gets %s", async (accepted, encoding, decode) => {
  const headers = { "accept-encoding": accepted };
  const response = await server.inject({ url: "/app/assets/index-abc123.js", headers });

  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(response.rawPayload.length).toBeLessThan(SCRIPT.length / 10);
  expect(decode(response.rawPayload).toString()).toBe(SCRIPT);
});

test("a browser that has the newest page is told so", async () => {
  const { headers } = await server.inject({ url: "/app/" });
  const again = await server.inject({
    url: "/app/",
    headers: { "if-none-match": String(headers.etag) },
  });

  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test.each([
  "/app/assets/gone-abc123.js",
  "/app/favicon.ico",
  "/app/../secret.txt",
  "/app/..%2fsecret.txt",
  "/app/%2e%2e/secret.txt",
  "/app/assets/..%5c..%5csecret.txt",
])("%s is no page and no file", async (url) => {
  const response = await server.inject({ url });

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false });
});

test("an address like a file's was told as an API's: who goes there sees the app, which knows no such page", async () => {
  const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  for (const url of ["/app/models/1.5", "/app/favicon.ico"]) {
    const response = await server.inject({ url, headers });
    expect([response.statusCode, response.body]).toEqual([200, PAGE]);
  }
  const gone = await server.inject({ url: "/app/assets/gone-abc123.js", headers });
  expect(gone.statusCode).toBe(404);
});

test.each(["/", "/app"])("%s leads to the app", async (url) => {
  const response = await server.inject({ url });

  expect([response.statusCode, response.headers.location]).toEqual([302, "/app/"]);
});

test("Stripe's own script may be on pages where a card is entered or charged, and on no other", async () => {
  const policyOf = async (url: string) =>
    String((await server.inject({ url })).headers["content-security-policy"]);
  expect(await policyOf("/app/billing/edit_payment")).toBe(
    `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' '${START[1]}' https://js.stripe.com https://*.js.stripe.com; ` +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
      "connect-src 'self' https://api.stripe.com https://js.stripe.com; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; " +
      "form-action 'self'; object-src 'none'; " +
      "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  );
  for (const page of ["subscription/amend", "subscription/purchase_unlimited_models"]) {
    expect(await policyOf(`/app/${page}`)).toContain("frame-src https://js.stripe.com");
  }
  for (const page of ["/app/", "/app/billing/details", "/app/billing/edit_payment/x"]) {
    expect(await policyOf(page)).not.toContain("stripe");
  }
  expect(pagePolicy({ stripe: undefined }, "billing/edit_payment", [])).not.toContain("stripe");
});

test("of scripts that stand in a page only its own may run, told by its hash", async () => {
  const policyOf = async (url: string) =>
    String((await server.inject({ url })).headers["content-security-policy"]);
  expect(await policyOf("/app/clients")).toContain(
    `script-src 'self' 'wasm-unsafe-eval' '${START[1]}';`,
  );
  for (const url of ["/app/view_report/7?share=key", "/app/assets/index-abc123.js"]) {
    expect(await policyOf(url)).not.toContain("sha256");
  }
});
