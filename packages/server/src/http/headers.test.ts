import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ publicUrl: "https://forecast.example" });
});

const URLS = [
  "/api/frontend/current_user",
  "/api/frontend/client",
  "/api/nothing",
  "/api/docs",
  "/api/openapi.json",
  "/healthz",
  "/app/",
  "/",
  "/%zz",
];

test.each(URLS)("%s has every header that keeps a browser safe", async (url) => {
  const { headers } = await app.anonymous().inject({ url });

  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(headers["permissions-policy"]).toContain("camera=()");
  const policy = String(headers["content-security-policy"]);
  // A page has a script that stands in it; `web-app.test.ts` tells which.
  expect(url === "/app/" ? policy.replace(/ 'sha256-[^']+'/, "") : policy).toBe(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'; " +
      "base-uri 'none'; form-action 'self'; object-src 'none'",
  );
  expect(headers.server ?? headers["x-powered-by"]).toBeUndefined();
});

test("nothing of the API may be kept", async () => {
  for (const url of [
    "/api/frontend/current_user",
    "/api/frontend/client",
    "/api/frontend/nothing",
  ]) {
    expect((await app.inject({ url })).headers["cache-control"]).toBe("no-store");
  }
});

test("http on this machine is not pinned to https", async () => {
  const local = await testApp();

  const { headers } = await local.inject({ url: "/healthz" });

  expect(headers["strict-transport-security"]).toBeUndefined();
});

test("a session's cookie is out of reach for scripts, other sites and other origins", async () => {
  const { email, password } = app.person;

  const { headers } = await app.anonymous().inject({
    method: "POST",
    url: "/api/frontend/login_user",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ email, password }),
  });

  const session = [headers["set-cookie"] ?? []]
    .flat()
    .find((line) => line.startsWith("__Host-session="));
  expect(session?.split("; ").slice(2)).toEqual([
    "Path=/",
    "HttpOnly",
    "Secure",
    "SameSite=Strict",
  ]);
  expect(session).toMatch(/^__Host-session=[\w-]{43};/);
});
