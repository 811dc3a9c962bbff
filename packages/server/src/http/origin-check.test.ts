import { createClient, listClients } from "@app/contract/clients";
import { logoutUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { refuseForeignChange } from "./origin-check.ts";

const OURS = "https://forecast.example";
const LISTED = "https://intranet.example";
const origins = { publicUrl: OURS, corsOrigins: [LISTED] };

const site = (value: string) => ({
  "sec-fetch-site": value,
  "sec-fetch-mode": "cors",
  "sec-fetch-dest": "empty",
});

test.each([
  ["our own page's script", site("same-origin")],
  ["a listed origin's script", { ...site("cross-site"), origin: LISTED }],
  ["a listed origin of the same site", { ...site("same-site"), origin: LISTED }],
  ["no browser, with no headers at all", {}],
  ["Node's fetch, which names only a mode", { "sec-fetch-mode": "cors" }],
  ["an old browser on our page", { origin: OURS }],
  ["an old browser on our page without Origin", { referer: `${OURS}/app/clients?page=2` }],
  ["an old browser on a listed page", { origin: LISTED }],
])("%s may change things", (_title, headers) => {
  expect(() => refuseForeignChange(headers, origins)).not.toThrow();
});

test.each([
  ["a script of another site", { ...site("cross-site"), origin: "https://evil.example" }],
  ["a script of a sister site", { ...site("same-site"), origin: "https://evil.forecast.example" }],
  ["a script whose origin is hidden", { ...site("cross-site"), origin: "null" }],
  ["a script that claims our origin across sites", { ...site("cross-site"), origin: OURS }],
  [
    "a form of another site",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
  ],
  [
    "an image of another site",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
  ],
  [
    "an image of our own page",
    { "sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
  ],
  [
    "a link of our own page",
    { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
  ],
  [
    "a frame of our own page",
    { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", "sec-fetch-dest": "iframe" },
  ],
  [
    "an address typed by hand",
    { "sec-fetch-site": "none", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
  ],
  ["a prefetch", { ...site("same-origin"), "sec-purpose": "prefetch;prerender" }],
  ["an old prefetch", { origin: OURS, purpose: "prefetch" }],
  ["an old browser elsewhere", { origin: "https://evil.example" }],
  ["an old browser in a sandbox", { origin: "null" }],
  [
    "an old browser elsewhere without Origin",
    { referer: "https://evil.example/?https://forecast.example" },
  ],
  ["a referrer that is no address", { referer: "forecast.example" }],
  ["an origin that begins like ours", { origin: `${OURS}.evil.example` }],
  ["our origin by another scheme", { origin: "http://forecast.example" }],
  ["a listed origin in capitals", { origin: LISTED.toUpperCase() }],
  ["an unknown word for the site", site("same-origin, cross-site")],
])("%s may not", (_title, headers) => {
  expect(() => refuseForeignChange(headers, origins)).toThrow("This came from another site.");
});

const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };

test("a foreign page's change is refused before anything is done", async () => {
  const app = await testApp();
  const url = `/api/frontend${createClient.path}`;
  const payload = JSON.stringify({ name: "Forged" });
  const headers = { ...foreign, "content-type": "application/json" };

  const response = await app.inject({ method: "POST", url, headers, payload });

  expect(response.statusCode).toBe(403);
  expect(await app.call(listClients, { query: {} })).toMatchObject({ data: { totalItemCount: 0 } });
});

test("a foreign page cannot even sign somebody out", async () => {
  const app = await testApp();
  const url = `/api/frontend${logoutUser.path}`;

  expect((await app.inject({ method: "POST", url, headers: foreign })).statusCode).toBe(403);
  expect((await app.send(listClients, { query: {} })).status).toBe(200);
});

test("pages of a listed origin are answered, and of no other", async () => {
  const app = await testApp({ corsOrigins: [LISTED] });
  const url = "/api/frontend/current_user";
  const allowed = async (origin: string) => {
    const { headers } = await app.inject({ url, headers: { origin } });
    return [headers["access-control-allow-origin"], headers["access-control-allow-credentials"]];
  };

  expect(await allowed(LISTED)).toEqual([LISTED, "true"]);
  expect(await allowed("https://evil.example")).toEqual([undefined, undefined]);
  expect(await allowed(`${LISTED}.evil.example`)).toEqual([undefined, undefined]);
  expect(await allowed("null")).toEqual([undefined, undefined]);
});

test("a listed origin may ask first, and nobody else is told anything", async () => {
  const app = await testApp({ corsOrigins: [LISTED] });
  const ask = (origin: string) =>
    app.anonymous().inject({
      method: "OPTIONS",
      url: "/api/frontend/client",
      headers: { origin, "access-control-request-method": "POST" },
    });

  expect((await ask(LISTED)).statusCode).toBe(204);
  expect((await ask(LISTED)).headers["access-control-allow-methods"]).toContain("POST");
  const refused = await ask("https://evil.example");
  expect(refused.statusCode).toBe(405);
  expect(Object.keys(refused.headers).filter((name) => name.startsWith("access-control"))).toEqual(
    [],
  );
});

test("another method's name in a header changes nothing", async () => {
  const app = await testApp();
  const headers = { "x-http-method-override": "DELETE", "content-type": "application/json" };

  const response = await app.inject({
    method: "POST",
    url: "/api/frontend/client/1",
    headers,
    payload: "{}",
  });

  expect(response.statusCode).toBe(405);
});
