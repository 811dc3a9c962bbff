import { monthOf } from "@app/engine/time/month";
import { expect, onTestFinished, test } from "vitest";
import { startXeroFake } from "./xero-fake.ts";
import { xeroFakeBooks } from "./xero-fake-books.ts";

const TENANT = "de300000-0001-4000-8000-000000000001";

async function start() {
  const books = xeroFakeBooks({ accounts: 60, firstMonth: monthOf(2027, 1), months: 12 });
  const fake = await startXeroFake({ books });
  onTestFinished(() => fake.stop());
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const authorization = `Bearer ${fake.tokens.accessToken}`;
    const known = { authorization, "xero-tenant-id": TENANT, ...headers };
    return fetch(`${fake.url}${path}`, { headers: known });
  };
  return { fake, ask };
}

test("120 journals come as pages of 100, 20 and none", async () => {
  const { ask } = await start();
  const lengths = [];
  for (const offset of [0, 100, 120]) {
    const answer = await ask(`/api.xro/2.0/Journals?offset=${offset}`);
    lengths.push(((await answer.json()) as { Journals: unknown[] }).Journals.length);
  }
  expect(lengths).toEqual([100, 20, 0]);
});

test("accounts are left out when nothing changed since the time that was named", async () => {
  const { ask } = await start();
  const counts = [];
  for (const since of ["2026-01-01T00:00:00Z", "2027-06-01T00:00:00Z"]) {
    const answer = await ask("/api.xro/2.0/Accounts", { "if-modified-since": since });
    counts.push(((await answer.json()) as { Accounts: unknown[] }).Accounts.length);
  }
  expect(counts).toEqual([60, 0]);
});

test("a refresh token works once, and an unknown tenant sees nothing", async () => {
  const { fake, ask } = await start();
  const body = new URLSearchParams({ refresh_token: fake.tokens.refreshToken });
  const refresh = () => fetch(`${fake.url}/connect/token`, { method: "POST", body });
  expect([(await refresh()).status, (await refresh()).status]).toEqual([200, 400]);
  expect((await ask("/api.xro/2.0/Accounts", { "xero-tenant-id": "x" })).status).toBe(403);
});
